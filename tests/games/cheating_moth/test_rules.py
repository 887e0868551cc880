"""Cheating Moth at the table: cards, turns, action cards, the round's end."""

from collections import Counter

import pytest

from ludoteka.games.cheating_moth.cards import MOTH, all_cards, kind_of, value_of
from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.games.cheating_moth.state import CLOSING, DEALT, GIVING, HANDING, OVER, RACING, SHOWING, TURN
from ludoteka.kernel.errors import BadOption, IllegalMove, NotYourTurn
from ludoteka.kernel.record import replay
from ludoteka.kernel.rng import seeded
from ludoteka.testkit.conformance import RandomGame
from tests.games.cheating_moth.table import Table, cards

PLAIN = "number-1 number-1 number-2"  # with a 3 on top only the 2 can be played


def pieces(state):
    return sorted(state.deck + state.discard + [card for pile in state.hands + state.gone for card in pile])


# Deck and set-up.


def test_mot_1_the_deck_has_43_number_cards_20_action_cards_and_8_moths():
    deck = all_cards()
    kinds = Counter(kind_of(card) for card in deck)
    assert [kinds[kind] for kind in range(6)] == [43, 5, 5, 5, 5, 8]
    assert Counter(value_of(card) for card in deck) == {1: 14, 2: 14, 3: 15, 4: 14, 5: 14}
    assert sorted(value_of(card) for card in deck if kind_of(card) == MOTH) == [1, 2, 2, 3, 3, 4, 4, 5]
    for action in range(1, 5):
        assert sorted(value_of(card) for card in deck if kind_of(card) == action) == [1, 2, 3, 4, 5]


def test_mot_1_three_to_five_play():
    assert list(RULES.seats) == [3, 4, 5]


def test_mot_2_eight_cards_each_and_one_is_turned_up():
    state = RULES.new(4, RULES.read_options({}, 4), seeded("deal"))
    assert [len(hand) for hand in state.hands] == [8] * 4
    assert len(state.discard) == 1 and len(state.deck) == 71 - 33
    assert state.phase == DEALT


def test_mot_2_the_host_says_who_is_the_oldest_and_has_the_guard():
    state = RULES.new(4, RULES.read_options({"oldest": 3}, 4), seeded("deal"))
    assert state.guard == state.starter == 2
    assert RULES.new(4, RULES.read_options({}, 4), seeded("deal")).guard == 0
    with pytest.raises(BadOption, match="numbered 1 to 3"):
        RULES.read_options({"oldest": 4}, 3)


def test_an_option_in_steps_says_so():
    with pytest.raises(BadOption, match="1501 is not a number from 500 to 3000 in steps of 500"):
        RULES.read_options({"grace": 1501}, 3)


def test_mot_2_an_action_card_turned_up_first_is_just_a_number():
    table = Table("number-2 number-1 number-1", PLAIN, PLAIN, top="mosquito-3")
    assert table.state.phase == TURN
    assert table.legal(0, "play") == ["play number-2"]


def test_mot_3_as_many_rounds_as_players_and_the_next_guard_sits_left_of_the_starter():
    table = Table("number-2", PLAIN, PLAIN)
    starters = []
    for number in range(3):
        state = table.state
        starters.append((state.starter, state.guard))
        state.hands[state.turn] = cards("number-2")
        state.discard = cards("number-3")
        state.guard = (state.guard + 1) % 3  # whoever ends as the guard
        table.play(state.turn, "play number-2").pass_to_due()
        assert state.round == number + 1
        for seat in range(3):
            if state.phase == SHOWING:
                table.play(seat, "ready")
        table.pass_to_due()
    assert starters == [(0, 0), (1, 1), (2, 2)]
    assert table.state.phase == OVER


# Turn.


@pytest.mark.parametrize(
    ("top", "allowed"), [("number-1", {2, 5}), ("number-3", {2, 4}), ("number-5", {4, 1})]
)
def test_mot_4_a_card_is_one_higher_or_lower_and_1_and_5_are_neighbours(top, allowed):
    table = Table("number-1 number-2 number-3 number-4 number-5", PLAIN, PLAIN, top=top)
    assert {int(move[-1]) for move in table.legal(0, "play")} == allowed
    assert table.why(0, "play number-3")[0] == "MOT-4" or 3 in allowed


