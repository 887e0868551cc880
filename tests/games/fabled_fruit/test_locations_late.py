"""The actions of locations 31 to 59, each named by its rule id (LOC-n)."""

import pytest

from tests.games.fabled_fruit.position import position


def test_loc_31_hands_change_owners_and_the_other_draws():
    table = position(["b", "c g", "p p p"], also=[31], draw="s").play("go 31", "act")
    assert table.options() == ["choose 1"], "who has two more than you can't be chosen"
    table.play("choose 1")
    assert (table.hand(0), table.hand(1)) == ("c g", "b s")


def test_loc_31_the_mark():
    assert position(["b", "c c c"], also=[31], draw="s").play("go 31", "act").hand(0) == "b s"


def test_loc_31_a_guarded_player_gives_nothing_and_keeps_his_draw():
    table = position(["b", "c"], also=[31], at=[1, 20], did=[0, 1], draw="s").play("go 31", "act", "choose 1")
    assert (table.hand(0), table.hand(1)) == ("", "b c s")


def test_loc_32_all_pass_two_to_the_left_at_the_same_time():
    table = position(["b b b", "c c c", "g"], also=[32]).play("go 32", "act")
    assert table.asked == [0, 1]
    table.play("1: give coconut", "0: give banana")
    table.play("0: give banana", "1: give coconut")
    assert [table.hand(seat) for seat in range(3)] == ["b g", "b b c", "c c"]


def test_loc_32_the_next_in_turn_order_gets_them_unseen_by_others():
    table = position(["b b b", "c c", "g g"], also=[32]).play("go 32", "act", "give banana", "give banana")
    seen = [event for event in table.seen_by(2, "gave") if event["seat"] == 0]
    assert [event["to"] for event in seen] == [1, 1] and all("cards" not in event for event in seen)


def test_loc_32_who_has_no_card_afterwards_draws_one():
    table = position(["b b", "", ""], also=[32], draw="s p").play("go 32", "act")
    assert [table.hand(seat) for seat in range(3)] == ["s", "b b", "p"]


def test_loc_33_each_other_gives_a_coconut_or_shows_his_hand_and_draws():
    table = position(["b", "c g", "p s"], also=[33], draw="g").play("go 33", "act")
    table.play("2: show-hand", "1: give coconut")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("b c", "g", "g p s")
    assert table.seen_by(None, "showed-hand")[0]["cards"] == ["pineapple", "strawberry"]


def test_loc_33_a_mix_card_must_be_given_only_if_it_is_the_only_coconut():
    assert position(["b", "c cg"], also=[33]).play("go 33", "act").options() == ["give coconut"]
    assert position(["b", "cg p"], also=[33]).play("go 33", "act").options() == ["give coconut-grape"]


def test_loc_33_a_guarded_player_keeps_his_coconut_but_draws_without_one():
    kept = position(["b", "c"], also=[33], at=[1, 20], did=[0, 1], draw="s").play("go 33", "act")
    assert (kept.hand(0), kept.hand(1)) == ("b", "c")
    drew = position(["b", "g"], also=[33], at=[1, 20], did=[0, 1], draw="s").play("go 33", "act")
    assert drew.hand(1) == "g s"


def test_loc_34_a_token_gives_another_turn_but_not_in_the_turn_it_was_taken():
    table = position(["b", "c"], also=[34], at=[1, 3]).play("go 34", "act")
    assert table.state.turn == 1
    table.play("go 1", "act", "go 5", "act", "done")
    assert table.options() == ["double", "done"]
    table.play("double")
    assert table.state.turn == 0 and table.prompt == "go" and table.state.doubles == [0, 0]


def test_loc_34_an_empty_supply_makes_all_return_theirs_first():
    table = position(["b", "c"], also=[34], doubles=[1, 2], doubles_left=0).play("go 34", "act")
    assert (table.state.doubles, table.state.doubles_left) == ([1, 0], 2)


def test_loc_35_the_hosts_give_to_who_comes_from_there():
    table = position(["b", "c g", "p"], at=[35, 4, 4], did=[1, 0, 0]).play("go 4")
    assert table.asked == [1, 2]
    table.play("2: give pineapple", "1: give grape")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("b g p", "c", "")


def test_loc_35_with_the_thief_there_a_market_card_is_taken_instead():
    table = position(["b", "c"], at=[35, 4], did=[2, 0], also=[16], thief_at=3, market="s g").play(
        "go 3", "take strawberry"
    )
    assert table.hand(0) == "b s"


