"""Whether the line decides races: python benchmarks/moth_races.py [--races 4000]

Five people of equal speed on lines of 20 to 400 ms, with jitter, race for a cockroach; what a press counts as
is reckoned by the server's own latency credit, and the rules decide who wins. Beside it the same races
decided by order of arrival, and with somebody who claims to have pressed as early as he can.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Sheet

from ludoteka.games.cheating_moth.cards import COCKROACH
from ludoteka.games.cheating_moth.moves import Race
from ludoteka.games.cheating_moth.races import start_race
from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.games.cheating_moth.state import RACING, State
from ludoteka.kernel.rng import seeded
from ludoteka.server.latency import Credit, RoundTrips

LINES = (20, 50, 100, 200, 400)  # round trips in milliseconds
PROBES = 5
BETWEEN = 15_000  # milliseconds between two races


class Line(NamedTuple):
    """A connection: half of its round trip each way, and now and then a bit more."""

    round_trip: int

    def one_way(self, chance: Random) -> float:
        return self.round_trip / 2 + chance.expovariate(1 / (2 + 0.05 * self.round_trip))


class Person:
    """Somebody at a browser, whose clock is set by the shortest of a few pings."""

    def __init__(self, line: Line, chance: Random, *, honest: bool = True) -> None:
        self.line = line
        self.chance = chance
        self.honest = honest
        self.credit = Credit()
        self.now = 0.0
        self.round_trips = RoundTrips(lambda: self.now)
        pings = [(line.one_way(chance), line.one_way(chance)) for _ in range(PROBES)]
        there, back = min(pings, key=sum)
        self.late = (back - there) / 2  # by which its clock is wrong

    def probe(self) -> None:
        number = self.round_trips.new_probe()
        assert number is not None
        self.now += (self.line.one_way(self.chance) + self.line.one_way(self.chance)) / 1000
        self.round_trips.echoed(number)

    def reacts(self) -> float:
        """Milliseconds from the cue to the press, as people have them."""
        return max(150.0, self.chance.gauss(330, 70))

    def press(self, cue: int) -> tuple[float, float]:
        """When it is said to have been pressed, and when that arrives."""
        reaction = self.reacts()
        shown = cue + self.late
        arrives = shown + reaction + self.line.one_way(self.chance)
        return (cue + reaction if self.honest else cue + 130), arrives


def new_race(seats: int, number: int, wins: list[int]) -> State:
    """A state in which the cue has just been announced, and everybody holds a card for it."""
    state = RULES.new(seats, RULES.read_options({"turn_seconds": 0}, seats), seeded(f"race {number}"))
    RULES.tick(state, state.due)
    state.discard = [COCKROACH * 5 + 1]
    state.hands = [[0, 1] for _ in range(seats)]
    state.race_wins = wins
    RULES.keep_log(state, False)
    start_race(state, COCKROACH, state.now)
    return state


def run(people: list[Person], races: int, *, compensated: bool, balanced: bool = True) -> list[int]:
    """How many races each has won. Balanced: in a tie who has won fewer wins, as the rules say; else it is
    as if every race were the first."""
    wins = [0] * len(people)
    for number in range(races):
        state = new_race(len(people), number, wins[:] if balanced else [0] * len(people))
        presses = [(person.press(state.cue_at), seat, person) for seat, person in enumerate(people)]
        for (claimed, arrives), seat, person in sorted(presses, key=lambda press: press[0][1]):
            person.probe()
            now = number * BETWEEN + int(arrives)
            counted = int(arrives)
            if compensated:
                shift = number * BETWEEN
                counted = person.credit.pressed_at(claimed + shift, now, person.round_trips.millis) - shift
            if state.phase == RACING and state.due <= int(arrives):
                RULES.tick(state, state.due)
            if state.phase == RACING and RULES.why_not(state, seat, Race(1)) is None:
                RULES.play(state, seat, Race(1), counted)
        if state.phase == RACING:
            RULES.tick(state, state.due)
        before = wins if balanced else [0] * len(people)
        winner = next((seat for seat, won in enumerate(state.race_wins) if won > before[seat]), None)
        if winner is not None:
            wins[winner] += 1
    return wins


def people_on(lines: tuple[int, ...], seed: str, liar: int | None = None) -> list[Person]:
    chance = Random(seed)  # people, not dice
    return [Person(Line(line), chance, honest=seat != liar) for seat, line in enumerate(lines)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=4000)
    races = parser.parse_args().races
    sheet = Sheet("round trip", *(f"{line} ms" for line in LINES))
    rows = {
        "won, by when they pressed": run(people_on(LINES, "a"), races, compensated=True),
        "the same, ties by chance": run(people_on(LINES, "a"), races, compensated=True, balanced=False),
        "won, by order of arrival": run(people_on(LINES, "a"), races, compensated=False),
        "won, if the 50 ms line lies": run(people_on(LINES, "a", liar=1), races, compensated=True),
        "won, if the 400 ms line lies": run(people_on(LINES, "a", liar=4), races, compensated=True),
    }
    for name, wins in rows.items():
        sheet.add_row(name, *(f"{won / races:.1%}" for won in wins))
    Console(width=110).print(sheet)
    print(f"{races} races; one share of 20 % is known to within {1.96 * sqrt(0.2 * 0.8 / races):.1%}")


if __name__ == "__main__":
    main()
