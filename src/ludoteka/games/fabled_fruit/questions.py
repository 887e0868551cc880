"""Every question of the game: a prompt, and the options it has for a seat in a state.

The options follow from the state and the frame alone, so they can be listed anew for a guessed state, or
after hidden cards
have been taken back. Rules ask with `ask`; they are called again when all questions are answered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ludoteka.games.fabled_fruit.fruit import COCONUT, MASK, STRAWBERRY, fruits_of, kinds, shows
from ludoteka.games.fabled_fruit.moves import (
    ACT,
    CHOOSE,
    DISCARD,
    DONE,
    GIVE,
    GO,
    HIDE,
    JUICE,
    PUT,
    SEEN,
    TAKE,
    THIEF,
    Again,
    Double,
    GiveToken,
    Name,
    Reveal,
    ShowHand,
    TakeToken,
)
from ludoteka.games.fabled_fruit.price import can_make, is_payable, payments
from ludoteka.games.fabled_fruit.state import (
    Payment,
    State,
    fruit_tokens,
    hand_size,
    has_figure,
    in_play,
    others,
)
from ludoteka.kernel.frames import NOBODY, Ask, Frame
from ludoteka.kernel.moves import Move

Options: TypeAlias = "Callable[[State, Frame, int], list[Move]]"


def ask(state: State, frame: Frame, seat: int, prompt: str) -> bool:
    """Opens a question; False, for the line that asks is not done."""
    state.asks.append(Ask(seat, prompt, OPTIONS[prompt](state, frame, seat)))
    return False


def answer(state: State) -> Move:
    """The answer to the one question that was open."""
    given = state.answers[0].answer
    assert given is not None
    return given


def answer_of(state: State, seat: int) -> Move | None:
    """This seat's answer to the questions that were open; None if it was not asked."""
    for question in state.answers:
        if question.seat == seat:
            return question.answer
    return None


# Whom an action can choose, by the prompt that asks for it. The marks on the cards use these too.


def with_cards(state: State, seat: int, count: int) -> list[int]:
    """Other players who hold at least so many cards."""
    return [other for other in others(state, seat) if hand_size(state, other) >= count]


def richer(state: State, seat: int) -> list[int]:
    """Players who hold more cards than this one."""
    return [other for other in others(state, seat) if hand_size(state, other) > hand_size(state, seat)]


def richest(state: State, seat: int) -> list[int]:
    """The other players with the most cards."""
    most = max(hand_size(state, other) for other in others(state, seat))
    return [other for other in others(state, seat) if hand_size(state, other) == most]


def at_most_one_more(state: State, seat: int) -> list[int]:
    return [other for other in others(state, seat) if hand_size(state, other) <= hand_size(state, seat) + 1]


def elsewhere(state: State, seat: int) -> list[int]:
    """Players on another location that is still on the table (#46)."""
    here = state.at[seat]
    return [
        other for other in others(state, seat) if state.at[other] != here and state.table[state.at[other]]
    ]


CANDIDATES: Final[dict[str, Callable[[State, int], list[int]]]] = {
    "choose-player": others,
    "choose-with-1": lambda state, seat: with_cards(state, seat, 1),
    "choose-with-3": lambda state, seat: with_cards(state, seat, 3),
    "choose-richest": richest,
    "choose-swap": at_most_one_more,
    "choose-place": elsewhere,
}


def _players(prompt: str) -> Options:
    candidates = CANDIDATES[prompt]

    def options(state: State, frame: Frame, seat: int) -> list[Move]:
        return [CHOOSE[other] for other in candidates(state, seat)]

    return options


# Cards of one's own hand. `frame.kind` may narrow them to those that show a fruit.


def _hand(moves: list[Move], may_stop: bool) -> Options:
    def options(state: State, frame: Frame, seat: int) -> list[Move]:
        listed = [moves[card] for card in kinds(state.hands[seat]) if shows(card, frame.kind)]
        return [*listed, DONE] if may_stop else listed

    return options


