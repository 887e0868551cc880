"""Who puts which game into words."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.text.catan import CatanPhrases
from ludoteka.text.cheating_moth import MothPhrases
from ludoteka.text.mondo import MondoPhrases
from ludoteka.text.phrases import Phrases
from ludoteka.text.texts import Text

SPEAKERS: dict[str, type[Phrases]] = {
    "catan": CatanPhrases,
    "cheating-moth": MothPhrases,
    "mondo": MondoPhrases,
}


def phrases_of(text: Text, game: str, players: Sequence[str]) -> Phrases:
    return SPEAKERS.get(game, Phrases)(text, game, players)
