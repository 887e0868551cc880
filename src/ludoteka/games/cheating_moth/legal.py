"""What a seat may do now, and why not something else."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.games.cheating_moth.accusations import penalties
from ludoteka.games.cheating_moth.cards import COCKROACH, MOSQUITO, fits, is_moth, kind_of
from ludoteka.games.cheating_moth.giving import givable, givers
from ludoteka.games.cheating_moth.moves import (
    Accuse,
    Draw,
    Feint,
    Give,
    HandOver,
    Hide,
    LetGo,
    Look,
    Play,
    Race,
    Ready,
    Slap,
    Sort,
)
from ludoteka.games.cheating_moth.races import may_press, raceable
from ludoteka.games.cheating_moth.sleights import (
    ACCUSING,
    CHEATING,
    hands_are_free,
    hideable,
    is_spotted,
    is_watchful,
)
from ludoteka.games.cheating_moth.state import (
    CLOSING,
    DEALT,
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
from ludoteka.games.cheating_moth.turn import playable
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.moves import Move, is_listed


def waiting_for(state: State) -> list[int]:
    """In a race the game waits for time: who may press would tell who holds what."""
    if state.phase in (TURN, GIVING):
        return [state.turn]
    if state.phase == HANDING:
        return givers(state)
    if state.phase == SETTLING:
        return [] if state.old_guard == NOTHING else [state.old_guard]
    return [seat for seat in range(state.seats) if not state.ready[seat]] if state.phase == SHOWING else []


def legal(state: State, seat: int) -> Sequence[Move]:
    moves: list[Move] = []
    if state.phase == SHOWING:
        return [] if state.ready[seat] else [Ready()]
    if state.phase == SETTLING:
        return [HandOver(card) for card in penalties(state, seat)] if seat == state.old_guard else []
    if state.phase not in CHEATING:
        return []
    if state.phase == TURN and seat == state.turn:
        moves += [Play(card) for card in playable(state, seat)] or [Draw()]
    elif state.phase == GIVING and seat == state.turn:
        cards = givable(state, seat)
        moves += [Give(to, card) for to in range(state.seats) if to != seat for card in cards]
    elif state.phase == HANDING and seat in givers(state):
        moves += [HandOver(card) for card in givable(state, seat)]
    elif state.phase == RACING and may_press(state, seat):
        moves += [Slap()] if state.race == MOSQUITO else [Race(card) for card in raceable(state, seat)]
    return moves + out_of_turn(state, seat)


def out_of_turn(state: State, seat: int) -> list[Move]:
    """What may be done at any moment of the round."""
    moves: list[Move] = [Hide(card) for card in hideable(state, seat)]
    if hands_are_free(state, seat):
        moves += [Feint(), Sort()]
    elif running(state, seat) is not None:
        moves.append(LetGo())
    if seat == state.guard:
        moves += [Accuse(accused) for accused in range(state.seats) if may_accuse(state, seat, accused)]
        if is_watchful(state):
            moves += [Look(at) for at in range(state.seats + 1) if at not in (state.light, seat + 1)]
    return moves


def may_accuse(state: State, seat: int, accused: int) -> bool:
    """MOT-13, MOT-21: the guard, at any moment but while an accusation is being settled or shortly after a
    wrong one. With the watchful eye only whom the light has caught (MOT-23).
    """
    if seat != state.guard or accused == seat or not 0 <= accused < state.seats or state.verdict:
        return False
    if state.phase not in ACCUSING or state.now < state.may_accuse_at:
        return False
    return not is_watchful(state) or is_spotted(state, accused, state.now)


def why_not(state: State, seat: int, move: Move) -> Reason | None:
    """An accusation that comes just after the round's end may have been made before it (MOT-20)."""
    if isinstance(move, Accuse) and may_accuse(state, seat, move.seat):
        return None
    return None if is_listed(move, legal(state, seat)) else reason(state, seat, move)


def reason(state: State, seat: int, move: Move) -> Reason:
    phases = {
        OVER: Reason("MOT-3", "game-over"),
        SHOWING: Reason("MOT-16", "round-over"),
        CLOSING: Reason("MOT-15", "round-over"),
        DEALT: Reason("MOT-2", "not-begun"),
        SETTLING: Reason("MOT-20", "frozen"),
    }
    if state.phase in phases:
        return phases[state.phase]
    if isinstance(move, (Hide, Feint, Sort)):
        return why_no_sleight(state, seat, move)
    if isinstance(move, (Accuse, Look)):
        return why_no_guarding(state, seat, move)
    if isinstance(move, (Race, Slap)):
        return why_no_race(state, seat, move)
    if isinstance(move, Play) and state.phase == TURN and seat == state.turn:
        return why_not_play(state, seat, move.card)
    if isinstance(move, Draw) and state.phase == TURN and seat == state.turn:
        return Reason("MOT-5", "can-play", {}, tuple(f"card:{card}" for card in playable(state, seat)))
    if isinstance(move, LetGo):
        return Reason("MOT-17", "nothing-hidden")
    if isinstance(move, (Give, HandOver)):
        return why_no_gift(state, seat, move)
    return Reason("MOT-4", "not-your-turn", {}, (f"seat:{state.turn}",))


