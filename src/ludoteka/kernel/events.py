"""Events say what happened, with an audience for what not everybody may know. They hold no text for
people.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from ludoteka.kernel.data import Json

Seat: TypeAlias = int
NOTHING: Mapping[str, Json] = {}


class Event(NamedTuple):
    """One thing that happened: everybody learns `kind` and `args`, the seats in `audience` learn `secret`
    besides.
    """

    kind: str
    args: Mapping[str, Json] = NOTHING
    secret: Mapping[str, Json] = NOTHING
    audience: tuple[Seat, ...] = ()


def event_for(event: Event, seat: Seat | None) -> dict[str, Json]:
    """The event as this seat (None: a spectator) learns it."""
    seen: dict[str, Json] = {"kind": event.kind, **event.args}
    if seat is not None and seat in event.audience:
        seen.update(event.secret)
    return seen


def whole_event(event: Event) -> dict[str, Json]:
    """The event with its secret part: for the record, never for a client during play."""
    return {"kind": event.kind, **event.args, **event.secret}
