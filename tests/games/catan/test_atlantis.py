"""Atlantis (ATL-1 to ATL-11)."""

from collections import Counter

import pytest

from ludoteka.games.catan.board import reds_touch
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.terrain import CITY, TERRAIN
from ludoteka.games.catan.topology import BASE_ISLAND
from ludoteka.kernel.arrays import ints
from tests.games.catan.position import Table, build, corner, laid_out

NORTH_WEST = 0  # a hex of the coast with three sides to the sea


def atlantis(seats=3, seed="a", rolled=False, **options) -> Table:
    """A laid-out island, nobody on it yet except one settlement far away for each; turn of seat 0."""
    table = laid_out(seed, seats, atlantis=True, **options)
    state = table.state
    state.phase, state.turn, state.turn_player, state.player, state.rolled = 2, 1, 0, 0, rolled
    for seat in range(seats):
        build(state, seat, corner(18, 2 * seat), 1)
        state.players[seat].touched[corner(18, 2 * seat)] = 1
    state.agenda = []
    return table


def sea(table: Table):
    return table.variant("atlantis")


def roll_number(table: Table, number: int) -> Table:
    return table.roll(*((number - 1, 1) if number < 8 else (6, number - 6)))


def flood(table: Table, hex_id: int) -> None:
    sea(table).flood(table.state, hex_id)


def test_atl_1_two_deserts_at_the_ends_of_the_middle_row_and_one_pasture_less():
    table = laid_out(atlantis=True)
    names = Counter(TERRAIN[kind] for kind in table.state.board.terrain)
    assert names["desert"] == 2 and names["pasture"] == 3 and sum(names.values()) == 19
    assert {BASE_ISLAND.hexes[h] for h in table.state.board.hexes_of(5)} == {(-2, 0), (2, 0)}


