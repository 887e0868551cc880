"""What a bot gets: everything its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.kernel.data import Json
from ludoteka.kernel.moves import Move
from ludoteka.kernel.protocol import Millis, View
from ludoteka.kernel.rng import Rng
from ludoteka.registry import AnyRules, game


class Sight:
    """One seat's knowledge at one moment. Made by `sight_of`, which replaces all that the seat can't see by
    a guess, so that
    even a bot that looks where it shouldn't finds only its own imagination."""

    def __init__(self, rules: AnyRules, guessed: Any, seat: int, rng: Rng, now: Millis = 0) -> None:
        self.rules = rules
        self.seat = seat
        self.rng = rng  # the bot's own chance; it has nothing to do with the game's
        self.now = now  # table time
        self._guessed = guessed

    @property
    def view(self) -> View:
        return self.rules.view(self._guessed, self.seat)

    @property
    def legal(self) -> Sequence[Move]:
        return self.rules.legal(self._guessed, self.seat)

    def guess(self) -> Any:
        """A fresh state that the seat can't tell from the real one, without a log, free to be played on."""
        state = self.rules.guess(self._guessed, self.seat, self.rng)
        self.rules.keep_log(state, False)
        return state

    def dump(self) -> dict[str, Json]:
        """For another process: `load_sight` makes the same sight of it."""
        state = self.rules.dump(self._guessed)
        return {
            "game": self.rules.name,
            "state": state,
            "seat": self.seat,
            "rng": self.rng.key.hex(),
            "now": self.now,
        }


def sight_of(rules: AnyRules, state: Any, seat: int, rng: Rng, now: Millis = 0) -> Sight:
    return Sight(rules, rules.guess(state, seat, rng), seat, rng, now)


def load_sight(data: dict[str, Any]) -> Sight:
    rules = game(data["game"])
    rng = Rng(bytes.fromhex(data["rng"]))
    return Sight(rules, rules.load(data["state"]), data["seat"], rng, data["now"])