def _coconut(state: State, frame: Frame, seat: int) -> list[Move]:
    """#33: who has a coconut gives one; a mix card only if it is the only coconut."""
    coconuts = [card for card in kinds(state.hands[seat]) if shows(card, COCONUT)]
    if COCONUT in coconuts:
        coconuts = [COCONUT]
    return [GIVE[card] for card in coconuts] if coconuts else [ShowHand()]


def _pair(state: State, frame: Frame, seat: int) -> list[Move]:
    """#49: two cards that can show the same fruit, one after the other."""
    hand = state.hands[seat]
    if frame.cards:
        return [PUT[card] for card in kinds(hand) if MASK[card] & MASK[frame.cards[0]]]
    return [PUT[card] for card in kinds(hand) if has_partner(hand, card)]


def has_partner(hand: list[int], card: int) -> bool:
    """Whether another card of the hand can show the same fruit."""
    return sum(1 for other in hand if MASK[other] & MASK[card]) > 1


# Cards that lie open: in the frame, or on the market.


def _open(may_stop: bool) -> Options:
    def options(state: State, frame: Frame, seat: int) -> list[Move]:
        listed: list[Move] = [TAKE[card] for card in kinds(frame.cards)]
        return [*listed, DONE] if may_stop else listed

    return options


def _market(may_stop: bool) -> Options:
    def options(state: State, frame: Frame, seat: int) -> list[Move]:
        listed: list[Move] = [TAKE[card] for card in kinds(state.market)]
        return [*listed, DONE] if may_stop else listed

    return options


def _no_strawberry(state: State, frame: Frame, seat: int) -> list[Move]:
    return [*(TAKE[card] for card in kinds(state.market) if not shows(card, STRAWBERRY)), DONE]


def _kind_on_market(state: State, frame: Frame, seat: int) -> list[Move]:
    return [Name(fruit) for fruit in range(5) if any(shows(card, fruit) for card in state.market)]


# The turn.


def destinations(state: State, seat: int) -> list[int]:
    """Every other location on the table (FFB-5)."""
    return [number for number in in_play(state) if number != state.at[seat]]


def _go(state: State, frame: Frame, seat: int) -> list[Move]:
    return [GO[number] for number in destinations(state, seat)]


def _act(state: State, frame: Frame, seat: int) -> list[Move]:
    here = state.at[seat]
    return [ACT, JUICE[here]] if can_make(state, seat, here) else [ACT]


def _thief_goes(state: State, frame: Frame, seat: int) -> list[Move]:
    return [THIEF[number] for number in in_play(state) if number != state.thief_at]


def free_locations(state: State) -> list[int]:
    """Locations with no figure at all (#21)."""
    return [number for number in in_play(state) if not has_figure(state, number)]


def _thief_goes_free(state: State, frame: Frame, seat: int) -> list[Move]:
    return [THIEF[number] for number in free_locations(state)]


def _receivers(state: State, frame: Frame, seat: int) -> list[Move]:
    """FFB-6: with too few cards the mover chooses who gets one."""
    return [CHOOSE[other] for other in frame.seats]


def _remote(state: State, frame: Frame, seat: int) -> list[Move]:
    return [JUICE[number] for number in remote_locations(state, seat)]


def remote_locations(state: State, seat: int) -> list[int]:
    """Locations from which the action of 50 could make a juice now: its own may borrow a card from the
    market.
    """
    return [number for number in in_play(state) if can_make(state, seat, number, remote=True)]


def can_pay_revealed(state: State, seat: int, revealed: list[int]) -> bool:
    """#48: whether the revealed fruits can be paid, and there is a juice left to pay for."""
    payment = Payment(seat, 48)
    payment.revealed = revealed
    return state.table[48] > 0 and is_payable(state, payment)


def _random_price(state: State, frame: Frame, seat: int) -> list[Move]:
    return [JUICE[48], DONE] if can_pay_revealed(state, seat, frame.cards) else [DONE]


