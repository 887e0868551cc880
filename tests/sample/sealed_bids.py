"""A sample game for tests of the kernel and the server: sealed bids, all at once, against a clock.

Each seat holds the cards 1 to `cards`. Each round a prize card is turned up from a shuffled pile, every
seat secretly lays a card,
the highest bid that nobody else made takes the prize. Who hasn't bid when the round's time is up lays his
lowest card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteka.kernel.data import Json, as_int, as_ints, as_mapping, as_rows, field
from ludoteka.kernel.errors import IllegalMove, NotYourTurn, Reason
from ludoteka.kernel.events import Event
from ludoteka.kernel.moves import Move, MoveKind, MoveSet
from ludoteka.kernel.options import Field, read_fields
from ludoteka.kernel.protocol import Outcome, View
from ludoteka.kernel.rng import Rng, load_rng

NO_BID = 0


class Bid(NamedTuple):
    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


MOVES = MoveSet([MoveKind(Bid, "bid", (("card", range(1, 14)),))])


class Options(NamedTuple):
    cards: int
    seconds: int


class State:
    """`prizes[-1]` is the prize of this round; the others are face down."""

    def __init__(self, hands: list[list[int]], prizes: list[int], seconds: int, rng: Rng) -> None:
        self.hands = hands
        self.prizes = prizes
        self.seconds = seconds
        self.rng = rng
        self.bids = [NO_BID] * len(hands)
        self.points = [0] * len(hands)
        self.deadline = seconds * 1000
        self.log: list[Event] | None = []


class SealedBids:
    name = "sealed-bids"
    version = 1
    seats = range(2, 6)
    fields = (Field("cards", 4, range(2, 14)), Field("seconds", 0, range(601)))
    moves = MOVES
    campaign = None

    def read_options(self, data: Mapping[str, Json], seats: int) -> Options:
        values = read_fields(self.fields, data)
        return Options(as_int(values["cards"], "cards"), as_int(values["seconds"], "seconds"))

    def dump_options(self, options: Options) -> dict[str, Json]:
        return {"cards": options.cards, "seconds": options.seconds}

    def new(self, seats: int, options: Options, rng: Rng) -> State:
        prizes = list(range(1, options.cards + 1))
        rng.shuffle(prizes)
        return State([list(range(1, options.cards + 1)) for _ in range(seats)], prizes, options.seconds, rng)

    def waiting_for(self, state: State) -> Sequence[int]:
        return [seat for seat, bid in enumerate(state.bids) if bid == NO_BID] if state.prizes else []

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return [Bid(card) for card in state.hands[seat]] if seat in self.waiting_for(state) else []

    def why_not(self, state: State, seat: int, move: Move) -> Reason | None:
        if seat not in self.waiting_for(state):
            return Reason("BID-1", "already-bid")
        return None if move in self.legal(state, seat) else Reason("BID-2", "no-such-card")

    def play(self, state: State, seat: int, move: Move, now: int = 0) -> list[Event]:
        reason = self.why_not(state, seat, move)
        if reason is not None:
            raise (NotYourTurn if reason.rule == "BID-1" else IllegalMove)(reason)
        assert isinstance(move, Bid)
        state.bids[seat] = move.card
        events = [Event("bid", {"seat": seat}, {"card": move.card}, (seat,))]
        if NO_BID not in state.bids:
            events.append(self._settle(state, now))
        return events if state.log is not None else []

    def _settle(self, state: State, now: int) -> Event:
        alone = [bid for bid in state.bids if state.bids.count(bid) == 1]
        winner = state.bids.index(max(alone)) if alone else -1
        prize = state.prizes.pop()
        if winner >= 0:
            state.points[winner] += prize
        event = Event("settled", {"winner": winner, "prize": prize, "bids": state.bids[:]})
        for hand, bid in zip(state.hands, state.bids, strict=True):
            hand.remove(bid)
        state.bids = [NO_BID] * len(state.bids)
        state.deadline = now + state.seconds * 1000
        return event

    def wake_at(self, state: State) -> int | None:
        return state.deadline if state.prizes and state.seconds else None

    def tick(self, state: State, now: int) -> list[Event]:
        due = self.wake_at(state)
        if due is None or now < due:
            return []
        events = []
        for seat in self.waiting_for(state):
            events += self.play(state, seat, self.default_move(state, seat), now)
        return events

    def default_move(self, state: State, seat: int) -> Move:
        return Bid(min(state.hands[seat]))

    def outcome(self, state: State) -> Outcome | None:
        if state.prizes:
            return None
        ranks = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
        return Outcome(ranks, tuple(state.points), "most-points")

    def view(self, state: State, seat: int | None) -> View:
        view: View = {
            "waiting_for": self.waiting_for(state),
            "prize": state.prizes[-1] if state.prizes else 0,
            "prizes_left": len(state.prizes),
            "points": state.points[:],
            "hands": [hand[:] for hand in state.hands],  # everybody knows what has been laid, so what is left
            "deadline": self.wake_at(state),
        }
        if seat is not None:
            view["bid"] = state.bids[seat]
            if seat in self.waiting_for(state):
                view["prompt"] = "bid"
        return view

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        copy = self.clone(state)
        hidden = copy.prizes[:-1]
        rng.shuffle(hidden)
        copy.prizes[:-1] = hidden
        for other, bid in enumerate(copy.bids):
            if other != seat and bid != NO_BID:
                copy.bids[other] = rng.choice(copy.hands[other])
        copy.rng = rng.child("guess")
        return copy

    def clone(self, state: State) -> State:
        copy = State([hand[:] for hand in state.hands], state.prizes[:], state.seconds, state.rng.clone())
        copy.bids, copy.points, copy.deadline = state.bids[:], state.points[:], state.deadline
        copy.log = None if state.log is None else state.log[:]
        return copy

    def dump(self, state: State) -> Json:
        return {
            "hands": [hand[:] for hand in state.hands],
            "prizes": state.prizes[:],
            "seconds": state.seconds,
            "bids": state.bids[:],
            "points": state.points[:],
            "deadline": state.deadline,
            "rng": state.rng.dump(),
        }

    def load(self, data: Json) -> State:
        fields = as_mapping(data, "state")
        state = State(
            as_rows(field(fields, "hands"), "hands"),
            as_ints(field(fields, "prizes"), "prizes"),
            as_int(field(fields, "seconds"), "seconds"),
            load_rng(field(fields, "rng")),
        )
        state.bids = as_ints(field(fields, "bids"), "bids")
        state.points = as_ints(field(fields, "points"), "points")
        state.deadline = as_int(field(fields, "deadline"), "deadline")
        return state

    def keep_log(self, state: State, on: bool) -> None:
        state.log = [] if on else None
