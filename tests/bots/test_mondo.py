"""Builders of Mondo: each level better than the one below, from what a player sees, at the pace asked for."""

import pytest

from ludoteka.arena.games import Plan, Table
from ludoteka.bots.levels import bot, levels
from ludoteka.bots.mondo import builder, ending, judge, supply
from ludoteka.bots.mondo.ending import Ending
from ludoteka.bots.mondo.judge import Judge
from ludoteka.bots.mondo.supply import TURNS, pattern_of, turned, wanted
from ludoteka.bots.sight import sight_of
from ludoteka.games.mondo.board import EMPTY, FRONT_EDGE, SQUARES, laid, side_of
from ludoteka.games.mondo.moves import Flip, Grab, Pause, Place, PutBack, Stop
from ludoteka.games.mondo.rules import RULES
from ludoteka.games.mondo.scoring import LINES, Area, Survey, survey
from ludoteka.games.mondo.state import IN_HEAP, ON_BOARD
from ludoteka.games.mondo.tiles import ANIMALS, FACES, FRONT, STEPPE
from ludoteka.kernel.rng import seeded

BUILDERS = [level for level in levels("mondo") if level != "random"]


def game(seats=2, **options):
    """A game whose first round has just begun."""
    state = RULES.new(seats, RULES.read_options(options, seats), seeded("bots"))
    RULES.tick(state, state.starts_at)
    return state


def glance(level, state, seat=0, now=3000):
    return bot("mondo", level).glance(sight_of(RULES, state, seat, seeded("chance"), now), 1.0)


def played(kind, seats=2, **options):
    """The score rows of the rounds of a game among bots of one level."""
    table = Table(RULES, Plan("mondo", seats, (kind,) * seats, options, "bots", 1.0))
    while RULES.outcome(table.state) is None:
        table.step()
    return [row for rows in table.state.scores for row in rows]


def mean(rows, *lines):
    return sum(row[LINES.index(line)] for row in rows for line in lines) / len(rows)


def test_each_level_makes_more_of_its_boards_than_the_one_below():
    rounds = {level: played(level, seats=3, level="expert") for level in levels("mondo")}
    points = [sum(map(sum, rounds[level])) / len(rounds[level]) for level in levels("mondo")]
    assert points[0] < 0 < points[1]
    assert points[1] < points[2]


def test_the_strongest_fills_its_board_without_errors_most_of_the_time_at_an_experts_pace():
    rows = played("search", seats=3, level="expert") + played("search", seats=2, level="expert")
    flawless = sum(row[LINES.index("free")] == row[LINES.index("errors")] == 0 for row in rows)
    assert 2 * flawless > len(rows)
    assert mean(rows, "free") > -0.5


@pytest.mark.parametrize("level", levels("mondo"))
def test_it_looks_at_no_face_of_the_heap_but_the_one_that_is_up(level, monkeypatch):
    state = game()
    for module, name in ((supply, "TURNS"), (judge, "TURNS"), (ending, "TURNS"), (judge, "FACES")):
        faces = [{up: tile[up]} for tile, up in zip(getattr(module, name), state.up, strict=True)]
        monkeypatch.setattr(module, name, faces)  # looking at the other one raises KeyError
    state.boards[0][8] = laid(0, FRONT, 0)
    state.where[0] = ON_BOARD
    assert glance(level, state).move is not None


@pytest.mark.parametrize("level", BUILDERS)
def test_it_lays_what_it_holds_and_takes_what_fits(level):
    state = game()
    for _ in range(6):
        move = glance(level, state).move
        assert isinstance(move, Grab)
        RULES.play(state, 0, move, 4000)
        move = glance(level, state).move
        assert isinstance(move, Place)
        RULES.play(state, 0, move, 4000)
    assert not survey(state.boards[0], FRONT_EDGE).errors


@pytest.mark.parametrize("level", BUILDERS)
def test_it_stops_for_a_token_when_its_board_is_full_or_no_tile_can_be_laid_in_time(level):
    state = game()
    late = glance(level, state, now=state.deadline - 500)
    assert isinstance(late.move, Stop)
    state.boards[0] = [laid(tile, 1, 0) for tile in range(SQUARES)]
    assert isinstance(glance(level, state).move, Stop)


