"""Plays random games of Catan with every allowed pair of variants and with random allowed sets: python
scripts/catan_sets.py [--sets 200] [--games 20]

Every game must end; what each variant's data conserves is checked by the conformance suite. Prints how many
games, and the longest.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations

from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.variants.registry import VARIANTS, check_together
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.rng import Rng, seeded
from ludoteka.testkit.conformance import RandomGame


def is_allowed(names: tuple[str, ...]) -> bool:
    try:
        check_together(names, "random")
    except BadOption:
        return False
    return True


def allowed_pairs() -> Iterator[tuple[str, ...]]:
    return (pair for pair in combinations(VARIANTS, 2) if is_allowed(pair))


def random_sets(count: int, rng: Rng) -> Iterator[tuple[str, ...]]:
    """Allowed sets of any size."""
    while count:
        names = tuple(name for name in VARIANTS if rng.below(2))
        if is_allowed(names):
            count -= 1
            yield names


def play(names: tuple[str, ...], number: int) -> int:
    """One random game; how many inputs it took."""
    options = {"trading": False, **{name.replace("-", "_"): True for name in names}}
    game = RandomGame(RULES, f"{'+'.join(names)} {number}", options)
    RULES.keep_log(game.state, False)
    for _ in game.play():
        pass
    return len(game.record.inputs)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", type=int, default=200)
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    sets = [*allowed_pairs(), *random_sets(given.sets, seeded("sets"))]
    longest = games = 0
    for names in sets:
        for number in range(given.games):
            longest = max(longest, play(names, number))
            games += 1
    print(f"{len(sets)} sets of variants, {games} games, all ended; the longest took {longest} inputs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
