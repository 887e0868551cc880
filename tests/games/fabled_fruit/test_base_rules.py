"""The base rules of Fabled Fruit (FFB-1 to FFB-14) and those for all locations (FFG-1 to FFG-14, FFE-3)."""

from collections import Counter

import pytest

from ludoteka.games.fabled_fruit.fruit import CARDS
from ludoteka.games.fabled_fruit.options import COPIES
from ludoteka.games.fabled_fruit.rules import RULES
from ludoteka.games.fabled_fruit.scoring import series_points
from ludoteka.kernel.errors import IllegalMove, NotYourTurn
from ludoteka.kernel.protocol import Outcome
from ludoteka.kernel.rng import seeded
from tests.games.fabled_fruit.position import Table, position

PAY_1 = ["juice 1", "pay pineapple", "pay pineapple", "pay pineapple", "pay banana"]


def new_game(seats=4, seed="a", **options):
    return RULES.new(seats, RULES.read_options(options, seats), seeded(seed))


def test_ffb_1_the_box():
    state = new_game()
    fruit = Counter(state.draw_pile + sum(state.hands, []))
    assert fruit == dict.fromkeys(range(5), 12)
    assert sorted(state.mix_pile) == list(range(5, 15)) and len(CARDS) == 15
    assert sum(COPIES) == 240 and COPIES[59] == 8
    assert RULES.seats == range(2, 6)


def test_ffb_2_the_first_game_starts_with_locations_1_to_6():
    state = new_game()
    assert [number for number in range(60) if state.table[number]] == [1, 2, 3, 4, 5, 6]
    assert sum(state.table) == 24 and all(state.deck[number] == 4 for number in range(7, 59))


@pytest.mark.parametrize("start", range(1, 60))
def test_ffb_2_any_location_may_be_the_first_with_24_cards_on_the_table(start):
    state = new_game(start=start)
    assert sum(state.table) == 24 and state.table[start] > 0


def test_ffb_3_two_cards_each_animals_off_the_table_and_no_hand_limit():
    state = new_game()
    assert [len(hand) for hand in state.hands] == [2] * 4 and state.at == [0] * 4
    table = position(["b " * 12 + "c " * 12, "g"], draw="s s").play("go 1", "act")
    assert table.hands()[0] == 26


def test_ffb_3_the_first_player_is_drawn_by_lot():
    assert {new_game(seed=str(seed)).first for seed in range(40)} == {0, 1, 2, 3}


def test_ffb_4_what_the_starting_locations_need_is_there_from_the_start():
    state = new_game(start=24)
    assert state.tokens_ready and state.thief_ready and state.market_open and len(state.market) == 5
    assert new_game(start=1).market_open is False


def test_ffb_5_the_move_goes_to_another_location():
    table = position(["b", "c"], at=[3, 1])
    assert table.options() == ["go 1", "go 2", "go 4", "go 5", "go 6"]
    assert table.why_not("go 3").rule == "FFB-5" and table.why_not("go 3").message == "must-move-elsewhere"
    assert table.why_not("go 30").message == "no-such-location"


def test_ffb_6_one_card_for_each_who_stands_there():
    table = position(["b c g", "", "s"], at=[1, 4, 4]).play("go 4", "give coconut", "give banana")
    assert [table.hand(seat) for seat in range(3)] == ["g", "c", "b s"]


def test_ffb_6_with_too_few_cards_the_mover_chooses_who_gets_one():
    table = position(["b", "", "s"], at=[1, 4, 4]).play("go 4")
    assert table.options() == ["choose 1", "choose 2"]
    assert table.play("choose 2", "give banana").hand(2) == "b s"
    assert position(["", "", "s"], at=[1, 4, 4]).play("go 4").prompt == "act", "with none, nobody gets one"


def test_ffb_6_the_cards_pass_hidden_from_the_others():
    table = position(["b c", "", "s"], at=[1, 4, 3]).play("go 4", "give coconut")
    assert table.seen_by(2, "gave") == [{"kind": "gave", "seat": 0, "to": 1, "count": 1}]
    assert table.seen_by(None, "gave") == table.seen_by(2, "gave")
    assert table.seen_by(1, "gave")[0]["cards"] == table.seen_by(0, "gave")[0]["cards"] == ["coconut"]


