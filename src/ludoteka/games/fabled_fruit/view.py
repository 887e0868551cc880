"""What a seat sees: own cards, and all that lies open. Built from nothing, field by field (FFG-13)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.fabled_fruit.fruit import FRUITS, names
from ludoteka.games.fabled_fruit.options import numbers_in
from ludoteka.games.fabled_fruit.price import can_make, prices
from ludoteka.games.fabled_fruit.scoring import is_decided
from ludoteka.games.fabled_fruit.setup import JUICES_NEEDED
from ludoteka.games.fabled_fruit.state import (
    BEFORE,
    FREE,
    NOWHERE,
    State,
    fruit_tokens,
    hand_size,
    in_play,
    is_guarded,
)
from ludoteka.kernel.data import Json
from ludoteka.kernel.frames import NOBODY, Frame, open_ask, unanswered
from ludoteka.kernel.protocol import View

DID: Final = ("nothing", "acted", "juiced")
OPEN_ON_TABLE: Final = (4, 6, 8, 14, 17, 41, 43, 48, 49, 54)  # actions whose cards laid aside lie open


def view(state: State, seat: int | None) -> View:
    seen: View = {
        "waiting_for": unanswered(state.asks),
        "turn": state.turn,
        "first": state.first,
        "round": state.round,
        "extra": state.extra,
        "needed": JUICES_NEEDED[state.seats],
        "last_round": is_decided(state),
        "need_last": state.need_last,
        "players": [player(state, other) for other in range(state.seats)],
        "locations": locations(state),
        "deck": sum(state.deck),
        "market": names(state.market) if state.market_open else None,
        "draw_pile": len(state.draw_pile),
        "discard_pile": names(state.discard_pile),
        "offer": names(state.offer) if state.table[40] or state.offer else None,
        "mixes": len(state.mix_pile) if state.mixes_ready else None,
        "tokens": fruit_names(fruit_tokens(state, NOBODY)) if state.tokens_ready else None,
        "doubles": state.doubles_left if state.doubles_ready else None,
        "cocktails": state.cocktails_left if state.cocktails_ready else None,
        "thief": thief(state) if state.thief_ready else None,
        "open_cards": names(open_cards(state)),
        "acting": acting(state),
        "paying": paying(state),
        "reading": reading(state),
        "reading_until": state.reading_until if state.reading_until >= 0 else None,
        "shown": state.shown,
    }
    if seat is not None:
        seen["you"] = {
            "seat": seat,
            "hand": names(sorted(state.hands[seat])),
            "hidden": names(sorted(state.hidden[seat])),
            "could_make": [number for number in in_play(state) if can_make(state, seat, number)],
        }
        question = open_ask(state.asks, seat)
        if question is not None:
            seen["prompt"] = question.prompt
            seen["subject"] = subject(state.frames[-1])
    return seen


def player(state: State, seat: int) -> dict[str, Json]:
    return {
        "at": state.at[seat],
        "did": DID[state.did[seat]],
        "hand": hand_size(state, seat),
        "hidden": len(state.hidden[seat]),
        "juices": state.juices[seat][:],
        "tokens": fruit_names(fruit_tokens(state, seat)),
        "doubles": state.doubles[seat],
        "cocktails": state.cocktails[seat],
        "guarded": is_guarded(state, seat, NOBODY),
    }


def locations(state: State) -> list[Json]:
    """All that are on the table, and those that are gone but still have a figure on them."""
    shown = sorted({*numbers_in(state.table), *(at for at in [*state.at, state.thief_at] if at != NOWHERE)})
    return [
        {
            "number": number,
            "copies": state.table[number],
            "cost": state.costs[number].text,
            "animals": [seat for seat in range(state.seats) if state.at[seat] == number],
            "thief": state.thief_at == number,
        }
        for number in shown
    ]


def thief(state: State) -> dict[str, Json]:
    bond = "free" if state.thief_bond == FREE else "before" if state.thief_bond == BEFORE else "beside"
    return {
        "at": state.thief_at,
        "seat": None if state.thief_seat == NOBODY else state.thief_seat,
        "bond": bond,
    }


def open_cards(state: State) -> list[int]:
    lying = state.price_cards[:]
    for frame in state.frames:
        if frame.rule == "action" and frame.number in OPEN_ON_TABLE:
            lying += frame.cards
    return lying


def acting(state: State) -> int | None:
    """The location whose action is under way."""
    for frame in reversed(state.frames):
        if frame.rule == "action":
            return frame.number
    return None


def reading(state: State) -> int | None:
    for frame in state.frames:
        if frame.rule == "reading":
            return frame.number
    return None


def paying(state: State) -> dict[str, Json] | None:
    payment = state.payment
    if payment is None:
        return None
    ways = prices(state, payment.location, payment.revealed)
    price: Json = None
    if len(ways) == 1:
        price = [[fruit for bit, fruit in enumerate(FRUITS) if slot >> bit & 1] for slot in ways[0]]
    return {
        "seat": payment.seat,
        "location": payment.location,
        "price": price,
        "cards": names(payment.cards),
        "tokens": fruit_names(payment.tokens),
        "cocktails": payment.cocktails,
        "less": payment.less,
        "market": names(payment.from_market),
    }


def subject(frame: Frame) -> dict[str, Json]:
    """What the question is about: a player, a fruit, a location."""
    about: dict[str, Json] = {"location": frame.number}
    if frame.who != NOBODY:
        about["who"] = frame.who
    if 0 <= frame.kind < len(FRUITS):
        about["fruit"] = FRUITS[frame.kind]
    return about


def fruit_names(fruits: list[int]) -> list[str]:
    return [FRUITS[fruit] for fruit in fruits]
