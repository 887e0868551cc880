"""Castles (CAS-1 to CAS-3): two knights build a castle that the robber never enters."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.events import tell_place
from ludoteka.games.catan.largest_army import knights_were_lost
from ludoteka.games.catan.moves import BUILD_CASTLE, DONE, SPAN, BuildCastle
from ludoteka.games.catan.state import State
from ludoteka.games.catan.terrain import KNIGHT
from ludoteka.games.catan.turn import ask
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json, as_ints, as_mapping, field

TOKENS: Final = 6
KNIGHTS: Final = 2


class Castles(Variant):
    """`castles` are the hexes whose token a castle surrounds."""

    name = "castles"

    def __init__(self) -> None:
        self.castles: list[int] = []

    def clone(self) -> Variant:
        copy = Castles()
        copy.castles = self.castles[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {"castles": self.castles[:]}

    def load(self, data: Json) -> None:
        self.castles = as_ints(field(as_mapping(data, "castles"), "castles"), "castles")

    def after_knight(self, state: State, step: Int) -> bool:
        """With the second knight of a pair, right now or not at all."""
        seat = state.turn_player
        if step > 0:
            chosen = state.answers[0].answer
            if isinstance(chosen, BuildCastle):
                self.build(state, seat, chosen.hex)
            return True
        places = self.places(state, seat)
        if state.players[seat].knights % KNIGHTS or len(self.castles) >= TOKENS or not places:
            return True
        ask(state, seat, "castle", [*(BUILD_CASTLE * SPAN + hex_id for hex_id in places), DONE * SPAN])
        return False

    def places(self, state: State, seat: Int) -> list[int]:
        """Hexes with a token, without a castle and without the robber, where the player has a settlement or
        city.
        """
        free = [hex_id for hex_id in range(len(state.board.terrain)) if hex_id not in self.castles]
        corners = state.board.topology.hex_corners
        return [
            hex_id
            for hex_id in free
            if state.board.tokens[hex_id]
            and hex_id != state.robber
            and any(state.owner[corner] == seat for corner in corners[hex_id])
        ]

    def build(self, state: State, seat: Int, hex_id: Int) -> None:
        """The two knights go back under the deck and count no longer."""
        self.castles.append(hex_id)
        state.players[seat].knights -= KNIGHTS
        state.deck = [KNIGHT] * KNIGHTS + state.deck
        tell_place(state, "castle", seat, hex_id)
        knights_were_lost(state)

    def may_rob_at(self, state: State, hex_id: Int) -> bool:
        return hex_id not in self.castles

    def view(self, state: State) -> dict[str, Json]:
        return {"castles": self.castles[:], "left": TOKENS - len(self.castles)}