def test_ffb_6_the_thief_is_paid_first():
    table = position(["b c", ""], at=[1, 4], also=[16], thief_at=4, market="s").play(
        "go 4", "put banana", "give coconut"
    )
    assert (table.market, table.hand(1)) == ("b s", "c")


def test_ffb_7_action_or_juice_and_no_passing():
    table = position(["p p p b", "c"]).play("go 1")
    assert table.options() == ["act", "juice 1"]
    assert table.why_not("done").rule == "FFB-7"


def test_ffb_8_a_juice_is_paid_openly_and_takes_a_card_of_the_location():
    table = position(["p p p b c", "c"], deck=[7, 7]).play("go 1", *PAY_1)
    assert (table.hand(0), table.discards) == ("c", "b p p p")
    assert table.state.juices[0] == [1] and table.state.table[1] == 3
    assert table.state.table[7] == 1, "the next card of the big deck comes at once"
    assert [event["cards"] for event in table.seen_by(1, "paid")][-1] == ["banana"]


def test_ffb_8_an_empty_big_deck_brings_nothing():
    table = position(["p p p b", "c"]).play("go 1", *PAY_1)
    assert sum(table.state.table) == 23


def test_ffb_8_only_what_leads_to_a_full_payment_can_be_paid():
    table = position(["p p p b c", "c"]).play("go 1", "juice 1", "pay coconut")
    assert table.options() == ["pay pineapple"]
    assert table.why_not("pay banana").message == "does-not-pay"
    assert position(["p p b c", "c"]).play("go 1").why_not("juice 1").message == "cannot-pay"


def test_ffb_9_a_new_number_stops_the_game_and_then_brings_its_components():
    table = position(["p p p b", "c"], deck=[8], reading="everyone").play("go 1", *PAY_1)
    assert table.asked == [0, 1] and table.prompt == "read" and not table.state.market_open
    table.play("1: seen", "0: seen")
    assert table.state.market_open and len(table.state.market) == 5 and table.asked == [1]


def test_ffb_9_a_number_that_is_there_already_does_not():
    table = position(["p p p b", "c"], deck=[6], reading="everyone").play("go 1", *PAY_1)
    assert table.asked == [1] and table.prompt == "go"


def test_ffb_10_a_location_that_is_gone_keeps_its_animals_and_nobody_can_go_there():
    table = position(["p p p b", "c"], at=[2, 3])
    table.state.table[1] = 1
    table.play("go 1", *PAY_1)
    assert table.state.at[0] == 1 and "go 1" not in table.options()
    table.play("go 2", "act")
    assert "go 3" in table.options(0)


def test_ffb_10_the_same_number_coming_up_keeps_it_going():
    table = position(["p p p b", "c"], at=[2, 3], deck=[1])
    table.state.table[1] = 1
    assert "go 1" in table.play("go 1", *PAY_1).options()


def test_ffb_10_effects_of_a_location_that_is_gone_hold_on():
    discount = position(["p p p", "c"], at=[25, 3], did=[1, 0])
    discount.state.table[25] = 0
    assert "juice 1" in discount.play("go 1").options()
    guard = position(["", "c c"], at=[1, 20], did=[0, 1], also=[37])
    guard.state.table[20] = 0
    assert guard.play("go 37", "act", "choose 1").hands() == [0, 2]


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 4), (4, 3), (5, 3)])
def test_ffb_11_juices_needed(seats, needed):
    enough = [[1] * needed] + [[]] * (seats - 1)
    table = position(["b"] * seats, juices=enough, turn=seats - 1)
    table.play("go 1", "act")
    assert RULES.outcome(table.state) is not None
    fewer = position(["b"] * seats, juices=[[1] * (needed - 1)] + [[]] * (seats - 1), turn=seats - 1).play(
        "go 1", "act"
    )
    assert RULES.outcome(fewer.state) is None


