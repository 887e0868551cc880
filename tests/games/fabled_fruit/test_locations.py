"""The actions of locations 1 to 30, each named by its rule id (LOC-n)."""

from tests.games.fabled_fruit.position import position


def test_loc_1_draw_two():
    table = position(["b", "c"], draw="g p").play("go 1", "act")
    assert table.hand(0) == "b g p"


def test_loc_2_a_banana_buys_two_cards_that_the_other_held_before():
    table = position(["b", "c g p"]).play("go 2", "act", "choose 1", "give banana")
    assert table.options() == ["give coconut", "give grape", "give pineapple"]
    table.play("give coconut", "give grape")
    assert (table.hand(0), table.hand(1)) == ("c g", "b p")


def test_loc_2_who_has_one_card_gives_it_even_if_it_is_a_banana():
    table = position(["b", "b"]).play("go 2", "act", "choose 1", "give banana")
    assert (table.hand(0), table.hand(1)) == ("b", "b")


def test_loc_2_the_other_needs_a_card_before_the_swap():
    table = position(["b", "", "c"]).play("go 2", "act")
    assert table.options() == ["choose 2"]
    nobody = position(["b", "", ""], draw="s").play("go 2", "act")
    assert nobody.hand(0) == "b s" and "cancelled" in nobody.kinds()


def test_loc_2_without_a_banana_the_mark_gives_one_card():
    table = position(["c", "c g"], draw="s").play("go 2", "act")
    assert table.hand(0) == "c s"


def test_loc_2_a_mix_card_may_serve_as_the_banana():
    table = position(["bg", "c c c"]).play(
        "go 2", "act", "choose 1", "give banana-grape", "give coconut", "give coconut"
    )
    assert (table.hand(0), table.hand(1)) == ("c c", "c bg")


def test_loc_3_three_cards_come_and_three_go_the_same_ones_if_one_likes():
    table = position(["b", "c c c g"], draw="p").play("go 3", "act", "choose 1", *["give coconut"] * 3)
    assert table.hand(0) == "b c c c p"
    table.play(*["give coconut"] * 3)
    assert (table.hand(0), table.hand(1)) == ("b p", "c c c g")


def test_loc_3_who_is_chosen_needs_three_cards():
    table = position(["b", "c c", "g g g"]).play("go 3", "act")
    assert table.options() == ["choose 2"]


def test_loc_3_with_nobody_holding_three_there_is_one_card_in_all():
    table = position(["b", "c c"], draw="p s").play("go 3", "act")
    assert table.hand(0) == "b p"


def test_loc_4_the_open_hand_is_offered_in_turn_order_and_paid_twofold():
    table = position(["b c", "g", "p"], draw="s s").play("go 4", "act")
    assert table.options() == ["take banana", "take coconut", "done"]
    table.play("take banana", "done")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("c s s", "b g", "p")


def test_loc_4_everybody_sees_the_hand():
    table = position(["b c", "g"]).play("go 4", "act")
    assert table.seen_by(None, "laid-open")[0]["cards"] == ["banana", "coconut"]


def test_loc_4_needs_a_card():
    assert position(["", "g"], draw="s").play("go 4", "act").hand(0) == "s"


def test_loc_5_discard_any_number_and_draw_up_to_three():
    table = position(["b b b b", "c"], draw="g p").play("go 5", "act", *["discard banana"] * 3, "done")
    assert table.hand(0) == "b g p"


def test_loc_5_with_three_or_more_nothing_is_drawn():
    assert position(["b b b b", "c"]).play("go 5", "act", "done").hand(0) == "b b b b"


def test_loc_6_push_your_luck_keeps_what_is_taken_in_time():
    table = position(["", "c"], draw="b g p").play("go 6", "act", "reveal", "reveal", "done")
    assert table.hand(0) == "b g p"


def test_loc_6_a_second_card_of_a_kind_loses_all_and_ends_the_turn():
    table = position(["", "c"], draw="b g b").play("go 6", "act", "reveal", "reveal")
    assert (table.hand(0), table.discards, table.asked) == ("", "b b g", [1])


def test_loc_6_each_new_kind_asks_again():
    table = position(["", "c"], draw="b g").play("go 6", "act")
    assert table.options() == ["reveal", "done"]
    assert table.play("reveal").options() == ["reveal", "done"]


def test_loc_6_a_mix_card_counts_as_the_drawer_says():
    table = position(["", "c"], draw="bg b g").play("go 6", "act")
    assert table.options() == ["name banana", "name grape"]
    table.play("name grape", "reveal")
    assert table.options() == ["reveal", "done"]


