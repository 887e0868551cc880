"""Answers to the questions of the variants.

They take effect when all have answered, so each is judged by what it will do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteka.bots.catan.judge import Judge
from ludoteka.games.catan.moves import BuildCastle, ChooseHex, Damage, Give, Steal, Take
from ludoteka.games.catan.scoring import public_points
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import LEAST_ARMY
from ludoteka.kernel.frames import open_ask
from ludoteka.kernel.moves import Move


def answer(judge: Judge, legal: Sequence[Move]) -> Move:
    """The best answer to the question that is open to the judge's seat."""
    question = open_ask(judge.state.asks, judge.seat)
    assert question is not None
    return max(legal, key=lambda move: _judged(judge, question.prompt, move))


def _judged(judge: Judge, prompt: str, move: Move) -> float:
    judged = JUDGED.get(type(move))
    return judged(judge, prompt, move) if judged else judge.now


def _hand_after(judge: Judge, resource: int, change: int) -> float:
    copy = judge.state.clone()
    player = copy.players[judge.seat]
    player.hand[resource] += change
    player.hand_size += change
    return judge.value(copy)


def _take(judge: Judge, prompt: str, move: Move) -> float:
    assert isinstance(move, Take)
    return _hand_after(judge, move.resource, 1)


def _give(judge: Judge, prompt: str, move: Move) -> float:
    """The card that is needed least, to who has the fewest points."""
    assert isinstance(move, Give)
    taker = move.to - 1 if move.to else (judge.seat + 1) % judge.state.seats
    return _hand_after(judge, move.resource, -1) - 0.05 * float(public_points(judge.state, taker))


def _steal(judge: Judge, prompt: str, move: Move) -> float:
    assert isinstance(move, Steal)
    return judge.now + judge.loot(move.seat)


def _damage(judge: Judge, prompt: str, move: Move) -> float:
    """A road at whose ends nobody would settle anyway."""
    assert isinstance(move, Damage)
    free = sum(1 for corner in judge.land.edge_corners[move.edge] if judge.state.crowd[corner] == 0)
    return judge.now - free


def _castle(judge: Judge, prompt: str, move: Move) -> float:
    """Two knights are a high price while they hold the largest army, or are about to win it."""
    assert isinstance(move, BuildCastle)
    state, seat = judge.state, judge.seat
    knights = int(state.players[seat].knights)
    price = 2 * judge.weights.knight
    if state.army_owner == seat:
        rivals = max(player.knights for other, player in enumerate(state.players) if other != seat)
        price += 2.0 if knights - 2 < max(LEAST_ARMY, rivals) else 0.0
    return judge.now - price + 4.5 * _at_hex(judge, move.hex, seat) - 1.5 * _rivals_at(judge, move.hex)


def _hex(judge: Judge, prompt: str, move: Move) -> float:
    """The sea rises where others live; a jungle grows where one will settle; a desert is like the other."""
    assert isinstance(move, ChooseHex)
    return judge.now + _rivals_at(judge, move.hex) - 2 * _at_hex(judge, move.hex, judge.seat)


def _at_hex(judge: Judge, hex_id: int, seat: int) -> float:
    """Cards a roll that this seat has from a hex."""
    state: State = judge.state
    return sum(
        judge.land.hex_yields[hex_id][1] * int(state.level[corner])
        for corner in judge.land.hex_corners[hex_id]
        if state.owner[corner] == seat
    )


def _rivals_at(judge: Judge, hex_id: int) -> float:
    seats = [seat for seat in range(judge.state.seats) if seat != judge.seat]
    return sum(_at_hex(judge, hex_id, seat) for seat in seats if seat != NOBODY)


JUDGED: dict[type, Callable[[Judge, str, Move], float]] = {
    Take: _take,
    Give: _give,
    Steal: _steal,
    Damage: _damage,
    BuildCastle: _castle,
    ChooseHex: _hex,
}