def test_mot_4_only_who_is_on_turn_plays():
    table = Table(PLAIN, PLAIN, PLAIN)
    assert table.why(1, "play number-2") == ("MOT-4", "not-your-turn")
    with pytest.raises(NotYourTurn):
        table.play(1, "play number-2")


def test_mot_5_who_cannot_play_draws_and_the_turn_is_over():
    table = Table("number-1 number-1", PLAIN, PLAIN)
    assert table.legal(0, "play") == [] and table.legal(0, "draw") == ["draw"]
    table.play(0, "draw")
    assert len(table.hand(0)) == 3
    assert table.is_turn_of == 1


def test_mot_5_who_could_play_must():
    table = Table(PLAIN, PLAIN, PLAIN)
    assert table.why(0, "draw") == ("MOT-5", "can-play")


def test_mot_5_who_can_play_only_moths_cannot_play_unless_he_is_the_guard():
    table = Table("number-2 number-3", "number-5 moth-1 moth-3", PLAIN, top="number-3")
    table.play(0, "play number-2")
    assert table.legal(1, "play") == [] and table.legal(1, "draw") == ["draw"]


def test_mot_6_the_discard_pile_but_its_top_card_becomes_the_new_draw_pile():
    table = Table("number-1 number-1", PLAIN, PLAIN)
    state = table.state
    state.discard = state.deck + state.discard
    state.deck = []
    state.gone[1] = [state.discard.pop(0)]  # what was cheated away stays out
    under = len(state.discard) - 1
    table.play(0, "draw")
    assert table.top == "number-3" and len(state.discard) == 1
    assert len(state.deck) == under - 1
    assert len(state.gone[1]) == 1


def test_mot_6_with_nothing_to_shuffle_nobody_draws_and_the_turn_passes():
    table = Table("number-1 number-1", PLAIN, PLAIN)
    table.state.gone[2], table.state.deck = table.state.deck, []
    table.play(0, "draw")
    assert table.hand(0) == ["number-1", "number-1"]
    assert table.is_turn_of == 1


def test_mot_5_a_round_in_which_nobody_can_do_anything_ends():
    table = Table("number-1 number-1", "number-1 number-1", "number-1 number-1")
    table.state.gone[2], table.state.deck = table.state.deck, []
    for turn in range(6):
        table.play(turn % 3, "draw")
    assert table.state.phase == CLOSING and table.state.why == "standstill"


def test_mot_7_moths_are_played_by_the_guard_alone():
    table = Table("moth-2 number-1", "number-3 moth-1 number-5", PLAIN)
    assert table.legal(0, "play") == ["play moth-2"]
    table.play(0, "play moth-2")
    assert table.why(1, "play moth-1") == ("MOT-7", "moth-not-played")


def test_mot_7_no_card_does_anything_on_being_drawn():
    table = Table("number-1 number-1", PLAIN, PLAIN)
    table.state.deck.append(table.state.deck.pop(table.state.deck.index(cards("mosquito-2")[0])))
    table.play(0, "draw")
    assert "mosquito-2" in table.hand(0) and table.is_turn_of == 1


# Action cards.


def test_mot_8_the_ant_lets_everybody_else_draw_one():
    table = Table("ant-2 number-1", PLAIN, PLAIN, PLAIN, seats=4)
    table.play(0, "play ant-2")
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 4, 4, 4]
    assert table.is_turn_of == 1


def test_mot_9_of_the_cards_raced_only_the_fastest_stays():
    table = Table("cockroach-2 number-2 number-1", "number-2 number-1", "ant-2 number-1")
    table.play(0, "play cockroach-2")
    assert table.state.phase == RACING
    cue = table.state.cue_at
    table.now = cue + 400
    table.tick()
    table.play(1, "race number-2", pressed=cue + 320)
    table.play(2, "race ant-2", pressed=cue + 300)
    table.play(0, "race number-2", pressed=cue + 400)
    table.pass_to_due()
    assert table.top == "ant-2"
    assert [table.hand(seat) for seat in range(3)] == [
        ["number-1", "number-2"],
        ["number-1", "number-2"],
        ["number-1"],
    ]
    assert table.is_turn_of == 1, "an action printed on the raced card is ignored"


