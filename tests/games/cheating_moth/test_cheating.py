"""Cheating, what is seen of it, accusing, races by reaction time, the watchful eye."""

import pytest

from ludoteka.games.cheating_moth.accusations import FREEZE, REST
from ludoteka.games.cheating_moth.races import FALSE_START, LOCK, TIE, WINDOW
from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.games.cheating_moth.sleights import FAN_LATE, HOLD, LIGHT_LATE, LIT
from ludoteka.games.cheating_moth.state import CLOSING, NOTHING, RACING, SETTLING, SHOWING, TURN, running
from ludoteka.kernel.errors import IllegalMove
from tests.games.cheating_moth.table import Table, cards

PLAIN = "number-1 number-1 number-2"


def three(**options):
    """Seat 0 is the guard and on turn."""
    return Table("number-1 ant-2 number-5", "moth-1 moth-3 number-4", "number-1 spider-2 number-5", **options)


def sleight_of(table, seat):
    found = running(table.state, seat)
    assert found is not None
    return found


# MOT-12, MOT-17: sleights.


def test_mot_12_everybody_but_the_guard_may_get_rid_of_a_card_of_any_kind():
    table = three()
    assert table.legal(1, "hide") == ["hide number-4", "hide moth-1", "hide moth-3"]
    assert table.legal(0, "hide") == []
    assert table.why(0, "hide ant-2") == ("MOT-12", "guard-may-not-cheat")
    table.cheat(1, "moth-3")
    assert table.hand(1) == ["number-4", "moth-1"]
    assert table.view(1)["you"]["gone"] == ["moth-3"]


def test_mot_12_one_card_at_a_time_and_never_the_last():
    table = three()
    table.play(1, "hide moth-1")
    assert table.why(1, "hide moth-3") == ("MOT-17", "one-at-a-time")
    table.now = sleight_of(table, 1).due
    table.tick().cheat(1, "moth-3")
    assert table.why(1, "hide number-4") == ("MOT-12", "last-card")


def test_mot_17_a_card_is_gone_after_a_time_that_the_server_picks():
    times = set()
    for number in range(12):
        table = three()
        table.pass_time(100 * number)
        table.play(1, "hide moth-1")
        sleight = sleight_of(table, 1)
        times.add(sleight.due - sleight.start)
        assert table.view(1)["you"]["sleight"] == {
            "card": "moth-1",
            "from": sleight.start,
            "until": sleight.due,
        }
        table.now = sleight.due - 1
        assert "moth-1" in table.tick().hand(1)
        assert "moth-1" not in table.pass_time(1).hand(1)
    assert times <= set(range(HOLD[0], HOLD[1] + 1))


def test_mot_17_letting_go_early_puts_the_card_back():
    table = three()
    assert table.why(1, "let-go") == ("MOT-17", "nothing-hidden")
    table.play(1, "hide moth-1").pass_time(500).play(1, "let-go").pass_time(5000)
    assert "moth-1" in table.hand(1)
    assert table.view(1)["you"]["gone"] == []


def test_mot_17_a_card_that_has_become_the_last_one_comes_back():
    table = Table("number-2 number-1", "moth-1 number-1", PLAIN)
    table.play(0, "play number-2").play(1, "hide moth-1").play(1, "play number-1")
    table.pass_time(HOLD[1])
    assert table.hand(1) == ["moth-1"] and table.state.phase == TURN


def test_mot_17_a_card_being_hidden_is_played_only_if_it_must_be_and_then_the_sleight_breaks_off():
    table = Table("number-2 number-1", "number-1 number-3 number-5", PLAIN)
    table.play(0, "play number-2").play(1, "hide number-1")
    assert table.legal(1, "play") == ["play number-3"]
    table.state.hands[1].remove(table.state.hands[1][1])
    assert table.legal(1, "play") == ["play number-1"]
    table.play(1, "play number-1")
    assert running(table.state, 1) is None
    table.pass_time(HOLD[1])
    assert table.hand(1) == ["number-5"]


