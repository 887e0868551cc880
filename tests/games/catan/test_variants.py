"""The ten variants, each rule named by its id; first those of one page each."""

from collections import Counter

import pytest

from ludoteka.games.catan.board import Board, beginner_board
from ludoteka.games.catan.building import lose_building
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.terrain import FOREST, TERRAIN
from ludoteka.games.catan.topology import BASE_ISLAND
from ludoteka.games.catan.variants.registry import EXCLUSIVE, VARIANTS, check_together
from ludoteka.kernel.errors import BadOption
from tests.games.catan.position import corner, laid_out, position, ring

CITY = "ore ore ore grain grain"
SETTLEMENT = "wood brick wool grain"


def terrain_of(table) -> list[str]:
    return [TERRAIN[kind] for kind in table.state.board.terrain]


def board_with(kind: str, hex_id: int, token: int = 0) -> Board:
    """The beginner's board with another hex in its place."""
    plain = beginner_board()
    terrain, tokens = list(plain.terrain), list(plain.tokens)
    terrain[hex_id], tokens[hex_id] = TERRAIN.index(kind), token
    return Board(BASE_ISLAND, terrain, tokens, plain.harbours)


# City walls.


def test_wal_1_a_wall_costs_two_brick_and_goes_under_a_city_without_one():
    table = position(
        ["brick brick brick brick", ""],
        cities={0: [corner(18, 0)]},
        settlements={0: [corner(18, 2)]},
        variants=["walls"],
    )
    assert table.options("wall") == [f"wall {corner(18, 0)}"]
    table.play(f"wall {corner(18, 0)}")
    assert table.hand(0) == "brick brick" and table.options("wall") == []


def test_wal_1_seven_walls_for_all():
    table = position(["brick brick", ""], cities={0: [corner(18, 0)]}, variants=["walls"])
    table.variant("walls").walls = [corner(0, 0)] * 7
    assert table.options("wall") == []


def test_wal_2_each_wall_lets_one_keep_two_more_on_a_seven():
    def discards(cards, walls):
        table = position(["ore " * cards, ""], cities={0: walls}, variants=["walls"], rolled=False)
        table.variant("walls").walls = list(walls)
        return bool(table.roll(3, 4).options("discard"))

    assert discards(8, []) and not discards(9, [corner(18, 0)]) and discards(10, [corner(18, 0)])
    assert not discards(11, [corner(18, 0), corner(18, 2)])


def test_wal_3_without_the_city_there_is_no_wall():
    table = position(["", ""], cities={0: [corner(18, 0)]}, variants=["walls"])
    table.variant("walls").walls = [corner(18, 0)]
    lose_building(table.state, corner(18, 0))
    assert table.variant("walls").walls == [] and table.view(None)["variants"]["walls"]["left"] == 7


def test_wal_4_eleven_points_win():
    assert laid_out(walls=True).state.target == 11


# Harbourmaster.


def harbour_corners() -> list[int]:
    return [int(BASE_ISLAND.edge_corners[e][0]) for e, _ in beginner_board().harbours]


def test_har_1_the_first_with_three_harbour_points_holds_the_card_for_two_points():
    places = harbour_corners()
    table = position([CITY, ""], settlements={0: places[:2]}, variants=["harbourmaster"])
    table.play(f"city {places[0]}")
    assert table.variant("harbourmaster").holder == 0 and table.points() == [5, 0]


def test_har_1_it_passes_to_strictly_more_at_once():
    places = harbour_corners()
    table = position(
        ["", CITY + " " + CITY],
        settlements={0: places[1:2], 1: places[3:5]},
        cities={0: places[:1]},
        variants=["harbourmaster"],
        turn=1,
    )
    card = table.variant("harbourmaster")
    card.holder, card.most = 0, 3
    table.play(f"city {places[3]}")
    assert card.holder == 0, "a tie is not enough"
    table.play(f"city {places[4]}")
    assert card.holder == 1