@pytest.mark.parametrize("level", levels("mondo"))
def test_it_agrees_to_a_pause_and_never_asks_for_one_or_ends_one(level):
    state = game()
    assert not isinstance(glance(level, state).move, Pause)
    RULES.play(state, 1, Pause(), 3500)
    assert isinstance(glance(level, state).move, Pause)
    RULES.play(state, 0, Pause(), 3600)
    assert glance(level, state).move is None


@pytest.mark.parametrize("level", levels("mondo"))
def test_it_does_nothing_between_the_bell_and_the_scores_though_the_time_be_hidden(level):
    state = game(hidden_time=True)
    assert glance(level, state, now=state.deadline + 1).move is None


@pytest.mark.parametrize("level", BUILDERS)
def test_it_takes_a_task_that_it_has_fulfilled(level, monkeypatch):
    state = game(level="expert")
    bison = [tile for tile in range(136) if FACES[tile][FRONT].animal == ANIMALS.index("bison")]
    state.boards[0][:3] = [laid(tile, FRONT, 0) for tile in bison[:3]]
    state.tasks_up = [0, 10]
    assert not str(glance(level, state).move).startswith(
        "task"
    )  # three bison, but not on one complete steppe
    herd = Survey([Area(STEPPE, (0, 1, 2), (ANIMALS.index("bison"),) * 3, True, False)], [], 3, 0, 0, 21)
    monkeypatch.setattr(builder, "survey", lambda board, edge: herd)
    assert str(glance(level, state).move) == "task three-bison"


def test_alone_it_loses_few_points():
    rows = played("search", seats=1, level="beginner")
    assert mean(rows, "volcanoes", "free", "errors") >= -3


def test_supply_counts_the_faces_that_fit_however_turned():
    face = FACES[5][FRONT]  # three sides of one kind
    counts = supply.supply([(5, FRONT)])
    assert counts[pattern_of(turned(face.sides, 2))] == 1
    assert counts[pattern_of((4, 4, 4, 4))] == len(TURNS[5][FRONT]) == 4
    assert counts[pattern_of((3, 3, 3, 3))] == 0


def test_what_is_wanted_of_a_square_is_what_its_neighbours_and_the_edge_show():
    board = [EMPTY] * SQUARES
    board[1] = laid(5, FRONT, 1)
    assert wanted(board, FRONT_EDGE)[0] == pattern_of((0, side_of(board[1], 3), 4, 0))
    assert wanted(board, FRONT_EDGE)[1] == -1


def test_an_ending_is_good_only_if_every_square_finds_a_tile_of_its_own():
    faces = [(tile, FRONT) for tile in range(136)]
    sides = turned(FACES[7][FRONT].sides, 0)
    one_tile = [(7, FRONT)]
    hole = {9: pattern_of(sides)}
    assert Ending(one_tile).can_be_filled(hole, without=8)
    assert not Ending(one_tile).can_be_filled(hole, without=7)
    assert not Ending(one_tile).can_be_filled({0: pattern_of(sides), 9: pattern_of(sides)}, without=8)
    assert Ending(faces).can_be_filled({0: pattern_of(sides), 9: pattern_of(sides)}, without=8)


def test_a_judge_sees_that_a_gap_is_hopeless():
    state = game()
    found = Judge(state, 0)
    assert found.hopeless() == 0
    found.supply = [0.0] * len(found.supply)
    assert found.hopeless() == SQUARES


def test_what_does_not_fit_goes_back_while_there_is_time():
    state = game()
    board = state.boards[0]
    for square in range(SQUARES):
        if square not in (8, 9):
            board[square] = laid(0, 1, 0)  # water everywhere else
    dry = next(t for t in range(136) if 0 not in FACES[t][0].sides and 0 not in FACES[t][1].sides)
    state.held[0], state.where[dry] = dry, 0
    assert isinstance(glance("search", state).move, PutBack)
    state.held[0], state.where[dry] = -1, IN_HEAP
    for tile in range(136):
        state.up[tile] = 1 if FACES[tile][1].sides[0] else 0
    assert isinstance(glance("search", state).move, Flip | Grab)
