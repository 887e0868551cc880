"""Victory points and the end of the game (BASE-17)."""

from __future__ import annotations

from ludoteka.games.catan.events import tell
from ludoteka.games.catan.state import OVER, State
from ludoteka.games.catan.terrain import VICTORY_POINT
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.protocol import Outcome


def add_points(state: State, seat: Int, count: Int) -> None:
    """Points of the base game. Who has the target on his own turn wins at once."""
    player = state.players[seat]
    player.points += count
    if seat == state.turn_player and player.points >= state.target and not state.variants:
        win(state, seat)


def points_of(state: State, seat: Int) -> Int:
    """All points of a seat, hidden cards too."""
    points = state.players[seat].points
    for variant in state.variants:
        points += variant.points(state, seat)
    return points


def public_points(state: State, seat: Int) -> Int:
    return points_of(state, seat) - state.players[seat].cards[VICTORY_POINT]


def win(state: State, seat: Int) -> None:
    if state.phase != OVER:
        finish(state, seat, "target")


def finish(state: State, seat: Int, why: str) -> None:
    """The game is over; `seat` is NOBODY where the most points decide."""
    state.winner = seat
    state.end = why
    state.phase = OVER
    state.asks = []
    tell(state, "ended", {"seat": seat, "why": why})


def check_win(state: State) -> None:
    """With variants the points are counted after every input: theirs come and go in many ways."""
    for variant in state.variants:
        variant.check_end(state)
        if state.phase == OVER:
            return
    if points_of(state, state.turn_player) >= state.target:
        win(state, state.turn_player)


def outcome(state: State) -> Outcome | None:
    """The winner first, the others by their points; where points decide, equal points share a rank."""
    if state.phase != OVER:
        return None
    points = [points_of(state, seat) for seat in range(state.seats)]
    keys = [(seat == state.winner, points[seat]) for seat in range(state.seats)]
    ranks = tuple(1 + sum(1 for other in keys if other > mine) for mine in keys)
    return Outcome(ranks, tuple(points), state.end)