def test_ffb_11_the_round_is_finished_and_extra_turns_do_not_count():
    table = position(["p p p b", "c", "g"], juices=[[2, 2, 2], [], []], also=[34], doubles=[1, 0, 0])
    table.play("go 1", *PAY_1)
    assert table.prompt == "double"
    table.play("double", "go 34", "act")
    assert table.state.turn == 1 and RULES.outcome(table.state) is None
    while RULES.outcome(table.state) is None:
        table.play(table.options()[0])
    assert table.state.turn == 2


def test_ffb_12_most_juices_then_most_cards_then_shared():
    def ranks(hands, juices):
        table = position(hands, juices=juices, turn=len(hands) - 1, draw_only=True).play("go 1", "act")
        outcome = RULES.outcome(table.state)
        assert outcome is not None
        return outcome.ranks

    assert ranks(["b", "b b b"], [[1] * 5, [1] * 4]) == (1, 2)
    assert ranks(["b", "b b b"], [[1] * 5, [1] * 5]) == (2, 1)
    assert ranks(["b b", "b b"], [[1] * 5, [1] * 5]) == (1, 1)


def test_ffb_12_hidden_cards_go_back_to_the_hand_first_and_tokens_do_not_count():
    table = position(
        ["b", "b"], juices=[[1] * 5, [1] * 5], turn=1, hidden=[[1], []], cocktails=[0, 3], draw_only=True
    )
    table.play("go 1", "act")
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.ranks == (1, 2)


def test_ffb_13_series_points():
    assert series_points(Outcome((1, 2, 3, 3), (3, 2, 1, 1), "juices")) == [2, 1, 0, 0]
    assert series_points(Outcome((1, 1, 3), (3, 3, 1), "juices")) == [2, 2, 0]


def test_ffg_1_cards_that_are_not_in_the_hand_cannot_be_given():
    table = position(["b c", ""], at=[1, 4]).play("go 4")
    assert table.why_not("give grape").message == "no-such-card"
    before = RULES.dump(table.state)
    with pytest.raises(IllegalMove):
        table.play("give grape")
    assert RULES.dump(table.state) == before


def test_ffg_2_the_discard_pile_becomes_the_draw_pile():
    table = position(["", "c"], draw="b", discards="g g", draw_only=True).play("go 1", "act")
    assert table.hand(0) == "b g" and table.discards == ""


def test_ffg_2_with_both_empty_one_draws_what_there_is():
    assert position(["", "c"], draw="b", draw_only=True).play("go 1", "act").hand(0) == "b"


def test_ffg_2_a_market_that_holds_everything_does_not_stop_the_game():
    table = position(["", ""], also=[13], market="b b b c c g g g", draw_only=True)
    assert table.discards == "b b b" and table.market == "c c g g g"


def test_ffg_3_who_hands_over_chooses_which():
    table = position(["b", "c c g"], also=[10]).play("go 10", "act", "choose 1")
    assert table.asked == [1] and table.options() == ["give coconut", "give grape"]


def test_ffg_4_nobody_can_choose_himself():
    table = position(["b", "c", "g"], also=[53], market="s").play("go 53", "act")
    assert table.options() == ["choose 1", "choose 2"]
    assert table.why_not("choose 0").rule == "FFG-4"


def test_ffg_5_the_mark_cancels_the_action_for_one_card_and_else_it_must_be_carried_out():
    cancelled = position(["b", "c"], also=[7], draw="s").play("go 7", "act")
    assert cancelled.hand(0) == "b s" and cancelled.asked == [1]
    assert position(["p p", "c"], also=[7]).play("go 7", "act").options() == ["discard pineapple"]


def test_ffg_6_any_number_may_be_none():
    assert "done" in position(["b", "c"]).play("go 5", "act").options()


def test_ffg_7_arrival_is_paid_before_the_action_is_evaluated():
    table = position(["b c", "g"], at=[1, 15], draw="s s s").play("go 15", "give banana", "act")
    assert table.hand(0) == "c s s s", "after paying, the mover is the poorest"


def test_ffg_8_the_thief_lies_ready_and_is_not_placed():
    state = new_game(start=16)
    assert state.thief_ready and state.thief_at == 0


