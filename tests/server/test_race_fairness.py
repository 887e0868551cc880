"""MOT-22: who wins a race does not depend on the line; who lies about when he pressed gains little."""

import importlib.util
from math import sqrt
from pathlib import Path

import pytest

from ludoteka.server.latency import CAP, Credit

BENCHMARK = Path(__file__).parents[2] / "benchmarks/moth_races.py"
RACES = 1200


@pytest.fixture(scope="module")
def races():
    spec = importlib.util.spec_from_file_location("moth_races", BENCHMARK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("balanced", [True, False], ids=["ties by wins", "ties by chance"])
def test_mot_22_races_are_won_alike_on_lines_of_20_to_400_ms(races, balanced):
    wins = races.run(races.people_on(races.LINES, "fair"), RACES, compensated=True, balanced=balanced)
    fair = RACES / len(races.LINES)
    spread = sqrt(fair * (1 - 1 / len(races.LINES)))
    assert sum(wins) == RACES
    assert all(abs(won - fair) < 4 * spread for won in wins), wins


def test_without_compensation_the_line_would_decide(races):
    wins = races.run(races.people_on(races.LINES, "arrival"), RACES, compensated=False)
    assert wins[4] < RACES * 0.02 < RACES * 0.3 < wins[0]


@pytest.mark.parametrize("seat", [0, 2, 4])
def test_who_lies_about_his_press_wins_no_more_than_the_credit_allows(races, seat):
    """He is taken at his word for no more than his round trip and the cap, and a quota limits that too."""
    wins = races.run(races.people_on(races.LINES, "lies", liar=seat), RACES, compensated=True)
    assert wins[seat] < 0.4 * RACES


@pytest.mark.parametrize(("round_trip", "given"), [(20, 20), (200, 200), (400, CAP), (5000, CAP)])
def test_a_single_press_is_given_back_the_round_trip_at_most_and_never_more_than_the_cap(round_trip, given):
    assert Credit().pressed_at(0, 10_000, round_trip) == 10_000 - given
