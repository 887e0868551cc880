"""Judging moves: the worth of what each leads to; chance is replaced by what is to be expected of it."""

from __future__ import annotations

from ludoteka.bots.catan.land import Land, land_of
from ludoteka.bots.catan.worth import USUAL, Weights, worth
from ludoteka.games.catan.legal import list_moves
from ludoteka.games.catan.moves import (
    ACCEPT,
    BUY_CARD,
    CONFIRM,
    DONE,
    END_TURN,
    OFFER,
    PLAY_KNIGHT,
    PLAY_ROAD_BUILDING,
    REFUSE,
    ROB,
    ROLL,
    SPAN,
    WITHDRAW,
    Moves,
)
from ludoteka.games.catan.play import play_code
from ludoteka.games.catan.scoring import public_points
from ludoteka.games.catan.state import ASKING, FREE_ROADS, MAIN, OVER, State
from ludoteka.games.catan.terrain import CARD_COST

BOUGHT = 0.6  # what an unknown development card is worth
STOLEN = 0.14  # a card taken from somebody
FROM_LEADER = 0.05  # more for each point that the victim has
KNIGHT_SAVED = 0.38  # a knight in the hand
LEAST_GAIN = 0.06  # of an offer worth making or taking
FAIR_SHARE = 0.35  # of what the other one gains by it
MOST_OFFERS = 3  # in a turn
NEARLY_WON = 2  # points below the target from which nobody trades with a player


class Judge:
    """One seat's judgement of moves in one guessed state."""

    def __init__(self, state: State, seat: int, land: Land | None = None, weights: Weights = USUAL) -> None:
        self.state = state
        self.seat = seat
        self.land = land_of(state, land)
        self.weights = weights
        self.now = self.value(state)
        self.others: dict[int, float] = {}  # what the state is worth for others, where it was asked

    def value(self, state: State) -> float:
        return worth(state, self.seat, land_of(state, self.land), self.weights)

    def listed(self) -> list[int]:
        moves = Moves()
        list_moves(self.state, self.seat, moves)
        return [int(code) for code in moves.listed()]

    def judged(self, codes: list[int]) -> list[float]:
        return [self.move(code) for code in codes]

    def move(self, code: int) -> float:
        """The worth of playing this now."""
        kind, argument = divmod(code, SPAN)
        special = {
            END_TURN: self.now,
            ROLL: self.now,
            WITHDRAW: self.now,
            REFUSE: self.now,
            DONE: self.now,
        }.get(kind)
        if special is not None:
            return special
        if kind == ROB:
            return self.robbery(argument // 8, argument % 8 - 1)
        if kind == PLAY_KNIGHT:
            return self.knight()
        if kind == BUY_CARD:
            return self.card(argument)
        if kind == OFFER:
            return self.offer(argument // 5, argument % 5)
        if kind in (ACCEPT, CONFIRM):
            return self.exchange(self.seat if kind == ACCEPT else argument)
        return self.value(self.after(code))

    def after(self, code: int) -> State:
        copy = self.state.clone()
        play_code(copy, self.seat, code)
        if code // SPAN == PLAY_ROAD_BUILDING:
            while copy.phase == FREE_ROADS:
                judge = Judge(copy, self.seat, self.land, self.weights)
                codes = judge.listed()
                play_code(copy, self.seat, max(codes, key=judge.move))
        return copy

    # --- chance ---------------------------------------------------------------------------------

    def robbery(self, hex_id: int, victim: int) -> float:
        copy = self.state.clone()
        copy.robber = hex_id
        return self.value(copy) + self.loot(victim)

    def loot(self, victim: int) -> float:
        if victim < 0:
            return 0.0
        return STOLEN + FROM_LEADER * float(public_points(self.state, victim)) / 2

    def knight(self) -> float:
        """Plays it in the mind, with the best robbery after it."""
        copy = self.state.clone()
        play_code(copy, self.seat, PLAY_KNIGHT * SPAN)
        if copy.phase in (OVER, ASKING):
            return self.value(copy)
        judge = Judge(copy, self.seat, self.land, self.weights)
        robberies = [code for code in judge.listed() if code // SPAN == ROB]
        return max((judge.move(code) for code in robberies), default=judge.now)

    def card(self, tokens: int) -> float:
        """Pays, and gets the average card. A point that would win now is not known before."""
        copy = self.state.clone()
        player = copy.players[self.seat]
        for kind in range(5):
            if CARD_COST[kind] and not tokens >> kind & 1:
                player.hand[kind] -= 1
                player.hand_size -= 1
        discoveries = bin(tokens).count("1")
        return self.value(copy) + BOUGHT - 0.2 * discoveries

    # --- trade ----------------------------------------------------------------------------------

    def with_goods(self, given: list[int], got: list[int], other: int) -> tuple[float, float]:
        """The worth for this seat, and the gain of the other one, once these goods have changed hands."""
        after = exchanged(self.state, self.seat, other, given, got)
        theirs = worth(after, other, self.land, self.weights) - self.worth_for(other)
        return self.value(after), theirs

    def worth_for(self, other: int) -> float:
        if other not in self.others:
            self.others[other] = worth(self.state, other, self.land, self.weights)
        return self.others[other]

    def offer(self, give: int, want: int) -> float:
        """Worth trying when it would help, and somebody who is not about to win may have it."""
        if self.state.offers_made >= MOST_OFFERS:
            return self.now - 1
        given, got = [0] * 5, [0] * 5
        given[give], got[want] = 1, 1
        best = self.now - 1
        for other in range(self.state.seats):
            if other == self.seat or self.state.players[other].hand[want] == 0 or self.is_dangerous(other):
                continue
            if [other, *given, *got] in self.state.refused:
                continue
            mine, _ = self.with_goods(given, got, other)
            best = max(best, mine)
        # It may be refused, and half of what it would bring is enough to prefer it to nothing.
        return self.now + (best - self.now) / 2 if best > self.now + LEAST_GAIN else self.now - 1

    def exchange(self, other: int) -> float:
        """Taking up the open offer (then `other` is this seat), or closing it with one who has agreed."""
        bargain = self.state.bargain
        assert bargain is not None
        given, got = bargain.goods[:5], bargain.goods[5:]
        partner = other
        if other == self.seat:
            given, got = got, given
            partner = int(self.state.turn_player)
        elif bargain.counters[other]:
            given, got = bargain.counters[other][5:], bargain.counters[other][:5]
        mine, theirs = self.with_goods(given, got, partner)
        gain = mine - self.now
        if self.is_dangerous(partner) or gain < LEAST_GAIN or gain < FAIR_SHARE * theirs:
            return self.now - 1
        return mine - 0.1 * float(public_points(self.state, partner)) / int(self.state.target)

    def is_dangerous(self, other: int) -> bool:
        return bool(public_points(self.state, other) >= self.state.target - NEARLY_WON)


def exchanged(state: State, seat: int, other: int, given: list[int], got: list[int]) -> State:
    """The state after a bargain."""
    copy = state.clone()
    copy.bargain = None
    copy.phase = MAIN
    for kind in range(5):
        moved = got[kind] - given[kind]
        if moved:
            copy.players[seat].hand[kind] += moved
            copy.players[other].hand[kind] -= moved
    change = sum(got) - sum(given)
    copy.players[seat].hand_size += change
    copy.players[other].hand_size -= change
    return copy
