"""A finished game as one audience saw it, input by input, so that a browser can go back and forth in it.

Nothing of a table is touched: its record is played anew through the rules.
"""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple, cast

import msgspec

from ludoteka.kernel.events import event_for
from ludoteka.kernel.protocol import View
from ludoteka.kernel.record import Record, start, steps
from ludoteka.registry import AnyRules
from ludoteka.server.bodies import ReplayStep
from ludoteka.server.changes import changes
from ludoteka.server.http import BadRequest

STEPS_AT_ONCE = 2000
DIGITS = 9  # of a number that is worth reading
SHOWN = 20  # characters of what was wrong


class Retold(NamedTuple):
    """A view, and what the inputs that follow changed in it."""

    view: View
    steps: list[ReplayStep]


def retold(rules: AnyRules, record: Record, seat: int | None, step: int) -> Retold:
    """At most STEPS_AT_ONCE steps. Takes a while: not for the event loop. Raises BadData if the record can't
    be played any more.
    """
    state = start(rules, record)
    told = steps(rules, record)
    for _, _, state in islice(told, step):  # noqa: B007  (what is wanted is the state after the last)
        pass
    first = before = seen(rules, state, seat)
    found = []
    for entry, events, after in islice(told, STEPS_AT_ONCE):
        view = seen(rules, after, seat)
        learnt = [event_for(event, seat) for event in events]
        found.append(ReplayStep(entry.now, learnt, changes(before, view)))
        before = view
    return Retold(first, found)


def seen(rules: AnyRules, state: object, seat: int | None) -> View:
    """The view as it arrives in a browser; shares nothing with the state, which goes on changing."""
    return cast("View", msgspec.json.decode(msgspec.json.encode(rules.view(state, seat))))


def audience_of(wish: str | None, seats: int) -> int | None:
    """The seat through whose eyes one looks; None for those of a spectator. Raises BadRequest."""
    if wish is None:
        return None
    return _number(wish, seats - 1, f"seat is from 0 to {seats - 1}, or left out for a spectator's eyes")


def step_of(wish: str | None, inputs: int) -> int:
    """After how many inputs to begin. Raises BadRequest."""
    if wish is None:
        return 0
    return _number(wish, inputs, f"step is from 0 to {inputs}, the inputs of this game")


def _number(text: str, last: int, right: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) <= DIGITS and int(text) <= last:
        return int(text)
    raise BadRequest(f"{right}, not {text[:SHOWN]!r}")
