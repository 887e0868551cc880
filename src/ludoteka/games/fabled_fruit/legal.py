"""What a seat may do now, and why not something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteka.games.fabled_fruit.fruit import CARDS
from ludoteka.games.fabled_fruit.moves import (
    DONE,
    SEEN,
    UNHIDE,
    Choose,
    Discard,
    Give,
    Go,
    Hide,
    Juice,
    Pay,
    Put,
    Take,
    Thief,
    Unhide,
)
from ludoteka.games.fabled_fruit.questions import may_unhide
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.frames import open_ask
from ludoteka.kernel.moves import Move, is_listed

NOT_ASKED: Final = Reason("FFB-5", "not-your-turn")


def legal(state: State, seat: int) -> Sequence[Move]:
    """The options of the question that this seat is asked; and hidden cards may be taken back between the
    steps of any turn.
    """
    question = open_ask(state.asks, seat)
    if not may_unhide(state, seat):
        return [] if question is None else question.options
    return [UNHIDE] if question is None else [*question.options, UNHIDE]


def default_move(state: State, seat: int) -> Move:
    """As little as possible: stop if one may, else the first thing there is."""
    question = open_ask(state.asks, seat)
    if question is None:
        return UNHIDE
    for quiet in (SEEN, DONE):
        if is_listed(quiet, question.options):
            return quiet
    return question.options[0]


def why_not(state: State, seat: int, move: Move) -> Reason | None:
    if is_listed(move, legal(state, seat)):
        return None
    if isinstance(move, Unhide):
        return Reason("LOC-12", "nothing-to-take-back" if not state.hidden[seat] else "not-within-an-action")
    question = open_ask(state.asks, seat)
    if question is None:
        return NOT_ASKED
    return _reason(state, seat, question.prompt, move)


def _reason(state: State, seat: int, prompt: str, move: Move) -> Reason:
    """What is wrong with an answer that the question does not allow."""
    if isinstance(move, Go) and prompt == "go":
        return _why_not_go(state, seat, move.location)
    if isinstance(move, Juice):
        return _why_not_juice(state, seat, prompt, move.location)
    if isinstance(move, Pay) and prompt == "pay":
        held = move.card in state.hands[seat]
        return _about_card("FFB-8", "does-not-pay" if held else "no-such-card", move.card)
    if isinstance(move, (Give, Put, Discard, Hide)) and move.card not in state.hands[seat]:
        return _about_card("FFG-1", "no-such-card", move.card)
    if isinstance(move, Take):
        return _about_card("FFG-9", "not-to-be-taken", move.card)
    if isinstance(move, Choose):
        return Reason("FFG-4", "not-this-player", {"seat": move.seat}, (f"seat:{move.seat}",))
    if isinstance(move, Thief):
        return Reason("FFG-8", "thief-not-there", {"location": move.location}, (f"location:{move.location}",))
    return Reason("FFB-7", "not-asked-for", {"move": str(move)})


def _why_not_go(state: State, seat: int, location: int) -> Reason:
    here = state.at[seat] == location
    message = "must-move-elsewhere" if here else "no-such-location"
    return Reason("FFB-5" if here else "FFB-10", message, {"location": location}, (f"location:{location}",))


def _why_not_juice(state: State, seat: int, prompt: str, location: int) -> Reason:
    where = (f"location:{location}",)
    if prompt not in ("act", "remote", "random-price"):
        return Reason("FFB-7", "juice-after-moving", {"location": location}, where)
    if prompt == "act" and location != state.at[seat]:
        return Reason("FFB-8", "juice-only-where-you-are", {"location": location}, where)
    return Reason("FFB-8", "cannot-pay", {"location": location, "cost": state.costs[location].text}, where)


def _about_card(rule: str, message: str, card: int) -> Reason:
    return Reason(rule, message, {"card": CARDS[card]}, (f"card:{CARDS[card]}",))
