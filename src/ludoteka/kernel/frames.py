"""A half-done rule as data: frames on a stack, and the questions that are open.

Nothing in a state waits on a live call stack. A rule that needs an answer leaves a Frame that says which
line of which rule it
has reached, opens one or several Asks, and is called again when they are answered. So a state can be copied
and saved at any question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from ludoteka.kernel.data import Json, as_int, as_ints, as_list, as_mapping, as_str, field
from ludoteka.kernel.moves import Move, MoveSet

NOBODY = -1


@final
class Frame:
    """Where a rule has got to."""

    __slots__ = ("cards", "count", "kind", "line", "number", "rule", "seat", "seats", "step", "who")

    def __init__(self, rule: str, seat: int, number: int = 0) -> None:
        self.rule: str = rule  # which script of the game this runs
        self.number: int = number  # which card of that script, if it has several
        self.seat: int = seat  # whose it is
        self.line: int = 0  # the line that comes next
        self.step: int = 0  # how many times that line has asked so far
        self.who: int = NOBODY  # a chosen other seat
        self.count: int = 0  # a number remembered between lines
        self.kind: int = NOBODY  # a kind of thing remembered between lines
        self.cards: list[int] = []  # cards laid aside between lines
        self.seats: list[int] = []  # seats still to come in this line

    def clone(self) -> Frame:
        copy = Frame(self.rule, self.seat, self.number)
        copy.line = self.line
        copy.step = self.step
        copy.who = self.who
        copy.count = self.count
        copy.kind = self.kind
        copy.cards = self.cards[:]
        copy.seats = self.seats[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {
            "rule": self.rule,
            "number": self.number,
            "seat": self.seat,
            "line": self.line,
            "step": self.step,
            "who": self.who,
            "count": self.count,
            "kind": self.kind,
            "cards": self.cards[:],
            "seats": self.seats[:],
        }


def load_frame(data: Json) -> Frame:
    fields = as_mapping(data, "frame")
    frame = Frame(
        as_str(field(fields, "rule"), "rule"),
        as_int(field(fields, "seat"), "seat"),
        as_int(field(fields, "number"), "number"),
    )
    frame.line = as_int(field(fields, "line"), "line")
    frame.step = as_int(field(fields, "step"), "step")
    frame.who = as_int(field(fields, "who"), "who")
    frame.count = as_int(field(fields, "count"), "count")
    frame.kind = as_int(field(fields, "kind"), "kind")
    frame.cards = as_ints(field(fields, "cards"), "cards")
    frame.seats = as_ints(field(fields, "seats"), "seats")
    return frame


@final
class Ask:
    """A question to one seat. Several may be open at once; answers stay secret until the last is in."""

    __slots__ = ("answer", "options", "prompt", "seat")

    def __init__(self, seat: int, prompt: str, options: Sequence[Move]) -> None:
        self.seat: int = seat
        self.prompt: str = prompt  # id of the message that asks it
        self.options: Sequence[Move] = options  # never changed once asked, so clones share it
        self.answer: Move | None = None

    def clone(self) -> Ask:
        copy = Ask(self.seat, self.prompt, self.options)
        copy.answer = self.answer
        return copy

    def dump(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "options": [str(option) for option in self.options],
            "answer": None if self.answer is None else str(self.answer),
        }


def load_ask(data: Json, moves: MoveSet) -> Ask:
    fields = as_mapping(data, "ask")
    options = [
        moves.parse(as_str(option, "option")) for option in as_list(field(fields, "options"), "options")
    ]
    ask = Ask(as_int(field(fields, "seat"), "seat"), as_str(field(fields, "prompt"), "prompt"), options)
    answer = field(fields, "answer")
    if answer is not None:
        ask.answer = moves.parse(as_str(answer, "answer"))
    return ask


def open_ask(asks: Sequence[Ask], seat: int) -> Ask | None:
    """The question this seat has not answered yet."""
    for ask in asks:
        if ask.seat == seat and ask.answer is None:
            return ask
    return None


def unanswered(asks: Sequence[Ask]) -> list[int]:
    """The seats that are still to answer."""
    return [ask.seat for ask in asks if ask.answer is None]