def test_ffg_9_the_market_has_five_cards_at_first_and_is_refilled_only_when_the_action_is_over():
    table = position(["", ""], also=[22], market="b c", draw="g g g g g").play("go 22", "act", "take banana")
    assert table.market == "c"
    assert table.play("take coconut").market == "g g g g g"


def test_ffg_9_emptied_by_an_arrival_it_is_refilled_when_that_is_over():
    table = position(["b", "c"], at=[35, 4], did=[1, 0], also=[16], thief_at=3, market="s", draw="g g g g g")
    table.play("go 3", "take strawberry")
    assert table.market == "g g g g g" and table.prompt == "act"


def test_ffg_9_between_the_two_uses_under_58_too():
    table = position(
        ["", "c"],
        also=[22, 58],
        at=[58, 3],
        thief_at=58,
        thief_seat=0,
        thief_bond=58,
        market="b s",
        draw="g " * 5,
    )
    table.play("go 22", "act", "take banana", "take strawberry")
    assert table.market == "g g g g g" and table.prompt == "again"


def test_ffg_10_hidden_cards_come_back_all_together():
    table = position(["b", "c"], hidden=[[2, 3], []])
    assert table.play("unhide").hand(0) == "b g p" and table.hidden(0) == ""


def test_ffg_10_their_owner_may_look_at_them_and_nobody_else():
    table = position(["b", "c"], hidden=[[2, 3], []])
    assert RULES.view(table.state, 0)["you"]["hidden"] == ["grape", "pineapple"]
    assert RULES.view(table.state, 1)["players"][0]["hidden"] == 2
    assert "grape" not in str(RULES.view(table.state, 1)["players"])


def test_ffg_11_tokens_are_no_cards():
    table = position(["b", "c c"], also=[15, 24], token_of=[0, 0, -1, -1, -1], draw="s s s").play(
        "go 15", "act"
    )
    assert table.hand(0) == "b s s s", "with two tokens still the poorest"


def test_ffg_12_mix_cards_count_as_fruit_cards():
    table = position(["cs", "c"], at=[1, 4]).play("go 4", "give coconut-strawberry")
    assert table.hand(1) == "c cs"


def test_ffg_13_hands_are_seen_by_their_owners_only():
    table = position(["b c", "g p"])
    assert RULES.view(table.state, 0)["you"]["hand"] == ["banana", "coconut"]
    other = str(RULES.view(table.state, 1))
    assert [player["hand"] for player in RULES.view(table.state, 1)["players"]] == [2, 2]
    assert "'hand': ['grape', 'pineapple']" in other and "coconut'" not in other
    assert "you" not in RULES.view(table.state, None)


def test_ffg_14_components_come_with_the_first_location_that_needs_them():
    def after(number: int) -> Table:
        return position(["p p p b", "c"], deck=[number]).play("go 1", *PAY_1)

    assert after(28).state.tokens_ready and after(24).state.tokens_ready
    assert after(34).state.doubles_left == 3
    assert after(39).state.cocktails_left == 3
    assert len(after(40).state.offer) == 2
    assert after(51).state.mixes_ready
    assert after(16).state.thief_ready


def test_ffe_3_with_the_short_option_a_new_location_is_read_for_ten_seconds():
    table = position(["p p p b", "c"], deck=[7], reading="short").play("go 1", *PAY_1)
    due = RULES.wake_at(table.state)
    assert due == 10_000 and table.asked == [0, 1]
    assert RULES.tick(table.state, due - 1) == [] and table.asked == [0, 1]
    RULES.tick(table.state, due)
    assert table.asked == [1] and table.prompt == "go" and RULES.wake_at(table.state) is None


def test_ffe_3_what_the_group_has_not_seen_is_not_shown():
    view = RULES.view(new_game(start=1), 0)
    assert view["shown"] == 6 and [location["number"] for location in view["locations"]] == [1, 2, 3, 4, 5, 6]


def test_a_move_out_of_turn_is_refused():
    table = position(["b", "c"])
    with pytest.raises(NotYourTurn):
        table.play("1: go 4")
