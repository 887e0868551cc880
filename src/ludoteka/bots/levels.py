"""Which bots there are for which game, weakest first."""

from __future__ import annotations

from typing import Final, Protocol, cast

from ludoteka.bots.catan.greedy import Greedy as CatanGreedy
from ludoteka.bots.catan.search import Search as CatanSearch
from ludoteka.bots.cheating_moth.player import Careless as MothCareless
from ludoteka.bots.cheating_moth.player import Player as MothPlayer
from ludoteka.bots.cheating_moth.temper import CARELESS, CASUAL, SHARP
from ludoteka.bots.fabled_fruit.greedy import Greedy
from ludoteka.bots.fabled_fruit.search import Search
from ludoteka.bots.glance import Glance
from ludoteka.bots.mondo.builder import CALM, EXPERT
from ludoteka.bots.mondo.builder import Beginner as MondoBeginner
from ludoteka.bots.mondo.builder import Builder as MondoBuilder
from ludoteka.bots.sight import Sight
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.moves import Move

RANDOM_REST: Final = 1000  # milliseconds


class Bot(Protocol):
    def choose(self, sight: Sight, seconds: float) -> Move:
        """One of `sight.legal`, or an open-ended move (an offer) that is allowed; within about `seconds`."""


class Onlooker(Bot, Protocol):
    """A bot of a real-time game. Besides what it is asked for it looks on, and says when it looks again."""

    def glance(self, sight: Sight, seconds: float) -> Glance:
        """What it does now, unasked, within about `seconds`. Not called for a seat the game waits for."""


class RandomBot:
    """Any legal move, each as likely as the others."""

    def choose(self, sight: Sight, seconds: float) -> Move:
        legal = sight.legal
        return legal[sight.rng.below(len(legal))]

    def glance(self, sight: Sight, seconds: float) -> Glance:
        return Glance(self.choose(sight, seconds) if sight.legal else None, RANDOM_REST)


def as_onlooker(player: Bot) -> Onlooker | None:
    """The same bot if it can look on."""
    return cast("Onlooker", player) if hasattr(player, "glance") else None


class UnknownBot(LudotekaError):
    """No bot of that level plays that game."""

    def __init__(self, level: str, game: str) -> None:
        super().__init__(f"there is no bot {level!r} for {game}; levels are {', '.join(levels(game))}")


BOTS: dict[str, dict[str, Bot]] = {
    "fabled-fruit": {"greedy": Greedy(), "search": Search()},
    "catan": {"greedy": CatanGreedy(), "search": CatanSearch()},
    "cheating-moth": {
        "random": MothCareless(CARELESS),
        "greedy": MothPlayer(CASUAL),
        "search": MothPlayer(SHARP),
    },
    "mondo": {"random": MondoBeginner(), "greedy": MondoBuilder(CALM), "search": MondoBuilder(EXPERT)},
}


def levels(game: str) -> list[str]:
    """Names of the levels, weakest first. Every game has `random`."""
    return list(dict.fromkeys(["random", *BOTS.get(game, {})]))


def usual_level(game: str) -> str:
    """The level that plays where nobody chose one: from the middle."""
    found = levels(game)
    return found[len(found) // 2]


def bot(game: str, level: str) -> Bot:
    """Raises UnknownBot."""
    found = BOTS.get(game, {}).get(level)
    if found is not None:
        return found
    if level != "random":
        raise UnknownBot(level, game)
    return RandomBot()
