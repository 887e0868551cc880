"""City walls (WAL-1 to WAL-4): cards behind walls are safe from the seven."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.building import gain
from ludoteka.games.catan.events import tell_place
from ludoteka.games.catan.moves import BUILD_WALL, Moves
from ludoteka.games.catan.state import State
from ludoteka.games.catan.terrain import BRICK, CITY
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json, as_ints, as_mapping, field

TOKENS: Final = 7
PRICE: Final = 2  # brick
CARDS_EACH: Final = 2


class Walls(Variant):
    """`walls` are the corners of walled cities."""

    name = "walls"

    def __init__(self) -> None:
        self.walls: list[int] = []

    def clone(self) -> Variant:
        copy = Walls()
        copy.walls = self.walls[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {"walls": self.walls[:]}

    def load(self, data: Json) -> None:
        self.walls = as_ints(field(as_mapping(data, "walls"), "walls"), "walls")

    def surplus(self, seats: Int) -> Int:
        return 1

    def add_moves(self, state: State, seat: Int, moves: Moves) -> None:
        if len(self.walls) < TOKENS and state.players[seat].hand[BRICK] >= PRICE:
            for corner in range(len(state.owner)):
                if state.owner[corner] == seat and state.level[corner] == CITY and corner not in self.walls:
                    moves.add(BUILD_WALL, corner)

    def play(self, state: State, seat: Int, kind: Int, argument: Int) -> bool:
        if kind != BUILD_WALL:
            return False
        gain(state, seat, BRICK, -PRICE)
        self.walls.append(argument)
        state.progress = state.turn
        tell_place(state, "wall", seat, argument)
        return True

    def more_cards(self, state: State, seat: Int) -> Int:
        return CARDS_EACH * sum(1 for corner in self.walls if state.owner[corner] == seat)

    def lost(self, state: State, seat: Int, corner: Int) -> None:
        """Without the city there is no wall."""
        if corner in self.walls:
            self.walls.remove(corner)
            tell_place(state, "wall-lost", seat, corner)

    def view(self, state: State) -> dict[str, Json]:
        return {"walls": self.walls[:], "left": TOKENS - len(self.walls)}