def test_loc_6_a_mix_card_busts_only_if_both_its_fruits_are_shown():
    table = position(["", "c"], draw="b bg").play("go 6", "act", "reveal")
    assert table.options() == ["reveal", "done"]
    bust = position(["", "c"], draw="b g bg").play("go 6", "act", "reveal", "reveal")
    assert bust.discards == "b g bg"


def test_loc_6_with_both_piles_empty_the_cards_so_far_are_taken():
    table = position(["", "c"], draw="b", draw_only=True).play("go 6", "act", "reveal")
    assert table.hand(0) == "b"


def test_loc_7_two_pineapples_for_five():
    table = position(["p p b", "c"], also=[7], draw="g g s s c").play(
        "go 7", "act", "discard pineapple", "discard pineapple"
    )
    assert (table.hand(0), table.discards) == ("b c g g s s", "p p")


def test_loc_7_one_pineapple_is_not_enough():
    assert position(["p", "c"], also=[7], draw="g").play("go 7", "act").hand(0) == "g p"


def test_loc_8_refills_first_and_swaps_one_for_one():
    table = position(["b c", "g"], also=[8], market="s s", draw="p p g").play("go 8", "act")
    assert table.market == "g p p s s"
    table.play("put banana", "put coconut", "take pineapple", "take strawberry")
    assert (table.hand(0), table.market) == ("p s", "b c g p s")


def test_loc_8_not_the_very_cards_just_put():
    table = position(["b", "g"], also=[8], market="s s s s s").play("go 8", "act", "put banana")
    assert table.options() == ["take strawberry"]


def test_loc_8_swaps_at_least_one_and_needs_one():
    assert position(["b c", "g"], also=[8], market="s").play("go 8", "act").options() == [
        "put banana",
        "put coconut",
    ]
    assert position(["", "g"], also=[8], market="s", draw="p").play("go 8", "act").hand(0) == "p"


def test_loc_9_a_strawberry_buys_up_to_three_others():
    table = position(["s", "c"], also=[9], market="b g g s p").play("go 9", "act", "put strawberry")
    assert "take strawberry" not in table.options() and "done" in table.options()
    table.play("take banana", "take grape", "take grape")
    assert (table.hand(0), table.market) == ("b g g", "p s s")


def test_loc_9_one_may_take_fewer():
    assert (
        position(["s", "c"], also=[9], market="b g").play("go 9", "act", "put strawberry", "done").hand(0)
        == ""
    )


def test_loc_9_needs_a_strawberry_and_something_else_on_the_market():
    assert position(["b", "c"], also=[9], market="g", draw="p").play("go 9", "act").hand(0) == "b p"
    assert position(["s", "c"], also=[9], market="s s", draw="p").play("go 9", "act").hand(0) == "p s"


def test_loc_9_never_takes_a_mix_card_with_a_strawberry():
    table = position(["s", "c"], also=[9], market="gs b").play("go 9", "act", "put strawberry")
    assert table.options() == ["take banana", "done"]


def test_loc_10_the_richest_gives_two_and_draws_one():
    table = position(["b", "c c g", "p"], also=[10], draw="s").play("go 10", "act")
    assert table.options() == ["choose 1"]
    table.play("choose 1", "give coconut", "give coconut")
    assert (table.hand(0), table.hand(1)) == ("b c c", "g s")


def test_loc_10_among_several_richest_one_chooses():
    assert position(["b", "c c", "p p"], also=[10]).play("go 10", "act").options() == ["choose 1", "choose 2"]


def test_loc_10_not_for_the_richest():
    assert position(["b b", "c c"], also=[10], draw="s").play("go 10", "act").hand(0) == "b b s"


def test_loc_11_all_of_one_kind():
    table = position(["", "c"], also=[11], market="g g s b bg").play("go 11", "act")
    assert table.options() == ["name banana", "name grape", "name strawberry"]
    table.play("name grape")
    assert (table.hand(0), table.market) == ("g g bg", "b s")


def test_loc_11_the_last_card_must_be_taken_and_the_market_is_refilled_afterwards():
    table = position(["", "c"], also=[11], market="s", draw="b b b b b").play(
        "go 11", "act", "name strawberry"
    )
    assert (table.hand(0), table.market) == ("s", "b b b b b")


