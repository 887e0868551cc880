"""A turn (FFB-5 to FFB-7): move, pay those who are there already, then the action or a juice."""

from __future__ import annotations

from typing import Final

from ludoteka.games.fabled_fruit import cards as move_cards
from ludoteka.games.fabled_fruit.events import tell, tell_seat
from ludoteka.games.fabled_fruit.lines import Line
from ludoteka.games.fabled_fruit.locations import LOCATIONS
from ludoteka.games.fabled_fruit.moves import Act, Again, Choose, Double, Give, Go, Put, Take
from ludoteka.games.fabled_fruit.questions import answer, answer_of, ask, destinations
from ludoteka.games.fabled_fruit.scoring import is_decided, ranking
from ludoteka.games.fabled_fruit.special import move_animal
from ludoteka.games.fabled_fruit.state import (
    ACTED,
    BESIDE,
    JUICED,
    NOWHERE,
    State,
    hand_size,
    is_guarded,
    others,
)
from ludoteka.kernel.frames import Frame


def begin(state: State, frame: Frame) -> bool:
    state.turn = frame.seat
    state.turns += 1
    state.less = False
    state.guest = False
    state.fresh[frame.seat] = 0
    move_cards.clear_glutted_market(state)
    tell(state, "turn", {"seat": frame.seat, "round": state.round, "extra": state.extra})
    return True


def start_of_turn(state: State, frame: Frame) -> bool:
    """What the location where one has acted does at the start of the next turn (52)."""
    hook = LOCATIONS[state.at[frame.seat]].next_turn
    if hook is None or state.did[frame.seat] != ACTED:
        return True
    return hook(state, frame)


def refill(state: State, frame: Frame) -> bool:
    """An empty market is refilled when what has emptied it is over (FFG-9)."""
    move_cards.refill_empty_market(state)
    return True


def go(state: State, frame: Frame) -> bool:
    """To another location; if there is no other on the table, the animal stays."""
    seat = frame.seat
    if frame.step == 0:
        return ask(state, frame, seat, "go") if destinations(state, seat) else True
    chosen = answer(state)
    assert isinstance(chosen, Go)
    left = state.at[seat]
    hook = LOCATIONS[left].on_leave
    if hook is not None and state.did[seat] in (ACTED, JUICED):
        hook(state)
    move_animal(state, seat, chosen.location)
    tell(state, "went", {"seat": seat, "location": chosen.location, "from": left})
    return True


def meet_thief(state: State, frame: Frame) -> bool:
    """With the thief there, first one own card to the market; who comes from 35 takes one instead."""
    seat = frame.seat
    if frame.step > 0:
        given = answer(state)
        if isinstance(given, Put):
            move_cards.put_on_market(state, seat, given.card)
        elif isinstance(given, Take):
            move_cards.take_from_market(state, seat, given.card)
        return True
    if state.at[seat] == NOWHERE or state.thief_at != state.at[seat] or state.thief_seat == seat:
        return True
    if state.guest:
        return ask(state, frame, seat, "take-market") if state.market else True
    return ask(state, frame, seat, "put") if state.hands[seat] else True


def meet_players(state: State, frame: Frame) -> bool:
    """Then one card to each player who stands there; who comes from 35 gets one from each instead."""
    seat = frame.seat
    if frame.step == 0:
        frame.seats = [other for other in others(state, seat) if state.at[other] == state.at[seat]]
    if state.guest:
        return be_welcomed(state, frame)
    if frame.step > 0:
        given = answer(state)
        if isinstance(given, Choose):
            frame.who = given.seat
            frame.seats.remove(given.seat)
            return ask(state, frame, seat, "give")
        assert isinstance(given, Give)
        move_cards.pass_card(state, seat, frame.who, given.card)
    if not frame.seats or not state.hands[seat]:
        frame.seats = []
        return True
    # With too few cards for all, the mover chooses who gets one.
    if hand_size(state, seat) < len(frame.seats):
        return ask(state, frame, seat, "receiver")
    frame.who = frame.seats.pop(0)
    return ask(state, frame, seat, "give")


