"""How bots of Cheating Moth cheat and catch, by level: python benchmarks/moth_levels.py [--games 100]

Tables of one level, so that what a level does and how it watches meet. Time is reckoned, not waited for.
"""

from __future__ import annotations

import argparse
from collections import Counter

from rich.console import Console
from rich.table import Table as Sheet

from ludoteka.arena.games import Plan, Table
from ludoteka.bots.levels import levels
from ludoteka.games.cheating_moth.options import TELLS, WATCHFUL_EYE
from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.games.cheating_moth.state import CAUGHT, GONE, OVER, SHOWING, State

GAME = "cheating-moth"


def count(state: State, found: Counter[str]) -> None:
    """What a finished round amounts to."""
    endings = Counter(sleight.ending for sleight in state.sleights)
    right = sum(row[3] for row in state.accusations)
    found.update(
        rounds=1,
        gone=endings[GONE],
        caught=endings[CAUGHT],
        right=right,
        wrong=len(state.accusations) - right,
        seconds=(state.ended_at - started(state)) // 1000,
        points=sum(state.scores[-1]),
        clean=sum(1 for points in state.scores[-1] if points == 0),
    )


def started(state: State) -> int:
    return min((sleight.start for sleight in state.sleights), default=state.ended_at)


def play(level: str, catching: str, seed: str, found: Counter[str]) -> None:
    plan = Plan(GAME, 4, (level,) * 4, {"catching": catching}, seed, 1.0)
    table = Table(RULES, plan)
    counted = 0
    while RULES.outcome(table.state) is None:
        table.step()
        if table.state.phase in (SHOWING, OVER) and len(table.state.scores) > counted:
            counted = len(table.state.scores)
            count(table.state, found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    sheet = Sheet("catching", "level", "sleights a round", "caught", "accusations", "right", "points a round")
    for catching in (TELLS, WATCHFUL_EYE):
        for level in levels(GAME):
            found: Counter[str] = Counter()
            for number in range(games):
                play(level, catching, f"levels {number}", found)
            tried = found["gone"] + found["caught"]
            accused = found["right"] + found["wrong"]
            sheet.add_row(
                catching,
                level,
                f"{tried / found['rounds']:.1f}",
                f"{found['caught'] / max(1, tried):.0%}",
                f"{accused / found['rounds']:.1f}",
                f"{found['right'] / max(1, accused):.0%}",
                f"{found['points'] / found['rounds'] / 4:.1f}",
            )
    Console().print(sheet)


if __name__ == "__main__":
    main()