def test_loc_12_hidden_cards_are_not_in_the_hand_for_anything():
    table = position(["b c g", "p", "s"], also=[12]).play(
        "go 12", "act", "hide banana", "hide coconut", "done"
    )
    assert (table.hand(0), table.hidden(0)) == ("g", "b c")
    assert table.hands() == [1, 1, 1]
    table.play("go 1", "act", "go 12")
    assert table.options() == ["give strawberry"], (
        "a visitor pays the one who hides; the hider's cards are safe"
    )


def test_loc_12_all_hidden_cards_come_back_in_another_players_turn_too():
    table = position(["b c", "p"], also=[12]).play("go 12", "act", "hide banana", "hide coconut")
    assert table.options(0) == ["unhide"]
    table.play("0: unhide")
    assert (table.hand(0), table.hidden(0)) == ("b c", "")


def test_loc_12_hidden_cards_do_not_come_back_within_an_action():
    table = position(["b c", "p g s"], also=[12]).play("go 12", "act", "hide banana", "hide coconut")
    table.play("go 5", "act")
    assert table.options(0) == []
    assert table.why_not("unhide", seat=0) == ("LOC-12", "not-within-an-action", {}, ())


def test_loc_12_taking_cards_back_may_make_a_juice_possible():
    table = position(["p p p b", "c"], also=[12], at=[2, 3])
    table.play(
        "go 12", "act", "hide pineapple", "hide pineapple", "hide pineapple", "done", "go 1", "act", "go 1"
    )
    table.play("give banana")
    assert table.options() == ["act", "unhide"]
    table.state.hands[0].append(0)
    table.play("unhide")
    assert table.options() == ["act", "juice 1"]


def test_loc_12_hides_at_least_one_and_only_the_owner_knows_which():
    table = position(["b c", "p"], also=[12]).play("go 12", "act")
    assert table.options() == ["hide banana", "hide coconut"]
    table.play("hide banana", "done")
    assert table.seen_by(1, "hid") == [{"kind": "hid", "seat": 0, "count": 1}]
    assert table.seen_by(0, "hid")[0]["cards"] == ["banana"]


def test_loc_13_two_and_any_one_to_the_market():
    table = position(["b", "c"], also=[13], market="s", draw="g p").play("go 13", "act")
    assert table.options() == ["put banana", "put grape", "put pineapple"]
    assert table.play("put banana").market == "b s"


def test_loc_14_everybody_takes_one_of_as_many_cards_as_there_are_players():
    table = position(["b", "c", ""], also=[14], draw="g p").play("go 14", "act")
    assert table.asked == [1]
    table.play("put coconut")
    assert table.options() == ["take coconut", "take grape", "take pineapple"]
    table.play("take pineapple", "take coconut", "take grape")
    assert [table.hand(seat) for seat in range(3)] == ["b p", "c", "g"]


def test_loc_14_the_cards_are_put_in_secretly_at_the_same_time_and_then_lie_open():
    table = position(["b", "c g", "p s"], also=[14]).play("go 14", "act", "2: put pineapple")
    assert table.asked == [1] and not table.seen_by(1, "put-in")
    assert table.play("put grape").seen_by(None, "put-in")[0]["cards"] == ["grape"]


def test_loc_15_three_for_the_poorest():
    assert position(["b", "c"], also=[15], draw="g g g").play("go 15", "act").hand(0) == "b g g g"
    assert position(["b b", "c"], also=[15], draw="g").play("go 15", "act").hand(0) == "b b g"


def test_loc_16_the_thief_takes_a_card_from_each_player_where_he_goes():
    table = position(["b", "c", "p p"], also=[16], at=[1, 3, 3]).play("go 16", "act", "thief 3")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("b c p", "", "p")


def test_loc_16_the_thief_always_moves_elsewhere_and_may_go_where_nobody_is():
    table = position(["b", "c"], also=[16], thief_at=3).play("go 16", "act")
    assert "thief 3" not in table.options() and "thief 5" in table.options()
    assert table.play("thief 5").hand(0) == "b"


def test_loc_16_ones_own_animal_is_not_robbed():
    assert position(["b", "c"], also=[16]).play("go 16", "act", "thief 16").hand(0) == "b"


def test_loc_17_takes_revealed_fruit_other_than_the_discarded():
    table = position(["b", "c"], also=[17], draw="b g g").play("go 17", "act", "discard banana")
    assert (table.hand(0), table.discards) == ("g g", "b b")


def test_loc_17_a_discarded_mix_card_counts_as_its_owner_says_and_a_revealed_one_always_differs():
    table = position(["bg", "c"], also=[17], draw="b g cp").play("go 17", "act", "discard banana-grape")
    assert table.options() == ["name banana", "name grape"]
    assert table.play("name grape").hand(0) == "b cp"


