"""What can happen in Catan. Nothing is built while the state keeps no log; resource names in `secret` are
for the audience only.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteka.games.catan.state import State
from ludoteka.games.catan.terrain import RESOURCES
from ludoteka.kernel.data import Json
from ludoteka.kernel.events import Event


def tell(state: State, kind: str, args: Mapping[str, Json]) -> None:
    if state.log is not None:
        state.log.append(Event(kind, args))


def tell_place(state: State, kind: str, seat: int, place: int) -> None:
    """Somebody does something at an edge, corner or hex."""
    if state.log is not None:
        state.log.append(Event(kind, {"seat": seat, "place": place}))


def tell_gain(state: State, kind: str, seat: int, resource: int, count: int) -> None:
    """Somebody gets or loses cards of a kind that all can see."""
    if state.log is not None:
        state.log.append(Event(kind, {"seat": seat, "resource": RESOURCES[resource], "count": count}))


def tell_stolen(state: State, thief: int, victim: int, resource: int) -> None:
    """The kind of a stolen card is known to the two alone (BASE-18)."""
    if state.log is not None:
        args: dict[str, Json] = {"seat": thief, "from": victim}
        state.log.append(Event("stole", args, {"resource": RESOURCES[resource]}, (thief, victim)))


def tell_secret(state: State, kind: str, seat: int, args: Mapping[str, Json]) -> None:
    """Somebody does something of which only he knows the details."""
    if state.log is not None:
        state.log.append(Event(kind, {"seat": seat}, args, (seat,)))
