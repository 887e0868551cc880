"""The base game, each rule named by its id (BASE-1 to BASE-19)."""

from collections import Counter

import pytest

from ludoteka.games.catan.board import beginner_board, reds_touch
from ludoteka.games.catan.largest_army import knights_were_lost
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.terrain import CARDS, LAND, TERRAIN, TOKENS
from ludoteka.games.catan.topology import BASE_ISLAND
from ludoteka.kernel.errors import BadOption, IllegalMove, NotYourTurn
from tests.games.catan.position import corner, edge, laid_out, position, ring

SETTLEMENT = "wood brick wool grain"
CITY = "ore ore ore grain grain"


def test_base_1_the_island():
    assert (
        len(BASE_ISLAND.hexes) == 19
        and BASE_ISLAND.corners == 54
        and BASE_ISLAND.edges == 72
        and len(BASE_ISLAND.coast) == 30
    )
    assert Counter(TERRAIN[kind] for kind in LAND) == {
        "forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1,
    }  # fmt: skip
    assert Counter(TOKENS) == {2: 1, 12: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2}


@pytest.mark.parametrize("mode", ["beginner", "spiral", "random"])
def test_base_1_every_board_has_all_land_and_tokens_and_the_robber_on_the_desert(mode):
    board = laid_out(board=mode).state.board
    assert sorted(board.terrain) == sorted(LAND)
    assert sorted(token for token in board.tokens if token) == sorted(TOKENS)
    assert board.tokens[board.hexes_of(5)[0]] == 0
    assert laid_out(board=mode).state.robber == laid_out(board=mode).state.board.hexes_of(5)[0]
    assert sorted(kind for _, kind in board.harbours) == [0, 1, 2, 3, 4, 5, 5, 5, 5]


def test_base_1_on_a_random_board_no_two_red_tokens_are_neighbours():
    assert not any(
        reds_touch(BASE_ISLAND, list(laid_out(str(seed)).state.board.tokens)) for seed in range(30)
    )


def test_base_1_in_the_spiral_the_tokens_follow_their_letters():
    board = laid_out(board="spiral").state.board
    assert [token for token in board.tokens if token] == TOKENS


def test_base_1_fixed_harbours_are_as_printed():
    fixed = laid_out(fixed_harbours=True).state.board.harbours
    assert fixed == beginner_board().harbours
    assert any(laid_out(str(seed)).state.board.harbours != fixed for seed in range(5))


def test_base_2_settlements_and_roads_in_seat_order_and_back():
    table = laid_out(seats=3, board="beginner")
    order = []
    while table.state.turn == 0:
        order.append(table.asked[0])
        table.play(table.options()[0])
    first = table.state.turn_player
    there = [(first + i) % 3 for i in range(3)]
    assert order == [seat for seat in there + there[::-1] for _ in range(2)]
    assert all(player.settlements_left == 3 and player.roads_left == 13 for player in table.state.players)


def test_base_2_the_road_joins_the_settlement_and_the_second_one_yields():
    table = laid_out(seats=2, board="beginner")
    table.play(f"settlement {corner(12, 0)}")
    assert sorted(table.options()) == sorted(f"road {e}" for e in BASE_ISLAND.corner_edges[corner(12, 0)])
    table.play(table.options()[0], f"settlement {corner(15, 1)}")
    assert table.hands() == [0, 0]
    second = next(
        place for place in BASE_ISLAND.hex_corners[18] if f"settlement {place}" not in table.options()
    )
    while f"settlement {second}" not in table.options() or table.state.phase != 0:
        table.play(table.options()[0])
        second = next(
            (p for p in BASE_ISLAND.hex_corners[18] if f"settlement {p}" in table.options()), second
        )
    table.play(f"settlement {second}")
    assert sum(table.hands()) == len(BASE_ISLAND.corner_hexes[second]) - 1, "the desert yields none"


def test_base_3_settlements_stand_at_least_two_roads_apart():
    place = corner(18, 0)
    table = position([SETTLEMENT, ""], settlements={1: [place]}, roads={0: ring(18)})
    near = [int(other) for other in BASE_ISLAND.corner_corners[place]]
    assert not {f"settlement {other}" for other in [place, *near]} & set(table.options("settlement"))
    assert table.why_not(f"settlement {near[0]}").rule == "BASE-3"


