"""The board as a graph: hexes, corners, edges and the coast, with stable ids. Made once for a map and never
changed.

A map is only a list of hexes in axial coordinates (q to the east, r to the south-east). A corner is where
three hexes meet, an edge
where two do. Ids count from 0 in the order in which the list of hexes names them.
"""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.arrays import Int, Ints, Table, filled, ints, table

# East, south-east, south-west, west, north-west, north-east: clockwise. Corner i of a hex lies between
# directions i and i + 1.
DIRECTIONS: Final[list[tuple[int, int]]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def island(radius: int) -> list[tuple[int, int]]:
    """A hexagonal island as a spiral from the north-west corner of the coast, clockwise, to the centre."""
    cells: list[tuple[int, int]] = []
    for ring in range(radius, 0, -1):
        q, r = 0, -ring
        for dq, dr in DIRECTIONS:
            for _ in range(ring):
                cells.append((q, r))
                q, r = q + dq, r + dr
    cells.append((0, 0))
    return cells


class Topology:
    """`corner_edges[c]` are the edges at corner c, and so on. `coast` is a walk along the shore, as edges."""

    def __init__(self, hexes: list[tuple[int, int]]) -> None:
        corner_ids: dict[tuple[tuple[int, int], ...], int] = {}
        edge_ids: dict[tuple[int, int], int] = {}
        hex_corners: list[list[int]] = []
        hex_edges: list[list[int]] = []
        for q, r in hexes:
            around = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
            meeting = [tuple(sorted([(q, r), around[i], around[(i + 1) % 6]])) for i in range(6)]
            corners = [corner_ids.setdefault(key, len(corner_ids)) for key in meeting]
            pairs = [(min(a, b), max(a, b)) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
            hex_corners.append(corners)
            hex_edges.append([edge_ids.setdefault(pair, len(edge_ids)) for pair in pairs])
        self.hexes: list[tuple[int, int]] = hexes
        self.hex_hexes: list[list[int]] = [_beside(hexes, cell) for cell in hexes]
        self.corners: Int = len(corner_ids)
        self.edges: Int = len(edge_ids)
        self.hex_corners: Table = table(hex_corners)
        self.hex_edges: Table = table(hex_edges)
        edge_corners = [[a, b] for a, b in edge_ids]
        self.edge_corners: Table = table(edge_corners)
        self.corner_edges: Table = table(_gathered(edge_corners, len(corner_ids)))
        self.corner_hexes: Table = table(_gathered(hex_corners, len(corner_ids)))
        self.edge_hexes: Table = table(_gathered(hex_edges, len(edge_ids)))
        neighbours: list[list[int]] = [[] for _ in corner_ids]
        for a, b in edge_corners:
            neighbours[a].append(b)
            neighbours[b].append(a)
        self.corner_corners: Table = table(neighbours)
        self.coast: Ints = ints(_coast(hex_edges, edge_corners))
        self.unseen: Ints = filled(len(edge_ids), 0)  # for walks along edges, to be copied

    def neighbours(self, hex_id: int) -> list[int]:
        """Hexes that share an edge with this one."""
        return self.hex_hexes[hex_id]


def _beside(hexes: list[tuple[int, int]], cell: tuple[int, int]) -> list[int]:
    """The hexes around a cell, as far as they are on the map."""
    around = [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS]
    return [hexes.index(other) for other in around if other in hexes]


def _gathered(rows: list[list[int]], count: int) -> list[list[int]]:
    """For each number the rows in which it stands."""
    found: list[list[int]] = [[] for _ in range(count)]
    for row, numbers in enumerate(rows):
        for number in numbers:
            found[number].append(row)
    return found


def _coast(hex_edges: list[list[int]], edge_corners: list[list[int]]) -> list[int]:
    """Edges with land on one side only, clockwise from the west side of the first hex."""
    sides = [edge for row in hex_edges for edge in row]
    shore = {edge for edge in sides if sides.count(edge) == 1}
    start = hex_edges[0][2]  # between corners 2 and 3: the west side
    walk = [start]
    shore.discard(start)
    ahead = next(corner for corner in edge_corners[start] if corner in edge_corners[hex_edges[0][3]])
    while shore:
        following = [edge for edge in sorted(shore) if ahead in edge_corners[edge]]
        edge = following[0] if following else min(shore)  # another shore
        walk.append(edge)
        shore.discard(edge)
        a, b = edge_corners[edge]
        ahead = b if a == ahead else a
    return walk


BASE_ISLAND: Final = Topology(island(2))
# Where the standard frame has its harbours, as places in the walk along the coast (spacing 3-4-3).
HARBOUR_PLACES: Final = (1, 4, 8, 11, 14, 18, 21, 24, 28)