def test_mot_17_no_sleight_while_an_accusation_is_settled():
    table = three()
    table.play(0, "accuse 1")
    assert table.state.phase == SETTLING
    assert table.why(2, "hide number-1") == ("MOT-20", "frozen")


# MOT-18: tells.


def tells_of(table, seat, watcher=2):
    return [event for event in table.told(watcher, "tell") if event["seat"] == seat]


def quiet(table):
    """Nobody fidgets for a long time."""
    table.state.fidgets = [table.now + 600_000] * table.state.seats
    return table


@pytest.mark.parametrize("act", ["hide moth-1", "feint", "sort"])
def test_mot_18_whatever_moves_a_hand_makes_one_or_two_tells_without_their_cause(act):
    counts = set()
    forms = set()
    for number in range(30):
        table = quiet(three())
        table.pass_time(number)
        for _ in range(number % 7):
            table.state.rng.byte()
        table.play(1, act).pass_time(HOLD[1])
        tells = tells_of(table, 1)
        counts.add(len(tells))
        forms |= {tell["form"] for tell in tells}
        assert all(set(tell) == {"kind", "seat", "form"} for tell in tells)
        assert not [event for event in table.told(2) if event["kind"] != "tell"]
    assert counts == {1, 2}
    assert forms == {"dip", "rustle", "shift"}


def test_mot_18_hands_fidget_without_any_cause_and_when_a_card_is_picked_up():
    table = three()
    for _ in range(30):
        table.pass_time(1000)
    assert all(tells_of(table, seat) for seat in range(3))
    table = quiet(Table("number-1 number-1", PLAIN, PLAIN))
    table.play(0, "draw").pass_time(HOLD[1])
    assert tells_of(table, 0)


def test_mot_18_others_see_the_same_whether_a_card_is_hidden_or_nothing():
    """The same chance, a sleight here and a feint there: what the others receive is equal until the fan."""
    seen = []
    for act in ("hide moth-1", "feint"):
        table = quiet(three())
        table.play(1, act)
        views = []
        while table.now < 3000 + HOLD[1] + FAN_LATE[0]:
            due = RULES.wake_at(table.state)
            if due is None or due > 3000 + HOLD[1] + FAN_LATE[0]:
                break
            table.now = due
            table.tick()
            views.append([table.view(watcher) for watcher in (0, 2, None)])
        seen.append(([table.told(watcher) for watcher in (0, 2, None)], views))
    assert seen[0] == seen[1]


def test_mot_18_a_feint_keeps_the_hand_busy_and_can_be_let_go():
    table = quiet(three()).play(0, "feint")
    assert table.why(0, "sort") == ("MOT-17", "one-at-a-time")
    table.play(0, "let-go").pass_time(HOLD[1])
    assert table.legal(0, "feint") == ["feint"]


# MOT-19: the fan.


def test_mot_19_the_fan_of_who_has_cheated_shrinks_late():
    table = quiet(three()).cheat(1, "moth-1")
    assert table.view(2)["players"][1]["cards"] == 3
    table.pass_time(FAN_LATE[0] - 1)
    assert table.view(2)["players"][1]["cards"] == 3
    table.pass_time(FAN_LATE[1] - FAN_LATE[0] + 1)
    assert table.view(2)["players"][1]["cards"] == 2


def test_mot_19_or_when_his_turn_begins():
    table = quiet(three()).cheat(1, "moth-1")
    table.play(0, "play ant-2")
    assert table.is_turn_of == 1
    assert table.view(2)["players"][1]["cards"] == len(table.hand(1))


def test_mot_19_what_everybody_sees_happen_changes_the_fan_at_once():
    table = quiet(three()).play(0, "play ant-2")
    assert [player["cards"] for player in table.view(None)["players"]] == [2, 4, 4]