def test_loc_35_only_in_the_next_turn_after_using_it():
    table = position(["b", "c"], at=[35, 4], did=[0, 0]).play("go 4")
    assert table.asked == [0] and table.options() == ["give banana"]


def test_loc_36_draw_three():
    assert position(["", "c"], also=[36], draw="b g p").play("go 36", "act").hand(0) == "b g p"


def test_loc_37_steals_a_random_card_from_anywhere():
    table = position(["b", "c", ""], also=[37], at=[0, 3, 4]).play("go 37", "act")
    assert table.options() == ["choose 1"]
    assert table.play("choose 1").hand(0) == "b c"
    assert position(["b", "", ""], also=[37], draw="s").play("go 37", "act").hand(0) == "b"


def test_loc_38_two_for_one_and_one_for_each_other():
    table = position(["", "", ""], also=[38], market="b c g", draw="s s s s s").play(
        "go 38", "act", "take banana", "take coconut"
    )
    table.play("take grape")
    assert [table.hand(seat) for seat in range(3)] == ["b c", "g", ""]
    assert table.market == "s s s s s", "refilled only after the action"


def test_loc_39_a_cocktail_token_is_returned_as_any_card():
    table = position(["p p p", "c"], also=[39], at=[2, 3]).play(
        "go 39", "act", "go 2", "act", "go 1", "juice 1"
    )
    table.play("pay pineapple", "pay pineapple", "pay pineapple", "pay-cocktail")
    assert table.state.juices[0] == [1] and table.state.cocktails_left == 3


def test_loc_39_an_empty_supply_makes_all_return_theirs_first():
    table = position(["b", "c"], also=[39], cocktails=[0, 3], cocktails_left=0).play("go 39", "act")
    assert (table.state.cocktails, table.state.cocktails_left) == ([1, 0], 2)


def test_loc_40_takes_both_cards_and_leaves_one_of_the_hand_and_one_of_the_pile():
    table = position(["b", "c"], also=[40], offer="g p", draw="s").play("go 40", "act")
    assert table.options() == ["put banana", "put grape", "put pineapple"]
    table.play("put grape")
    assert table.hand(0) == "b p" and sorted(table.state.offer) == [2, 4]


def test_loc_40_two_cards_lie_there_when_it_appears_and_are_discarded_when_it_is_gone():
    table = position(["p p p b", "c"], at=[2, 3], deck=[40], draw="g s").play(
        "go 1", "juice 1", *["pay pineapple"] * 3
    )
    table.play("pay banana")
    assert sorted(table.state.offer) == [2, 4] and table.state.table[40] == 1
    last = position(["p p p b b", "c"], also=[40], offer="g g").play("go 40")
    last.state.table[40] = 1
    last.play("juice 40", *["pay pineapple"] * 3, *["pay banana"] * 2)
    assert last.state.offer == [] and last.discards == "b b g g p p p"


def test_loc_41_named_fruit_to_the_hand_the_rest_to_the_market():
    table = position(["", "c"], also=[41], market="s", draw="b b g p bg").play("go 41", "act", "name banana")
    assert (table.hand(0), table.market) == ("b b bg", "g p s")


def test_loc_42_aid_for_who_has_fewer_than_five_tax_for_who_has_more():
    table = position(["b", "c c c c c", "g g g g g g"], also=[42], market="s p", draw="b").play(
        "go 42", "act"
    )
    assert table.options() == ["take pineapple", "take strawberry"]
    table.play("take strawberry", "put grape")
    assert table.hands() == [2, 5, 5] and table.market == "g p"


def test_loc_42_when_the_market_has_run_out_aid_comes_from_the_draw_pile():
    table = position(["", "", ""], also=[42], market="s p", draw="b g g g g g").play(
        "go 42", "act", "take strawberry", "take pineapple"
    )
    assert table.hand(2) == "b" and table.market == "g g g g g"


def test_loc_42_costs_exactly_what_lies_on_the_market_which_stays():
    table = position(["c c s b p", "g"], also=[42], at=[1, 3], market="c c s b").play("go 42")
    table.play("juice 42", "pay coconut")
    assert table.options() == ["pay banana", "pay coconut", "pay strawberry"]
    table.play("pay coconut", "pay banana", "pay strawberry")
    assert (table.hand(0), table.market, table.discards) == ("p", "b c c s", "b c c s")


