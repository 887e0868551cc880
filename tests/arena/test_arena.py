"""Many games between bots: reproducible, summed up rightly, rated sensibly."""

import time

import pytest

from ludoteka import registry
from ludoteka.arena.games import Plan, checked_plan, levels_by_seat, play_game
from ludoteka.arena.simulation import numbered, play_all, summary
from ludoteka.arena.tournament import Pairing, pairings, plans_of, ratings, score, wilson
from ludoteka.bots import levels
from ludoteka.bots.levels import UnknownBot
from ludoteka.games.mondo.rules import RULES as MONDO
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.record import from_text, replay
from tests.sample.sealed_bids import Bid, SealedBids


class Highest:
    """Bids high for high prizes."""

    def choose(self, sight, seconds):
        return Bid(sight.view["prize"])


@pytest.fixture(autouse=True)
def sample_game(monkeypatch):
    monkeypatch.setitem(registry.BUILT_IN, "sealed-bids", SealedBids())
    monkeypatch.setitem(levels.BOTS, "sealed-bids", {"fair": Highest()})


PLAN = Plan("sealed-bids", 3, ("random",) * 3, {"cards": 5}, "moss", 0.1)


def test_the_same_seed_plays_the_same_game_and_its_record_replays():
    first, second = (play_game(PLAN._replace(record=True)) for _ in range(2))
    assert first.record == second.record
    assert first.outcome is not None
    replay(SealedBids(), from_text(first.record))


def test_games_with_a_clock_go_on_when_nobody_has_to_decide():
    played = play_game(PLAN._replace(options={"cards": 3, "seconds": 5}))
    assert played.outcome is not None
    assert played.decisions == 9


def test_a_summary_counts_every_game_and_shares_ties():
    started = time.perf_counter()
    found = summary(play_all(numbered(PLAN, 40)), started)
    assert (found.games, found.ended, found.decisions, found.longest) == (40, 40, 40 * 15, 15)
    assert sum(found.wins) == pytest.approx(40)


def test_two_processes_play_the_games_that_one_plays():
    plan = Plan("fabled-fruit", 2, ("random",) * 2, {}, "moss", 0.1)
    alone = {(played.plan.seed, played.decisions, played.outcome) for played in play_all(numbered(plan, 6))}
    shared = {
        (played.plan.seed, played.decisions, played.outcome) for played in play_all(numbered(plan, 6), jobs=2)
    }
    assert alone == shared


@pytest.mark.parametrize(
    ("change", "problem", "kind"),
    [
        ({"seats": 9}, "2 to 5 players, not 9", ValueError),
        ({"bots": ("genius",)}, "no bot 'genius'", UnknownBot),
        ({"options": {"cards": 99}}, "99 is not", BadOption),
        ({"game": "chess"}, "no game 'chess'", registry.UnknownGame),
    ],
)
def test_a_plan_that_can_not_be_played_is_refused_before_the_first_game(change, problem, kind):
    with pytest.raises(kind, match=problem):
        checked_plan(PLAN._replace(**change))


def test_levels_are_dealt_to_the_seats_in_turn():
    assert levels_by_seat(["a", "b"], 5) == ("a", "b", "a", "b", "a")


def test_one_plays_against_three_in_both_ways_and_goes_round_the_seats():
    found = pairings(["weak", "strong"], [2, 4])
    assert found == [Pairing("strong", "weak", 2), Pairing("strong", "weak", 4), Pairing("weak", "strong", 4)]
    assert [plan.bots.index("strong") for plan in plans_of(found[1], PLAN, 5)] == [0, 1, 2, 3, 0]


def test_wilsons_interval_is_that_of_the_textbook():
    low, high = wilson(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    assert wilson(0, 10)[0] == 0


def test_the_better_bot_wins_its_pairing_and_is_rated_higher():
    pairing = Pairing("fair", "random", 2)
    results = list(play_all(plans_of(pairing, PLAN._replace(options={"cards": 8}), 100)))
    found = score(pairing, results)
    assert found.games == 100
    assert found.low > 0.5
    best, other = ratings(["random", "fair"], results)
    assert (best.bot, other.bot) == ("fair", "random")
    assert best.sigma < 25 / 3


def test_a_ladder_plays_each_level_against_the_one_below_it():
    assert pairings(["a", "b", "c"], [2, 4], ladder=True) == [
        Pairing("b", "a", 2),
        Pairing("c", "b", 2),
        Pairing("b", "a", 4),
        Pairing("c", "b", 4),
    ]


@pytest.mark.parametrize("level", ["random", "greedy", "search"])
def test_a_real_time_game_of_bots_is_played_in_reckoned_time_and_the_same_again_by_its_seed(level):
    plan = Plan("mondo", 3, (level,) * 3, {"minutes": 1}, "moss", 0.1, record=True)
    first, second = play_game(plan), play_game(plan)
    assert first.record == second.record
    assert first.outcome is not None
    replay(MONDO, from_text(first.record))


def test_who_rests_longer_does_less():
    counts = []
    for pace in (4, 12):
        plan = Plan("mondo", 1, ("greedy",), {"minutes": 1, "pace": pace}, "moss", 0.1, record=True)
        counts.append(play_game(plan).record.count(" place "))
    assert 2 <= counts[0] <= 5
    assert counts[1] > 2 * counts[0]