def test_loc_18_restock():
    table = position(["b c", "g"], also=[18], market="s", draw="p p g").play(
        "go 18", "act", "put banana", "put coconut"
    )
    assert (table.hand(0), table.market) == ("g p p", "b c s")
    assert position(["b", "g"], also=[18], market="s", draw="p").play("go 18", "act", "done").hand(0) == "b p"


def test_loc_19_sends_the_thief_out_of_the_game():
    table = position(["b", "c"], also=[19], market="g g p", thief_at=3).play(
        "go 19", "act", "take grape", "done"
    )
    assert (table.hand(0), table.state.thief_at) == ("b g", 0)
    nobody = position(["b", "c"], also=[19], market="g g p", draw="s").play("go 19", "act")
    assert nobody.hand(0) == "b s"


def test_loc_19_also_from_before_a_player():
    table = position(["b", "c"], also=[19, 26], market="g g", thief_seat=1, thief_bond=26).play(
        "go 19", "act", "done"
    )
    assert table.state.thief_seat == -1


def test_loc_20_who_has_used_the_bodyguard_only_gains():
    table = position(["b", "c g p"], at=[1, 20], did=[0, 1], draw="s").play("go 3", "act", "choose 1")
    assert table.hand(1) == "b c g p s", "who must give him something gives all he has, and gets nothing"
    assert table.hand(0) == ""


def test_loc_20_a_visitor_pays_the_guarded_player():
    table = position(["b", "c"], at=[1, 20], did=[0, 1]).play("go 20", "give banana")
    assert table.hand(1) == "b c"


def test_loc_20_guards_only_who_used_the_action_and_only_while_there():
    made_juice = position(["", "c c"], at=[1, 20], did=[0, 2], also=[37]).play("go 37", "act", "choose 1")
    assert made_juice.hands() == [1, 1]
    guarded = position(["", "c c"], at=[1, 20], did=[0, 1], also=[37]).play("go 37", "act", "choose 1")
    assert guarded.hands() == [0, 2]


def test_loc_20_keeps_the_draw_of_10_but_gives_nothing():
    table = position(["b", "c c c"], at=[1, 20], did=[0, 1], also=[10], draw="s").play(
        "go 10", "act", "choose 1"
    )
    assert (table.hand(0), table.hand(1)) == ("b", "c c c s")


def test_loc_20_draws_one_and_pays_on_arriving():
    table = position(["b c", "g"], at=[1, 20], draw="p").play("go 20", "give banana", "act")
    assert (table.hand(0), table.hand(1)) == ("c p", "b g")


def test_loc_21_the_thief_goes_where_no_figure_is():
    table = position(["b", "c"], also=[21], at=[1, 3], thief_at=4, market="g", draw="p p p p p").play(
        "go 21", "act"
    )
    assert {"thief 3", "thief 4", "thief 21"}.isdisjoint(table.options()) and "thief 5" in table.options()
    assert table.play("thief 5", "take grape").hand(0) == "b g"


def test_loc_21_without_a_free_location_the_thief_stays():
    table = position(["b", "c"], locations=[3, 21], at=[0, 3], thief_at=3, market="g g p").play(
        "go 21", "act"
    )
    assert table.prompt == "take-market"


def test_loc_22_two_from_the_market_which_a_single_card_refills():
    table = position(["", "c"], also=[22], market="b", draw="g g g g").play(
        "go 22", "act", "take banana", "take grape"
    )
    assert (table.hand(0), table.market) == ("b g", "g g g")
    two = position(["", "c"], also=[22], market="b s", draw="g g g g g").play(
        "go 22", "act", "take banana", "take strawberry"
    )
    assert two.market == "g g g g g", "emptied, it is refilled after the action"


def test_loc_23_the_whole_hand_for_the_whole_market():
    table = position(["b c", "g"], also=[23], market="p p s").play("go 23", "act")
    assert (table.hand(0), table.market) == ("p p s", "b c")
    empty = position(["", "g"], also=[23], market="p", draw="s s s s s").play("go 23", "act")
    assert (empty.hand(0), empty.market) == ("p", "s s s s s")


def test_loc_24_a_fruit_token_of_ones_choice():
    table = position(["b", "c"], also=[24]).play("go 24", "act", "take-token grape")
    assert table.state.token_of == [-1, -1, 0, -1, -1]


def test_loc_24_an_empty_supply_makes_all_return_theirs_first():
    table = position(["b", "c"], also=[24], token_of=[1, 1, 1, 0, 0]).play("go 24", "act")
    assert len(table.options()) == 5
    table.play("take-token banana")
    assert table.state.token_of == [0, -1, -1, -1, -1]


