"""Cheating (MOT-12, MOT-17), and what of it can be seen (MOT-18, MOT-19, MOT-23).

A feint is a sleight without a card, so that it goes through the same motions.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.cheating_moth.options import WATCHFUL_EYE
from ludoteka.games.cheating_moth.state import (
    BROKEN,
    CLOSING,
    GIVING,
    GONE,
    HANDING,
    LET_GO,
    NOTHING,
    RACING,
    RUNNING,
    TURN,
    Sleight,
    State,
    each_once,
    free_cards,
    running,
    tell,
)

HOLD: Final = (1000, 1600)  # how long a card must be held over the edge
FAN_LATE: Final = (3000, 6000)  # after which the others see a fan change
FIDGET: Final = (5000, 14_000)  # between two movements without cause
FORMS: Final = ("dip", "rustle", "shift")  # of a tell: the hand dips, a rustle, a card back shifts
REMEMBERED: Final = 8  # tells that a view still shows
LIT: Final = 600  # milliseconds of light after which the guard is shown a sleight
LIGHT_LATE: Final = 400  # by which the players see the light move

CHEATING: Final = (TURN, GIVING, RACING, HANDING)  # phases in which one may
ACCUSING: Final = (TURN, GIVING, RACING, HANDING, CLOSING)  # and a little longer one may be accused of it


def between(state: State, bounds: tuple[int, int]) -> int:
    return bounds[0] + state.rng.below(bounds[1] - bounds[0] + 1)


def hands_are_free(state: State, seat: int) -> bool:
    """Whether this seat may begin a sleight or a feint: not while an accusation is being settled, nor
    during another one of its own.
    """
    return state.phase in CHEATING and not state.verdict and running(state, seat) is None


def may_hide(state: State, seat: int) -> bool:
    """MOT-12, MOT-17: everybody but the guard; never the last card."""
    return seat != state.guard and len(state.hands[seat]) > 1 and hands_are_free(state, seat)


def hideable(state: State, seat: int) -> list[int]:
    return each_once(free_cards(state, seat)) if may_hide(state, seat) else []


def begin(state: State, seat: int, card: int, at: int) -> None:
    """Card NOTHING is a feint."""
    due = at + between(state, HOLD)
    state.sleights.append(Sleight(seat, card, at, due))
    stir(state, seat, at, due)


def stir(state: State, seat: int, start: int, end: int) -> None:
    """One or two tells at random moments, whatever moves the hand; they replace what it would have shown."""
    state.tells = [row for row in state.tells if row[1] != seat]
    for _ in range(1 + state.rng.below(2)):
        moment = start + 1 + state.rng.below(end - start)
        state.tells.append([moment, seat, state.rng.below(len(FORMS))])
    state.fidgets[seat] = end + between(state, FIDGET)


def fidget(state: State, seat: int, at: int) -> None:
    """A harmless movement: sorting, picking up a card, or just so."""
    if running(state, seat) is None:
        stir(state, seat, at, at + between(state, HOLD))


def finish(state: State, sleight: Sleight, at: int) -> None:
    """It was held long enough: the card is gone, unless it is the last one by now."""
    hand = state.hands[sleight.seat]
    if sleight.card != NOTHING and len(hand) > 1:
        hand.remove(sleight.card)
        state.gone[sleight.seat].append(sleight.card)
        state.fan_changes.append([at + between(state, FAN_LATE), sleight.seat, -1])
        end_sleight(state, sleight, GONE, at)
    else:
        between(state, FAN_LATE)
        end_sleight(state, sleight, LET_GO if sleight.card == NOTHING else BROKEN, at)


def end_sleight(state: State, sleight: Sleight, ending: int, at: int) -> None:
    sleight.lit += light_now(state, sleight, at)
    sleight.ending = ending
    sleight.end = at


def let_go(state: State, seat: int, at: int) -> None:
    """The card is back in the hand."""
    sleight = running(state, seat)
    assert sleight is not None
    end_sleight(state, sleight, LET_GO, at)
    state.tells = [row for row in state.tells if row[1] != seat]


def release(state: State, seat: int, card: int, at: int) -> None:
    """A card that must be played or given just now is not hidden any more (MOT-17)."""
    sleight = running(state, seat)
    if sleight is not None and sleight.card == card and state.hands[seat].count(card) == 1:
        let_go(state, seat, at)


def break_off_all(state: State, at: int) -> None:
    """An accusation freezes the table (MOT-20)."""
    for sleight in state.sleights:
        if sleight.ending == RUNNING:
            end_sleight(state, sleight, BROKEN, at)
    state.tells = []


def show_tells(state: State, at: int) -> None:
    """What others receive of any movement of a hand, whatever its cause."""
    due = sorted(row for row in state.tells if row[0] <= at)
    state.tells = [row for row in state.tells if row[0] > at]
    state.seen_tells = (state.seen_tells + due)[-REMEMBERED:]
    for _, seat, form in due:
        tell(state, "tell", {"seat": seat, "form": FORMS[form]})


# The fan of card backs that the others see.


def fan_by(state: State, seat: int, change: int) -> None:
    """A change that everybody sees happen."""
    state.fans[seat] += change


def show_fans(state: State, at: int) -> None:
    for row in state.fan_changes:
        if row[0] <= at:
            state.fans[row[1]] += row[2]
    state.fan_changes = [row for row in state.fan_changes if row[0] > at]


def show_fan_of(state: State, seat: int) -> None:
    """On one's turn the others see one's hand as it is."""
    state.fan_changes = [row for row in state.fan_changes if row[1] != seat]
    state.fans[seat] = len(state.hands[seat])


# The watchful eye (MOT-23).


def is_watchful(state: State) -> bool:
    return state.options.catching == WATCHFUL_EYE


def light_now(state: State, sleight: Sleight, at: int) -> int:
    """Milliseconds that the light has fallen on a running sleight since it was moved last."""
    if not is_watchful(state) or state.light != sleight.seat + 1 or sleight.ending != RUNNING:
        return 0
    return max(0, at - max(state.light_since, sleight.start))


def point_light(state: State, where: int, at: int) -> None:
    for sleight in state.sleights:
        sleight.lit += light_now(state, sleight, at)
    state.light = where
    state.light_since = at
    state.light_changes.append([at + LIGHT_LATE, where])


def show_light(state: State, at: int) -> None:
    for when, where in state.light_changes:
        if when <= at:
            state.light_seen = where
    state.light_changes = [row for row in state.light_changes if row[0] > at]


def spotted_at(state: State, sleight: Sleight) -> int:
    """When a running sleight will have been lit for long enough; NOTHING if it is not lit, or is known."""
    lit = is_watchful(state) and state.light == sleight.seat + 1 and sleight.ending == RUNNING
    if not lit or sleight.card == NOTHING or sleight.spotted != NOTHING:
        return NOTHING
    return max(state.light_since, sleight.start) + LIT - sleight.lit


def is_spotted(state: State, seat: int, at: int) -> bool:
    """Whether the guard has been shown a sleight of this seat that he may still accuse at that time."""
    return any(
        sleight.seat == seat and sleight.spotted != NOTHING and is_open(state, sleight, at)
        for sleight in state.sleights
    )


def is_open(state: State, sleight: Sleight, pressed: int) -> bool:
    """MOT-20: whether an accusation pressed then is right: from the start of a sleight to `grace` after the
    card is gone; one that was let go only while it lasted.
    """
    if sleight.card == NOTHING or sleight.start <= state.pardoned or pressed < sleight.start:
        return False
    if sleight.ending == RUNNING:
        return True
    grace = state.options.grace if sleight.ending == GONE else 0
    return sleight.ending in (GONE, LET_GO, BROKEN) and pressed <= sleight.end + grace