def test_mot_9_who_holds_no_card_of_the_number_or_only_moths_races_none():
    table = Table("cockroach-2 moth-2 number-1", "moth-2 number-1", PLAIN)
    table.play(0, "play cockroach-2")
    assert table.legal(0, "race") == ["race moth-2"]
    assert table.why(1, "race moth-2") == ("MOT-7", "moth-not-played")
    assert table.why(1, "race number-1") == ("MOT-9", "not-raceable")


def test_mot_9_by_the_option_only_number_cards_are_raced():
    table = Table("cockroach-2 number-1", "ant-2 number-2 number-1", PLAIN, cockroach="number-cards")
    table.play(0, "play cockroach-2")
    assert table.legal(1, "race") == ["race number-2"]


def test_mot_9_the_cue_is_given_though_nobody_holds_a_card_and_the_race_closes_after_two_seconds():
    table = Table("cockroach-2 number-1", "number-1 number-1", "number-1 number-1")
    table.play(0, "play cockroach-2")
    cue = table.state.cue_at
    assert table.told(1, "cue") == [{"kind": "cue", "race": "cockroach", "at": cue}]
    table.now = cue + 1999
    assert table.tick().state.phase == RACING
    table.pass_time(1)
    assert table.is_turn_of == 1 and table.top == "cockroach-2"


def slap(table, *reactions):
    """Everybody's reaction, by seat; None: silent."""
    cue = table.state.cue_at
    table.now = cue
    table.tick()
    for seat, reaction in sorted(enumerate(reactions), key=lambda pair: pair[1] or 0):
        if reaction is not None:
            table.now = cue + reaction
            table.tick().play(seat, "slap")
    return table.pass_to_due()


def test_mot_10_the_slowest_gets_a_card_from_each_of_the_others():
    table = Table("mosquito-2 number-1 ant-1", "number-1 moth-3 number-4", "number-1 number-1 number-5")
    table.play(0, "play mosquito-2")
    assert table.why(0, "slap") == ("MOT-10", "own-mosquito")
    slap(table, None, 250, 400)
    assert table.state.phase == HANDING and table.state.slowest == 2
    assert table.legal(1, "hand-over") == ["hand-over number-1", "hand-over number-4"]
    assert table.why(1, "hand-over moth-3") == ("MOT-7", "moth-not-given")
    table.play(1, "hand-over number-4")
    assert "number-4" in table.hand(1), "all cards change hands together"
    table.play(0, "hand-over ant-1")
    assert sorted(table.hand(2)) == ["ant-1", "number-1", "number-1", "number-4", "number-5"]
    assert table.told(1, "handed-over")[0] == {"kind": "handed-over", "seat": 0, "to": 2}
    assert table.told(2, "handed-over")[0]["card"] == "ant-1"


def test_mot_10_who_has_only_moths_gives_none_and_a_last_card_may_be_given():
    table = Table("mosquito-2 number-1", "moth-3 moth-4", "number-1 number-1")
    table.play(0, "play mosquito-2")
    slap(table, None, 250, 400)
    assert RULES.waiting_for(table.state) == [0]
    table.play(0, "hand-over number-1")
    assert table.state.phase == CLOSING and table.hand(0) == []


def test_mot_11_the_spider_gives_a_card_to_another_player():
    table = Table("spider-2 number-1 moth-1", PLAIN, PLAIN)
    table.play(0, "play spider-2")
    assert table.state.phase == GIVING
    assert table.legal(0, "give") == ["give 1 number-1", "give 2 number-1"]
    assert table.why(0, "give 1 moth-1") == ("MOT-7", "moth-not-given")
    assert table.why(0, "give 0 number-1") == ("MOT-11", "no-such-player")
    table.play(0, "give 2 number-1")
    assert table.hand(0) == ["moth-1"] and len(table.hand(2)) == 4
    assert table.told(1, "gave") == [{"kind": "gave", "seat": 0, "to": 2}]
    assert table.is_turn_of == 1


