"""What the land is worth: what each corner yields, and who gets how much from a roll."""

from __future__ import annotations

from ludoteka.games.catan.board import Board
from ludoteka.games.catan.longest_road import far_end
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import PIPS
from ludoteka.games.catan.variants.atlantis import Atlantis
from ludoteka.games.catan.variants.jungle import JUNGLE
from ludoteka.games.catan.variants.magic_seven import WIZARDS_CASTLE
from ludoteka.games.catan.variants.volcano import VOLCANO

ROLLS = 36
BLOCKED = 0.35  # how much of a hex with the robber counts: he will move on
# Land that yields no resource but something else: in cards a roll for a settlement.
OTHER_YIELDS = {VOLCANO: 3.4 / ROLLS, WIZARDS_CASTLE: 5.0 / ROLLS}
DISCOVERY = 0.9  # of a card
ANY = 5  # the column of what is not one certain resource


class Land:
    """A board as its corners' yields: (hex, resource or ANY, cards a roll). Floods make a new one."""

    def __init__(self, state: State) -> None:
        board: Board = state.board
        topology = board.topology
        self.board = board
        surges = next((variant for variant in state.variants if isinstance(variant, Atlantis)), None)
        self.hex_yields: list[tuple[int, float]] = []
        for hex_id in range(len(topology.hexes)):
            lasting = 1.0
            if surges is not None and surges.limits[hex_id]:
                lasting = 1 - 0.7 * surges.surges[hex_id] / surges.limits[hex_id]
            self.hex_yields.append(_hex_yield(board, hex_id, lasting))
        self.corner_hexes: list[list[int]] = [list(row) for row in topology.corner_hexes]
        self.edge_corners: list[list[int]] = [list(row) for row in topology.edge_corners]
        # The ways from a corner: edge, and the corner at its other end.
        self.ways: list[list[tuple[int, int]]] = [
            [(int(edge), int(far_end(topology, edge, corner))) for edge in topology.corner_edges[corner]]
            for corner in range(topology.corners)
        ]
        self.hex_corners: list[list[int]] = [list(row) for row in topology.hex_corners]
        self.harbours: list[int] = list(board.corner_harbour)
        self.yields: list[list[tuple[int, int, float]]] = [
            [(h, *self.hex_yields[h]) for h in row if self.hex_yields[h][1] > 0] for row in self.corner_hexes
        ]


def _hex_yield(board: Board, hex_id: int, lasting: float) -> tuple[int, float]:
    resource, kind = int(board.resource[hex_id]), int(board.terrain[hex_id])
    cards = PIPS[int(board.tokens[hex_id])] / ROLLS * lasting
    if resource >= 0:
        return resource, cards
    if kind == JUNGLE:
        return ANY, cards * DISCOVERY
    return ANY, OTHER_YIELDS.get(kind, 0.0) * lasting


def land_of(state: State, known: Land | None) -> Land:
    return known if known is not None and known.board is state.board else Land(state)


def incomes(state: State, land: Land) -> list[list[float]]:
    """For each seat the cards a roll of each resource, and last of any."""
    robber = int(state.robber)
    found = [[0.0] * 6 for _ in range(state.seats)]
    level = [int(size) for size in state.level]
    for corner, owner in enumerate(state.owner):
        if owner != NOBODY:
            mine = found[owner]
            for hex_id, resource, cards in land.yields[corner]:
                mine[resource] += cards * level[corner] * (BLOCKED if hex_id == robber else 1)
    return found
