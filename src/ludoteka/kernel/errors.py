"""What can be wrong with an input. Each says what is wrong and what would be right, and changes nothing."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """Why a move is not allowed, for people: phrased by the browser or the terminal in the reader's
    language.
    """

    rule: str  # id of the rule that forbids it, as in the game's RULES.md
    message: str  # id of the message that says so
    args: dict[str, int | str] = {}
    highlight: tuple[str, ...] = ()  # what to point at: "location:17", "seat:2", "card:banana"


class LudotekaError(Exception):
    """Anything that a person or program outside got wrong."""


class MalformedMove(LudotekaError):
    """The text is not a move of this game."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"{text!r} is not a move: {expected}")
        self.text = text
        self.expected = expected


class IllegalMove(LudotekaError):
    """A move of this game, but not allowed now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"not allowed by {reason.rule}: {reason.message} {dict(reason.args) or ''}".rstrip())
        self.reason = reason


class NotYourTurn(IllegalMove):
    """The game waits for somebody else."""


class StaleMove(LudotekaError):
    """Answers a question that is no longer open."""


class BadOption(LudotekaError):
    """An option of a game that does not exist, or a value it can't have."""

    def __init__(self, option: str, problem: str, reason: Reason | None = None) -> None:
        super().__init__(f"option {option!r}: {problem}")
        self.option = option
        self.problem = problem
        self.reason = reason


class BadData(LudotekaError):
    """A saved state or record that can't be read."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found!r}")
        self.where = where