# MOT-13, MOT-14, MOT-20, MOT-21: accusing.


def test_mot_13_only_the_guard_accuses_and_not_himself():
    table = three()
    assert table.legal(0, "accuse") == ["accuse 1", "accuse 2"]
    assert table.legal(1, "accuse") == []
    assert table.why(1, "accuse 2") == ("MOT-13", "not-the-guard")
    assert table.why(0, "accuse 0") == ("MOT-13", "no-such-player")
    table.play(0, "play ant-2")
    assert table.legal(0, "accuse") == ["accuse 1", "accuse 2"], "out of turn too"


def test_mot_14_a_wrong_accusation_costs_the_guard_a_card():
    table = three().play(0, "accuse 2")
    assert len(table.hand(0)) == 4 and table.state.guard == 0
    table.pass_to_due()
    assert table.is_turn_of == 0


def test_mot_14_who_is_caught_takes_the_card_back_gets_one_more_and_is_the_guard():
    table = three().cheat(1, "moth-1").pass_time(300).play(0, "accuse 1")
    assert table.hand(1) == ["number-4", "moth-1", "moth-3"]
    assert table.state.guard == 1
    assert table.told(2, "caught") == [{"kind": "caught", "seat": 1, "guard": 0}]
    assert table.legal(0) == ["hand-over number-1", "hand-over number-5", "hand-over ant-2"]
    table.play(0, "hand-over ant-2").pass_to_due()
    assert "ant-2" in table.hand(1)
    assert table.is_turn_of == 0, "the turn order goes on where it stopped"


def test_mot_14_a_guard_with_moths_alone_gives_none():
    table = Table("moth-5 moth-4", "moth-1 moth-3 number-4", PLAIN).play(1, "hide moth-1")
    table.play(0, "accuse 1").pass_to_due()
    assert len(table.hand(1)) == 3 and table.state.guard == 1 and table.is_turn_of == 0


def test_mot_14_a_hand_emptied_by_the_penalty_ends_the_round():
    table = Table("number-2", "moth-1 moth-3 number-4", PLAIN).play(1, "hide moth-1")
    table.play(0, "accuse 1", "hand-over number-2").pass_to_due()
    assert table.state.phase == CLOSING and table.hand(0) == []


def test_mot_20_right_from_the_start_of_a_sleight_to_the_grace_after_the_card_is_gone():
    for late, right in [(0, True), (1500, True), (1501, False)]:
        table = three().cheat(1, "moth-1").pass_time(late).play(0, "accuse 1")
        assert (table.state.guard == 1) == right, late
    table = three().play(1, "hide moth-1").play(0, "accuse 1")
    assert table.state.guard == 1


def test_mot_20_the_grace_is_an_option():
    table = three(grace=500).cheat(1, "moth-1").pass_time(501).play(0, "accuse 1")
    assert table.state.guard == 0


def test_mot_20_it_is_the_time_of_pressing_that_counts():
    table = three().cheat(1, "moth-1")
    gone = table.now
    table.pass_time(1700).play(0, "accuse 1", pressed=gone + 1500)
    assert table.state.guard == 1


def test_mot_20_a_sleight_let_go_is_accusable_only_while_it_lasted():
    table = three().play(1, "hide moth-1").pass_time(400).play(1, "let-go")
    let_go = table.now
    table.pass_time(50)
    early = table.state.clone()
    RULES.play(early, 0, RULES.moves.parse("accuse 1"), let_go)
    assert early.guard == 1
    table.play(0, "accuse 1", pressed=let_go + 1)
    assert table.state.guard == 0


def test_mot_20_an_accusation_freezes_the_table():
    table = three(turn_seconds=30)
    table.state.due = clock = table.now + 20_000
    table.play(1, "hide moth-1").play(2, "hide number-1").pass_time(200).play(0, "accuse 2")
    assert running(table.state, 1) is None, "running sleights of others are broken off"
    assert "moth-1" in table.hand(1)
    table.play(0, "hand-over ant-2")
    frozen = table.now
    table.pass_to_due()
    assert table.now == frozen + FREEZE
    assert table.state.due == clock + FREEZE, "clocks have stood still"


