"""A table of Cheating Moth without sockets: what each watcher receives, when, and how large it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.games.cheating_moth.state import OVER, RUNNING, SHOWING, State
from ludoteka.kernel.rng import Rng, seeded
from ludoteka.server.match import Advance, Match
from ludoteka.server.telling import Teller

Seat = int | None


class Frame(NamedTuple):
    at: int  # table time
    text: str

    @property
    def message(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found

    @property
    def kind(self) -> str:
        """The message's kind and those of its events: what a watcher could tell apart at a glance."""
        message = self.message
        return " ".join([message["type"], *(event["kind"] for event in message.get("events", []))])


class Watched:
    """A game that is played in reckoned time."""

    def __init__(self, seed: str, seats: int, watchers: list[Seat], teller: Teller | None = None) -> None:
        options = RULES.read_options({"turn_seconds": 0}, seats)
        self.match = Match(RULES, seats, options, seed)
        self.match.accept(self.match.begin())
        self.chance: Rng = seeded(f"{seed} watched")
        self.watchers = watchers
        self.teller = teller or Teller()
        self.received: dict[Seat, list[Frame]] = {watcher: [] for watcher in watchers}
        self.now = 0
        self.causes: list[tuple[int, str]] = []  # when the subject's hand began to move, and why

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def is_over(self) -> bool:
        return self.state.phase in (SHOWING, OVER)

    def commit(self, advance: Advance) -> None:
        self.teller.look(self.match, self.watchers)
        self.match.accept(advance)
        for watcher, text in self.teller.frames(self.match, self.now).items():
            self.received[watcher].append(Frame(self.now, text))

    def play(self, seat: int, move: str) -> None:
        self.commit(self.match.played(seat, [move], self.now, person=False))

    def pass_time(self, until: int, subject: int = -1) -> None:
        """Lets everything happen that is due by then; takes down when the subject fidgets."""
        while (due := RULES.wake_at(self.state)) is not None and due <= until:
            self.now = max(self.now, due)
            fidgets = subject >= 0 and self.state.fidgets[subject] <= self.now and not self.is_busy(subject)
            advance = self.match.ticked(self.now)
            assert advance is not None
            self.commit(advance)
            if fidgets:
                self.causes.append((self.now, "fidget"))
        self.now = max(self.now, until)

    def is_busy(self, seat: int) -> bool:
        return any(sleight.seat == seat and sleight.ending == RUNNING for sleight in self.state.sleights)

    def may(self, seat: int, kind: str) -> list[str]:
        moves = [str(move) for move in RULES.legal(self.state, seat)]
        return [move for move in moves if move.split()[0] == kind]

    def act(self, seat: int, kind: str) -> None:
        """Moves the hand in this way, if it can be moved so now."""
        if moves := self.may(seat, kind):
            self.play(seat, moves[self.chance.below(len(moves))])
            self.causes.append((self.now, kind))


def steps(
    game: Watched, subject: int, acts: Callable[[], str], others: Callable[[], None], until: int
) -> None:
    """The subject's hand moves every few seconds; in between the others do what they do."""
    while game.now < until and not game.is_over:
        act_at = game.now + 3500 + game.chance.below(4000)
        while game.now < act_at and not game.is_over:
            game.pass_time(min(act_at, game.now + 250), subject)
            others()
        if not game.is_over:
            game.act(subject, acts())
