"""Search: a flat Monte Carlo search over guesses (determinizations) within a time budget.

Every guess is played on with each promising move through one whole round and one's own next turn; a bandit
rule (UCB1) spends the time on the moves that
look best so far. Which card to give, take or pay with is decided by rule: the search has better things to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter

from ludoteka.bots.fabled_fruit.greedy import is_choice_of_cards, nearest_to_juice
from ludoteka.bots.fabled_fruit.habit import habit, play_on
from ludoteka.bots.fabled_fruit.worth import worth
from ludoteka.bots.sight import Sight
from ludoteka.games.fabled_fruit.moves import Pay, PayToken
from ludoteka.games.fabled_fruit.play import play
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.moves import Move

EXPLORATION = 0.6
LEAST_TRIES = 3  # of every move, before the budget may end the search
GUESS_USES = 8  # tries on the same guess, for guessing costs time too


class Search:
    """`tries`: how many playouts a decision has at the most; the time budget may end it sooner."""

    def __init__(self, tries: int = 300) -> None:
        self.tries = tries

    def choose(self, sight: Sight, seconds: float) -> Move:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        guessed: State = sight.guess()
        if is_choice_of_cards(legal):
            return nearest_to_juice(guessed, sight.seat, legal)
        if is_payment(legal):
            return habit(guessed, sight.seat, legal, sight.rng)
        until = perf_counter() + seconds
        totals = [0.0] * len(legal)
        counts = [0] * len(legal)
        for tried in range(self.tries):
            if tried >= LEAST_TRIES * len(legal) and perf_counter() > until:
                break
            if tried % GUESS_USES == GUESS_USES - 1:
                guessed = sight.guess()
            arm = tried % len(legal) if tried < LEAST_TRIES * len(legal) else _next_arm(totals, counts, tried)
            totals[arm] += self._try(sight, guessed, legal[arm])
            counts[arm] += 1
        means = [
            total / count if count else float("-inf") for total, count in zip(totals, counts, strict=True)
        ]
        return legal[max(range(len(legal)), key=means.__getitem__)]

    def _try(self, sight: Sight, guessed: State, move: Move) -> float:
        state = guessed.clone()
        state.rng = sight.rng.child(f"try {sight.rng.below(1 << 30)}")
        play(state, sight.seat, move, 0)
        play_on(state, 1, sight.rng)
        now = worth(state, sight.seat)
        play_on(state, state.seats + 1, sight.rng)
        return 0.3 * now + 0.7 * worth(state, sight.seat)


def is_payment(legal: Sequence[Move]) -> bool:
    return any(isinstance(move, (Pay, PayToken)) for move in legal)


def _next_arm(totals: list[float], counts: list[int], tried: int) -> int:
    def bound(arm: int) -> float:
        return totals[arm] / counts[arm] + EXPLORATION * sqrt(log(tried) / counts[arm])

    return max(range(len(totals)), key=bound)