def test_base_4_a_road_goes_on_from_ones_own_and_not_through_anothers_building():
    table = position(
        ["wood brick", ""], settlements={0: [corner(18, 0)], 1: [corner(18, 2)]}, roads={0: ring(18)[:2]}
    )
    beyond = {f"road {e}" for e in BASE_ISLAND.corner_edges[corner(18, 2)]}
    assert not beyond & set(table.options("road"))
    assert set(table.options("road")) == {
        f"road {e}"
        for place in (0, 1)
        for e in BASE_ISLAND.corner_edges[corner(18, place)]
        if e not in ring(18)[:2]
    }
    assert table.why_not(f"road {edge(18, 2)}").message == "road-not-joined"


def test_base_4_a_settlement_needs_an_own_road():
    table = position([SETTLEMENT, ""], settlements={0: [corner(18, 0)]}, roads={0: ring(18)[:2]})
    assert table.options("settlement") == [f"settlement {corner(18, 2)}"]
    assert table.why_not(f"settlement {corner(0, 0)}").message == "settlement-not-joined"


@pytest.mark.parametrize(
    ("hand", "kind", "left"),
    [
        ("wood brick", "road", ""),
        (SETTLEMENT, "settlement", ""),
        (CITY, "city", ""),
        ("wool grain ore", "buy-card", ""),
    ],
)
def test_base_5_what_things_cost(hand, kind, left):
    table = position([hand + " wood", ""], settlements={0: [corner(18, 0)]}, roads={0: ring(18)[:2]})
    table.play(table.options(kind)[0])
    assert table.hand(0) == (left + " wood").strip()
    short = position([hand.split(" ", 1)[1], ""], settlements={0: [corner(18, 0)]}, roads={0: ring(18)[:2]})
    assert short.options(kind) == []


def test_base_5_a_city_replaces_a_settlement_which_goes_back():
    table = position([CITY, ""], settlements={0: [corner(18, 0)]}).play(f"city {corner(18, 0)}")
    player = table.state.players[0]
    assert (player.settlements_left, player.cities_left, table.points()[0]) == (5, 3, 2)
    assert position([CITY, ""]).why_not(f"city {corner(18, 0)}").message == "city-needs-settlement"


def test_base_5_without_a_piece_in_the_supply_nothing_is_built():
    table = position(
        ["wood brick " + SETTLEMENT + " " + CITY, ""],
        settlements={0: [corner(18, 0)]},
        roads={0: ring(18)[:2]},
    )
    for name in ("roads_left", "settlements_left", "cities_left"):
        setattr(table.state.players[0], name, 0)
    assert not table.options("road") + table.options("settlement") + table.options("city")
    assert table.why_not(f"road {edge(18, 2)}").message == "no-roads-left"


def test_base_6_roll_first_then_trade_and_build_in_any_order():
    table = position(["wood brick", ""], settlements={0: [corner(18, 0)]}, cards={0: "knight"}, rolled=False)
    assert table.options() == ["roll", "knight"]
    assert table.why_not(f"road {edge(18, 0)}").message == "roll-first"
    table.roll(1, 1)
    assert "end-turn" in table.options() and table.options("road")
    assert table.play("end-turn").asked == [1]


def test_base_7_hexes_with_the_number_yield_to_all_who_are_there():
    eleven = beginner_board().number_hexes[11][0]
    resource = ["wood", "brick", "wool", "grain", "ore"][beginner_board().resource[eleven]]
    table = position(
        ["", "", ""], settlements={0: [corner(eleven, 0)]}, cities={1: [corner(eleven, 2)]}, rolled=False
    )
    table.roll(5, 6)
    assert (table.hand(0), table.hand(1), table.hand(2)) == (resource, f"{resource} {resource}", "")


def test_base_7_not_where_the_robber_stands():
    hexes = beginner_board().number_hexes[6]
    table = position(
        ["", ""], settlements={0: [corner(int(hexes[0]), 0)]}, rolled=False, robber=int(hexes[0])
    ).roll(1, 5)
    assert table.hand(0) == ""


def shortage(settlements, cities, left):
    two = int(beginner_board().number_hexes[2][0])
    table = position(
        ["", ""],
        settlements={seat: [corner(two, place) for place in places] for seat, places in settlements.items()},
        cities={seat: [corner(two, place) for place in places] for seat, places in cities.items()},
        rolled=False,
    )
    table.state.bank[2] = left
    return table.roll(1, 1)


