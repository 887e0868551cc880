"""Specialists (SPE-1 to SPE-4): a point and a card each turn for who has most around one kind of land."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.building import gain
from ludoteka.games.catan.events import tell, tell_gain
from ludoteka.games.catan.scoring import finish
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import RESOURCES
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json, as_ints, as_mapping, field

LEAST: Final = 4
CARDS_THAT_WIN: Final = 4
CARDS: Final = ("lumberjack", "brickmaker", "shepherd", "farmer", "miner")  # by resource


class Specialists(Variant):
    """`holders[resource]` has that specialist's card."""

    name = "specialists"

    def __init__(self) -> None:
        self.holders: list[int] = [NOBODY] * 5

    def clone(self) -> Variant:
        copy = Specialists()
        copy.holders = self.holders[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {"holders": self.holders[:]}

    def load(self, data: Json) -> None:
        self.holders = as_ints(field(as_mapping(data, "specialists"), "holders"), "holders")

    def surplus(self, seats: Int) -> Int:
        return 2

    def built(self, state: State, seat: Int, what: Int, place: Int) -> None:
        if what > 0:
            self.judge(state)

    def lost(self, state: State, seat: Int, corner: Int) -> None:
        self.judge(state)

    def judge(self, state: State) -> None:
        """With four or more and strictly more than all others one holds the card; on a tie it lies in the
        supply.
        """
        knowledge = [expertise(state, seat) for seat in range(state.seats)]
        for resource in range(5):
            counts = [known[resource] for known in knowledge]
            most = max(counts)
            holder = counts.index(most) if most >= LEAST and counts.count(most) == 1 else NOBODY
            if holder != self.holders[resource]:
                self.holders[resource] = holder
                tell(state, "specialist", {"seat": holder, "card": CARDS[resource]})

    def after_number(self, state: State, step: Int) -> bool:
        """The player on turn takes a free resource for each card, on a 7 too, as far as the bank has it."""
        seat = state.turn_player
        for resource in range(5):
            if self.holders[resource] == seat and state.bank[resource] > 0:
                gain(state, seat, resource, 1)
                tell_gain(state, "took", seat, resource, 1)
        return True

    def points(self, state: State, seat: Int) -> Int:
        return self.holders.count(seat)

    def check_end(self, state: State) -> None:
        """The land may have changed; and who holds four cards wins at once, on anybody's turn."""
        self.judge(state)
        for seat in range(state.seats):
            if self.holders.count(seat) >= CARDS_THAT_WIN:
                finish(state, seat, "specialists")
                return

    def view(self, state: State) -> dict[str, Json]:
        return {
            "holders": {
                CARDS[kind]: None if self.holders[kind] == NOBODY else self.holders[kind] for kind in range(5)
            },
            "expertise": [
                {RESOURCES[kind]: count for kind, count in enumerate(expertise(state, seat))}
                for seat in range(state.seats)
            ],
        }


def expertise(state: State, seat: Int) -> list[int]:
    """For each resource 1 for a settlement and 2 for a city, per adjoining hex of it; robber and tokens
    don't matter.
    """
    known = [0] * 5
    for corner in range(len(state.owner)):
        if state.owner[corner] == seat:
            for hex_id in state.board.topology.corner_hexes[corner]:
                resource = state.board.resource[hex_id]
                if resource >= 0:
                    known[resource] += state.level[corner]
    return known
