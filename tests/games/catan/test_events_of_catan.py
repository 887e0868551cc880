"""Events of Catan (EVT-1 to EVT-16) and the volcano (VOL-1 to VOL-6)."""

from collections import Counter

import pytest

from ludoteka.games.catan.board import Board, beginner_board
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.terrain import TERRAIN
from ludoteka.games.catan.topology import BASE_ISLAND
from ludoteka.games.catan.variants.events import CARDS, DECK, NEW_YEAR
from tests.games.catan.position import Table, corner, laid_out, position, ring


def card_of(event: str, number: int | None = None) -> int:
    return next(i for i, (n, e) in enumerate(DECK) if e == event and number in (None, n))


def events(event: str, hands=("", "", ""), number: int | None = None, **more) -> Table:
    """Seat 0 has just turned up this event."""
    table = position(hands, variants=["events"], rolled=False, **more)
    table.variant("events").deck.append(card_of(event, number))
    return table.play("roll")


def test_evt_1_36_cards_with_the_distribution_of_two_dice_and_new_year():
    numbers = Counter(number for number, _ in DECK)
    assert numbers == Counter(a + b for a in range(1, 7) for b in range(1, 7)) and len(DECK) == 36
    deck = laid_out(events=True).variant("events").deck
    assert len(deck) == 37 and deck.index(NEW_YEAR) == 5, "five cards lie under New Year, 31 on top"


def test_evt_1_a_card_is_turned_up_instead_of_rolling():
    table = events("plain", number=8)
    assert table.state.number == 8 and list(table.state.dice) == [0, 0] and "event-card" in table.kinds()


def test_evt_2_the_cards_of_the_box():
    assert sum(count for _, _, count in CARDS) == 36
    assert Counter(event for _, event in DECK) == {
        "robbery": 6, "plague": 2, "earthquake": 1, "good-neighbours": 1, "tournament": 1,
        "trade-advantage": 1, "calm-sea": 2,
        "retreat": 2, "neighbourly-help": 2, "conflict": 1, "year-of-plenty": 1, "plain": 16,
    }  # fmt: skip


def test_evt_3_the_event_comes_before_production():
    two = int(beginner_board().number_hexes[2][0])
    table = events("year-of-plenty", settlements={0: [corner(two, 0)]})
    assert table.options("take")
    assert "produced" not in table.kinds()
    table.play("take ore", "take ore", "take ore")
    assert table.kinds().index("took") < table.kinds().index("produced") and table.hand(0) == "wool ore"


def test_evt_4_robbery_is_a_seven():
    table = events("robbery", hands=["wood " * 8, "", ""])
    assert table.options("discard") == ["discard wood"]


def test_evt_5_in_a_plague_cities_yield_one():
    eight = int(beginner_board().number_hexes[8][0])
    assert events("plague", number=8, cities={0: [corner(eight, 0)]}).hands()[0] == 1
    assert events("plain", number=8, cities={0: [corner(eight, 0)]}).hands()[0] == 2


def test_evt_6_in_an_earthquake_everybody_turns_a_road_on_its_side():
    table = events("earthquake", roads={0: ring(18)[:2], 1: [int(BASE_ISLAND.coast[0])]})
    assert table.asked == [0, 1]
    table.play(f"0: damage {ring(18)[0]}", f"1: damage {BASE_ISLAND.coast[0]}")
    assert sorted(table.variant("events").damaged) == sorted([ring(18)[0], int(BASE_ISLAND.coast[0])])


def damaged_table(hand: str, **more) -> Table:
    table = position(
        [hand, ""], variants=["events"], roads={0: ring(18)[:5]}, settlements={0: [corner(18, 0)]}, **more
    )
    table.variant("events").damaged = [ring(18)[1]]
    return table


def test_evt_6_no_new_roads_until_it_is_repaired_for_wood_and_brick():
    table = damaged_table("wood brick wood brick", cards={0: "road-building"})
    assert table.options("road") == [] and table.options("road-building") == []
    assert table.play(f"repair {ring(18)[1]}").hand(0) == "wood brick"
    assert table.options("road") and table.options("road-building")


