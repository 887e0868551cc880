"""Players of Cheating Moth: they cheat, feint, watch, accuse and race as people do (MOT-25)."""

from collections import Counter

import pytest

from ludoteka.arena.games import Plan, Table
from ludoteka.bots.cheating_moth.player import share, within
from ludoteka.bots.cheating_moth.temper import CASUAL, SHARP
from ludoteka.bots.levels import bot, levels
from ludoteka.bots.sight import sight_of
from ludoteka.games.cheating_moth.moves import Accuse, Feint, Hide, LetGo, Look, Race, Slap
from ludoteka.games.cheating_moth.options import TELLS, WATCHFUL_EYE
from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.games.cheating_moth.state import CAUGHT, GONE, OVER, SHOWING
from ludoteka.kernel.rng import seeded
from tests.games.cheating_moth import table as games

LEVELS = levels("cheating-moth")


def played(kinds, seed, **options):
    """A game among bots; its inputs as (seat, move), and of each round how the sleights ended."""
    table = Table(RULES, Plan("cheating-moth", len(kinds), tuple(kinds), options, seed, 1.0))
    endings = Counter()
    rounds = 0
    while RULES.outcome(table.state) is None:
        table.step()
        if table.state.phase in (SHOWING, OVER) and len(table.state.scores) > rounds:
            rounds += 1
            endings.update(sleight.ending for sleight in table.state.sleights)
    inputs = [(entry.seat, RULES.moves.parse(entry.move)) for entry in table.inputs if entry.seat >= 0]
    return table.state, inputs, endings


@pytest.mark.parametrize("catching", [TELLS, WATCHFUL_EYE])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_cheat_catch_and_finish_in_both_modes(level, catching):
    kinds = Counter()
    caught = gone = 0
    for number in range(4):
        state, inputs, endings = played([level] * 4, f"{level} {number}", catching=catching)
        assert state.phase == OVER
        kinds.update(type(move) for _, move in inputs)
        caught += endings[CAUGHT]
        gone += endings[GONE]
    assert {Hide, Accuse, Slap, Race} <= set(kinds)
    assert kinds[Look] > 0 if catching == WATCHFUL_EYE else Look not in kinds
    assert gone > caught > 0, "cheating pays, and is caught now and then"


def test_each_level_cheats_more_and_keeps_fewer_points():
    points, cheats = [], []
    for level in LEVELS:
        games_of_level = [played([level] * 4, f"points {number}") for number in range(6)]
        points.append(sum(sum(map(sum, state.scores)) for state, _, _ in games_of_level))
        rounds = sum(len(state.scores) for state, _, _ in games_of_level)
        cheats.append(sum(endings[GONE] for _, _, endings in games_of_level) / rounds)
    assert points == sorted(points, reverse=True)
    assert cheats[-1] > cheats[0]


def glance(level, table, seat, now):
    return bot("cheating-moth", level).glance(sight_of(RULES, table.state, seat, seeded("look"), now), 1.0)


def tell_of(table, seat, level, guard=0):
    """A tell that a guard of this temper notices and thinks ill of."""
    temper = {"greedy": CASUAL, "search": SHARP}[level]
    for when in range(table.now, table.now + 5000):
        label = f"tell {when} {seat} {guard}"
        if share(f"notice {label}") < temper.attention and share(f"trust {label}") >= temper.trust + 15:
            table.state.seen_tells = [[when, seat, 0]]
            return when, within(temper.reaction, label)
    raise AssertionError("it trusts everybody")


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_mot_25_the_guard_accuses_after_a_human_reaction_and_not_what_is_long_past(level):
    table = games.Table("number-1 ant-2", "moth-1 moth-3 number-4", "number-1 number-1", top="number-5")
    table.play(0, "play number-1")
    when, reaction = tell_of(table, 1, level)
    assert reaction >= 300
    assert glance(level, table, 0, when + reaction - 1).move is None
    assert glance(level, table, 0, when + reaction).move == Accuse(1)
    assert glance(level, table, 0, when + 3000).move is None


def test_mot_25_who_is_not_the_guard_never_accuses_and_the_guard_never_cheats():
    for number in range(3):
        table = Table(RULES, Plan("cheating-moth", 4, ("search",) * 4, {}, f"guard {number}", 1.0))
        while RULES.outcome(table.state) is None:
            guard, count = table.state.guard, len(table.inputs)
            table.step()
            for entry in table.inputs[count:]:
                if entry.move.startswith("accuse"):
                    assert entry.seat == guard
                if entry.move.startswith("hide"):
                    assert entry.seat != guard


@pytest.mark.parametrize("level", LEVELS)
def test_mot_25_a_race_is_run_at_human_speed(level):
    table = games.Table("mosquito-2 number-1", "number-1 number-1", "number-1 number-1")
    table.play(0, "play mosquito-2")
    cue = table.state.cue_at
    first = glance(level, table, 1, table.now)
    assert first.move is None
    pressed = table.now + first.rest
    assert 200 <= pressed - cue <= 900
    table.now = pressed
    table.tick()
    assert glance(level, table, 1, pressed).move == Slap()


def test_a_clever_cheater_lets_go_when_the_light_falls_on_it():
    hands = ("number-1 ant-2", "moth-1 moth-3 number-4", "number-1 number-1")
    table = games.Table(*hands, top="number-5", catching=WATCHFUL_EYE)
    table.play(2, "feint").play(0, "look 3").pass_time(450)
    assert glance("search", table, 2, table.now).move == LetGo()
    assert glance("greedy", table, 2, table.now).move is None


def test_what_others_do_in_secret_makes_no_difference_to_a_bot():
    hands = ("number-1 ant-2", "moth-1 moth-3 number-4", "number-1 number-1")
    seen = []
    for act in ("hide moth-1", "feint"):
        table = games.Table(*hands, top="number-5")
        table.play(0, "play number-1").play(1, act)
        sight = sight_of(RULES, table.state, 0, seeded("same"), table.now + 500)
        seen.append((sight.view, bot("cheating-moth", "search").glance(sight, 1.0)))
    assert seen[0] == seen[1]


def test_feints_are_part_of_the_game():
    _, inputs, _ = played(["search"] * 4, "feints")
    assert any(isinstance(move, Feint) for _, move in inputs)