def test_loc_25_takes_one_card_off_the_next_juice():
    table = position(["p p p", "c"], at=[25, 3], did=[1, 0]).play(
        "go 1", "juice 1", "pay-less", *["pay pineapple"] * 3
    )
    assert table.state.juices[0] == [1]


def test_loc_25_also_after_a_juice_made_there_but_only_in_the_next_turn():
    table = position(["p p p", "c"], at=[25, 3], did=[2, 0]).play("go 1")
    assert "juice 1" in table.options()
    later = position(["p p p", "c"], at=[2, 3], did=[1, 0]).play("go 1")
    assert "juice 1" not in later.options()


def test_loc_25_being_swapped_away_gives_nothing():
    table = position(["b", "p p p"], at=[1, 25], did=[0, 1], also=[46]).play("go 46", "act", "choose 1")
    assert table.state.at == [25, 46]
    assert table.play("go 1").options() == ["act"]


def test_loc_26_takes_two_of_the_cards_spent_on_anothers_juice():
    table = position(["p p p b", "c"], at=[2, 3], thief_seat=1, thief_bond=26).play("go 1", "juice 1")
    table.play(*["pay pineapple"] * 3, "pay banana")
    assert table.asked == [1] and table.options() == ["take banana", "take pineapple"]
    table.play("take banana", "take pineapple")
    assert (table.hand(1), table.discards) == ("b c p", "p p")


def test_loc_26_puts_the_thief_before_oneself_from_anywhere():
    table = position(["b", "c"], also=[26], thief_at=3).play("go 26", "act")
    assert (table.state.thief_seat, table.state.thief_bond, table.state.thief_at) == (0, 26, 0)


def test_loc_26_takes_nothing_of_ones_own_juice_and_no_tokens():
    own = position(["p p p b", "c"], at=[2, 3], thief_seat=0, thief_bond=26).play(
        "go 1", "juice 1", *["pay pineapple"] * 3
    )
    assert own.play("pay banana").hand(0) == ""
    table = position(
        ["p", "c"], at=[2, 3], also=[24, 39], thief_seat=1, thief_bond=26, token_of=[-1, -1, -1, 0, -1]
    )
    table.state.cocktails[0] = 2
    table.play("go 1", "juice 1", "pay pineapple", "pay-token pineapple", "pay-cocktail", "pay-cocktail")
    assert table.hand(1) == "c p"


def test_loc_27_each_richer_player_loses_one_and_draws_one():
    table = position(["b", "c c", "p", "g g g"], also=[27], draw="s s").play("go 27", "act")
    assert table.hand(0) == "b c g" and table.hands() == [3, 2, 1, 3]
    assert position(["b b", "c"], also=[27], draw="s").play("go 27", "act").hand(0) == "b b s"


def test_loc_28_swaps_tokens_of_ones_choice():
    table = position(["b", "c"], also=[28], token_of=[0, 1, 1, -1, -1]).play(
        "go 28", "act", "give-token banana"
    )
    assert table.options() == ["take-token coconut", "take-token grape"]
    table.play("take-token grape")
    assert table.state.token_of == [1, 1, 0, -1, -1]


def test_loc_28_without_a_swap_takes_one_from_the_supply():
    table = position(["b", "c"], also=[28], token_of=[-1, 1, -1, -1, -1]).play("go 28", "act")
    assert table.options() == [
        "take-token banana",
        "take-token grape",
        "take-token pineapple",
        "take-token strawberry",
    ]
    empty = position(["b", "c"], also=[28], token_of=[1, 1, 1, 1, 1]).play("go 28", "act")
    assert len(empty.options()) == 5


def test_loc_29_two_for_each_grape():
    table = position(["g g b", "c"], also=[29], market="s", draw="p p c c").play("go 29", "act")
    assert table.options() == ["put grape", "done"]
    table.play("put grape", "put grape")
    assert table.options() == ["done"], "that there are no more grapes is nobody else's business"
    table.play("done")
    assert (table.hand(0), table.market) == ("b c c p p", "g g s")
    assert position(["b", "c"], also=[29], market="s", draw="p").play("go 29", "act").hand(0) == "b p"


def test_loc_30_doubles_the_hand_of_the_poorest():
    assert position(["b c", "g g"], also=[30], draw="p p").play("go 30", "act").hand(0) == "b c p p"
    assert position(["b c", "g"], also=[30], draw="p").play("go 30", "act").hand(0) == "b c p"