def test_base_8_when_the_bank_cannot_serve_all_nobody_gets_any():
    assert shortage({0: [0], 1: [2]}, {}, left=1).hands() == [0, 0]
    assert shortage({0: [0], 1: [2]}, {}, left=2).hands() == [1, 1]


def test_base_8_a_single_player_gets_what_is_left():
    assert shortage({}, {0: [0, 2]}, left=3).hands() == [3, 0]


def test_base_9_on_a_seven_all_with_more_than_seven_discard_half_at_the_same_time():
    table = position(["wood " * 9, "ore " * 8, "wool " * 7], rolled=False).roll(3, 4)
    assert table.asked == [0, 1]
    table.play("1: discard ore", "0: discard wood", "0: discard wood", "0: discard wood", "0: discard wood")
    assert table.asked == [1] and not table.seen_by(1, "discarded"), (
        "what was chosen is not shown before all have chosen"
    )
    table.play(*["1: discard ore"] * 3)
    assert table.hands() == [5, 4, 7] and table.asked == [0]
    assert table.state.bank[0] == 19 - 5


def test_base_9_the_robber_moves_elsewhere_and_takes_a_random_card():
    table = position(
        ["", "wood", ""], settlements={1: [corner(0, 0)], 2: [corner(0, 2)], 0: [corner(0, 4)]}, rolled=False
    ).roll(3, 4)
    assert "rob 18 0" not in table.options() and table.why_not("rob 18 0").message == "robber-stays"
    assert [move for move in table.options() if move.startswith("rob 0 ")] == ["rob 0 2"], (
        "only who has a card, not oneself"
    )
    table.play("rob 0 2")
    assert (table.hand(0), table.hand(1), table.state.robber) == ("wood", "", 0)


def test_base_9_back_to_the_desert_is_allowed_and_with_nobody_to_rob_too():
    table = position(["", "wood"], rolled=False, robber=0).roll(3, 4)
    assert "rob 18 0" in table.options()
    assert table.play("rob 18 0").hands() == [0, 1]


def test_base_10_a_knight_moves_the_robber_without_discards_before_the_roll_too():
    table = position(["", "wood " * 9], cards={0: "knight"}, settlements={1: [corner(0, 0)]}, rolled=False)
    table.play("knight", "rob 0 2")
    assert table.hands() == [1, 8] and table.state.players[0].knights == 1 and table.options() == ["roll"]


def test_base_11_road_building_gives_two_roads_or_as_many_as_there_are():
    table = position(["", ""], settlements={0: [corner(18, 0)]}, cards={0: "road-building"})
    table.play("road-building", f"road {edge(18, 0)}", f"road {edge(18, 1)}")
    assert table.state.players[0].roads_left == 13 and "end-turn" in table.options()
    one_left = position(["", ""], settlements={0: [corner(18, 0)]}, cards={0: "road-building"})
    one_left.state.players[0].roads_left = 1
    one_left.play("road-building", f"road {edge(18, 0)}")
    assert "end-turn" in one_left.options()
    none = position(["", ""], settlements={0: [corner(18, 0)]}, cards={0: "road-building"})
    none.state.players[0].roads_left = 0
    assert (
        none.options("road-building") == [] and none.why_not("road-building").message == "card-without-effect"
    )


def test_base_11_year_of_plenty_takes_two_that_the_bank_has():
    table = position(["", ""], cards={0: "year-of-plenty"})
    table.state.bank[0], table.state.bank[1] = 0, 1
    assert not any("wood" in move for move in table.options("year-of-plenty"))
    assert "year-of-plenty brick brick" not in table.options()
    assert table.play("year-of-plenty brick ore").hand(0) == "brick ore"


def test_base_11_monopoly_takes_all_of_a_kind_from_everybody():
    table = position(["wood", "wood wood ore", "wood"], cards={0: "monopoly"}).play("monopoly wood")
    assert table.hands() == [4, 1, 0]
    nobody = position(["", "ore"], cards={0: "monopoly"}).play("monopoly wood")
    assert nobody.hands() == [0, 1]


def test_base_12_one_card_a_turn_and_none_bought_in_it():
    table = position(["wool grain ore", ""], cards={0: "monopoly"}, deck="monopoly knight")
    table.play("buy-card 0")
    assert table.options("monopoly"), "one old, one new: the old one may be played"
    table.play("monopoly wood")
    assert table.why_not("monopoly wood").message == "one-card-a-turn"
    fresh = position(["wool grain ore", ""], deck="knight").play("buy-card 0")
    assert fresh.why_not("knight").message == "card-too-fresh"
    fresh.play("end-turn").roll(1, 1).play("end-turn")
    assert "knight" in fresh.options()


