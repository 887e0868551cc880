"""Largest army (BASE-14): the most knights played, three or more."""

from __future__ import annotations

from ludoteka.games.catan.events import tell
from ludoteka.games.catan.scoring import add_points
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import LEAST_ARMY
from ludoteka.kernel.arrays import Int


def knight_was_played(state: State, seat: Int) -> None:
    if state.players[seat].knights > state.army_size:
        state.army_size = state.players[seat].knights
        give_card(state, seat)


def knights_were_lost(state: State) -> None:
    """Castles cost knights: the holder keeps the card while he still leads or ties, else the leader takes
    it, or nobody.
    """
    knights = [player.knights for player in state.players]
    most = max(knights)
    leaders = [seat for seat in range(state.seats) if knights[seat] == most]
    if most < LEAST_ARMY:
        give_card(state, NOBODY)
        state.army_size = LEAST_ARMY - 1
    elif state.army_owner in leaders:
        state.army_size = most
    else:
        give_card(state, leaders[0] if len(leaders) == 1 else NOBODY)
        state.army_size = most


def give_card(state: State, seat: Int) -> None:
    if state.army_owner == seat:
        return
    if state.army_owner != NOBODY:
        add_points(state, state.army_owner, -2)
    state.army_owner = seat
    if seat != NOBODY:
        add_points(state, seat, 2)
    tell(state, "largest-army", {"seat": seat})