def be_welcomed(state: State, frame: Frame) -> bool:
    """35: each of those who stand there gives one card, all at once."""
    if frame.step == 0:
        for other in frame.seats:
            if state.hands[other] and not is_guarded(state, other, frame.seat):
                ask(state, frame, other, "give")
        if state.asks:
            frame.who = frame.seat
            return False
    for other in frame.seats:
        given = answer_of(state, other) if frame.step else None
        if isinstance(given, Give):
            move_cards.pass_card(state, other, frame.seat, given.card)
    frame.seats = []
    return True


def act(state: State, frame: Frame) -> bool:
    """Exactly one of the two: the action, or a juice."""
    seat = frame.seat
    if frame.step == 0:
        return ask(state, frame, seat, "act")
    here = state.at[seat]
    if isinstance(answer(state), Act):
        state.did[seat] = ACTED
        use_action(state, seat)
    else:
        state.did[seat] = JUICED
        state.frames.append(Frame("juice", seat, here))
    return True


def use_action(state: State, seat: int) -> None:
    here = state.at[seat]
    tell_seat(state, "acted", seat, here)
    state.frames.append(Frame("action", seat, here))


def check_mark(state: State, frame: Frame) -> bool:
    """FFG-5: who can't meet the conditions draws one card instead."""
    mark = LOCATIONS[frame.number].mark
    if mark is not None and not mark(state, frame.seat):
        tell_seat(state, "cancelled", frame.seat, frame.number)
        move_cards.draw(state, frame.seat, 1)
        frame.line = len(ACTION_LINES[frame.number])
    return True


def act_again(state: State, frame: Frame) -> bool:
    """58: with the thief beside one's animal the action may be used a second time, but not that of 58
    itself.
    """
    seat = frame.seat
    if frame.step > 0:
        if isinstance(answer(state), Again):
            use_action(state, seat)
        return True
    beside = state.thief_bond == BESIDE and state.thief_seat == seat
    if not beside or state.did[seat] != ACTED or state.at[seat] == BESIDE:
        return True
    return ask(state, frame, seat, "again")


def clear_up(state: State, frame: Frame) -> bool:
    """The cards revealed at 48 are discarded at the end of the turn."""
    move_cards.discard_open(state, frame.seat, state.price_cards)
    return True


def double_turn(state: State, frame: Frame) -> bool:
    """34: a token that wasn't taken in this turn may be returned for another turn."""
    seat = frame.seat
    frame.count = 0
    if frame.step > 0:
        if isinstance(answer(state), Double):
            state.doubles[seat] -= 1
            state.doubles_left += 1
            frame.count = 1
            tell_seat(state, "double-turn", seat)
        return True
    return ask(state, frame, seat, "double") if state.doubles[seat] > state.fresh[seat] else True


def end_turn(state: State, frame: Frame) -> bool:
    """The next turn; or the end, when the round is finished in which the game was decided (FFB-11)."""
    state.frames.pop()
    state.extra = frame.count > 0
    seat = frame.seat if state.extra else (frame.seat + 1) % state.seats
    if not state.extra and seat == state.first:
        if is_decided(state):
            end_game(state)
            return True
        state.round += 1
    state.frames.append(Frame("turn", seat))
    return True


def end_game(state: State) -> None:
    """Hidden cards go back to the hands, which may decide a tie (FFB-12)."""
    for seat in range(state.seats):
        move_cards.unhide(state, seat)
    result = ranking(state)
    tell(state, "ended", {"ranks": result.ranks, "scores": result.scores, "why": result.why})


TURN_LINES: Final[list[Line]] = [
    begin,
    start_of_turn,
    refill,
    go,
    meet_thief,
    refill,
    meet_players,
    act,
    refill,
    act_again,
    refill,
    clear_up,
    double_turn,
    end_turn,
]
ACTION_LINES: Final[list[list[Line]]] = [[check_mark, *location.lines] for location in LOCATIONS]
