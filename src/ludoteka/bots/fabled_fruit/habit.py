"""A quick decision for every question, by rules of thumb: used to play on in the bots' heads."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteka.bots.fabled_fruit.worth import resources
from ludoteka.games.fabled_fruit.legal import legal as legal_moves
from ludoteka.games.fabled_fruit.moves import Choose, Done, Go, Juice, PayLess, PayToken, Reveal
from ludoteka.games.fabled_fruit.play import play
from ludoteka.games.fabled_fruit.price import can_make
from ludoteka.games.fabled_fruit.state import State, hand_size
from ludoteka.kernel.frames import open_ask, unanswered
from ludoteka.kernel.moves import Move
from ludoteka.kernel.rng import Rng

# About how many cards an action gains, for the walk of a player who can't make juice.
GAIN = {
    1: 2.0, 2: 1.0, 3: 1.0, 4: 1.5, 5: 1.0, 6: 2.2, 7: 2.0, 8: 0.6, 9: 1.6, 10: 1.8, 11: 1.8, 12: 0.4,
    13: 1.0, 14: 1.0, 15: 2.2,
    16: 0.8, 17: 1.6, 18: 1.0, 19: 1.4, 20: 1.2, 21: 1.0, 22: 2.0, 23: 1.5, 24: 2.2, 25: 1.2, 26: 1.2,
    27: 1.4, 28: 1.8, 29: 1.2,
    30: 2.0, 31: 1.0, 32: 0.2, 33: 1.0, 34: 1.8, 35: 1.8, 36: 3.0, 37: 1.0, 38: 1.6, 39: 2.0, 40: 2.0,
    41: 1.4, 42: 1.0, 43: 1.0,
    44: 2.2, 45: 1.4, 46: 1.0, 47: 1.8, 48: 1.0, 49: 2.0, 50: 1.0, 51: 1.4, 52: 2.2, 53: 1.5, 54: 2.0,
    55: 0.5, 56: 1.2, 57: 0.4,
    58: 1.2, 59: 1.0,
}  # fmt: skip

MOST_USEFUL = 4  # more of a kind than any juice wants


def habit(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    """A sensible legal move, at once."""
    if len(legal) == 1:
        return legal[0]
    question = open_ask(state.asks, seat)
    choose = HABITS.get(question.prompt) if question is not None else None
    return legal[rng.below(len(legal))] if choose is None else choose(state, seat, legal, rng)


def play_on(state: State, turns: int, rng: Rng) -> None:
    """Plays by habit until so many more turns have begun, or the game is over."""
    until = state.turns + turns
    while state.frames and state.turns < until:
        seat = unanswered(state.asks)[0]
        play(state, seat, habit(state, seat, legal_moves(state, seat), rng), 0)


def _go(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    best, best_value = legal[0], -99.0
    for move in legal:
        if isinstance(move, Go):
            there = move.location
            cost = state.at.count(there) + (state.thief_at == there)
            value = GAIN[there] - cost + rng.below(100) / 100
            if hand_size(state, seat) >= 3 + cost and can_make(state, seat, there):
                value += 10
            if value > best_value:
                best, best_value = move, value
    return best


def _juice_if_possible(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    for move in legal:
        if isinstance(move, Juice):
            return move
    return legal[0]


def _pay(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    """The discount and tokens that are kept first, then cards, mix cards and cocktail tokens last."""
    for move in legal:
        if isinstance(move, (PayLess, PayToken)):
            return move
    return legal[0]


def _spare_card(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    """The card of which one holds far too many; else the one of which one holds fewest, for juices want
    several of a kind.
    """
    have, _ = resources(state, seat)
    best, best_value = legal[0], -99
    for move in legal:
        if move and isinstance(move[0], int) and move[0] < 5:
            held = have[move[0]]
            value = held if held > MOST_USEFUL else -held
            if value > best_value:
                best, best_value = move, value
    return best


def _wanted_card(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    """The card of which one holds most."""
    have, _ = resources(state, seat)
    best, most = legal[0], -1
    for move in legal:
        if move and isinstance(move[0], int):
            held = have[move[0]] if move[0] < 5 else 9
            if held > most:
                best, most = move, held
    return best


def _stop(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    for move in legal:
        if isinstance(move, Done):
            return move
    return legal[0]


def _luck(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    """Turns up another card while fewer than three fruits lie there."""
    brave = len(state.frames[-1].seats) < 3
    for move in legal:
        if isinstance(move, Reveal) == brave:
            return move
    return legal[0]


def _most_cards(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    best, most = legal[0], -1
    for move in legal:
        if isinstance(move, Choose) and hand_size(state, move.seat) > most:
            best, most = move, hand_size(state, move.seat)
    return best


def _first(state: State, seat: int, legal: Sequence[Move], rng: Rng) -> Move:
    return legal[0]


HABITS: dict[str, Callable[[State, int, Sequence[Move], Rng], Move]] = {
    "go": _go,
    "act": _juice_if_possible,
    "again": _first,
    "double": _first,
    "pay": _pay,
    "give": _spare_card,
    "pass-left": _spare_card,
    "share": _spare_card,
    "put": _spare_card,
    "discard": _spare_card,
    "maybe-put": _stop,
    "maybe-discard": _stop,
    "maybe-give": _spare_card,
    "maybe-hide": _first,
    "take-open": _wanted_card,
    "maybe-take-open": _wanted_card,
    "take-market": _wanted_card,
    "maybe-take-market": _wanted_card,
    "maybe-take-no-strawberry": _wanted_card,
    "market-kind": _wanted_card,
    "spoils": _wanted_card,
    "supply-token": _wanted_card,
    "name-fruit": _wanted_card,
    "random-price": _juice_if_possible,
    "remote": _juice_if_possible,
    "luck": _luck,
    "choose-player": _most_cards,
    "choose-with-1": _most_cards,
    "choose-richest": _first,
    "choose-swap": _most_cards,
}
