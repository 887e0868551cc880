"""Lines of the locations that deal in tokens: fruit (24, 28), double turns (34), cocktails (39)."""

from __future__ import annotations

from ludoteka.games.fabled_fruit.events import tell, tell_fruit, tell_seat
from ludoteka.games.fabled_fruit.fruit import FRUITS
from ludoteka.games.fabled_fruit.moves import GiveToken, TakeToken
from ludoteka.games.fabled_fruit.questions import answer, ask
from ludoteka.games.fabled_fruit.state import State, fruit_tokens
from ludoteka.kernel.frames import NOBODY, Frame

# 24 Fruit token, 28 Swap fruit tokens.


def return_tokens_if_none_left(state: State, frame: Frame) -> bool:
    if not fruit_tokens(state, NOBODY):
        state.token_of = [NOBODY] * len(FRUITS)
        tell_seat(state, "tokens-returned", frame.seat)
    return True


def take_fruit_token(state: State, frame: Frame) -> bool:
    if frame.step == 0:
        return ask(state, frame, frame.seat, "supply-token")
    taken = answer(state)
    assert isinstance(taken, TakeToken)
    state.token_of[taken.fruit] = frame.seat
    tell_fruit(state, "took-token", frame.seat, taken.fruit)
    return True


def can_swap_tokens(state: State, seat: int) -> bool:
    return seat in state.token_of and any(holder not in (NOBODY, seat) for holder in state.token_of)


def swap_tokens(state: State, frame: Frame) -> bool:
    """Chooses a token of one's own, then one of another player: they change owners."""
    if frame.step == 0:
        return ask(state, frame, frame.seat, "own-token") if can_swap_tokens(state, frame.seat) else True
    given = answer(state)
    if isinstance(given, GiveToken):
        frame.kind = given.fruit
        return ask(state, frame, frame.seat, "others-token")
    assert isinstance(given, TakeToken)
    frame.who = state.token_of[given.fruit]
    state.token_of[given.fruit], state.token_of[frame.kind] = frame.seat, frame.who
    tell(
        state,
        "swapped-tokens",
        {"seat": frame.seat, "to": frame.who, "fruit": FRUITS[given.fruit], "gave": FRUITS[frame.kind]},
    )
    return True


def take_token_without_swap(state: State, frame: Frame) -> bool:
    if frame.who != NOBODY:
        return True
    if frame.step == 0:
        return_tokens_if_none_left(state, frame)
    return take_fruit_token(state, frame)


# 34 Double turn, 39 Cocktail token.


def take_double_turn_token(state: State, frame: Frame) -> bool:
    if state.doubles_left == 0:
        state.doubles_left = sum(state.doubles)
        state.doubles = [0] * state.seats
        state.fresh = [0] * state.seats
        tell_seat(state, "doubles-returned", frame.seat)
    state.doubles_left -= 1
    state.doubles[frame.seat] += 1
    state.fresh[frame.seat] += 1
    tell_seat(state, "took-double", frame.seat)
    return True


def take_cocktail_token(state: State, frame: Frame) -> bool:
    if state.cocktails_left == 0:
        state.cocktails_left = sum(state.cocktails)
        state.cocktails = [0] * state.seats
        tell_seat(state, "cocktails-returned", frame.seat)
    state.cocktails_left -= 1
    state.cocktails[frame.seat] += 1
    tell_seat(state, "took-cocktail", frame.seat)
    return True