def test_loc_42_a_mix_card_on_the_market_is_paid_by_either_fruit():
    table = position(["g", "c"], also=[42], at=[1, 3], market="bg").play("go 42", "juice 42", "pay grape")
    assert table.state.juices[0] == [42]


def test_loc_42_a_guarded_player_pays_no_tax_but_takes_aid():
    table = position(["b", "c c c c c c"], also=[42], at=[1, 20], did=[0, 1], market="s s").play(
        "go 42", "act", "take strawberry"
    )
    assert table.hands() == [2, 6]
    aid = position(["b", "c"], also=[42], at=[1, 20], did=[0, 1], market="s s").play(
        "go 42", "act", "take strawberry"
    )
    assert aid.play("take strawberry").hands() == [2, 2]


def test_loc_43_one_for_two_after_a_refill():
    table = position(["b", "c"], also=[43], market="s", draw="g g p p").play("go 43", "act", "put banana")
    assert table.options() == ["take grape", "take pineapple", "take strawberry"]
    table.play("take grape", "take grape")
    assert (table.hand(0), table.market) == ("g g", "b p p s")


@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (2, 3), (3, 2), (4, 2), (5, 1), (7, 1)])
def test_loc_44_three_two_or_one(held, drawn):
    table = position(["b " * held, "c"], also=[44], draw="s s s").play("go 44", "act")
    assert table.hands()[0] == held + drawn


def test_loc_45_three_in_and_any_two_out():
    table = position(["b", "c"], also=[45], draw="g g p").play(
        "go 45", "act", "discard banana", "discard grape"
    )
    assert (table.hand(0), table.discards) == ("g p", "b g")


def test_loc_46_the_animals_change_places_and_the_new_action_follows_without_payment():
    table = position(["b", "c"], at=[1, 36], also=[46], draw="g p s").play("go 46", "act", "choose 1")
    assert table.state.at == [36, 46]
    assert (table.hand(0), table.hand(1)) == ("b g p s", "c")


def test_loc_46_no_juice_there_and_no_thief_tax():
    table = position(["p p p b", "c"], at=[2, 1], also=[46, 16], thief_at=1, market="s", draw="g g").play(
        "go 46", "act", "choose 1"
    )
    assert table.state.juices[0] == [] and table.hand(0) == "b g g p p p"


def test_loc_46_with_nobody_to_swap_draws_one():
    first_round = position(["b", "c"], also=[46], draw="s").play("go 46", "act")
    assert first_round.hand(0) == "b s"
    same_place = position(["b", "c"], at=[1, 46], draw="s").play("go 46", "give banana", "act")
    assert same_place.hand(0) == "s"


def test_loc_46_not_with_a_player_whose_location_is_gone():
    table = position(["b", "c"], at=[1, 7], also=[46], draw="s")
    table.state.table[7] = 0
    assert table.play("go 46", "act").hand(0) == "b s"


def test_loc_46_the_thief_goes_along_with_his_friend():
    table = position(["b", "c"], at=[1, 3], also=[46, 58], thief_at=3, thief_seat=1, thief_bond=58).play(
        "go 46", "act", "choose 1"
    )
    assert (table.state.at, table.state.thief_at) == ([3, 46], 46)


def test_loc_47_each_gift_is_decided_apart_and_pays_two():
    table = position(["b b", "c", "g"], also=[47], draw="p p s s").play("go 47", "act", "give banana", "done")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("b p p", "b c", "g")
    assert position(["", "c"], also=[47], draw="s").play("go 47", "act").hand(0) == "s"


def test_loc_48_the_revealed_fruits_are_the_price():
    table = position(["p p b b", "c"], also=[48], draw="p b b p").play("go 48", "act")
    assert table.options() == ["juice 48", "done"]
    table.play("juice 48", "pay pineapple", "pay pineapple", "pay banana", "pay banana")
    assert table.state.juices[0] == [48] and table.discards == "b b b b p p p p"


def test_loc_48_needs_four_counting_tokens_and_a_discount_lowers_the_price_not_the_test():
    assert position(["p p b", "c"], also=[48], draw="s").play("go 48", "act").hand(0) == "b p p s"
    token = position(["p p b", "c"], also=[24, 48], draw="p p b b", token_of=[0, -1, -1, -1, -1]).play(
        "go 48", "act"
    )
    assert "juice 48" in token.options()
    less = position(["p p b s", "c"], at=[25, 3], did=[1, 0], also=[48], draw="p p b b").play(
        "go 48", "act", "juice 48"
    )
    less.play("pay-less", "pay banana", "pay pineapple", "pay pineapple")
    assert less.state.juices[0] == [48] and less.hand(0) == "s"


