"""Which bots there are for which game, weakest first."""

from __future__ import annotations

from typing import Protocol

from ludoteka.bots.catan.greedy import Greedy as CatanGreedy
from ludoteka.bots.catan.search import Search as CatanSearch
from ludoteka.bots.fabled_fruit.greedy import Greedy
from ludoteka.bots.fabled_fruit.search import Search
from ludoteka.bots.sight import Sight
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.moves import Move


class Bot(Protocol):
    def choose(self, sight: Sight, seconds: float) -> Move:
        """One of `sight.legal`, or an open-ended move (an offer) that is allowed; within about `seconds`."""


class RandomBot:
    """Any legal move, each as likely as the others."""

    def choose(self, sight: Sight, seconds: float) -> Move:
        legal = sight.legal
        return legal[sight.rng.below(len(legal))]


class UnknownBot(LudotekaError):
    """No bot of that level plays that game."""

    def __init__(self, level: str, game: str) -> None:
        super().__init__(f"there is no bot {level!r} for {game}; levels are {', '.join(levels(game))}")


BOTS: dict[str, dict[str, Bot]] = {
    "fabled-fruit": {"greedy": Greedy(), "search": Search()},
    "catan": {"greedy": CatanGreedy(), "search": CatanSearch()},
}


def levels(game: str) -> list[str]:
    """Names of the levels, weakest first. Every game has `random`."""
    return ["random", *BOTS.get(game, {})]


def usual_level(game: str) -> str:
    """The level that plays where nobody chose one: from the middle."""
    found = levels(game)
    return found[len(found) // 2]


def bot(game: str, level: str) -> Bot:
    """Raises UnknownBot."""
    if level == "random":
        return RandomBot()
    found = BOTS.get(game, {}).get(level)
    if found is None:
        raise UnknownBot(level, game)
    return found