def test_mot_11_who_has_only_moths_gives_nothing():
    table = Table("spider-2 moth-1", PLAIN, PLAIN).play(0, "play spider-2")
    assert table.is_turn_of == 1


def test_mot_11_the_last_card_can_be_given_away_and_ends_the_round():
    table = Table("spider-2 number-1", PLAIN, PLAIN).play(0, "play spider-2", "give 1 number-1")
    assert table.state.phase == CLOSING and table.state.why == "hand-empty"


# The end of a round.


def test_mot_15_an_action_card_played_last_ends_the_round_before_its_action():
    table = Table("ant-2", PLAIN, PLAIN).play(0, "play ant-2")
    assert table.state.phase == CLOSING
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 3, 3]


def test_mot_15_two_hands_emptied_by_one_mosquito_both_score_nothing():
    table = Table("mosquito-2 number-1", "number-5", "number-1 number-1")
    table.play(0, "play mosquito-2")
    slap(table, None, 250, 400)
    table.play(0, "hand-over number-1").play(1, "hand-over number-5").pass_to_due()
    assert table.state.scores == [[0, 0, 4]]


def test_mot_15_who_has_only_moths_draws_each_turn_and_never_ends_by_cheating():
    table = Table("number-2 number-1", "moth-1 moth-3", PLAIN)
    table.play(0, "play number-2")
    assert table.legal(1, "play") == [] and table.legal(1, "draw") == ["draw"]
    table.cheat(1, "moth-1")
    assert table.why(1, "hide moth-3") == ("MOT-12", "last-card")


def test_mot_16_moths_cost_ten_action_cards_five_number_cards_one():
    table = Table("number-2", "moth-1 ant-3 number-4", "number-1 number-1")
    table.play(0, "play number-2").pass_to_due()
    assert table.state.scores == [[0, 16, 2]]
    assert table.state.phase == SHOWING


def test_mot_16_the_lowest_total_wins_and_ties_are_shared():
    state = Table().state
    state.phase = OVER
    state.scores = [[3, 10, 5], [2, 0, 0]]
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == (5, 10, 5) and outcome.winners == [0, 2] and outcome.ranks == (1, 3, 1)


def test_the_clock_of_a_turn_plays_for_who_does_not():
    table = Table(PLAIN, "number-1 number-1", PLAIN, turn_seconds=10)
    table.state.due = table.now + 10_000
    table.pass_time(9_999)
    assert table.is_turn_of == 0
    table.pass_time(1)
    assert table.top == "number-2" and table.is_turn_of == 1


def test_mot_26_a_recorded_game_replays_to_the_same_end():
    game = RandomGame(RULES, "replayed", {}, seats=3)
    for _ in game.play():
        pass
    outcome = RULES.outcome(game.state)
    again = replay(RULES, game.record)
    assert RULES.dump(again) == RULES.dump(game.state)
    assert RULES.outcome(again) == outcome


def test_what_is_refused_changes_nothing():
    table = Table(PLAIN, PLAIN, PLAIN)
    before = RULES.dump(table.state)
    for seat, move in [(0, "play number-1"), (1, "draw"), (2, "slap"), (0, "hide number-1"), (1, "accuse 2")]:
        with pytest.raises(IllegalMove):
            table.play(seat, move)
    assert RULES.dump(table.state) == before


def test_mot_25_a_bot_gets_no_more_than_its_seat_receives():
    """What it is given is a guess: the same whatever the others hide. (How bots play: tests/bots.)"""
    table = Table("number-1 ant-2 number-5", "moth-1 moth-3 number-4", PLAIN)
    before = RULES.view(RULES.guess(table.state, 2, seeded("bot")), 2)
    table.play(1, "hide moth-1")
    guessed = RULES.guess(table.state, 2, seeded("bot"))
    assert RULES.view(guessed, 2) == before
    assert guessed.sleights == [] and guessed.hands[1] != table.state.hands[1]