def test_mot_20_in_a_race_an_accusation_waits_but_the_hands_freeze_at_once():
    table = Table("cockroach-2 number-1 number-1", "moth-1 moth-3 number-4", PLAIN)
    table.play(0, "play cockroach-2").play(1, "hide moth-1").pass_time(100).play(0, "accuse 1")
    assert table.state.phase == RACING and running(table.state, 1) is None
    assert table.why(1, "hide moth-1") == ("MOT-20", "frozen")
    assert table.view(2)["settling"] == {"accused": 1, "waits": True}
    table.now = table.state.due
    table.tick()
    assert table.state.phase == SETTLING and table.state.guard == 1


def test_mot_20_an_accusation_made_before_the_end_of_the_round_still_counts():
    table = Table("number-1 number-1", "number-5 moth-1", PLAIN, top="number-5")
    table.play(0, "play number-1").cheat(1, "moth-1")
    before = table.now
    table.pass_time(20).play(1, "play number-5")
    assert table.state.phase == CLOSING
    table.pass_time(100)
    with pytest.raises(IllegalMove, match="round-over"):
        table.play(0, "accuse 1", pressed=before + 21)
    table.play(0, "accuse 1", pressed=before)
    assert table.state.guard == 1
    assert table.hand(1) == ["moth-1"]
    table.pass_to_due()
    assert table.state.phase == SETTLING, "the old guard still has to give a card"
    table.play(0, "hand-over number-1").pass_to_due()
    assert table.hand(0) == [], "that was his last card"
    assert table.state.scores == [[0, 11, 3]]


def test_mot_20_a_round_that_had_ended_goes_on_if_nobodys_hand_is_empty_any_more():
    table = Table("number-1 number-1 number-1", "number-5 moth-1", PLAIN, top="number-5")
    table.play(0, "play number-1").cheat(1, "moth-1").play(1, "play number-5")
    table.play(0, "accuse 1", "hand-over number-1").pass_to_due()
    assert table.is_turn_of == 2 and table.hand(1) == ["number-1", "moth-1"]


def test_mot_21_after_a_wrong_accusation_the_guard_cannot_accuse_for_three_seconds():
    table = three().play(0, "accuse 2")
    wrong = table.now
    table.pass_to_due()
    assert table.legal(0, "accuse") == []
    assert table.why(0, "accuse 1") == ("MOT-21", "accused-wrongly")
    table.now = wrong + REST - 1
    assert table.tick().legal(0, "accuse") == []
    table.pass_time(1)
    assert table.legal(0, "accuse") == ["accuse 1", "accuse 2"]


# MOT-22: races.


def race(**options):
    table = Table("cockroach-2 number-1", "number-2 number-1", "number-2 number-1", **options)
    return table.play(0, "play cockroach-2")


def test_mot_22_the_cue_is_announced_for_a_moment_to_come():
    ahead = set()
    for number in range(20):
        table = Table("cockroach-2 number-1", PLAIN, PLAIN)
        for _ in range(number):
            table.state.rng.byte()
        table.play(0, "play cockroach-2")
        ahead.add(table.state.cue_at - table.now)
    assert min(ahead) >= 300 and max(ahead) <= 700 and len(ahead) > 5


def test_mot_22_who_arrives_in_the_window_and_was_faster_wins():
    table = race()
    cue = table.state.cue_at
    table.now = cue + 300
    table.tick().play(1, "race number-2")
    table.pass_time(WINDOW - 1).play(2, "race number-2", pressed=cue + 280)
    table.pass_time(1)
    assert table.told(None, "raced")[0]["seat"] == 2
    assert table.told(None, "raced")[0]["times"] == [[2, 280], [1, 300]]
    with pytest.raises(IllegalMove, match="no-race"):
        table.play(0, "race number-1", pressed=cue + 200)