def test_evt_6_a_damaged_road_counts_for_the_longest_but_nobody_settles_at_its_ends():
    table = damaged_table("wood brick wool grain")
    assert table.state.longest_owner == 0
    assert f"settlement {corner(18, 2)}" not in table.options("settlement")
    table.variant("events").damaged = []
    assert f"settlement {corner(18, 2)}" in table.options("settlement")


def test_evt_7_good_neighbours_give_to_the_left_at_the_same_time():
    table = events("good-neighbours", hands=["wood", "ore", ""])
    assert table.asked == [0, 1]
    table.play("1: give ore 0", "0: give wood 0")
    assert [table.hand(seat) for seat in range(3)] == ["", "wood", "ore"]


def test_evt_8_the_tournament_goes_to_the_most_knights_nobody_without_any():
    table = events("tournament", knights={0: 1, 1: 2, 2: 2})
    assert table.asked == [1]
    table.play("take ore", "take wood")
    assert table.hands() == [0, 1, 1]
    assert events("tournament").hands() == [0, 0, 0]


def test_evt_9_the_longest_road_may_take_a_card():
    table = events("trade-advantage", hands=["", "ore", ""], roads={0: ring(18)[:5]})
    assert table.options() == ["steal 1", "done"]
    assert table.play("steal 1").hand(0) == "ore"
    assert events("trade-advantage", hands=["", "ore", ""]).asked == [0]
    assert not events("trade-advantage", hands=["", "ore", ""]).options("steal")


def test_evt_10_calm_sea_rewards_most_buildings_on_harbours():
    harbours = [int(BASE_ISLAND.edge_corners[e][0]) for e, _ in beginner_board().harbours]
    table = events("calm-sea", number=12, cities={1: harbours[:1]}, settlements={2: harbours[3:5]}, robber=10)
    assert table.asked == [2] and table.options("take")
    assert not events("calm-sea", number=12).options("take")


def test_evt_11_the_robber_goes_back_to_the_desert_or_off_a_board_without_one():
    assert events("retreat", robber=0).state.robber == 18
    plain = beginner_board()
    terrain = [0 if kind == 5 else kind for kind in plain.terrain]
    bare = Board(BASE_ISLAND, terrain, list(plain.tokens), plain.harbours)
    assert events("retreat", board=bare, robber=0).state.robber == -1


def test_evt_12_who_has_most_points_helps_one_with_fewer():
    table = events("neighbourly-help", number=10, hands=["wood ore", "", ""], settlements={0: [corner(0, 0)]})
    assert table.options() == ["give wood 2", "give wood 3", "give ore 2", "give ore 3"]
    table.play("give ore 3")
    assert table.hand(2) == "ore"
    assert not events("neighbourly-help", hands=["wood", "ore", ""]).options("give"), (
        "everybody level: nobody gives"
    )


def test_evt_13_the_single_strongest_takes_a_card():
    table = events("conflict", hands=["", "ore", "wood"], knights={2: 1})
    assert table.asked == [2] and table.options() == ["steal 1"]
    tied = events("conflict", hands=["", "ore", "wood"], knights={1: 1, 2: 1})
    assert not tied.options("steal")
    army = events("conflict", hands=["", "ore", "wood"], knights={1: 3, 2: 3}, army_owner=1, army_size=3)
    assert army.asked == [1]


def test_evt_14_in_a_year_of_plenty_everybody_takes_one_as_the_bank_allows():
    table = position(["", "", ""], variants=["events"], rolled=False, turn=1)
    table.variant("events").deck.append(card_of("year-of-plenty"))
    table.state.bank[4] = 1
    table.play("roll")
    assert table.asked == [1]
    table.play("take ore")
    assert table.asked == [2] and "take ore" not in table.options()
    assert table.play("take wood").asked == [0]


def test_evt_15_new_year_shuffles_all_and_turns_up_the_next_at_once():
    table = position(["", "", ""], variants=["events"], rolled=False)
    table.variant("events").deck.append(NEW_YEAR)
    table.play("roll")
    assert "new-year" in table.kinds() and table.state.number > 0
    assert len(table.variant("events").deck) == 36


def test_evt_16_events_speak_of_resources_only_while_there_are_no_commodities():
    table = events("good-neighbours", hands=["wood", "", ""], cards={0: "knight"})
    assert table.options() == ["give wood 0"]


