"""Longest road (BASE-13) in all its cases, and against a brute-force search."""

import pytest

from ludoteka.games.catan.building import recount
from ludoteka.games.catan.longest_road import longest_route
from ludoteka.games.catan.state import State
from ludoteka.games.catan.topology import BASE_ISLAND
from ludoteka.kernel.rng import seeded
from tests.games.catan.position import Table, corner, position, ring

SETTLEMENT = "wood brick wool grain"


def brute_force(state: State, seat: int) -> int:
    """Every trail from every corner, road by road."""
    roads = [set(BASE_ISLAND.edge_corners[e]) for e in range(72) if state.road[e] == seat]

    def onward(at: int, used: frozenset[int], first: bool) -> int:
        if not first and state.owner[at] not in (-1, seat):
            return 0
        ways = [i for i, ends in enumerate(roads) if at in ends and i not in used]
        return max((1 + onward(next(iter(roads[i] - {at})), used | {i}, False) for i in ways), default=0)

    return max((onward(at, frozenset(), True) for at in range(54)), default=0)


@pytest.mark.parametrize("seed", range(150))
def test_base_13_the_length_is_what_a_brute_force_search_finds(seed):
    rng = seeded(f"roads {seed}")
    table = position(["", ""])
    at = rng.below(54)
    for _ in range(4 + rng.below(11)):  # a walk with branches and loops
        free = [e for e in BASE_ISLAND.corner_edges[at] if table.state.road[e] == -1]
        if not free:
            free = [e for e in range(72) if table.state.road[e] == -1]
        chosen = int(free[rng.below(len(free))])
        table.state.road[chosen] = 0
        at = int(BASE_ISLAND.edge_corners[chosen][rng.below(2)])
    for _ in range(rng.below(5)):
        table.state.owner[rng.below(54)] = rng.below(2)
    recount(table.state, 0)
    assert longest_route(table.state, 0) == brute_force(table.state, 0)


def chain(length: int, hexes=(12, 13)) -> list[int]:
    """A road along the coast side of the inner ring: no loops, no branches."""
    coast = [int(e) for e in BASE_ISLAND.coast]
    return coast[hexes[0] : hexes[0] + length]


def lengths(table: Table) -> list[int]:
    return [int(longest_route(table.state, seat)) for seat in range(table.state.seats)]


def test_base_13_a_loop_counts_all_its_roads_and_a_branch_only_one_way():
    assert lengths(position(["", ""], roads={0: ring(18)}))[0] == 6
    spur = [e for e in BASE_ISLAND.corner_edges[corner(18, 0)] if e not in ring(18)]
    assert lengths(position(["", ""], roads={0: [*ring(18), *spur]}))[0] == 7
    star = [int(e) for e in BASE_ISLAND.corner_edges[corner(18, 0)]]
    assert lengths(position(["", ""], roads={0: star}))[0] == 2


def test_base_13_the_first_with_five_takes_it_and_it_is_worth_two():
    table = position(["wood brick", ""], settlements={0: [corner(18, 0)]}, roads={0: ring(18)[:4]})
    assert table.state.longest_owner == -1
    table.play(f"road {ring(18)[4]}")
    assert table.state.longest_owner == 0 and table.points() == [3, 0]


def test_base_13_it_is_taken_over_only_by_a_strictly_longer_one():
    table = position(["", "wood brick wood brick"], roads={0: ring(18)[:5], 1: chain(4)}, turn=1)
    assert table.state.longest_owner == 0
    coast = [int(e) for e in BASE_ISLAND.coast]
    table.play(f"road {coast[16]}")
    assert table.state.longest_owner == 0 and lengths(table) == [5, 5]
    table.play(f"road {coast[17]}")
    assert table.state.longest_owner == 1


def test_base_13_an_own_building_does_not_interrupt_another_players_does():
    own = position(["", ""], settlements={0: [corner(18, 2)]}, roads={0: ring(18)[:5]})
    assert lengths(own)[0] == 5
    cut = position(["", ""], settlements={1: [corner(18, 2)]}, roads={0: ring(18)[:5]})
    assert lengths(cut)[0] == 3


def cutter(roads_of_others: dict[int, list[int]]) -> Table:
    """Seat 1 may settle in the middle of seat 0's road of five."""
    spur = [int(e) for e in BASE_ISLAND.corner_edges[corner(18, 2)] if e not in ring(18)]
    roads = {0: ring(18)[:5], **roads_of_others}
    roads[1] = [*roads.get(1, []), *spur]
    return position(["", SETTLEMENT, ""], roads=roads, turn=1, longest_owner=0, longest_length=5)


def test_base_13_a_settlement_cuts_the_road_and_the_card_is_lost_at_once():
    table = cutter({})
    assert table.state.longest_owner == 0
    table.play(f"settlement {corner(18, 2)}")
    assert table.state.longest_owner == -1 and lengths(table)[0] == 3
    assert table.points()[0] == 0


def test_base_13_after_a_cut_a_single_leader_with_five_takes_it():
    table = cutter({2: chain(5)}).play(f"settlement {corner(18, 2)}")
    assert table.state.longest_owner == 2 and table.state.longest_length == 5


def test_base_13_after_a_cut_a_tie_sets_it_aside_until_one_leads():
    coast = [int(e) for e in BASE_ISLAND.coast]
    table = cutter({2: coast[2:7], 1: coast[15:20]}).play(f"settlement {corner(18, 2)}")
    assert lengths(table)[1:] == [5, 5] and table.state.longest_owner == -1
    table.state.players[1].hand[0] = table.state.players[1].hand[1] = 1
    table.state.players[1].hand_size = 2
    table.play(f"road {coast[20]}")
    assert table.state.longest_owner == 1


def test_base_13_a_holder_who_still_ties_keeps_it():
    coast = [int(e) for e in BASE_ISLAND.coast]
    table = position(["", SETTLEMENT, ""], roads={0: coast[:6], 2: coast[15:20]}, turn=1)
    assert table.state.longest_owner == 0 and table.state.longest_length == 6
    end = next(c for c in BASE_ISLAND.edge_corners[coast[5]] if c in BASE_ISLAND.edge_corners[coast[4]])
    spur = [int(e) for e in BASE_ISLAND.corner_edges[end] if e not in coast]
    table.state.road[spur[0]] = 1
    table.state.players[1].roads_left -= 1
    table.state.players[1].touched[end] = 1
    table.play(f"settlement {end}")
    assert lengths(table)[0] == 5 and table.state.longest_owner == 0


def test_base_13_nobody_at_five_any_more():
    table = cutter({2: chain(4)}).play(f"settlement {corner(18, 2)}")
    assert table.state.longest_owner == -1 and table.state.longest_length == 4