def test_har_2_a_holder_who_loses_harbours_is_judged_as_a_cut_road():
    places = harbour_corners()

    def after_loss(others):
        table = position(["", "", ""], settlements={0: places[:3], **others}, variants=["harbourmaster"])
        card = table.variant("harbourmaster")
        card.holder, card.most = 0, 3
        lose_building(table.state, places[0])
        return card.holder

    assert after_loss({1: places[3:6]}) == 1
    assert after_loss({1: places[3:6], 2: places[6:9]}) == -1
    assert after_loss({1: places[3:5]}) == -1
    assert laid_out(harbourmaster=True).state.target == 11


# Specialists.


def forests() -> list[int]:
    return beginner_board().hexes_of(FOREST)


def test_spe_1_a_settlement_counts_one_and_a_city_two_for_each_hex_beside_it():
    table = position(["", ""], cities={0: [corner(18, 0)]}, variants=["specialists"])
    around = Counter(
        ["wood", "brick", "wool", "grain", "ore", ""][beginner_board().resource[h]]
        for h in BASE_ISLAND.corner_hexes[corner(18, 0)]
    )
    known = table.view(None)["variants"]["specialists"]["expertise"][0]
    assert all(known[kind] == 2 * around[kind] for kind in known)


def specialist(counts_of_0: int, counts_of_1: int):
    """Cities around one forest: each counts 2 for wood."""
    places = [corner(forests()[0], place) for place in (0, 2, 4)]
    more = [corner(forests()[1], place) for place in (0, 2, 4)]
    table = position(
        ["", ""],
        cities={0: places[: counts_of_0 // 2], 1: more[: counts_of_1 // 2]},
        variants=["specialists"],
    )
    table.variant("specialists").judge(table.state)
    return table


def test_spe_2_four_and_strictly_most_hold_the_card_and_a_tie_lays_it_back():
    assert specialist(4, 2).variant("specialists").holders[0] == 0
    assert specialist(2, 0).variant("specialists").holders[0] == -1
    assert specialist(4, 4).variant("specialists").holders[0] == -1
    assert specialist(4, 6).variant("specialists").holders[0] == 1
    assert specialist(4, 0).points()[0] == 4 + specialist(4, 0).variant("specialists").holders.count(0)


def knows(seat: int, *resources: int):
    """Seat 0's turn; this seat has two cities at a hex of each of these resources."""
    board = beginner_board()
    hexes = [
        next(h for h, resource in enumerate(board.resource) if resource == wanted) for wanted in resources
    ]
    places = [corner(hex_id, place) for hex_id in hexes for place in (0, 3)]
    table = position(["", "", ""], cities={seat: places}, variants=["specialists"], rolled=False, target=99)
    table.variant("specialists").judge(table.state)
    assert all(table.variant("specialists").holders[resource] == seat for resource in resources)
    return table


def test_spe_3_after_the_roll_the_player_on_turn_takes_a_card_for_each_on_a_seven_too():
    table = knows(0, 0)
    held = table.variant("specialists").holders.count(0)
    table.roll(3, 4)
    assert table.hand(0) == "", "the seven is handled first"
    table.play("rob 0 0")
    assert "wood" in table.hand(0)
    assert table.hands() == [held, 0, 0]


def test_spe_4_twelve_points_or_four_cards_at_any_moment():
    assert laid_out(specialists=True).state.target == 12
    table = knows(1, 0, 1, 2, 3)
    table.roll(1, 1)
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == [1]
    assert outcome.why == "specialists"


# Castles.


def castle_table(knights=1, **more):
    return position(
        ["", ""],
        settlements={0: [corner(18, 0)]},
        cards={0: "knight"},
        knights={0: knights},
        variants=["castles"],
        **more,
    )


def test_cas_1_with_the_second_knight_of_a_pair_right_then_or_not_at_all():
    table = castle_table().play("knight", "rob 0 0")
    assert table.options()[-1] == "done" and table.options("castle")
    table.play("done")
    assert table.options("castle") == [] and table.state.players[0].knights == 2
    assert castle_table(knights=0).play("knight", "rob 0 0").options("castle") == []
    assert castle_table(knights=3).play("knight", "rob 0 0").options("castle")


def test_cas_2_on_a_hex_of_ones_own_with_a_token_and_not_the_robbers():
    table = castle_table(robber=5).play("knight", f"rob {BASE_ISLAND.corner_hexes[corner(18, 0)][0]} 0")
    own = {int(h) for h in BASE_ISLAND.corner_hexes[corner(18, 0)]} - {18}
    robbers = table.state.robber
    assert {int(move.split()[1]) for move in table.options("castle")} == own - {robbers}


def test_cas_2_the_robber_never_enters_again():
    table = castle_table(rolled=True).play("knight", "rob 0 0")
    there = table.options("castle")[0].split()[1]
    table.play(f"castle {there}", "end-turn").roll(3, 4)
    assert f"rob {there} 0" not in table.options() and f"rob {there} 1" not in table.options()


def test_cas_3_the_two_knights_go_under_the_deck_and_count_no_longer():
    table = castle_table(knights=3, army_owner=0, army_size=3).play("knight", "rob 0 0")
    size = len(table.state.deck)
    table.play(table.options("castle")[0])
    assert table.state.players[0].knights == 2 and table.state.army_owner == -1
    assert len(table.state.deck) == size + 2 and table.state.deck[:2] == [0, 0]


def test_cas_3_no_more_castles_than_tokens():
    table = castle_table()
    table.variant("castles").castles = [0, 1, 2, 3, 4, 5]
    assert table.play("knight", "rob 7 0").options("castle") == []


# In the jungle.


def jungle_table(tokens=2, hand="", **more):
    table = position([hand, ""], board=board_with("jungle", 12, 9), variants=["jungle"], robber=18, **more)
    jungle = table.variant("jungle")
    jungle.place, jungle.found = 12, [tokens, 0]
    return table


@pytest.mark.parametrize("seed", range(20))
def test_jun_1_the_pasture_with_the_best_number_becomes_the_jungle(seed):
    table = laid_out(str(seed), jungle=True)
    tokens = table.state.board.tokens
    if table.state.phase == 7:
        best = {int(move.split()[1]) for move in table.options("hex")}
        assert len(best) > 1 and table.asked == [table.state.turn_player]
        assert len({abs(7 - tokens[h]) for h in best}) == 1
        table.play(table.options()[0])
    place = table.variant("jungle").place
    assert terrain_of(table)[place] == "jungle" and terrain_of(table).count("pasture") == 3
    assert table.state.board.tokens[place] in (3, 4, 5, 9, 10, 11)
    others = [tokens[h] for h in table.state.board.hexes_of(TERRAIN.index("pasture"))]
    assert all(abs(7 - token) >= abs(7 - tokens[place]) for token in others if token not in (2, 12, 6, 8))


def test_jun_2_the_robber_starts_on_the_jungle():
    table = laid_out("1", jungle=True)
    if table.state.phase == 7:
        table.play(table.options()[0])
    assert table.state.robber == table.variant("jungle").place


def test_jun_3_its_number_yields_discoveries_not_cards():
    table = jungle_table(
        tokens=0, settlements={0: [corner(12, 0)]}, cities={1: [corner(12, 2)]}, rolled=False
    ).roll(4, 5)
    assert table.variant("jungle").found == [1, 2]
    robbed = jungle_table(tokens=0, settlements={0: [corner(12, 0)]}, rolled=False)
    robbed.state.robber = 12
    assert robbed.roll(4, 5).variant("jungle").found == [0, 0]


def test_jun_3_a_shortage_of_tokens_is_handled_as_one_of_cards():
    table = jungle_table(tokens=29, settlements={0: [corner(12, 0)], 1: [corner(12, 2)]}, rolled=False).roll(
        4, 5
    )
    assert table.variant("jungle").found == [29, 0]
    alone = jungle_table(tokens=29, cities={0: [corner(12, 0)]}, rolled=False).roll(4, 5)
    assert alone.variant("jungle").found == [30, 0]


def test_jun_4_tokens_replace_any_cards_of_a_development_card():
    assert len(jungle_table(tokens=3, hand="").options("buy-card")) == 1
    table = jungle_table(tokens=2, hand="ore wool")
    assert len(table.options("buy-card")) == 3, "for the grain alone, or with one of the others"
    table.play(table.options("buy-card")[0])
    assert table.variant("jungle").found[0] in (0, 1) and table.hands()[0] in (0, 1)


def test_jun_5_tokens_are_no_resources():
    table = jungle_table(tokens=20, hand="ore", rolled=False).roll(3, 4)
    assert table.options("discard") == []
    assert jungle_table(tokens=9).view(0)["players"][0]["hand"] == 0


# Magic 7.


def magic_table(deck="knight monopoly knight", **more):
    return position(
        ["", ""],
        board=board_with("wizards-castle", 18),
        variants=["magic-seven"],
        deck=deck,
        robber=-1,
        rolled=False,
        **more,
    )


def test_mag_1_the_castle_replaces_the_desert_and_the_robber_starts_beside_the_board():
    table = laid_out(magic_seven=True)
    assert (
        terrain_of(table).count("wizards-castle") == 1
        and "desert" not in terrain_of(table)
        and table.state.robber == -1
    )
    seven = magic_table().roll(3, 4)
    assert "rob 18 0" not in seven.options() and "rob 0 0" in seven.options()


def test_mag_2_one_may_settle_there_normally():
    table = magic_table(settlements={0: [corner(18, 0)]})
    assert table.roll(1, 1).hands() == [0, 0]
    begun = laid_out(magic_seven=True)
    place = begun.state.board.hexes_of(TERRAIN.index("wizards-castle"))[0]
    assert f"settlement {corner(place, 0)}" in begun.options()


def test_mag_3_one_and_six_give_cards_before_the_seven_is_handled():
    table = magic_table(settlements={0: [corner(18, 0)]}, cities={1: [corner(18, 2)]}).roll(1, 6)
    assert [table.view(seat)["players"][seat]["cards"] for seat in (0, 1)] == [1, 2]
    assert table.options("rob"), "then the seven"
    assert table.kinds().index("wizards-gift") < len(table.kinds())


def test_mag_3_the_player_on_turn_cannot_play_his_in_this_turn():
    table = magic_table(settlements={0: [corner(18, 0)]}).roll(1, 6).play("rob 0 0")
    assert table.why_not("knight").message == "card-too-fresh"


def test_mag_3_only_exactly_one_and_six_and_while_the_deck_lasts():
    assert magic_table(settlements={0: [corner(18, 0)]}).roll(3, 4).view(0)["players"][0]["cards"] == 0
    table = magic_table(settlements={0: [corner(18, 0)]}, cities={1: [corner(18, 2)]})
    table.state.deck = table.state.deck[-2:]
    table.roll(6, 1)
    assert [table.view(0)["players"][seat]["cards"] for seat in (0, 1)] == [1, 1]
    assert laid_out(magic_seven=True).state.target == 10


# The great river.


def test_riv_1_three_joined_hexes_from_the_mountains_to_the_sea():
    for seed in range(20):
        table = laid_out(str(seed), river=True)
        names = terrain_of(table)
        swamp, hills, mountains = (names.index(name) for name in ("swamp", "river-hills", "river-mountains"))
        assert hills in BASE_ISLAND.neighbours(swamp) and mountains in BASE_ISLAND.neighbours(hills)
        assert len(BASE_ISLAND.neighbours(swamp)) < 6
        assert (
            names.count("mountains"),
            names.count("hills"),
            names.count("desert"),
            names.count("forest"),
        ) == (2, 2, 0, 4)
        board = table.state.board
        assert board.resource[mountains] == 4 and board.resource[hills] == 1 and board.resource[swamp] == -1
        assert board.tokens[mountains] and board.tokens[hills]


def test_riv_2_no_token_on_the_swamp_where_the_robber_starts_and_nobody_settles_at_first():
    table = laid_out(river=True)
    swamp = terrain_of(table).index("swamp")
    assert table.state.board.tokens[swamp] == 0 and table.state.robber == swamp
    assert not {f"settlement {place}" for place in BASE_ISLAND.hex_corners[swamp]} & set(table.options())


def river_table(hand, **more):
    terrain = list(beginner_board().terrain)
    for hex_id, name in ((1, "swamp"), (13, "river-hills"), (18, "river-mountains")):
        terrain[hex_id] = TERRAIN.index(name)
    board = Board(BASE_ISLAND, terrain, list(beginner_board().tokens), beginner_board().harbours)
    table = position([hand, "", ""], board=board, variants=["river"], **more)
    table.variant("river").mouth = next(
        int(c) for c in BASE_ISLAND.hex_corners[1] if len(BASE_ISLAND.corner_hexes[c]) == 1
    )
    return table


def test_riv_3_roads_and_settlements_at_the_river_find_gold_cities_none():
    table = river_table(
        "wood brick " + SETTLEMENT + " " + CITY, settlements={0: [corner(18, 0)]}, roads={0: ring(18)[:2]}
    )
    table.play(f"road {ring(18)[2]}", f"settlement {corner(18, 2)}")
    assert table.variant("river").gold == [2, 0, 0]
    assert table.play(f"city {corner(18, 2)}").variant("river").gold == [2, 0, 0]


def test_riv_3_the_mouth_gives_two_and_gold_is_limited():
    table = river_table(SETTLEMENT)
    mouth = table.variant("river").mouth
    road = int(BASE_ISLAND.corner_edges[mouth][0])
    table.state.road[road] = 0
    table.state.players[0].touched[mouth] = 1
    assert table.play(f"settlement {mouth}").variant("river").gold == [2, 0, 0]
    poor = river_table("wood brick", settlements={0: [corner(18, 0)]})
    poor.variant("river").gold = [0, 30, 0]
    assert poor.play(f"road {ring(18)[0]}").variant("river").gold == [0, 30, 0]


def test_riv_3_set_up_pieces_count_too():
    table = laid_out("3", river=True)
    names = terrain_of(table)
    mountains = names.index("river-mountains")
    place = next(int(c) for c in BASE_ISLAND.hex_corners[mountains] if f"settlement {c}" in table.options())
    table.play(f"settlement {place}")
    assert table.variant("river").gold[table.state.turn_player] == 1


def test_riv_4_three_gold_are_a_point_and_the_target_depends_on_the_players():
    table = river_table("")
    table.variant("river").gold = [7, 2, 3]
    assert table.points() == [2, 0, 1]
    assert [laid_out(seats=seats, river=True).state.target for seats in (2, 3, 4)] == [13, 13, 12]


def test_riv_5_only_roads_and_settlements_find_gold():
    """Ships and knights come with their own boxes; nothing else finds gold here."""
    table = river_table(CITY, settlements={0: [corner(18, 0)]}).play(f"city {corner(18, 0)}")
    assert table.variant("river").gold == [0, 0, 0]


# Combining.


@pytest.mark.parametrize(("one", "other", "why"), EXCLUSIVE)
def test_com_1_pairs_that_do_not_go_together_are_refused_with_the_reason(one, other, why):
    with pytest.raises(BadOption) as refused:
        RULES.read_options({one.replace("-", "_"): True, other.replace("-", "_"): True}, 4)
    assert refused.value.reason is not None
    assert refused.value.reason.rule == "COM-1" and refused.value.reason.message == why


def test_com_1_all_other_pairs_are_allowed():
    excluded = {frozenset(pair[:2]) for pair in EXCLUSIVE}
    for one in VARIANTS:
        for other in VARIANTS:
            if one != other and frozenset((one, other)) not in excluded:
                check_together([one, other], "random")


def test_com_2_the_surpluses_add_up_and_can_be_overridden():
    assert laid_out(seats=4, walls=True, harbourmaster=True, specialists=True, river=True).state.target == 16
    assert laid_out(walls=True, target=8).state.target == 8


def test_com_3_what_is_not_in_the_box_is_no_option():
    with pytest.raises(BadOption, match="no such option"):
        RULES.read_options({"cities_and_knights": True}, 4)


def test_a_fixed_board_does_not_go_with_a_variant_that_changes_the_land():
    with pytest.raises(BadOption, match="shuffled board"):
        RULES.read_options({"board": "beginner", "atlantis": True}, 4)
