"""What a variant adds to the worth of a state besides points and yields."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.games.catan.state import State
from ludoteka.games.catan.variants.castles import Castles
from ludoteka.games.catan.variants.events import Events
from ludoteka.games.catan.variants.harbourmaster import LEAST, Harbourmaster, harbour_points
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.games.catan.variants.jungle import Jungle
from ludoteka.games.catan.variants.river import GOLD_PER_POINT, River
from ludoteka.games.catan.variants.specialists import Specialists, expertise
from ludoteka.games.catan.variants.walls import Walls

DISCOVERY = 0.2
WALL = 0.25
DAMAGED = 0.5
HARBOUR_POINT = 0.3
EXPERTISE = 0.1
CASTLE_AT_HOME = 0.12


def extra_worth(state: State, seat: int) -> float:
    if not state.variants:
        return 0.0
    value = 0.0
    for variant in state.variants:
        judge = EXTRAS.get(variant.name)
        if judge is not None:
            value += judge(variant, state, seat)
    return value


def _jungle(variant: Variant, state: State, seat: int) -> float:
    assert isinstance(variant, Jungle)
    return DISCOVERY * variant.found[seat] if variant.found else 0.0


def _walls(variant: Variant, state: State, seat: int) -> float:
    assert isinstance(variant, Walls)
    return WALL * sum(1 for corner in variant.walls if state.owner[corner] == seat)


def _river(variant: Variant, state: State, seat: int) -> float:
    """Gold on the way to the next point."""
    assert isinstance(variant, River)
    return variant.gold[seat] % GOLD_PER_POINT * 0.8 / GOLD_PER_POINT if variant.gold else 0.0


def _events(variant: Variant, state: State, seat: int) -> float:
    assert isinstance(variant, Events)
    return -DAMAGED if any(state.road[edge] == seat for edge in variant.damaged) else 0.0


def _harbours(variant: Variant, state: State, seat: int) -> float:
    assert isinstance(variant, Harbourmaster)
    points = harbour_points(state, seat)
    return HARBOUR_POINT * min(points, LEAST) if variant.holder != seat else HARBOUR_POINT * LEAST


def _specialists(variant: Variant, state: State, seat: int) -> float:
    """A card each turn for each that is held, and the way to the next ones."""
    assert isinstance(variant, Specialists)
    return 0.5 * variant.holders.count(seat) + EXPERTISE * sum(
        min(known, 4) for known in expertise(state, seat)
    )


def _castles(variant: Variant, state: State, seat: int) -> float:
    """Safe homes, more for good numbers."""
    assert isinstance(variant, Castles)
    homes = 0
    for hex_id in variant.castles:
        homes += sum(
            state.level[c] for c in state.board.topology.hex_corners[hex_id] if state.owner[c] == seat
        )
    return CASTLE_AT_HOME * homes


EXTRAS: dict[str, Callable[[Variant, State, int], float]] = {
    "jungle": _jungle,
    "walls": _walls,
    "river": _river,
    "events": _events,
    "harbourmaster": _harbours,
    "specialists": _specialists,
    "castles": _castles,
}
