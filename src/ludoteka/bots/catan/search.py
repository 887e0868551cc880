"""Search: plans the whole turn before its first move, and sets up with an eye on where the others will go.

A turn is a walk through a few moves (trades, buildings, cards); the best places after each are looked at
further, and the move is played that the best end of the turn begins with. In the set-up each promising corner
is tried by letting everybody else settle sensibly after it. What was planned is then compared with other
promising moves by playouts (see `foresight`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter

from ludoteka.bots.catan.answers import answer
from ludoteka.bots.catan.bargains import chances, reply
from ludoteka.bots.catan.foresight import best_of
from ludoteka.bots.catan.greedy import before_the_roll
from ludoteka.bots.catan.judge import LEAST_GAIN, Judge
from ludoteka.bots.catan.land import incomes
from ludoteka.bots.catan.worth import USUAL, Weights, corner_worth, rolls_to_come
from ludoteka.bots.sight import Sight
from ludoteka.games.catan.legal import list_moves
from ludoteka.games.catan.moves import (
    BUY_CARD,
    END_TURN,
    OFFER,
    PLAY_KNIGHT,
    ROLL,
    SPAN,
    Moves,
    Offer,
    code_of,
    move_of,
)
from ludoteka.games.catan.play import play_code
from ludoteka.games.catan.state import (
    ASKING,
    FREE_ROADS,
    MAIN,
    OFFERING,
    OVER,
    ROBBING,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    State,
    next_to_act,
)
from ludoteka.kernel.moves import Move

DEPTH = 5  # moves of a turn that are planned
WIDTH = 4  # ways that are followed after each move
# Who plans a turn to its end is not to be drawn to every building within reach: land counts more, a hand that
# is nearly complete less steeply.
PLANNING = USUAL._replace(cards_a_point=4.6, missing=0.66)
TRIES = 600  # playouts of a decision, about
ROUNDS = 1  # that they go on for, and one's own turn after that
SETUP_ROUNDS = 8  # the same, of the set-up
CANDIDATES = 7  # moves besides the planned one that are compared
FORESEEN = (SETUP_SETTLEMENT, ROBBING, FREE_ROADS)
CORNERS = 12  # of the set-up that are tried
OPEN_ENDED = (END_TURN, ROLL, BUY_CARD, PLAY_KNIGHT)  # judged by what to expect, not played on


class Search:
    """`seconds` bounds a decision from above; most take a small part of it."""

    def __init__(
        self,
        weights: Weights = PLANNING,
        depth: int = DEPTH,
        width: int = WIDTH,
        tries: int = TRIES,
        rounds: int = ROUNDS,
    ) -> None:
        self.weights = weights
        self.depth = depth
        self.width = width
        self.tries = tries
        self.rounds = rounds

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
        codes = [code_of(move) for move in legal]
        if state.phase == MAIN and not state.rolled:
            return legal[before_the_roll(judge, codes)]
        until = perf_counter() + seconds
        if state.phase == MAIN:
            planned = self.turn(judge, legal, codes, until)
            is_offer = code_of(planned) // SPAN in (-1, OFFER)
            return planned if is_offer else self.seen_through(sight, planned, codes, until)
        setting_up = state.phase == SETUP_SETTLEMENT
        values = self.set_up(judge, codes, until) if setting_up else judge.judged(codes)
        chosen = legal[values.index(max(values))]
        if state.phase in FORESEEN:
            return self.seen_through(sight, chosen, codes, until)
        return chosen

    def seen_through(self, sight: Sight, planned: Move, codes: Sequence[int], until: float) -> Move:
        """The planned move, or another promising one that playouts clearly prefer."""
        judge = Judge(sight.guess(), sight.seat, None, USUAL)
        first = code_of(planned)
        others = [code for code in codes if code != first and code // SPAN != OFFER]
        if not others:
            return planned
        ranking = sorted(zip(judge.judged(others), others, strict=True), reverse=True)
        candidates = [first, *(code for _, code in ranking[:CANDIDATES])]
        if judge.state.phase == MAIN and END_TURN * SPAN not in candidates:
            candidates.append(END_TURN * SPAN)
        setting_up = judge.state.phase == SETUP_SETTLEMENT
        rounds = SETUP_ROUNDS if setting_up else self.rounds
        prepare = partial(self.settle_all, judge=judge) if setting_up else None
        turns = rounds * judge.state.seats + 1
        best = best_of(sight, judge, candidates, turns, self.tries, until, prepare)
        return move_of(candidates[best])

    # --- a turn ---------------------------------------------------------------------------------

    def turn(self, judge: Judge, legal: Sequence[Move], codes: Sequence[int], until: float) -> Move:
        """The move that the best end of the turn begins with; before it an offer that makes it better."""
        seen: dict[tuple[int, ...], float] = {}
        values = self.plan(judge, codes, self.depth, seen, until)
        best = max(values)
        offer: Move | None = None
        if judge.state.trading:
            better = best + LEAST_GAIN
            for chance in chances(judge):
                value = self.best_end(judge, chance.after, self.depth - 1, seen, until)
                if value > better:
                    better, offer = value, Offer(*chance.goods)
        return offer or legal[values.index(best)]

    def plan(
        self,
        judge: Judge,
        codes: Sequence[int],
        depth: int,
        seen: dict[tuple[int, ...], float],
        until: float,
    ) -> list[float]:
        values: list[float] = []
        ways: list[tuple[float, int, State]] = []
        for place, code in enumerate(codes):
            if code // SPAN in OPEN_ENDED:
                values.append(judge.move(code))
                continue
            if code // SPAN == OFFER:
                values.append(judge.now - 1)
                continue
            after = judge.after(code)
            value = judge.value(after)
            values.append(value)
            if after.phase == MAIN and after.player == judge.seat:
                ways.append((value, place, after))
        if depth <= 1 or perf_counter() > until:
            return values
        ways.sort(key=lambda way: -way[0])
        for _, place, after in ways[: self.width]:
            values[place] = max(values[place], self.best_end(judge, after, depth - 1, seen, until))
        return values

    def best_end(
        self, judge: Judge, state: State, depth: int, seen: dict[tuple[int, ...], float], until: float
    ) -> float:
        """The best the turn can come to from here; the same place is reached on several ways."""
        key = mark(state, judge.seat)
        if key not in seen:
            further = Judge(state, judge.seat, judge.land, self.weights)
            seen[key] = max(self.plan(further, further.listed(), depth, seen, until))
        return seen[key]

    # --- the set-up -----------------------------------------------------------------------------

    def set_up(self, judge: Judge, codes: Sequence[int], until: float) -> list[float]:
        """The best corners at first sight, each with the set-up played to its end."""
        values = judge.judged(list(codes))
        ranking = sorted(range(len(codes)), key=lambda place: -values[place])
        worst = min(values) - 100.0
        found = [worst + values[place] for place in range(len(codes))]
        for place in ranking[:CORNERS]:
            if perf_counter() > until:
                break
            state = judge.state.clone()
            play_code(state, judge.seat, codes[place])
            self.settle_all(state, judge)
            found[place] = judge.value(state)
        return found

    def settle_all(self, state: State, judge: Judge) -> None:
        """Everybody settles on the corner of most worth; where their roads lead matters little."""
        moves = Moves()
        worth_of_card = rolls_to_come(state, self.weights) / self.weights.cards_a_point
        while state.phase in (SETUP_SETTLEMENT, SETUP_ROAD):
            seat = int(next_to_act(state))
            list_moves(state, seat, moves)
            codes = [int(code) for code in moves.listed()]
            if state.phase == SETUP_SETTLEMENT:
                income = incomes(state, judge.land)[seat]
                worths = [
                    corner_worth(judge.land, code % SPAN, income, worth_of_card, self.weights)
                    for code in codes
                ]
                play_code(state, seat, codes[worths.index(max(worths))])
            else:
                play_code(state, seat, codes[0])


def mark(state: State, seat: int) -> tuple[int, ...]:
    """What tells two places within a turn apart."""
    player = state.players[seat]
    counts = (*player.hand, *player.cards, player.roads_left, player.settlements_left, player.cities_left)
    places = tuple(corner for corner, owner in enumerate(state.owner) if owner == seat)
    roads = tuple(edge for edge, owner in enumerate(state.road) if owner == seat)
    return (*counts, -1, *places, -1, *roads, int(state.played_card), int(state.phase == OVER))
