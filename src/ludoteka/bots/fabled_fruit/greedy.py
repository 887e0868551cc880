"""Greedy: what does a move yield now, and what juice does it bring nearer?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteka.bots.fabled_fruit.habit import habit
from ludoteka.bots.fabled_fruit.worth import nearness
from ludoteka.bots.sight import Sight
from ludoteka.games.fabled_fruit.moves import Discard, Give, Put, Take
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.moves import Move


def is_choice_of_cards(legal: Sequence[Move]) -> bool:
    """Whether all that is asked is which card goes or comes."""
    return all(isinstance(move, (Give, Put, Discard, Take)) for move in legal)


def nearest_to_juice(state: State, seat: int, legal: Sequence[Move]) -> Move:
    """The card whose coming or going leaves a juice nearest."""
    return max(legal, key=_nearness_after(state, seat))


class Greedy:
    """Goes where most cards are to be had or a juice can be paid, keeps and takes the cards that bring a
    juice nearest.
    """

    def choose(self, sight: Sight, seconds: float) -> Move:
        legal = sight.legal
        known: State = sight.guess()
        if is_choice_of_cards(legal):
            return nearest_to_juice(known, sight.seat, legal)
        return habit(known, sight.seat, legal, sight.rng)


def _nearness_after(state: State, seat: int) -> Callable[[Move], float]:
    """How near a juice is once a card has gone or come."""
    hand = state.hands[seat]

    def value(move: Move) -> float:
        if isinstance(move, Take):
            hand.append(move.card)
            near = nearness(state, seat)
            hand.pop()
            return near
        assert isinstance(move, (Give, Put, Discard))
        hand.remove(move.card)
        near = nearness(state, seat)
        hand.append(move.card)
        return near

    return value