def test_mot_22_a_false_start_is_not_counted_and_locks():
    table = race()
    table.play(1, "race number-2")
    assert table.why(1, "race number-2") == ("MOT-22", "false-start")
    table.pass_time(LOCK)
    assert table.legal(1, "race") == ["race number-2"]
    cue = table.state.cue_at
    table.now = cue + FALSE_START - 1
    table.tick().play(1, "race number-2")
    assert table.state.entries == []
    table.pass_time(LOCK).play(1, "race number-2")
    assert len(table.state.entries) == 1


def test_mot_22_reactions_nearly_equal_are_ties_won_by_who_has_won_fewer_races():
    for difference, winner in [(TIE - 1, 2), (TIE, 1)]:
        table = race()
        table.state.race_wins = [0, 1, 0]
        cue = table.state.cue_at
        table.now = cue + 400
        table.tick().play(1, "race number-2", pressed=cue + 300)
        table.play(2, "race number-2", pressed=cue + 300 + difference)
        table.pass_to_due()
        assert table.told(None, "raced")[0]["seat"] == winner


def test_mot_22_a_tie_between_equals_is_decided_by_the_seed():
    winners = set()
    for number in range(12):
        table = race()
        for _ in range(number):
            table.state.rng.byte()
        cue = table.state.cue_at
        table.now = cue + 400
        table.tick()
        for seat in (1, 2):
            table.play(seat, "race number-2", pressed=cue + 300)
        table.pass_to_due()
        winners.add(table.told(None, "raced")[0]["seat"])
    assert winners == {1, 2}


def test_mot_22_who_is_silent_for_five_seconds_is_last():
    hands = ["number-1 number-1"] * 3
    table = Table("mosquito-2 number-5 number-5", *hands, seats=4)
    table.play(0, "play mosquito-2")
    cue = table.state.cue_at
    table.now = cue + 300
    table.tick().play(1, "slap")
    table.now = cue + 4999
    assert table.tick().state.phase == RACING
    table.pass_time(1)
    assert table.state.slowest == 2, "of several the first after the player on turn"


def test_mot_22_in_a_tie_for_the_last_place_who_has_won_fewer_races_counts_as_faster():
    table = Table("mosquito-2 number-1", "number-1 number-1", "number-1 number-1")
    table.play(0, "play mosquito-2")
    table.state.race_wins = [0, 0, 3]
    cue = table.state.cue_at
    table.now = cue + 500
    table.tick().play(2, "slap", pressed=cue + 300).play(1, "slap", pressed=cue + 310).pass_to_due()
    assert table.state.slowest == 2


def test_mot_22_others_learn_nothing_of_a_race_before_it_is_decided():
    table = race()
    cue = table.state.cue_at
    table.now = cue + 300
    before = table.tick().view(0), table.view(None)
    table.play(1, "race number-2")
    assert (table.view(0), table.view(None)) == before
    assert table.view(1)["you"]["pressed"] == {"card": "number-2", "reaction": 300}


# MOT-23: the watchful eye.


def watchful():
    return quiet(three(catching="watchful-eye"))


def test_mot_23_the_guard_points_a_light_that_the_players_see_late():
    table = watchful()
    assert table.why(1, "look 0") == ("MOT-13", "not-the-guard")
    assert table.legal(0, "look") == ["look 2", "look 3"]
    table.play(0, "look 2")
    assert table.view(0)["you"]["light"] == 2
    assert table.view(1)["light"] == 0
    table.pass_time(LIGHT_LATE)
    assert table.view(1)["light"] == 2


