"""A game played on at random through the fast path: no named moves, no events, no lists for a decision."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.legal import list_moves
from ludoteka.games.catan.moves import Moves
from ludoteka.games.catan.play import play_code
from ludoteka.games.catan.state import OVER, State, next_to_act
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.rng import Rng

LIMIT: Final = 100_000  # decisions after which a game counts as stuck


def play_out(state: State, rng: Rng, limit: Int = LIMIT) -> Int:
    """Plays to the end, any legal move as likely as the others. Returns the number of decisions."""
    moves = Moves()
    decisions: Int = 0
    while state.phase != OVER and decisions < limit:
        seat = next_to_act(state)
        list_moves(state, seat, moves)
        play_code(state, seat, moves.codes[rng.below(moves.n)])
        decisions += 1
    return decisions