def test_the_order_of_the_event_deck_is_hidden():
    table = laid_out(events=True)
    view = RULES.view(table.state, 0)["variants"]["events"]
    assert view == {"event": None, "number": None, "left": 37, "damaged": []}


# The volcano.


def volcano(hands=("", "", ""), **more) -> Table:
    plain = beginner_board()
    terrain, tokens = list(plain.terrain), list(plain.tokens)
    terrain[18], tokens[18] = TERRAIN.index("volcano"), 5
    tokens[5] = 0  # the other 5
    more.setdefault("robber", -1)
    return position(
        hands,
        board=Board(BASE_ISLAND, terrain, tokens, plain.harbours),
        variants=["volcano"],
        rolled=False,
        **more,
    )


def roll_five(table: Table, lava: int) -> Table:
    """A 5, and then the die of the eruption."""
    table.force([6, 6, 6], [0, 3, lava - 1])
    return table.play("roll")


def test_vol_1_the_volcano_replaces_the_desert_with_its_own_five():
    for seed in range(10):
        board = laid_out(str(seed), volcano=True).state.board
        place = board.hexes_of(TERRAIN.index("volcano"))[0]
        assert board.tokens[place] == 5 and not board.hexes_of(5)
        assert sorted(token for h, token in enumerate(board.tokens) if h != place) == sorted(
            [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
        )


def test_vol_2_nobody_begins_at_it_and_the_robber_starts_off_the_board_and_may_go_anywhere():
    table = laid_out(volcano=True)
    place = table.state.board.hexes_of(TERRAIN.index("volcano"))[0]
    assert not {f"settlement {c}" for c in BASE_ISLAND.hex_corners[place]} & set(table.options())
    assert table.state.robber == -1
    assert "rob 18 0" in volcano().roll(3, 4).options()


def test_vol_3_later_one_may_build_there():
    table = volcano(["wood brick wool grain", "", ""], roads={0: ring(18)[:2]}).roll(1, 1)
    assert f"settlement {corner(18, 1)}" in table.options("settlement")


def test_vol_4_on_a_five_each_settlement_takes_a_card_of_choice_and_each_city_two():
    table = roll_five(volcano(settlements={0: [corner(18, 0)]}, cities={1: [corner(18, 2)]}), lava=6)
    table.state.bank[0] = 0
    table.play("take ore", "take ore", "take brick")
    assert [table.hand(seat) for seat in range(3)] == ["ore", "brick ore", ""]


@pytest.mark.parametrize("die", range(1, 7))
def test_vol_5_the_die_names_a_corner_where_a_settlement_is_lost(die):
    struck = corner(18, die - 1)
    table = volcano(settlements={0: [struck]}, robber=18)
    roll_five(table, lava=die)
    assert table.state.owner[struck] == -1 and table.points()[0] == 0
    spared = volcano(settlements={0: [corner(18, die)]}, robber=18)
    assert roll_five(spared, lava=die).points()[0] == 1


def test_vol_5_a_city_becomes_a_settlement_or_is_lost_without_one():
    table = roll_five(volcano(cities={0: [corner(18, 0)]}, robber=18), lava=1)
    assert table.state.level[corner(18, 0)] == 1 and table.points()[0] == 1
    none_left = volcano(cities={0: [corner(18, 0)]}, robber=18)
    none_left.state.players[0].settlements_left = 0
    assert roll_five(none_left, lava=1).points()[0] == 0


def test_vol_5_the_numbers_of_its_corners_are_turned_at_random():
    assert len({laid_out(str(seed), volcano=True).variant("volcano").turned for seed in range(20)}) > 2


def test_vol_6_the_robber_stops_the_harvest_not_the_eruption():
    table = roll_five(volcano(settlements={0: [corner(18, 0)]}, robber=18), lava=1)
    assert table.hands() == [0, 0, 0] and "erupted" in table.kinds() and table.points()[0] == 0


def test_vol_6_a_lost_building_changes_the_longest_road():
    table = volcano(settlements={1: [corner(18, 2)]}, roads={0: ring(18)[:5]}, robber=18)
    assert table.state.longest_owner == -1
    assert roll_five(table, lava=3).state.longest_owner == 0, "the way is free again"