def test_loc_48_after_revealing_the_normal_price_is_no_longer_open():
    table = position(["p p p p p p p", "c"], also=[48], draw="b b b b").play("go 48", "act")
    assert table.options() == ["done"]
    assert table.play("done").discards == "b b b b", "discarded at the end of the turn"
    assert "juice 48" in position(["p p p p p p p", "c"], also=[48]).play("go 48").options()


def test_loc_49_two_identical_cards_for_four():
    table = position(["b b g", "c"], also=[49], market="s", draw="p p p p").play("go 49", "act")
    assert table.options() == ["put banana"]
    table.play("put banana", "put banana")
    assert (table.hand(0), table.market) == ("g p p p p", "b b s")
    assert position(["b g", "c"], also=[49], market="s", draw="p").play("go 49", "act").hand(0) == "b g p"


def test_loc_49_two_cards_that_can_show_the_same_fruit():
    table = position(["bg g p", "c"], also=[49], market="s").play("go 49", "act", "put banana-grape")
    assert table.options() == ["put grape"]


def test_loc_50_juice_from_any_location_in_play():
    table = position(["p p p b", "c"], also=[50], at=[2, 3]).play("go 50", "act")
    assert table.options() == ["juice 1"]
    table.play("juice 1", *["pay pineapple"] * 3, "pay banana")
    assert table.state.juices[0] == [1] and table.state.at[0] == 50


def test_loc_50_one_required_card_may_come_from_the_market_for_its_own_juice():
    table = position(["p p s g", "c"], also=[50], at=[2, 3], market="g b").play("go 50", "act")
    assert table.options() == ["juice 50"]
    table.play("juice 50", "pay-market grape")
    assert "pay-market grape" not in table.options()
    table.play("pay grape", "pay pineapple", "pay pineapple", "pay strawberry")
    assert (table.market, table.discards) == ("b", "g g p p s")


def test_loc_50_not_for_a_normal_purchase_there_nor_for_other_locations():
    table = position(["p p s g", "c"], also=[50], at=[2, 3], market="g b").play("go 50")
    assert table.options() == ["act"]
    other = position(["p p b", "c"], also=[50], at=[2, 3], market="p", draw="s").play("go 50", "act")
    assert other.hand(0) == "b p p s", "the mark: no juice can be paid"


def test_loc_51_a_mix_card_or_two_from_the_market():
    table = position(["b", "c"], also=[51], market="g p s", mix_pile=[]).play(
        "go 51", "act", "take grape", "take pineapple"
    )
    assert table.hand(0) == "b g p"
    mixed = position(["b", "c"], also=[51], market="g p s")
    top = mixed.state.mix_pile[-1]
    mixed.play("go 51", "act")
    assert top in mixed.state.hands[0] and mixed.asked == [1]


def test_loc_51_used_mix_cards_go_to_the_discard_pile_and_pay_as_one_of_their_fruits():
    table = position(["p p bp s", "c"], at=[2, 3]).play(
        "go 1", "juice 1", "pay banana-pineapple", "pay pineapple"
    )
    table.play("pay pineapple", "pay strawberry")
    assert table.discards == "p p s bp"


def test_loc_52_alone_at_the_next_turn_takes_up_to_two_before_moving():
    table = position(["", ""], also=[52], market="b g", draw="s p p").play("go 52", "act", "go 1", "act")
    assert table.asked == [0] and table.prompt == "maybe-take-market"
    table.play("take banana", "done")
    assert "b" in table.hand(0) and table.prompt == "go"


def test_loc_52_not_with_another_animal_or_the_thief_there_nor_after_a_juice():
    visited = position(["", ""], at=[52, 52], did=[1, 0], market="b g")
    assert visited.prompt == "go"
    assert position(["", ""], at=[52, 3], did=[1, 0], market="b g", thief_at=52).prompt == "go"
    assert position(["", ""], at=[52, 3], did=[2, 0], market="b g").prompt == "go"
    friend = position(
        ["", ""], at=[52, 3], did=[1, 0], market="b g", thief_at=52, thief_seat=0, thief_bond=58
    )
    assert friend.prompt == "maybe-take-market"


def test_loc_53_half_rounded_up_for_one_less():
    table = position(["b", "c c c g g"], also=[53], market="s p").play(
        "go 53", "act", "choose 1", *["give coconut"] * 3
    )
    table.play("give banana", "give coconut")
    assert (table.hand(0), table.asked) == ("c c", [1])
    assert table.play("take strawberry").hand(1) == "b c g g s"


