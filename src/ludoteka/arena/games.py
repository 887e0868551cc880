"""One game between bots, from a seed: bots that do not look at the clock play the same game again.

In a real-time game time is reckoned, not waited for: whoever has rested longest enough acts next.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ludoteka.bots.levels import Bot, RandomBot, as_onlooker, bot
from ludoteka.bots.sight import sight_of
from ludoteka.kernel.data import Json
from ludoteka.kernel.moves import Move
from ludoteka.kernel.protocol import Millis, Outcome, as_real_time
from ludoteka.kernel.record import TICK, Input, new_record, result_of, to_text
from ludoteka.kernel.rng import Rng, seeded
from ludoteka.registry import AnyRules, game

LIMIT = 100_000  # steps after which a game counts as stuck
ANSWER = 1000  # milliseconds after which who is waited for in a real-time game decides


class Plan(NamedTuple):
    """What is played: all a process needs to know."""

    game: str
    seats: int
    bots: tuple[str, ...]  # a level for each seat
    options: Mapping[str, Json]
    seed: str
    think: float  # seconds a bot may think
    record: bool = False


class Played(NamedTuple):
    """How a game went. `outcome` is None if it got stuck."""

    plan: Plan
    outcome: Outcome | None
    decisions: int
    rounds: int | None  # where the game counts them
    seconds: float
    record: str | None


class Table:
    """A game under way."""

    def __init__(self, rules: AnyRules, plan: Plan) -> None:
        self.rules = rules
        self.options = rules.read_options(plan.options, plan.seats)
        self.state: Any = rules.new(plan.seats, self.options, seeded(plan.seed))
        rules.keep_log(self.state, False)
        self.players: list[Bot] = [bot(rules.name, level) for level in plan.bots]
        self.chances: list[Rng] = [seeded(f"{plan.seed}/{seat}") for seat in range(plan.seats)]
        self.think = plan.think
        self.now: Millis = 0
        self.inputs: list[Input] = []
        self.real_time = as_real_time(rules) is not None
        # In real-time games, by seat: when who is waited for decides, and when who isn't looks on next.
        self.decides_at: dict[int, Millis] = {}
        self.looks_at: dict[int, Millis] = {}

    def step(self) -> None:
        """A decision of somebody who is waited for, a look of somebody who isn't, or the passing of time."""
        waiting = self.rules.waiting_for(self.state)
        due = self.rules.wake_at(self.state)
        seat, at = self.next_in_time(waiting) if self.real_time else (next(iter(waiting), None), self.now)
        if seat is None or (self.real_time and due is not None and due <= at):
            self.now = max(self.now, due or self.now)
            self.rules.tick(self.state, self.now)
            self.inputs.append(Input(TICK, "", self.now))
            return
        self.now = max(self.now, at)
        if seat in waiting:
            self.decides_at.pop(seat, None)
            self.play(seat, self.choice(seat))
        else:
            self.look_on(seat)

    def next_in_time(self, waiting: Sequence[int]) -> tuple[int | None, Millis]:
        """Of those who are waited for or look on, who acts first, and when."""
        self.decides_at = {seat: self.decides_at.get(seat, self.now + ANSWER) for seat in waiting}
        times = dict(self.decides_at)
        for seat, player in enumerate(self.players):
            if seat not in times and as_onlooker(player):
                times[seat] = self.looks_at.get(seat, self.now)
        first = min(times, key=lambda seat: times[seat], default=None)
        return first, self.now if first is None else times[first]

    def play(self, seat: int, move: Move) -> None:
        self.rules.play(self.state, seat, move, self.now)
        self.inputs.append(Input(seat, str(move), self.now))

    def look_on(self, seat: int) -> None:
        """A glance of a bot that nobody waits for, at the time it has chosen."""
        player = as_onlooker(self.players[seat])
        assert player is not None
        sight = sight_of(self.rules, self.state, seat, self.chances[seat], self.now)
        move, rest = player.glance(sight, self.think)
        if move is not None:
            self.play(seat, move)
        self.looks_at[seat] = self.now + max(1, rest)

    def choice(self, seat: int) -> Move:
        player, chance = self.players[seat], self.chances[seat]
        if isinstance(player, RandomBot):  # it looks at nothing but the legal moves, which tell no secret
            legal = self.rules.legal(self.state, seat)
            return legal[chance.below(len(legal))]
        return player.choose(sight_of(self.rules, self.state, seat, chance, self.now), self.think)


def play_game(plan: Plan) -> Played:
    """Raises what is wrong with the plan: UnknownGame, UnknownBot, BadOption."""
    rules = game(plan.game)
    started = time.perf_counter()
    table = Table(rules, plan)
    outcome = rules.outcome(table.state)
    steps = 0
    while outcome is None and steps < LIMIT:
        table.step()
        steps += 1
        outcome = rules.outcome(table.state)
    seconds = time.perf_counter() - started
    rounds = rules.view(table.state, None).get("round")
    record = _record(rules, table, plan, outcome) if plan.record else None
    decisions = sum(entry.seat != TICK for entry in table.inputs)
    return Played(plan, outcome, decisions, rounds if isinstance(rounds, int) else None, seconds, record)


def _record(rules: AnyRules, table: Table, plan: Plan, outcome: Outcome | None) -> str:
    record = new_record(rules, plan.seats, table.options, plan.seed)
    record.inputs = table.inputs
    if outcome is not None:
        record.result = result_of(rules, table.state, outcome)
    return to_text(record)


def checked_plan(plan: Plan) -> Plan:
    """The plan if it can be played. Raises BadOption, UnknownBot, UnknownGame, ValueError (in words)."""
    rules = game(plan.game)
    if plan.seats not in rules.seats:
        low, high = rules.seats.start, rules.seats.stop - 1
        raise ValueError(f"{rules.name} is for {low} to {high} players, not {plan.seats}")
    for level in plan.bots:
        bot(rules.name, level)
    rules.read_options(plan.options, plan.seats)
    return plan


def levels_by_seat(levels: Sequence[str], seats: int) -> tuple[str, ...]:
    """One level for all seats, or as many as there are, repeated in turn."""
    return tuple(levels[seat % len(levels)] for seat in range(seats))
