"""The last location and the end of a campaign (FFE-1), with the examples of the rules."""

from ludoteka.games.fabled_fruit.rules import RULES
from ludoteka.kernel.rng import seeded
from tests.games.fabled_fruit.position import position

PAY_59 = [
    "juice 59",
    "pay pineapple",
    "pay banana",
    "pay strawberry",
    "pay coconut",
    "pay grape",
    "pay grape",
]
PAY_1 = ["juice 1", "pay pineapple", "pay pineapple", "pay pineapple", "pay banana"]


def four(hand, juices, also=(59,), **fields):
    """Four players, of whom the last in the round is on turn."""
    return position(["b", "b", "b", hand], juices=juices, also=also, turn=3, need_last=59 in also, **fields)


def test_ffe_1_a_third_juice_from_59_ends_the_game():
    table = four("p b s c g g", [[1], [1], [], [1, 2]]).play("go 59", *PAY_59)
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.ranks[3] == 1 and outcome.why == "juices-with-last"


def test_ffe_1_a_third_juice_from_elsewhere_does_not():
    table = four("p p p b", [[1], [1], [], [1, 2]]).play("go 1", *PAY_1)
    assert RULES.outcome(table.state) is None


def test_ffe_1_then_anothers_first_juice_from_59_ends_it_and_wins_with_one():
    table = four("p b s c g g", [[1, 1, 1, 2], [1], [], []]).play("go 59", *PAY_59)
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.ranks == (2, 3, 4, 1) and outcome.winners == [3]


def test_ffe_1_a_juice_from_59_alone_is_not_enough():
    assert RULES.outcome(four("p b s c g g", [[1], [1], [], []]).play("go 59", *PAY_59).state) is None


def test_ffe_1_coming_with_the_very_juice_that_ends_the_game_59_does_not_matter():
    table = four("p p p b", [[1], [1], [], [1, 2]], also=(7,), deck=[59]).play("go 1", *PAY_1)
    outcome = RULES.outcome(table.state)
    assert table.state.table[59] == 1
    assert outcome is not None and outcome.winners == [3] and outcome.why == "juices"


def test_ffe_1_coming_before_that_it_does():
    table = four("p p p b", [[1], [1], [], [1]], also=(7,), deck=[59]).play("go 1", *PAY_1)
    assert table.state.need_last


def test_ffe_1_among_those_with_a_juice_from_59_most_juices_win():
    table = four("p b s c g g", [[1, 1, 1, 1], [59, 1, 2], [], [1]]).play("go 59", *PAY_59)
    outcome = RULES.outcome(table.state)
    assert outcome is not None and outcome.winners == [1] and outcome.ranks == (3, 1, 4, 2)


def test_ffe_1_from_the_start_on_the_table_59_is_needed():
    state = RULES.new(2, RULES.read_options({"start": 55}, 2), seeded("a"))
    assert state.need_last and RULES.view(state, None)["need_last"] is True
