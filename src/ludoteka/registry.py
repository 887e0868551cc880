"""Name -> rules. Games of other packages join by an entry point in the group `ludoteka.games` that names a
Rules object.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any, TypeAlias

from ludoteka.games.catan.rules import RULES as CATAN
from ludoteka.games.cheating_moth.rules import RULES as CHEATING_MOTH
from ludoteka.games.fabled_fruit.rules import RULES as FABLED_FRUIT
from ludoteka.games.mondo.rules import RULES as MONDO
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.protocol import Rules

AnyRules: TypeAlias = Rules[Any, Any]

BUILT_IN: dict[str, AnyRules] = {rules.name: rules for rules in (FABLED_FRUIT, CATAN, CHEATING_MOTH, MONDO)}


class UnknownGame(LudotekaError):
    """No game of that name is installed."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; games are {', '.join(games())}")


def games() -> dict[str, AnyRules]:
    """All installed games by name, our own first."""
    found = dict(BUILT_IN)
    for point in entry_points(group="ludoteka.games"):
        rules = point.load()
        found.setdefault(rules.name, rules)
    return found


def game(name: str) -> AnyRules:
    """Raises UnknownGame."""
    found = BUILT_IN.get(name) or games().get(name)  # looking for games of others takes milliseconds
    if found is None:
        raise UnknownGame(name)
    return found