def test_atl_2_each_number_once_on_the_coast_the_others_inland_no_two_reds_together():
    for seed in range(20):
        board = laid_out(str(seed), atlantis=True).state.board
        coast = [board.tokens[h] for h in range(12) if board.tokens[h]]
        assert sorted(coast) == [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
        assert sorted(board.tokens[h] for h in range(12, 19)) == [4, 5, 6, 8, 9, 10, 11]
        assert not reds_touch(BASE_ISLAND, list(board.tokens))


def test_atl_3_the_first_settlements_are_normal():
    table = laid_out(atlantis=True)
    assert len(table.options("settlement")) == 54


def test_atl_4_the_roll_lays_a_surge_token_on_a_coastal_hex_with_the_number():
    table = roll_number(atlantis(), 12)
    twelve = list(table.state.board.tokens).index(12)
    assert sea(table).surges[twelve] == 1 and sum(sea(table).surges) == 1


def test_atl_4_after_production_and_where_the_robber_stands_too():
    table = atlantis()
    table.state.robber = list(table.state.board.tokens).index(12)
    roll_number(table, 12)
    assert sum(sea(table).surges) == 1
    assert table.kinds().index("produced") < table.kinds().index("surge")


def test_atl_4_of_several_the_player_on_turn_chooses_and_a_seven_lays_none():
    table = atlantis()
    number = next(n for n in (4, 5, 6, 8, 9, 10, 11))
    coastal, inland = sorted(int(h) for h in table.state.board.number_hexes[number])
    shore = next(
        h for h in BASE_ISLAND.neighbours(inland) if h < 12 and h != coastal and table.state.board.tokens[h]
    )
    flood(table, shore)
    roll_number(table, number)
    assert {table.options()[0], table.options()[1]} == {f"hex {coastal}", f"hex {inland}"}
    table.play(f"hex {inland}")
    assert sea(table).surges[inland] == 1
    seven = atlantis().roll(3, 4)
    assert sum(sea(seven).surges) == 0


def test_atl_5_a_coastal_hex_is_flooded_at_its_fifth_token():
    table = atlantis()
    twelve = list(table.state.board.tokens).index(12)
    sea(table).surges[twelve] = 3
    roll_number(table, 12)
    assert sea(table).flooded == 0
    table.play("end-turn")
    roll_number(table, 12)
    assert sea(table).flooded == 1 and sea(table).surges[twelve] == 0
    board = table.state.board
    assert TERRAIN[board.terrain[twelve]] == "sea" and board.tokens[twelve] == 0
    assert all(sea(table).limits[desert] == 0 for desert in board.hexes_of(5)), "deserts never flood"


def test_atl_6_a_hex_that_became_coastal_floods_at_its_third():
    table = atlantis()
    assert sea(table).limits[12:19] == [3] * 7
    assert not sea(table).is_coastal(table.state.board, 18)
    flood(table, 13)
    assert sea(table).is_coastal(table.state.board, 18)


def with_piece(level=1) -> tuple[Table, int]:
    """A building of seat 1 at the outermost corner of a coastal hex, with a road along the sea."""
    table = atlantis()
    outer = next(int(c) for c in BASE_ISLAND.hex_corners[NORTH_WEST] if len(BASE_ISLAND.corner_hexes[c]) == 1)
    build(table.state, 1, outer, level)
    edge = next(int(e) for e in BASE_ISLAND.corner_edges[outer])
    table.state.road[edge] = 1
    table.state.players[1].roads_left -= 1
    return table, outer


@pytest.mark.parametrize("level", [1, CITY])
def test_atl_7_what_touched_only_flooded_land_goes_back_to_the_supply(level):
    table, outer = with_piece(level)
    flood(table, NORTH_WEST)
    player = table.state.players[1]
    assert table.state.owner[outer] == -1 and player.roads_left == 15
    assert (player.settlements_left, player.cities_left) == (4, 4)
    assert table.points()[1] == 1


def test_atl_7_nothing_can_be_built_where_no_land_is_left():
    table, outer = with_piece()
    flood(table, NORTH_WEST)
    assert table.state.crowd[outer] > 0
    gone = [int(e) for e in BASE_ISLAND.hex_edges[NORTH_WEST] if len(BASE_ISLAND.edge_hexes[e]) == 1]
    assert all(table.state.road[e] == -2 for e in gone)
    between = [int(e) for e in BASE_ISLAND.hex_edges[NORTH_WEST] if len(BASE_ISLAND.edge_hexes[e]) == 2]
    assert all(table.state.road[e] == -1 for e in between)


def test_atl_7_longest_road_is_judged_anew_at_once():
    table = atlantis()
    for place in BASE_ISLAND.coast[0:5]:
        table.state.road[place] = 1
        table.state.players[1].roads_left -= 1
    table.state.longest_owner, table.state.longest_length = 1, 5
    table.state.players[1].points += 2
    flood(table, NORTH_WEST)
    assert table.state.longest_owner == -1 and table.points()[1] == 1


def test_atl_8_a_settlement_at_a_road_that_flooding_has_cut_off():
    table = atlantis(rolled=True)
    lonely = corner(15, 0)
    road = next(int(e) for e in BASE_ISLAND.corner_edges[lonely])
    table.state.road[road] = 0
    flood(table, NORTH_WEST)
    table.state.players[0].hand = ints([1, 1, 1, 1, 0])
    table.state.players[0].hand_size = 4
    assert f"settlement {lonely}" in table.options("settlement")


def test_atl_9_a_harbour_stays_while_there_is_land_at_either_of_its_corners():
    table = atlantis()
    edge = next(e for e, _ in table.state.board.harbours if NORTH_WEST in BASE_ISLAND.edge_hexes[e])
    flood(table, NORTH_WEST)
    land = {h for c in BASE_ISLAND.edge_corners[edge] for h in BASE_ISLAND.corner_hexes[c]} - {NORTH_WEST}
    assert (edge in [e for e, _ in table.state.board.harbours]) == bool(land)
    for hex_id in land:
        flood(table, int(hex_id))
    assert edge not in [e for e, _ in table.state.board.harbours]


def test_atl_10_the_robber_flees_to_a_desert_that_the_player_on_turn_picks():
    table = atlantis()
    twelve = list(table.state.board.tokens).index(12)
    table.state.robber = twelve
    sea(table).surges[twelve] = 3
    roll_number(table, 12)
    deserts = table.state.board.hexes_of(5)
    assert table.options() == [f"hex {hex_id}" for hex_id in deserts]
    table.play(f"hex {deserts[1]}")
    assert table.state.robber == deserts[1]


def test_atl_10_nor_may_he_be_moved_onto_such_a_hex():
    table = atlantis()
    sea(table).surges[NORTH_WEST] = 4
    table.roll(3, 4)
    assert not any(move.startswith(f"rob {NORTH_WEST} ") for move in table.options("rob"))
    assert atlantis().state.robber in atlantis().state.board.hexes_of(5)


def test_atl_11_the_target_wins_at_once_on_anybodys_turn():
    table = atlantis(target=3)
    table.state.players[2].points = 3
    roll_number(table, 12)
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.winners == [2] and outcome.why == "target"


def test_atl_11_of_several_most_points_then_the_player_on_turn():
    table = atlantis(target=3)
    table.state.players[0].points, table.state.players[2].points = 3, 4
    assert RULES.outcome(roll_number(table, 12).state).winners == [2]
    level = atlantis(target=3)
    level.state.players[0].points, level.state.players[2].points = 4, 4
    assert RULES.outcome(roll_number(level, 12).state).winners == [0]


@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 7), (4, 8)])
def test_atl_11_enough_land_under_water_ends_the_game_for_the_most_points(seats, needed):
    table = atlantis(seats=seats) if seats < 4 else atlantis(seats=3)
    if seats == 4:
        table = laid_out("a", 4, atlantis=True)
        table.state.phase, table.state.turn, table.state.turn_player = 2, 1, 0
        build(table.state, 0, corner(18, 0), 1)
    sea(table).flooded = needed - 1
    table.state.players[1].points = 3
    flood(table, NORTH_WEST)
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.why == "flooded" and outcome.winners == [1]


def test_atl_11_who_has_nothing_left_at_the_start_of_his_turn_ends_it_with_ties_shared():
    table = atlantis(rolled=True)
    table.state.owner[corner(18, 2)] = -1
    table.state.players[1].points = 0
    table.play("end-turn")
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.why == "nothing-left" and outcome.winners == [0, 2]
