"""What a group keeps between games (FFB-14, FFE-2)."""

import json

import pytest

from ludoteka.games.fabled_fruit.campaign import FabledFruitCampaign
from ludoteka.games.fabled_fruit.options import COPIES
from ludoteka.games.fabled_fruit.rules import RULES
from ludoteka.kernel.errors import BadData, BadOption
from ludoteka.kernel.rng import seeded

CAMPAIGN = FabledFruitCampaign()


def played(campaign, seed, seats=4):
    """The end of a game of this campaign, played at random."""
    options = RULES.read_options(CAMPAIGN.options(campaign), seats)
    rng = seeded(f"players {seed}")
    state = RULES.new(seats, options, seeded(seed))
    RULES.keep_log(state, False)
    while RULES.outcome(state) is None:
        seat = RULES.waiting_for(state)[0]
        legal = RULES.legal(state, seat)
        RULES.play(state, seat, legal[rng.below(len(legal))])
    return state


def test_ffb_14_juices_made_leave_for_good_and_the_table_is_topped_up_to_24():
    begun = CAMPAIGN.begin()
    state = played(begun, "a")
    made = [number for juices in state.juices for number in juices]
    kept = CAMPAIGN.after(begun, state)
    left = [table + deck for table, deck in zip(kept["table"], kept["deck"], strict=True)]
    assert sum(kept["table"]) == 24
    assert [COPIES[number] - made.count(number) for number in range(60)] == left


def test_ffb_14_the_next_game_starts_from_what_was_left_and_the_last_placed_begins():
    kept = CAMPAIGN.after(CAMPAIGN.begin(), played(CAMPAIGN.begin(), "b"))
    state = RULES.new(4, RULES.read_options(CAMPAIGN.options(kept), 4), seeded("next"))
    assert state.table == kept["table"] and state.deck == kept["deck"] and state.shown == kept["seen"]
    assert state.first == kept["first"] >= 0
    assert all(len(hand) == 2 for hand in state.hands), "fruit is dealt anew"


def test_ffb_14_a_run_is_about_twenty_games_and_ends_with_the_game_that_59_decided():
    campaign = CAMPAIGN.begin()
    lengths = []
    while campaign["runs"] == 0:
        campaign = CAMPAIGN.after(campaign, played(campaign, f"run {campaign['games']}"))
        lengths.append(sum(campaign["deck"]))
        assert campaign["games"] < 60
    assert 10 <= campaign["games"] <= 40
    assert campaign["table"] == CAMPAIGN.begin()["table"] and campaign["seen"] == 59


def test_ffe_2_a_campaign_is_saved_and_read_as_json():
    kept = CAMPAIGN.after(CAMPAIGN.begin(), played(CAMPAIGN.begin(), "c"))
    again = json.loads(json.dumps(kept))
    CAMPAIGN.check(again)
    assert RULES.read_options({"campaign": again}, 4) == RULES.read_options({"campaign": kept}, 4)


def test_ffe_2_the_example_of_the_source_starts_with_24_cards():
    counts = {9: 2, 10: 3, 11: 1, 12: 4, 13: 4, 14: 3, 15: 4, 16: 3}
    table = [counts.get(number, 0) for number in range(60)]
    deck = [0] * 16 + [1] + COPIES[17:]
    campaign = {**CAMPAIGN.begin(), "table": table, "deck": deck, "seen": 16, "first": 2}
    CAMPAIGN.check(campaign)
    state = RULES.new(4, RULES.read_options({"campaign": campaign}, 4), seeded("a"))
    assert sum(state.table) == 24 and state.market_open and state.thief_ready


@pytest.mark.parametrize(
    "broken",
    [
        {"table": [5] * 60},
        {"table": [1, 2]},
        {"deck": "many"},
        {"games": -1},
        {"table": [0] * 60, "deck": [0] * 60},
    ],
)
def test_a_broken_campaign_is_refused_with_the_place(broken):
    with pytest.raises(BadData):
        CAMPAIGN.check({**CAMPAIGN.begin(), **broken})


def test_a_campaign_and_a_free_start_exclude_each_other():
    with pytest.raises(BadOption, match="leave start at 1") as refused:
        RULES.read_options({"campaign": CAMPAIGN.begin(), "start": 17}, 4)
    assert refused.value.reason is not None and refused.value.reason.message == "campaign-sets-the-start"
