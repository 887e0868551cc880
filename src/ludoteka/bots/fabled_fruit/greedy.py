"""Greedy: what does each move yield by the end of this turn, and what juice does it bring nearer?"""

from __future__ import annotations

from ludoteka.bots.fabled_fruit.habit import habit
from ludoteka.bots.fabled_fruit.worth import worth
from ludoteka.bots.sight import Sight
from ludoteka.games.fabled_fruit.play import play
from ludoteka.games.fabled_fruit.legal import legal as legal_moves
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.frames import unanswered
from ludoteka.kernel.moves import Move
from ludoteka.kernel.rng import Rng


def play_on(state: State, turns: int, rng: Rng) -> None:
    """Plays by habit until so many more turns have begun, or the game is over."""
    until = state.turns + turns
    while state.frames and state.turns < until:
        seat = unanswered(state.asks)[0]
        play(state, seat, habit(state, seat, legal_moves(state, seat), rng), 0)


class Greedy:
    """Tries each move on one guess, plays the turn out by habit, and takes what looks best then."""

    def choose(self, sight: Sight, seconds: float) -> Move:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        guessed: State = sight.guess()
        best, best_worth = legal[0], float("-inf")
        for move in legal:
            state = guessed.clone()
            play(state, sight.seat, move, 0)
            play_on(state, 1, sight.rng)
            value = worth(state, sight.seat) + sight.rng.below(100) / 1e5
            if value > best_worth:
                best, best_worth = move, value
        return best
