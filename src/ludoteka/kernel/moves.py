"""Moves: small named values that print as they are typed, and have a stable number.

A game declares its moves once, as a table:

    class Go(NamedTuple):
        location: int

        def __str__(self) -> str:
            return MOVES.text(self)

    MOVES = MoveSet([MoveKind(Go, "go", (("location", range(1, 60)),))])
    MOVES.parse("go 17") == Go(17);  str(Go(17)) == "go 17";  MOVES.at(MOVES.index(Go(17))) == Go(17)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from ludoteka.kernel.data import Json
from ludoteka.kernel.errors import MalformedMove

Move: TypeAlias = "tuple[object, ...]"  # in fact one of the game's NamedTuples
Domain: TypeAlias = "range | tuple[str, ...]"  # the values of a field: numbers, or words for 0, 1, 2, ...


def is_listed(move: Move, moves: Sequence[Move]) -> bool:
    """Whether the move is one of these. (As tuples `Go(4)` and `Bid(4)` are equal; as moves they are not.)"""
    return any(other is move or (type(other) is type(move) and other == move) for other in moves)


class MoveKind(NamedTuple):
    make: Callable[..., Move]
    verb: str
    fields: tuple[tuple[str, Domain], ...] = ()

    @property
    def span(self) -> int:
        size = 1
        for _, domain in self.fields:
            size *= len(domain)
        return size


class MoveSet:
    """All moves of a game: reading, printing, numbering. `size` is how many numbers there are."""

    def __init__(self, kinds: Sequence[MoveKind]) -> None:
        self.kinds: list[MoveKind] = list(kinds)
        self.by_verb: dict[str, int] = {kind.verb: i for i, kind in enumerate(self.kinds)}
        self.by_type: dict[object, int] = {kind.make: i for i, kind in enumerate(self.kinds)}
        self.starts: list[int] = []
        self.size: int = 0
        for kind in self.kinds:
            self.starts.append(self.size)
            self.size += kind.span

    def kind_of(self, move: Move) -> MoveKind:
        number = self.by_type.get(type(move))
        if number is None:
            raise MalformedMove(repr(move), self.usage())
        return self.kinds[number]

    def text(self, move: Move) -> str:
        kind = self.kind_of(move)
        words = [kind.verb]
        for value, (_, domain) in zip(move, kind.fields, strict=True):
            words.append(_word(value, domain))
        return " ".join(words)

    def parse(self, text: str) -> Move:
        """The move that prints as `text`. Raises MalformedMove, which says what would be right."""
        words = text.split()
        number = self.by_verb.get(words[0]) if words else None
        if number is None:
            raise MalformedMove(text, self.usage())
        kind = self.kinds[number]
        if len(words) != len(kind.fields) + 1:
            raise MalformedMove(text, f"write it as {_usage(kind)!r}")
        values: list[int] = []
        for word, (name, domain) in zip(words[1:], kind.fields, strict=True):
            value = _value(word, domain)
            if value is None:
                raise MalformedMove(text, f"{name} is {_domain_text(domain)}, not {word!r}")
            values.append(value)
        return kind.make(*values)

    def index(self, move: Move) -> int:
        kind = self.kind_of(move)
        offset = 0
        for value, (_, domain) in zip(move, kind.fields, strict=True):
            assert isinstance(value, int)
            offset = offset * len(domain) + (value - domain.start if isinstance(domain, range) else value)
        return self.starts[self.by_verb[kind.verb]] + offset

    def at(self, index: int) -> Move:
        """The move with this number. Raises MalformedMove for a number that no move has."""
        if not 0 <= index < self.size:
            raise MalformedMove(str(index), f"moves are numbered 0 to {self.size - 1}")
        number = len(self.kinds) - 1
        while self.starts[number] > index:
            number -= 1
        kind = self.kinds[number]
        offset = index - self.starts[number]
        values: list[int] = []
        for _, domain in reversed(kind.fields):
            offset, digit = divmod(offset, len(domain))
            values.append(domain.start + digit if isinstance(domain, range) else digit)
        values.reverse()
        return kind.make(*values)

    def describe(self, move: Move) -> dict[str, Json]:
        """The move as data for a screen: its text, its kind, its fields (words stay words)."""
        kind = self.kind_of(move)
        args: dict[str, Json] = {}
        for value, (name, domain) in zip(move, kind.fields, strict=True):
            assert isinstance(value, int)
            args[name] = value if isinstance(domain, range) else domain[value]
        return {"move": self.text(move), "kind": kind.verb, "args": args}

    def usage(self) -> str:
        return "moves are " + ", ".join(repr(_usage(kind)) for kind in self.kinds)


def _word(value: object, domain: Domain) -> str:
    assert isinstance(value, int)
    return str(value) if isinstance(domain, range) else domain[value]


def _value(word: str, domain: Domain) -> int | None:
    if isinstance(domain, range):
        try:
            value = int(word)
        except ValueError:
            return None
        return value if value in domain and str(value) == word else None
    return domain.index(word) if word in domain else None


def _domain_text(domain: Domain) -> str:
    return (
        f"a number from {domain.start} to {domain.stop - 1}"
        if isinstance(domain, range)
        else "one of " + ", ".join(domain)
    )


def _usage(kind: MoveKind) -> str:
    return " ".join([kind.verb, *(f"<{name}>" for name, _ in kind.fields)])