def test_base_12_victory_point_cards_count_at_once_and_an_empty_deck_sells_nothing():
    table = position(["wool grain ore", ""], deck="victory-point").play("buy-card 0")
    assert table.points() == [1, 0] and table.view(1)["players"][0]["points"] == 0
    empty = position(["wool grain ore", ""])
    empty.state.deck = []
    assert empty.options("buy-card") == [] and empty.why_not("buy-card 0").message == "deck-empty"
    last = position(["wool grain ore", ""])
    last.state.deck = [0]
    assert last.play("buy-card 0").state.deck == []


def test_base_14_the_largest_army_is_three_knights_and_passes_to_strictly_more():
    table = position(["", ""], cards={0: "knight"}, knights={0: 2}).play("knight")
    assert table.state.army_owner == 0 and table.points() == [2, 0]
    level = position(
        ["", ""], cards={1: "knight"}, knights={0: 3, 1: 2}, army_owner=0, army_size=3, turn=1
    ).play("knight")
    assert level.state.army_owner == 0
    more = position(
        ["", ""], cards={1: "knight"}, knights={0: 3, 1: 3}, army_owner=0, army_size=3, turn=1
    ).play("knight")
    assert more.state.army_owner == 1


def test_base_14_who_loses_knights_may_lose_the_army():
    def after(knights, owner):
        table = position(["", "", ""], knights=dict(enumerate(knights)), army_owner=owner, army_size=4)
        knights_were_lost(table.state)
        return table.state.army_owner

    assert after([2, 3, 0], 0) == 1
    assert after([2, 3, 3], 0) == -1
    assert after([3, 3, 0], 0) == 0
    assert after([2, 2, 0], 0) == -1


def test_base_15_four_for_one_and_better_on_a_harbour():
    table = position(["wood wood wood wood", ""])
    assert sorted(table.options("trade")) == [
        "trade wood brick",
        "trade wood grain",
        "trade wood ore",
        "trade wood wool",
    ]
    assert table.play("trade wood ore").hand(0) == "ore"
    assert position(["wood wood wood", ""]).why_not("trade wood ore").message == "rate-not-met"


def test_base_15_harbours_and_an_empty_bank():
    board = beginner_board()
    kinds = {kind: int(BASE_ISLAND.edge_corners[e][0]) for e, kind in board.harbours}
    any_harbour = position(["ore ore ore", ""], settlements={0: [kinds[5]]})
    assert any_harbour.play("trade ore wood").hand(0) == "wood"
    special = position(["ore ore", ""], settlements={0: [kinds[4], kinds[5]]})
    special.state.bank[0] = 0
    assert (
        "trade ore wood" not in special.options()
        and special.why_not("trade ore wood").message == "bank-empty"
    )
    assert special.play("trade ore brick").hand(0) == "brick", "the best rate that is held"


def test_base_16_an_offer_is_answered_by_all_and_confirmed_with_one():
    table = position(["wood wood", "ore", "ore"])
    table.play("offer 2 0 0 0 0 0 0 0 0 1")
    assert table.asked == [1, 2]
    table.play("2: accept", "1: accept")
    assert table.options() == ["withdraw", "confirm 1", "confirm 2"]
    table.play("confirm 2")
    assert (table.hand(0), table.hand(2)) == ("ore", "wood wood")


def test_base_16_counter_offers_refusals_and_withdrawal():
    table = position(["wood wood", "ore wool", "ore"]).play("offer-one wood ore")
    table.play("2: refuse", "1: counter 0 0 1 0 0 2 0 0 0 0")
    assert table.play("confirm 1").hand(0) == "wool" and table.hand(1) == "wood wood ore"
    gone = position(["wood", "ore"]).play("offer-one wood ore", "0: withdraw")
    assert gone.hands() == [1, 1] and gone.asked == [0]


def test_base_16_a_refusal_is_remembered_within_the_turn():
    table = position(["wood", "ore"]).play("offer-one wood ore", "refuse")
    assert "offer-one wood ore" not in table.options()
    assert table.why_not("offer-one wood ore").message == "offer-refused-already"
    table.play("end-turn").roll(1, 1).play("end-turn").roll(1, 1)
    assert "offer-one wood ore" in table.options()


