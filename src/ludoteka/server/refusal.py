"""Saying no: every input that changes nothing is answered by one reason."""

from __future__ import annotations

from ludoteka.kernel.errors import BadOption, IllegalMove, LudotekaError, MalformedMove, Reason, StaleMove
from ludoteka.server.messages import Json, Why


class Refusal(LudotekaError):
    """An input the room doesn't take; `message` is one of `messages.REFUSALS`."""

    def __init__(self, message: str, **args: Json) -> None:
        super().__init__(f"{message} {args or ''}".rstrip())
        self.why = Why(message, args=args)


def why_of(reason: Reason) -> Why:
    return Why(reason.message, reason.rule, dict(reason.args), list(reason.highlight))


def why_refused(problem: LudotekaError) -> Why:
    """The reason a client is told."""
    match problem:
        case Refusal():
            return problem.why
        case IllegalMove():
            return why_of(problem.reason)
        case MalformedMove():
            return Why("room-malformed-move", args={"text": problem.text, "expected": problem.expected})
        case BadOption(reason=Reason() as reason):
            return why_of(reason)
        case BadOption():
            return Why("room-bad-option", args={"option": problem.option, "problem": problem.problem})
        case StaleMove():
            return Why("room-stale")
    return Why("room-malformed", args={"problem": str(problem)})
