"""What a seat may see. Of others' cheating it is tells, fans that change late, and what an accusation or the
round's end brings to light.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.cheating_moth.cards import CARDS, KINDS
from ludoteka.games.cheating_moth.giving import givers
from ludoteka.games.cheating_moth.legal import may_accuse, waiting_for
from ludoteka.games.cheating_moth.rounds import totals
from ludoteka.games.cheating_moth.sleights import FORMS, is_watchful
from ludoteka.games.cheating_moth.state import (
    ENDINGS,
    GIVING,
    HANDING,
    NOTHING,
    OVER,
    RACING,
    SETTLING,
    SHOWING,
    TURN,
    State,
    running,
)
from ludoteka.kernel.data import Json
from ludoteka.kernel.protocol import View

PHASES: Final = (
    "dealt",
    "turn",
    "giving",
    "racing",
    "handing",
    "settling",
    "closing",
    "scores",
    "over",
)
PROMPTS: Final = {TURN: "turn", GIVING: "give", HANDING: "hand-over", SETTLING: "penalty", SHOWING: "ready"}


def view(state: State, seat: int | None) -> View:
    waiting = waiting_for(state)
    seen: View = {
        "waiting_for": waiting,
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": state.seats,
        "starter": state.starter,
        "guard": state.guard,
        "turn": state.turn,
        "due": None if state.due == NOTHING or state.phase == RACING else state.due,
        "pile": [CARDS[card] for card in state.discard[-4:]],
        "pile_size": len(state.discard),
        "deck_size": len(state.deck),
        "catching": state.options.catching,
        "players": [
            {"cards": state.fans[other], "points": points, "race_wins": state.race_wins[other]}
            for other, points in enumerate(totals(state))
        ],
        "scores": [row[:] for row in state.scores],
        "tells": [[when, other, FORMS[form]] for when, other, form in state.seen_tells],
        "may_accuse_at": state.may_accuse_at,
        "race": race(state),
        "settling": settling(state),
        "light": state.light_seen if is_watchful(state) else None,
    }
    if state.phase in (SHOWING, OVER):
        seen["replay"] = replay(state)
        seen["hands"] = [[CARDS[card] for card in hand] for hand in state.hands]
        seen["why"] = state.why
    if seat is not None:
        seen["you"] = own(state, seat)
        if seat in waiting:
            seen["prompt"] = PROMPTS[state.phase]
    return seen


def race(state: State) -> dict[str, Json] | None:
    if state.phase == RACING:
        return {"kind": KINDS[state.race], "cue_at": state.cue_at}
    if state.phase == HANDING:
        return {"kind": KINDS[state.race], "slowest": state.slowest, "givers": givers(state)}
    return None


def settling(state: State) -> dict[str, Json] | None:
    """The accusation that freezes the table. Whether it is right is seen from who is the guard now."""
    if state.verdict:
        return {"accused": state.verdict[0], "waits": True}
    if state.phase != SETTLING or state.interrupted:
        return None
    guard, accused, right = state.accusations[-1][1:]
    return {"accused": accused, "guard": guard, "right": bool(right), "waits": False}


def own(state: State, seat: int) -> dict[str, Json]:
    """What only this seat sees."""
    sleight = running(state, seat)
    pressed = [entry for entry in state.entries if entry[1] == seat]
    mine: dict[str, Json] = {
        "seat": seat,
        "hand": [CARDS[card] for card in state.hands[seat]],
        "gone": [CARDS[card] for card in state.gone[seat]],
        "sleight": None
        if sleight is None
        else {
            "card": None if sleight.card == NOTHING else CARDS[sleight.card],
            "from": sleight.start,
            "until": sleight.due,
        },
        "picked": None if state.picks[seat] == NOTHING else CARDS[state.picks[seat]],
        "pressed": None
        if not pressed
        else {
            "card": None if pressed[0][2] == NOTHING else CARDS[pressed[0][2]],
            "reaction": pressed[0][0] - state.cue_at,
        },
        "locked_until": state.locked[seat] if state.phase == RACING and state.locked[seat] else None,
    }
    if seat == state.guard:
        mine["may_accuse"] = [other for other in range(state.seats) if may_accuse(state, seat, other)]
        mine["light"] = state.light if is_watchful(state) else None
    return mine


def replay(state: State) -> dict[str, Json]:
    """MOT-24: who cheated, when, and how near the guard was."""
    return {
        "sleights": [
            {
                "seat": sleight.seat,
                "card": None if sleight.card == NOTHING else CARDS[sleight.card],
                "from": sleight.start,
                "to": sleight.end,
                "ending": ENDINGS[sleight.ending],
                "lit": sleight.lit,
                "near": near(state, sleight.seat, sleight.start, sleight.end),
            }
            for sleight in state.sleights
        ],
        "accusations": [
            {"at": when, "guard": guard, "accused": accused, "right": bool(right)}
            for when, guard, accused, right in state.accusations
        ],
        "ended_at": state.ended_at,
    }


def near(state: State, seat: int, start: int, end: int) -> int | None:
    """Milliseconds between a sleight and the nearest accusation of its owner; None if there was none."""
    found = [max(start - when, when - end, 0) for when, _, accused, _ in state.accusations if accused == seat]
    return min(found, default=None)
