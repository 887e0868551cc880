"""All variants by name, in the order in which their hooks are called; and which go together (COM-1,
COM-2).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ludoteka.games.catan.variants.atlantis import Atlantis
from ludoteka.games.catan.variants.castles import Castles
from ludoteka.games.catan.variants.events import Events
from ludoteka.games.catan.variants.harbourmaster import Harbourmaster
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.games.catan.variants.jungle import Jungle
from ludoteka.games.catan.variants.magic_seven import MagicSeven
from ludoteka.games.catan.variants.river import River
from ludoteka.games.catan.variants.specialists import Specialists
from ludoteka.games.catan.variants.volcano import Volcano
from ludoteka.games.catan.variants.walls import Walls
from ludoteka.kernel.errors import BadOption, Reason

VARIANTS: Final[dict[str, Callable[[], Variant]]] = {
    "events": Events,
    "magic-seven": MagicSeven,
    "river": River,
    "volcano": Volcano,
    "jungle": Jungle,
    "walls": Walls,
    "castles": Castles,
    "harbourmaster": Harbourmaster,
    "atlantis": Atlantis,
    "specialists": Specialists,
}

# Pairs that do not go together, and the message that says why.
EXCLUSIVE: Final[list[tuple[str, str, str]]] = [
    ("atlantis", "volcano", "both-change-the-land"),
    ("atlantis", "river", "both-change-the-land"),
    ("atlantis", "magic-seven", "both-change-the-land"),
    ("volcano", "river", "both-change-the-land"),
    ("volcano", "magic-seven", "both-change-the-land"),
    ("river", "magic-seven", "both-change-the-land"),
    ("events", "magic-seven", "no-dice-for-the-seven"),
]
# These lay out the land their own way, so the fixed starter board does not go with them.
OWN_LAND: Final = ("atlantis", "volcano", "river", "magic-seven", "jungle")


def check_together(names: Sequence[str], board: str) -> None:
    """Raises BadOption, which names the two and the reason."""
    for one, other, why in EXCLUSIVE:
        if one in names and other in names:
            reason = Reason("COM-1", why, {"one": one, "other": other}, (f"option:{one}", f"option:{other}"))
            raise BadOption(one, f"does not go with {other}: {why.replace('-', ' ')}", reason)
    for name in OWN_LAND:
        if name in names and board == "beginner":
            reason = Reason(
                "BASE-1", "needs-a-shuffled-board", {"one": name}, ("option:board", f"option:{name}")
            )
            raise BadOption("board", f"{name} needs a shuffled board: spiral or random", reason)


def make_variants(names: Sequence[str]) -> list[Variant]:
    """In the order of the table, whatever the order of the names."""
    return [make() for name, make in VARIANTS.items() if name in names]
