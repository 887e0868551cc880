"""Costs: the table, a user's own file, and what pays what."""

import pytest

from ludoteka.games.fabled_fruit.costs import BOX_COSTS, DEFAULT_COSTS, can_fill, can_pay, read_costs
from ludoteka.games.fabled_fruit.fruit import ALL
from ludoteka.games.fabled_fruit.rules import RULES
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.rng import seeded
from tests.games.fabled_fruit.position import position

B, C, G, P, S = (1 << fruit for fruit in range(5))


def test_every_location_has_a_cost():
    assert all(BOX_COSTS[number].text for number in range(1, 60))


@pytest.mark.parametrize(
    ("number", "hand", "payable"),
    [
        (18, "b b c c g g", True),
        (18, "b b b b c c", False),
        (24, "g g g g s", True),
        (24, "g g g s s", False),
        (30, "p p p s s s", True),
        (30, "p p p p p p", False),
        (40, "b b b c c", True),
        (40, "b b b b c", False),
        (7, "b c g p s b", True),
        (6, "b c g p s", True),
        (6, "b c g p p", False),
        (6, "b c g ps ps", True),
    ],
)
def test_ffb_8_who_holds_what_can_make_which_juice(number, hand, payable):
    table = position([hand, "c"], also=[number], at=[0, 2]).play(f"go {number}")
    assert (f"juice {number}" in table.options()) == payable


def test_a_mix_card_fills_one_slot_only():
    assert can_fill([B, G], [B | G, B]) and not can_fill([B, G], [B | G])


def test_everything_that_was_paid_must_be_part_of_the_price():
    assert can_pay([[P, P, P, ALL]], [C], [P, P, P])
    assert not can_pay([[P, P, P, ALL]], [C, S], [P, P, P])


def test_a_fruit_token_serves_once_per_juice_for_an_any_too_and_stays():
    table = position(["p p p", "c"], also=[24], at=[2, 3], token_of=[-1, -1, 0, -1, -1]).play(
        "go 1", "juice 1", "pay-token grape"
    )
    assert "pay-token grape" not in table.options()
    table.play("pay pineapple", "pay pineapple", "pay pineapple")
    assert table.state.juices[0] == [1] and table.state.token_of[2] == 0


def test_an_own_cost_file_replaces_the_table():
    costs = DEFAULT_COSTS.replace('1 = "PPP*"', '1 = "BB"')
    state = RULES.new(2, RULES.read_options({"costs": costs}, 2), seeded("a"))
    assert RULES.view(state, 0)["locations"][0]["cost"] == "BB"
    assert RULES.load(RULES.dump(state)).costs[1].text == "BB"


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (DEFAULT_COSTS.replace('7 = "******"', '7 = "BANANA"'), r"line 13: .*BANANA.* is no cost"),
        (DEFAULT_COSTS.replace('7 = "******"', "7 = 6"), "line 13: write the cost as a text"),
        (DEFAULT_COSTS.replace('7 = "******"', '70 = "*"'), "line 13: '70' is no location"),
        (DEFAULT_COSTS.replace('7 = "******"', ""), "without a cost for 7"),
        ("1 = PPP", "not TOML: .*line 1"),
    ],
)
def test_errors_in_a_cost_file_name_the_line(broken, says):
    with pytest.raises(BadOption, match=says):
        read_costs(broken)


def test_an_unknown_option_or_value_says_what_would_be_right():
    with pytest.raises(BadOption, match="a number from 1 to 59"):
        RULES.read_options({"start": 60}, 4)
    with pytest.raises(BadOption, match="options are start, reading, costs, campaign"):
        RULES.read_options({"begin": 1}, 4)