def test_mot_23_a_sleight_that_is_lit_for_600_ms_in_all_is_shown_to_the_guard_and_may_be_accused():
    table = watchful()
    assert table.why(0, "accuse 1") == ("MOT-23", "not-seen")
    table.play(1, "hide moth-1").play(0, "look 2").pass_time(300).play(0, "look 3").pass_time(200)
    assert table.legal(0, "accuse") == []
    table.play(0, "look 2").pass_time(LIT - 300 - 1)
    assert table.legal(0, "accuse") == []
    table.pass_time(1)
    assert table.legal(0, "accuse") == ["accuse 1"]
    assert table.view(0)["you"]["may_accuse"] == [1]
    assert "may_accuse" not in table.view(2)["you"]
    table.play(0, "accuse 1")
    assert table.state.guard == 1


def test_mot_23_what_is_not_accused_in_time_is_past():
    table = watchful().play(0, "look 2").play(1, "hide moth-1").pass_time(HOLD[1])
    assert table.legal(0, "accuse") == ["accuse 1"]
    table.pass_time(1500)
    assert table.legal(0, "accuse") == []


def test_mot_23_what_was_pressed_in_time_counts_though_it_arrives_late():
    table = watchful().play(0, "look 2").play(1, "hide moth-1").pass_time(HOLD[1])
    in_time = table.state.sleights[-1].end + 1500
    table.now = in_time + 100
    table.tick()
    with pytest.raises(IllegalMove, match="not-seen"):
        table.play(0, "accuse 1", pressed=in_time + 1)
    table.play(0, "accuse 1", pressed=in_time)
    assert table.state.guard == 1


def test_mot_23_without_the_option_there_is_no_light():
    table = three()
    assert table.legal(0, "look") == [] and table.view(1)["light"] is None
    assert table.why(0, "look 1") == ("MOT-23", "no-watchful-eye")


# MOT-24: the replay.


def test_mot_24_after_the_round_everybody_sees_who_cheated_when_and_how_near_the_guard_was():
    table = Table("number-2", "moth-1 moth-3 number-4", PLAIN)
    table.cheat(1, "moth-1")
    gone = table.now
    table.pass_time(1600).play(0, "accuse 1").pass_to_due()
    assert "replay" not in table.view(2)
    table.state.hands[0] = cards("number-2")
    table.play(0, "play number-2").pass_to_due()
    assert table.state.phase == SHOWING
    replay = table.view(2)["replay"]
    assert replay == table.view(None)["replay"]
    (sleight,) = replay["sleights"]
    assert (sleight["seat"], sleight["card"], sleight["to"]) == (1, "moth-1", gone)
    assert (sleight["ending"], sleight["near"]) == ("gone", 1600)
    assert replay["accusations"] == [{"at": gone + 1600, "guard": 0, "accused": 1, "right": False}]


def test_a_guess_has_nothing_of_what_others_do_secretly():
    table = three().play(1, "hide moth-1")
    guessed = RULES.guess(table.state, 2, table.state.rng.clone())
    assert running(guessed, 1) is None
    mine = RULES.guess(table.state, 1, table.state.rng.clone())
    assert running(mine, 1) is not None
    assert guessed.verdict == [] and NOTHING not in guessed.hands[1]


def test_after_an_interruption_the_hands_rest_and_everything_goes_on_after_a_moment():
    table = three(turn_seconds=30)
    clock = table.state.due
    table.play(1, "hide moth-1")
    RULES.interrupted(table.state, table.now)
    assert running(table.state, 1) is None and table.state.phase == SETTLING
    assert table.view(2)["settling"] is None
    begun = table.now
    table.pass_to_due()
    assert table.is_turn_of == 0 and table.state.due == clock + table.now - begun


def test_a_race_that_was_interrupted_gets_a_new_cue():
    table = race()
    cue = table.state.cue_at
    table.now = cue + 200
    table.tick().play(1, "race number-2")
    RULES.interrupted(table.state, table.now)
    table.pass_to_due()
    assert table.state.phase == RACING and table.state.entries == []
    assert table.state.cue_at > table.now
