"""The end of a game and who has won (FFB-11, FFB-12, FFB-13, FFE-1)."""

from __future__ import annotations

from ludoteka.games.fabled_fruit.setup import JUICES_NEEDED, LAST
from ludoteka.games.fabled_fruit.state import State, hand_size
from ludoteka.kernel.protocol import Outcome


def enough_juices(state: State) -> bool:
    """Whether somebody has as many juices as are usually needed."""
    return max(len(made) for made in state.juices) >= JUICES_NEEDED[state.seats]


def has_last(state: State, seat: int) -> bool:
    return LAST in state.juices[seat]


def is_decided(state: State) -> bool:
    """Whether the game ends with this round."""
    if not enough_juices(state):
        return False
    return not state.need_last or any(has_last(state, seat) for seat in range(state.seats))


def ranking(state: State) -> Outcome:
    """Most juices, then most cards in hand; only who has a juice of 59 can win, if that is needed."""
    standing = [
        (has_last(state, seat) or not state.need_last, len(state.juices[seat]), hand_size(state, seat))
        for seat in range(state.seats)
    ]
    ranks = tuple(1 + sum(1 for other in standing if other > mine) for mine in standing)
    why = "juices-with-last" if state.need_last else "juices"
    return Outcome(ranks, tuple(len(made) for made in state.juices), why)


def series_points(outcome: Outcome) -> list[int]:
    """Points for a series of games (FFB-13): the winner two, fewest juices none, everybody else one."""
    fewest = min(outcome.scores)
    return [
        2 if rank == 1 else 0 if score == fewest else 1
        for rank, score in zip(outcome.ranks, outcome.scores, strict=True)
    ]
