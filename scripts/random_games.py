"""Plays random games under random options to their ends: python scripts/random_games.py GAME [--games N]
[--seats N]

A game that does not end stops the script with its seed. Prints how many games, the longest, and the mean
length in inputs.
"""

from __future__ import annotations

import argparse
import sys

from ludoteka.kernel.errors import BadOption
from ludoteka.registry import game
from ludoteka.testkit.conformance import RandomGame


def play(name: str, number: int, seats: int) -> int | None:
    """Length of one game; None if the random options do not go together."""
    try:
        one = RandomGame(game(name), f"random {number}", seats=seats)
    except BadOption:
        return None
    game(name).keep_log(one.state, False)
    for _ in one.play():
        pass
    return len(one.record.inputs)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=0, help="0: any number")
    given = parser.parse_args()
    lengths: list[int] = []
    number = 0
    while len(lengths) < given.games:
        length = play(given.name, number, given.seats)
        if length is not None:
            lengths.append(length)
        number += 1
    mean = sum(lengths) / len(lengths)
    print(f"{given.name}: {len(lengths)} games, all ended; longest {max(lengths)} inputs, mean {mean:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
