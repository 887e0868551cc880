"""Search: plays every move on over guesses (determinizations) within a time budget.

Each guess is played on with each move that is still in question, through one whole round and one's own next
turn, with the same
chance for all of them, so that the moves are compared and not the luck. After some guesses the worse half
of the moves is dropped
(sequential halving). Which card to give, take or pay with is decided by rule: the search has better things
to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from time import perf_counter

from ludoteka.bots.fabled_fruit.greedy import is_choice_of_cards, nearest_to_juice
from ludoteka.bots.fabled_fruit.habit import habit, play_on
from ludoteka.bots.fabled_fruit.worth import worth
from ludoteka.bots.sight import Sight
from ludoteka.games.fabled_fruit.moves import Pay, PayToken
from ludoteka.games.fabled_fruit.play import play
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.moves import Move


class Search:
    """`tries`: how many playouts a decision has, about; the time budget may end it sooner."""

    def __init__(self, tries: int = 300) -> None:
        self.tries = tries

    def choose(self, sight: Sight, seconds: float) -> Move:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        known: State = sight.guess()
        if is_choice_of_cards(legal):
            return nearest_to_juice(known, sight.seat, legal)
        if is_payment(legal):
            return habit(known, sight.seat, legal, sight.rng)
        return self._best(sight, list(legal), perf_counter() + seconds)

    def _best(self, sight: Sight, moves: list[Move], until: float) -> Move:
        """Halves the moves until one is left or the time is up."""
        totals = [0.0] * len(moves)
        arms = list(range(len(moves)))
        halvings = ceil(log2(len(moves)))
        while len(arms) > 1:
            for _ in range(max(2, self.tries // (halvings * len(arms)))):
                guessed: State = sight.guess()
                chance = f"try {sight.rng.below(1 << 30)}"
                for arm in arms:
                    totals[arm] += _try(sight, guessed, moves[arm], chance)
                if perf_counter() > until:
                    return moves[max(arms, key=totals.__getitem__)]
            arms.sort(key=totals.__getitem__, reverse=True)
            arms = arms[: (len(arms) + 1) // 2]
        return moves[arms[0]]


def _try(sight: Sight, guessed: State, move: Move, chance: str) -> float:
    """What the move is worth at the end of this turn, and after one's own next one."""
    state = guessed.clone()
    state.rng = sight.rng.child(chance)
    luck = sight.rng.child(f"{chance} habits")
    play(state, sight.seat, move, 0)
    play_on(state, 1, luck)
    now = worth(state, sight.seat)
    play_on(state, state.seats + 1, luck)
    return 0.3 * now + 0.7 * worth(state, sight.seat)


def is_payment(legal: Sequence[Move]) -> bool:
    return any(isinstance(move, (Pay, PayToken)) for move in legal)