def test_loc_53_from_an_empty_hand_nothing_comes_and_nothing_goes():
    table = position(["b", ""], also=[53], market="s p").play("go 53", "act", "choose 1", "take strawberry")
    assert (table.hand(0), table.hand(1)) == ("b", "s")


def test_loc_53_a_guarded_player_gives_nothing_and_takes_his_market_card():
    table = position(["b", "c c"], also=[53], at=[1, 20], did=[0, 1], market="s p").play(
        "go 53", "act", "choose 1", "take pineapple"
    )
    assert (table.hand(0), table.hand(1)) == ("b", "c c p")


def test_loc_54_two_for_the_active_one_for_each_other_none_for_the_last():
    table = position(["", "", ""], also=[54], draw="b c g").play(
        "go 54", "act", "take banana", "take grape", "take coconut"
    )
    assert [table.hand(seat) for seat in range(3)] == ["b g", "c", ""]


def test_loc_55_discarded_cards_are_replaced_from_the_market():
    table = position(["b b c", "g"], also=[55], market="s p").play(
        "go 55", "act", "discard banana", "discard banana"
    )
    assert table.prompt == "take-market", "no more than lie on the market"
    table.play("take strawberry", "take pineapple")
    assert (table.hand(0), table.discards) == ("c p s", "b b")


def test_loc_56_draw_one_for_each_player_and_give_one_to_each_other():
    table = position(["b", "", ""], also=[56], draw="g p s").play("go 56", "act", "give banana", "give grape")
    assert [table.hand(seat) for seat in range(3)] == ["p s", "b", "g"]


def test_loc_57_gifts_are_exchanged_with_those_who_have_cards():
    table = position(["b", "c g", ""], also=[57]).play("go 57", "act", "give coconut", "give banana")
    assert [table.hand(seat) for seat in range(3)] == ["c", "b g", ""]


def test_loc_57_a_guarded_player_receives_without_giving():
    table = position(["b", "c"], also=[57], at=[1, 20], did=[0, 1]).play("go 57", "act", "give banana")
    assert (table.hand(0), table.hand(1)) == ("", "b c")


def test_loc_58_the_thief_walks_along_and_the_action_may_be_used_twice():
    table = position(["b", "c"], also=[36, 58], at=[1, 3], draw="s s g g g p p p").play(
        "go 58", "act", "go 5", "act", "done"
    )
    table.play("go 36", "act")
    assert table.state.thief_at == 36 and table.options() == ["again", "done"]
    table.play("again")
    assert table.hand(0) == "b g g g p p p"


def test_loc_58_the_second_use_gives_one_card_where_its_condition_fails():
    table = position(
        ["p p", "c"], also=[7, 58], at=[58, 3], thief_at=58, thief_seat=0, thief_bond=58, draw="b b b b b s"
    )
    table.play("go 7", "act", "discard pineapple", "discard pineapple", "again")
    assert table.hand(0) == "b b b b b s"


def test_loc_58_not_for_juice_nor_for_its_own_action_nor_without_the_thief():
    juice = position(["p p p b", "c"], at=[58, 3], thief_at=58, thief_seat=0, thief_bond=58).play(
        "go 1", "juice 1"
    )
    assert juice.play(*["pay pineapple"] * 3, "pay banana").asked == [1]
    own = position(["b", "c"], also=[58], at=[1, 3], thief_at=1, thief_seat=0, thief_bond=58).play(
        "go 58", "act"
    )
    assert own.asked == [1]
    lost = position(
        ["b", "c"], also=[16, 58], at=[58, 3], thief_at=58, thief_seat=0, thief_bond=58, market="s s"
    )
    assert lost.play("go 16", "act", "thief 4").asked == [1]


def test_loc_58_the_friend_pays_no_thief_tax_but_visitors_pay_both():
    table = position(
        ["b g", "c"], also=[58, 36], at=[58, 3], thief_at=58, thief_seat=0, thief_bond=58, market="s", turn=1
    )
    table.play("go 58", "put coconut")
    assert table.market == "c s" and table.asked == [1], "with no card left, the animal's owner gets nothing"
    assert table.play("act").state.thief_seat == 1


def test_loc_59_draws_one():
    assert position(["", "c"], also=[59], draw="g").play("go 59", "act").hand(0) == "g"