def why_not_play(state: State, seat: int, card: int) -> Reason:
    if card not in state.hands[seat]:
        return Reason("MOT-4", "not-in-hand")
    if not fits(card, state.discard[-1]):
        return Reason("MOT-4", "does-not-fit", {}, ("pile",))
    if is_moth(card) and seat != state.guard:
        return Reason("MOT-7", "moth-not-played", {}, (f"card:{card}",))
    return Reason("MOT-17", "is-hidden", {}, (f"card:{card}",))


def why_no_gift(state: State, seat: int, move: Give | HandOver) -> Reason:
    asked = GIVING if isinstance(move, Give) else HANDING
    if state.phase != asked or seat not in waiting_for(state):
        return Reason("MOT-10" if asked == HANDING else "MOT-11", "nothing-to-give")
    if isinstance(move, Give) and (move.seat == seat or move.seat >= state.seats):
        return Reason("MOT-11", "no-such-player")
    if is_moth(move.card):
        return Reason("MOT-7", "moth-not-given", {}, (f"card:{move.card}",))
    return Reason("MOT-11", "is-hidden" if move.card in state.hands[seat] else "not-in-hand")


def why_no_sleight(state: State, seat: int, move: Hide | Feint | Sort) -> Reason:
    if isinstance(move, Hide) and seat == state.guard:
        return Reason("MOT-12", "guard-may-not-cheat")
    if isinstance(move, Hide) and len(state.hands[seat]) < 2:
        return Reason("MOT-12", "last-card")
    if state.verdict:
        return Reason("MOT-20", "frozen")
    if running(state, seat) is not None:
        return Reason("MOT-17", "one-at-a-time")
    assert isinstance(move, Hide)
    if move.card in state.hands[seat]:
        return Reason("MOT-17", "card-is-bound", {}, (f"card:{move.card}",))
    return Reason("MOT-12", "not-in-hand")


def why_no_guarding(state: State, seat: int, move: Accuse | Look) -> Reason:
    if seat != state.guard:
        return Reason("MOT-13", "not-the-guard", {}, (f"seat:{state.guard}",))
    if isinstance(move, Look):
        return Reason("MOT-23", "no-light" if is_watchful(state) else "no-watchful-eye")
    if move.seat == seat or move.seat >= state.seats:
        return Reason("MOT-13", "no-such-player")
    if state.verdict:
        return Reason("MOT-20", "frozen")
    if state.now < state.may_accuse_at:
        return Reason("MOT-21", "accused-wrongly")
    return Reason("MOT-23", "not-seen", {}, (f"seat:{move.seat}",))


def why_no_race(state: State, seat: int, move: Race | Slap) -> Reason:
    is_race = isinstance(move, Race)
    rule = "MOT-9" if is_race else "MOT-10"
    if state.phase != RACING or (state.race == COCKROACH) != is_race:
        return Reason(rule, "no-race")
    if any(entry[1] == seat for entry in state.entries):
        return Reason(rule, "pressed-already")
    if state.locked[seat] > state.now:
        return Reason("MOT-22", "false-start")
    if isinstance(move, Slap):
        return Reason("MOT-10", "own-mosquito")
    if move.card not in state.hands[seat]:
        return Reason(rule, "not-in-hand")
    if move.card in raceable(state, seat):
        return Reason(rule, "no-race")
    moth = is_moth(move.card) and seat != state.guard
    return Reason("MOT-7" if moth else "MOT-9", "moth-not-played" if moth else "not-raceable")


def default_move(state: State, seat: int) -> Move:
    """For who doesn't decide: a card that costs much, to the left neighbour if it is given."""
    moves = legal(state, seat)
    wanted = [move for move in moves if isinstance(move, (Play, HandOver, Give, Draw, Ready))]
    if wanted and isinstance(wanted[0], Give):
        left = (seat + 1) % state.seats
        wanted = [move for move in wanted if isinstance(move, Give) and move.seat == left]
    return max(wanted, key=cost) if wanted else moves[-1]


def cost(move: Move) -> tuple[int, int]:
    card = move.card if isinstance(move, (Play, HandOver, Give)) else 0
    return (kind_of(card), card)
