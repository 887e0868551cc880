"""Greedy: the move that leads to the state of most worth, one look ahead."""

from __future__ import annotations

from ludoteka.bots.catan.answers import answer
from ludoteka.bots.catan.bargains import reply
from ludoteka.bots.catan.judge import KNIGHT_SAVED, Judge
from ludoteka.bots.catan.land import ANY
from ludoteka.bots.catan.worth import USUAL, Weights
from ludoteka.bots.sight import Sight
from ludoteka.games.catan.moves import PLAY_KNIGHT, ROLL, SPAN, code_of
from ludoteka.games.catan.state import ASKING, MAIN, OFFERING, State
from ludoteka.kernel.moves import Move


class Greedy:
    """Settles by yields, variety and harbours; builds, trades and robs for what brings points soonest."""

    def __init__(self, weights: Weights = USUAL) -> None:
        self.weights = weights

    def choose(self, sight: Sight, seconds: float) -> Move:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        state: State = sight.guess()
        judge = Judge(state, sight.seat, None, self.weights)
        if state.phase == ASKING:
            return answer(judge, legal)
        if state.phase == OFFERING and sight.seat != state.turn_player:
            return reply(judge)
        if state.phase == MAIN and not state.rolled:
            return legal[before_the_roll(judge, [code_of(move) for move in legal])]
        values = judge.judged([code_of(move) for move in legal])
        return legal[values.index(max(values))]


def before_the_roll(judge: Judge, codes: list[int]) -> int:
    """Place of the choice: a knight that drives the robber from one's own land or wins, else the dice."""
    state, seat = judge.state, judge.seat
    roll = next(place for place, code in enumerate(codes) if code // SPAN == ROLL)
    knight = [place for place, code in enumerate(codes) if code // SPAN == PLAY_KNIGHT]
    if not knight:
        return roll
    robbed = state.robber >= 0 and any(
        state.owner[corner] == seat and judge.land.hex_yields[state.robber][0] != ANY
        for corner in judge.land.hex_corners[state.robber]
    )
    gain = judge.move(PLAY_KNIGHT * SPAN) - judge.now
    return knight[0] if gain > (0.0 if robbed else KNIGHT_SAVED) else roll
