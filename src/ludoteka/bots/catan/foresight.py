"""Comparing moves by what comes after them: playouts over guesses, with the same luck for all moves of a try.

The first move is the one that judgement prefers. Another is played only when the playouts, which are noisy
and whose players are simpler than those at the table, say clearly enough that it is better.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from time import perf_counter

from ludoteka.bots.catan.judge import Judge
from ludoteka.bots.sight import Sight
from ludoteka.games.catan.habit import play_on
from ludoteka.games.catan.play import play_code
from ludoteka.games.catan.state import State

CLEARLY = 1.0  # standard errors by which a move must be better than the preferred one
LIMIT = 6.0  # points of worth that a playout can win or lose: a game that ends in it weighs no more

Continue = Callable[[State], None]


def best_of(
    sight: Sight,
    judge: Judge,
    codes: Sequence[int],
    turns: int,
    tries: int,
    until: float,
    prepare: Continue | None = None,
) -> int:
    """The place in `codes` of the move to play, after about so many playouts of so many turns.

    Half of the moves, the worse ones, are dropped again and again; the first one always stays. `prepare`
    plays on after the move before habit does.
    """
    values: list[list[float]] = [[] for _ in codes]
    arms = list(range(1, len(codes)))
    stages = ceil(log2(len(codes)))
    for _ in range(stages):
        for _ in range(max(4, tries // (stages * (len(arms) + 1)))):
            guessed: State = sight.guess()
            guessed.trading = False  # habit makes no offers, so that nobody needs to list them
            chance = f"try {sight.rng.below(1 << 30)}"
            for arm in (0, *arms):
                values[arm].append(_try(sight, judge, guessed, codes[arm], chance, turns, prepare))
            if perf_counter() > until:
                return _choice(values, arms)
        arms.sort(key=lambda arm: -fmean(values[arm]))
        arms = arms[: max(1, len(arms) // 2)]
    return _choice(values, arms)


def _choice(values: list[list[float]], arms: Sequence[int]) -> int:
    leads = {arm: _lead(values[arm], values[0]) for arm in arms}
    best = max(leads, key=leads.__getitem__)
    return best if leads[best] > 0 else 0


def _lead(values: Sequence[float], usual: Sequence[float]) -> float:
    """By how much one move is better than the other, at least, as far as luck lets one tell."""
    apart = [one - other for one, other in zip(values, usual, strict=True)]
    if len(apart) < 4:
        return -1.0
    return fmean(apart) - CLEARLY * stdev(apart) / sqrt(len(apart))


def _try(
    sight: Sight,
    judge: Judge,
    guessed: State,
    code: int,
    chance: str,
    turns: int,
    prepare: Continue | None,
) -> float:
    state = guessed.clone()
    state.rng = sight.rng.child(chance)
    luck = sight.rng.child(f"{chance} habits")
    play_code(state, sight.seat, code)
    if prepare:
        prepare(state)
    play_on(state, turns, luck)
    return max(-LIMIT, min(LIMIT, judge.value(state) - judge.now))