@pytest.mark.parametrize(
    ("offer", "message"),
    [
        ("offer 1 0 0 0 0 0 0 0 0 0", "unfair-offer"),
        ("offer 0 0 0 0 0 0 0 0 0 1", "unfair-offer"),
        ("offer 1 0 0 0 0 1 0 0 0 1", "unfair-offer"),
        ("offer 0 1 0 0 0 0 0 0 0 1", "goods-not-held"),
    ],
)
def test_base_16_no_gifts_no_lent_cards_not_the_same_kind_on_both_sides(offer, message):
    table = position(["wood", "ore"])
    assert table.why_not(offer).message == message


def test_base_16_only_with_the_player_on_turn_and_only_what_one_holds():
    table = position(["wood", "ore", ""]).play("offer-one wood ore")
    assert table.options(seat=1) == ["refuse", "accept"] and table.options(seat=2) == []
    with pytest.raises(NotYourTurn):
        position(["wood", "ore"]).play("1: offer-one ore wood")


def test_base_17_the_target_wins_at_any_moment_of_ones_own_turn():
    table = position([SETTLEMENT, ""], settlements={0: [corner(18, 0)]}, roads={0: ring(18)[:2]}, target=2)
    table.play(f"settlement {corner(18, 2)}")
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.winners == [0] and outcome.why == "target"


def test_base_17_a_hidden_point_bought_this_very_turn_wins():
    table = position(
        ["wool grain ore", ""], settlements={0: [corner(18, 0)]}, deck="victory-point", target=2
    ).play("buy-card 0")
    assert RULES.outcome(table.state).winners == [0]


def test_base_17_points_won_on_anothers_turn_count_at_the_start_of_ones_own():
    table = position([SETTLEMENT, "", ""], roads={0: [edge(15, 5), edge(15, 0)]}, target=2)
    table.state.players[1].points = 2
    assert RULES.outcome(table.state) is None
    table.play("end-turn")
    assert RULES.outcome(table.state).winners == [1]


def test_base_17_a_standstill_of_thirty_rounds_ends_the_game_for_the_most_points():
    table = position(["", ""], settlements={0: [corner(18, 0)]})
    for _ in range(60):
        assert RULES.outcome(table.state) is None
        table.play("end-turn").roll(1, 1)
    table.play("end-turn")
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.why, outcome.winners) == ("standstill", [0])


def test_base_17_after_five_hundred_rounds_the_most_points_win():
    table = position(["", ""], settlements={1: [corner(18, 0)]}, turns_so_far=1000)
    table.play("end-turn")
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert (outcome.why, outcome.winners) == ("too-long", [1])


def test_base_18_hands_cards_and_the_deck_are_hidden():
    table = position(["wood wood", "ore"], cards={0: "knight victory-point"})
    other = table.view(1)
    assert other["players"][0]["hand"] == 2 and other["players"][0]["cards"] == 2 and other["deck"] == 23
    assert "you" not in table.view(None) and table.view(0)["you"]["hand"]["wood"] == 2
    assert other["you"]["hand"] == {"wood": 0, "brick": 0, "wool": 0, "grain": 0, "ore": 1}


def test_base_18_a_stolen_cards_kind_is_known_to_the_two_alone():
    table = (
        position(["", "wood", ""], settlements={1: [corner(0, 0)]}, rolled=False).roll(3, 4).play("rob 0 2")
    )
    assert (
        table.seen_by(2, "stole") == [{"kind": "stole", "seat": 0, "from": 1}] == table.seen_by(None, "stole")
    )
    assert table.seen_by(0, "stole")[0]["resource"] == table.seen_by(1, "stole")[0]["resource"] == "wood"


def test_base_19_bad_input_names_the_rule_and_changes_nothing():
    table = position(["", ""])
    before = RULES.dump(table.state)
    with pytest.raises(IllegalMove, match="BASE-5"):
        table.play("buy-card 0")
    assert RULES.dump(table.state) == before
    with pytest.raises(BadOption, match="options are board"):
        RULES.read_options({"hexes": 7}, 4)


def test_the_deck_of_development_cards():
    deck = Counter(CARDS[card] for card in laid_out().state.deck)
    assert deck == {"knight": 14, "victory-point": 5, "road-building": 2, "year-of-plenty": 2, "monopoly": 2}
