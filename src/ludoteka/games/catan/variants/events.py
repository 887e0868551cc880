"""Events of Catan (EVT-1 to EVT-15): a deck of cards replaces the dice, and many of them bring an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.catan.building import affords, gain, hand_over, pay
from ludoteka.games.catan.events import tell, tell_gain, tell_place
from ludoteka.games.catan.moves import (
    CHOOSE_HEX,
    DAMAGE,
    DONE,
    GIVE,
    REPAIR,
    SPAN,
    STEAL,
    TAKE,
    ChooseHex,
    Damage,
    Give,
    Moves,
    Steal,
    Take,
)
from ludoteka.games.catan.robber import steal
from ludoteka.games.catan.scoring import public_points
from ludoteka.games.catan.state import NOBODY, OFF_BOARD, State
from ludoteka.games.catan.terrain import DESERT, NO_HARBOUR, RESOURCES, ROAD_COST
from ludoteka.games.catan.turn import ask
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json, as_int, as_ints, as_mapping, field
from ludoteka.kernel.events import Event
from ludoteka.kernel.rng import Rng

# (number, event, how many)
CARDS: Final = [
    (7, "robbery", 6), (8, "plague", 1), (6, "plague", 1), (6, "earthquake", 1), (6, "good-neighbours", 1),
    (5, "tournament", 1), (5, "trade-advantage", 1), (9, "calm-sea", 1), (12, "calm-sea", 1),
    (4, "retreat", 2),
    (10, "neighbourly-help", 1), (11, "neighbourly-help", 1), (3, "conflict", 1), (2, "year-of-plenty", 1),
    (6, "plain", 2), (8, "plain", 4), (9, "plain", 3), (10, "plain", 2), (11, "plain", 1),
    (5, "plain", 2), (4, "plain", 1),
    (3, "plain", 1),
]  # fmt: skip
DECK: Final = [(number, event) for number, event, count in CARDS for _ in range(count)]
NEW_YEAR: Final = len(DECK)
UNDER_NEW_YEAR: Final = 5


class Events(Variant):
    """`deck` has the top card last; `card` is the one of this turn; `damaged` are edges with a road on its
    side.
    """

    name = "events"

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.card: int = NEW_YEAR
        self.damaged: list[int] = []
        self.queue: list[int] = []  # seats still to choose, in turn

    def clone(self) -> Variant:
        copy = Events()
        copy.deck = self.deck[:]
        copy.card = self.card
        copy.damaged = self.damaged[:]
        copy.queue = self.queue[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {"deck": self.deck[:], "card": self.card, "damaged": self.damaged[:], "queue": self.queue[:]}

    def load(self, data: Json) -> None:
        fields = as_mapping(data, "events")
        self.deck = as_ints(field(fields, "deck"), "deck")
        self.card = as_int(field(fields, "card"), "card")
        self.damaged = as_ints(field(fields, "damaged"), "damaged")
        self.queue = as_ints(field(fields, "queue"), "queue")

    # The deck.

    def begin(self, state: State, step: Int) -> bool:
        self.shuffle(state.rng)
        return True

    def shuffle(self, rng: Rng) -> None:
        """Five cards under New Year, the other 31 on top of it."""
        cards = list(range(len(DECK)))
        rng.shuffle(cards)
        self.deck = [*cards[:UNDER_NEW_YEAR], NEW_YEAR, *cards[UNDER_NEW_YEAR:]]

    def guess(self, state: State, rng: Rng) -> None:
        """Nobody knows the order; only New Year's place is known."""
        cards = [card for card in self.deck if card != NEW_YEAR]
        rng.shuffle(cards)
        place = self.deck.index(NEW_YEAR)
        self.deck = [*cards[:place], NEW_YEAR, *cards[place:]]

    def reveal(self, state: State) -> Int:
        self.card = self.deck.pop()
        if self.card == NEW_YEAR:
            tell(state, "new-year", {})
            self.shuffle(state.rng)
            self.card = self.deck.pop()
        number, event = DECK[self.card]
        tell(state, "event-card", {"seat": int(state.turn_player), "number": number, "event": event})
        return number

    def event(self, state: State) -> str:
        """The event of this turn's card."""
        return DECK[self.card][1] if state.rolled and self.card != NEW_YEAR else "plain"

    # The events, before production.

    def before_number(self, state: State, step: Int) -> bool:
        happen = EVENTS.get(self.event(state))
        return True if happen is None else happen(self, state, int(step))

    def city_yields(self, state: State) -> Int:
        """Plague: cities yield one."""
        return 1 if self.event(state) == "plague" else 2

    def in_turn(self, state: State, seats: list[int]) -> list[int]:
        """Those seats, from the player on turn round."""
        return [
            seat for i in range(state.seats) if (seat := int((state.turn_player + i) % state.seats)) in seats
        ]

    def each_takes(self, state: State, step: int, seats: list[int]) -> bool:
        """One after the other takes a resource of his choice, as far as the bank has it."""
        if step == 0:
            self.queue = self.in_turn(state, seats)
        else:
            taken = state.answers[0].answer
            assert isinstance(taken, Take)
            seat = self.queue.pop(0)
            gain(state, seat, taken.resource, 1)
            tell_gain(state, "took", seat, taken.resource, 1)
        there = [TAKE * SPAN + kind for kind in range(5) if state.bank[kind] > 0]
        if not self.queue or not there:
            self.queue = []
            return True
        ask(state, self.queue[0], "take", there)
        return False

    def takes_from_somebody(self, state: State, step: int, seat: int, may_decline: bool) -> bool:
        """A random card from a player of one's choice."""
        if step > 0:
            chosen = state.answers[0].answer
            if isinstance(chosen, Steal):
                steal(state, seat, chosen.seat)
            return True
        others = [
            other for other in range(state.seats) if other != seat and state.players[other].hand_size > 0
        ]
        if seat == NOBODY or not others:
            return True
        ask(
            state,
            seat,
            "steal",
            [STEAL * SPAN + other for other in others] + ([DONE * SPAN] if may_decline else []),
        )
        return False

    def gifts(self, state: State) -> None:
        """What was chosen passes from hand to hand, all at the same time; the two of each gift know which
        card.
        """
        given: list[tuple[int, int, int]] = []
        for question in state.answers:
            gift = question.answer
            assert isinstance(gift, Give)
            taker = gift.to - 1 if gift.to else (question.seat + 1) % state.seats
            given.append((question.seat, int(taker), gift.resource))
        for giver, taker, resource in given:
            hand_over(state, giver, taker, resource, 1)
            if state.log is not None:
                args: dict[str, Json] = {"seat": giver, "to": taker}
                state.log.append(Event("gave", args, {"resource": RESOURCES[resource]}, (giver, taker)))

    def earthquake(self, state: State, step: int) -> bool:
        """Every player turns one own sound road on its side."""
        if step > 0:
            for question in state.answers:
                shaken = question.answer
                assert isinstance(shaken, Damage)
                self.damaged.append(shaken.edge)
                tell_place(state, "damaged", question.seat, shaken.edge)
            return True
        for seat in range(state.seats):
            sound = [
                edge
                for edge in range(len(state.road))
                if state.road[edge] == seat and edge not in self.damaged
            ]
            if sound:
                ask(state, seat, "earthquake", [DAMAGE * SPAN + edge for edge in sound])
        return not state.asks

    def good_neighbours(self, state: State, step: int) -> bool:
        """Everyone gives a card of his choice to his left neighbour; all choose before any passes."""
        if step > 0:
            self.gifts(state)
            return True
        for seat in range(state.seats):
            held = [GIVE * SPAN + kind * 8 for kind in range(5) if state.players[seat].hand[kind] > 0]
            if held:
                ask(state, seat, "good-neighbours", held)
        return not state.asks

    def neighbourly_help(self, state: State, step: int) -> bool:
        """Who has the most points gives a card to a player with fewer; with everybody level nobody does."""
        if step > 0:
            self.gifts(state)
            return True
        points = [public_points(state, seat) for seat in range(state.seats)]
        poorer = [seat for seat in range(state.seats) if points[seat] < max(points)]
        for seat in range(state.seats):
            hand = state.players[seat].hand
            codes = [
                GIVE * SPAN + kind * 8 + other + 1 for kind in range(5) if hand[kind] > 0 for other in poorer
            ]
            if seat not in poorer and codes:
                ask(state, seat, "neighbourly-help", codes)
        return not state.asks

    def tournament(self, state: State, step: int) -> bool:
        """Who has played most knights takes a resource; nobody if there are none."""
        knights = [int(player.knights) for player in state.players]
        return self.each_takes(state, step, leaders(knights))

    def calm_sea(self, state: State, step: int) -> bool:
        """Who has most settlements and cities on harbours takes a resource."""
        harbours = [0] * state.seats
        for corner in range(len(state.owner)):
            if state.owner[corner] != NOBODY and state.board.corner_harbour[corner] != NO_HARBOUR:
                harbours[state.owner[corner]] += 1
        return self.each_takes(state, step, leaders(harbours))

    def year_of_plenty(self, state: State, step: int) -> bool:
        return self.each_takes(state, step, list(range(state.seats)))

    def trade_advantage(self, state: State, step: int) -> bool:
        """The holder of the longest road may take a card."""
        return self.takes_from_somebody(state, step, int(state.longest_owner), may_decline=True)

    def conflict(self, state: State, step: int) -> bool:
        """Who alone has most knights, or holds the largest army, takes a card."""
        first = leaders([int(player.knights) for player in state.players])
        seat = first[0] if len(first) == 1 else int(state.army_owner)
        return self.takes_from_somebody(state, step, seat, may_decline=False)

    def retreat(self, state: State, step: int) -> bool:
        """The robber goes back to the desert; off the board if there is none, and to which of two the
        player on turn says.
        """
        deserts = state.board.hexes_of(DESERT)
        if step == 0 and len(deserts) > 1:
            ask(state, state.turn_player, "retreat", [CHOOSE_HEX * SPAN + hex_id for hex_id in deserts])
            return False
        state.robber = deserts[0] if deserts else OFF_BOARD
        if step > 0:
            chosen = state.answers[0].answer
            assert isinstance(chosen, ChooseHex)
            state.robber = chosen.hex
        tell(state, "robber-retreats", {"hex": int(state.robber)})
        return True

    # Damaged roads.

    def sound(self, state: State) -> None:
        """Roads that are gone are not damaged any more."""
        self.damaged = [edge for edge in self.damaged if state.road[edge] >= 0]

    def may_build_roads(self, state: State, seat: Int) -> bool:
        return all(state.road[edge] != seat for edge in self.damaged)

    def may_settle(self, state: State, corner: Int) -> bool:
        """At neither end of a damaged road."""
        return all(edge not in self.damaged for edge in state.board.topology.corner_edges[corner])

    def add_moves(self, state: State, seat: Int, moves: Moves) -> None:
        if affords(state.players[seat].hand, ROAD_COST):
            for edge in self.damaged:
                if state.road[edge] == seat:
                    moves.add(REPAIR, edge)

    def play(self, state: State, seat: Int, kind: Int, argument: Int) -> bool:
        if kind != REPAIR:
            return False
        pay(state, seat, ROAD_COST)
        self.damaged.remove(argument)
        tell_place(state, "repaired", seat, argument)
        return True

    def check_end(self, state: State) -> None:
        self.sound(state)

    def view(self, state: State) -> dict[str, Json]:
        shown = state.rolled and self.card != NEW_YEAR
        return {
            "event": self.event(state) if shown else None,
            "number": DECK[self.card][0] if shown else None,
            "left": len(self.deck),
            "damaged": self.damaged[:],
        }


def leaders(counts: list[int]) -> list[int]:
    """Who has most; nobody when that is nothing."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most and most > 0]


EVENTS: Final[dict[str, Callable[[Events, State, int], bool]]] = {
    "earthquake": Events.earthquake,
    "good-neighbours": Events.good_neighbours,
    "neighbourly-help": Events.neighbourly_help,
    "tournament": Events.tournament,
    "calm-sea": Events.calm_sea,
    "year-of-plenty": Events.year_of_plenty,
    "trade-advantage": Events.trade_advantage,
    "conflict": Events.conflict,
    "retreat": Events.retreat,
}
