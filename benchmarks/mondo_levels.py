"""How well the bots of Mondo build: points, errors and free squares of a round by level.

    python benchmarks/mondo_levels.py [games] [seats] [name=value ...]

Every game is of one level alone. "Flawless" is a full board without an error.
"""

from __future__ import annotations

import sys
from itertools import chain
from typing import NamedTuple

from ludoteka.arena.games import Plan, Table
from ludoteka.bots.levels import levels
from ludoteka.games.mondo.rules import RULES
from ludoteka.games.mondo.scoring import LINES
from ludoteka.kernel.options import parse_field


class Rounds(NamedTuple):
    """Score rows of all rounds of all seats."""

    level: str
    rows: list[list[int]]

    def mean(self, line: str) -> float:
        at = LINES.index(line)
        return sum(row[at] for row in self.rows) / len(self.rows)

    def share(self, *lines: str) -> float:
        """Of the boards that have nothing on these lines."""
        at = [LINES.index(line) for line in lines]
        return sum(not any(row[i] for i in at) for row in self.rows) / len(self.rows)


def play(level: str, games: int, seats: int, settings: dict[str, object]) -> Rounds:
    rows: list[list[int]] = []
    for number in range(games):
        table = Table(RULES, Plan("mondo", seats, (level,) * seats, settings, f"{level} {number}", 1.0))
        while RULES.outcome(table.state) is None:
            table.step()
        rows += chain.from_iterable(table.state.scores)
    return Rounds(level, rows)


def main() -> None:
    games, seats = (int(word) for word in [*sys.argv[1:3], "10", "4"][:2])
    fields = {field.name: field for field in RULES.fields}
    settings = dict(word.split("=", 1) for word in sys.argv[3:])
    values = {name: parse_field(fields[name], text) for name, text in settings.items()}
    print("level     rounds  points  areas  animals  volcanoes  errors   free   full  flawless")
    for level in levels("mondo"):
        found = play(level, games, seats, values)
        points = sum(map(sum, found.rows)) / len(found.rows)
        print(
            f"{level:9} {len(found.rows):6} {points:7.1f} {found.mean('areas') / 2:6.1f}"
            f" {found.mean('animals'):8.1f} {found.mean('volcanoes'):10.1f} {-found.mean('errors'):7.2f}"
            f" {-found.mean('free'):6.2f} {found.share('free'):6.0%} {found.share('free', 'errors'):9.0%}"
        )


if __name__ == "__main__":
    main()