def _pay(state: State, frame: Frame, seat: int) -> list[Move]:
    assert state.payment is not None
    return payments(state, state.payment)


def _spoils(state: State, frame: Frame, seat: int) -> list[Move]:
    """#26: cards spent on somebody's juice."""
    assert state.payment is not None
    return [TAKE[card] for card in kinds(state.payment.cards + state.payment.from_market)]


def _named(state: State, frame: Frame, seat: int) -> list[Move]:
    return [Name(fruit) for fruit in range(5)]


def _mix_counts_as(state: State, frame: Frame, seat: int) -> list[Move]:
    return [Name(fruit) for fruit in fruits_of(frame.kind)]


def _supply_token(state: State, frame: Frame, seat: int) -> list[Move]:
    return [TakeToken(fruit) for fruit in fruit_tokens(state, NOBODY)]


def _others_token(state: State, frame: Frame, seat: int) -> list[Move]:
    return [TakeToken(fruit) for fruit in range(5) if state.token_of[fruit] not in (NOBODY, seat)]


def _own_token(state: State, frame: Frame, seat: int) -> list[Move]:
    return [GiveToken(fruit) for fruit in fruit_tokens(state, seat)]


def _always(*moves: Move) -> Options:
    listed = list(moves)

    def options(state: State, frame: Frame, seat: int) -> list[Move]:
        return listed

    return options


_GIVE: Final[list[Move]] = list(GIVE)
_PUT: Final[list[Move]] = list(PUT)
_DISCARD: Final[list[Move]] = list(DISCARD)
_HIDE: Final[list[Move]] = list(HIDE)

OPTIONS: Final[dict[str, Options]] = {
    "go": _go,
    "act": _act,
    "again": _always(Again(), DONE),
    "double": _always(Double(), DONE),
    "read": _always(SEEN),
    "give": _hand(_GIVE, may_stop=False),
    "maybe-give": _hand(_GIVE, may_stop=True),
    "give-coconut": _coconut,
    "pass-left": _hand(_GIVE, may_stop=False),
    "share": _hand(_PUT, may_stop=False),
    "put": _hand(_PUT, may_stop=False),
    "maybe-put": _hand(_PUT, may_stop=True),
    "put-pair": _pair,
    "discard": _hand(_DISCARD, may_stop=False),
    "maybe-discard": _hand(_DISCARD, may_stop=True),
    "hide": _hand(_HIDE, may_stop=False),
    "maybe-hide": _hand(_HIDE, may_stop=True),
    "receiver": _receivers,
    "take-open": _open(may_stop=False),
    "maybe-take-open": _open(may_stop=True),
    "take-market": _market(may_stop=False),
    "maybe-take-market": _market(may_stop=True),
    "maybe-take-no-strawberry": _no_strawberry,
    "market-kind": _kind_on_market,
    "thief": _thief_goes,
    "thief-free": _thief_goes_free,
    "name-fruit": _named,
    "mix-counts-as": _mix_counts_as,
    "luck": _always(Reveal(), DONE),
    "supply-token": _supply_token,
    "others-token": _others_token,
    "own-token": _own_token,
    "remote": _remote,
    "random-price": _random_price,
    "pay": _pay,
    "spoils": _spoils,
    **{prompt: _players(prompt) for prompt in CANDIDATES},
}

# Between steps of a turn, when hidden cards may be taken back, by anybody who has some (#12).
TURN_PROMPTS: Final = ("go", "act", "double")


def may_unhide(state: State, seat: int) -> bool:
    return (
        bool(state.hidden[seat])
        and bool(state.asks)
        and all(ask.prompt in TURN_PROMPTS for ask in state.asks)
    )


def list_options_anew(state: State) -> None:
    """After hands have changed in the middle of a question."""
    for question in state.asks:
        question.options = OPTIONS[question.prompt](state, state.frames[-1], question.seat)
