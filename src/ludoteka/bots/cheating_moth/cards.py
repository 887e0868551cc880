"""Which card: to play, to give away, to let vanish."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.bots.sight import Sight
from ludoteka.games.cheating_moth.cards import CARDS, fits, is_moth, points_of
from ludoteka.games.cheating_moth.moves import Give, HandOver, Hide, Play
from ludoteka.kernel.moves import Move


def hand_of(sight: Sight) -> list[int]:
    you = sight.view["you"]
    assert isinstance(you, dict)
    return [CARDS.index(card) for card in you["hand"]]


def followers(card: int, hand: list[int]) -> int:
    """How many cards of the hand could be laid on this one."""
    return sum(1 for other in hand if other != card and fits(other, card) and not is_moth(other))


def best_to_play(plays: Sequence[Play], sight: Sight, *, clever: bool) -> Move:
    """What costs most to keep; of equals what the clever could follow least."""
    hand = hand_of(sight)
    if not clever:
        return max(plays, key=lambda move: (points_of([move.card]), move.card))
    return max(plays, key=lambda move: (points_of([move.card]), -followers(move.card, hand), move.card))


def best_gift(gifts: Sequence[Give | HandOver], sight: Sight, *, clever: bool) -> Move:
    """What costs most; to who is nearest to an empty hand if one thinks of that."""
    players = sight.view["players"]
    assert isinstance(players, list)

    def worth(move: Give | HandOver) -> tuple[int, int, int]:
        needs = 0
        if isinstance(move, Give):
            needs = -int(players[move.seat]["cards"]) if clever else sight.rng.below(100)
        return points_of([move.card]), needs, move.card

    return max(gifts, key=worth)


def best_to_hide(hides: Sequence[Hide], sight: Sight) -> Move:
    """Moths first, then what costs most, then what nothing goes with."""
    hand = hand_of(sight)
    return max(hides, key=lambda move: (points_of([move.card]), -followers(move.card, hand)))
