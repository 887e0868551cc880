"""Points for a board: against the worked example, and against an independent brute-force count."""

import pytest

from ludoteka.games.mondo.board import (
    BACK_EDGE,
    EMPTY,
    FRONT_EDGE,
    NEIGHBOURS,
    SQUARES,
    face_of,
    laid,
    side_of,
)
from ludoteka.games.mondo.options import Options
from ludoteka.games.mondo.rounds import score_rows
from ludoteka.games.mondo.scoring import (
    special_points,
    special_value,
    survey,
    volcano_points,
    volcanoes,
)
from ludoteka.games.mondo.state import State
from ludoteka.games.mondo.tiles import FOREST, WATER
from ludoteka.kernel.rng import seeded
from tests.games.mondo.boards import board, look, piece


def brute_force(squares: list[int], edge) -> tuple[int, int, int]:
    """Errors, complete lands and complete lakes away from the edge, by flooding side by side."""
    errors = 0
    for square in range(SQUARES):
        for side in range(4):
            near = NEIGHBOURS[square][side]
            if squares[square] == EMPTY:
                continue
            if near == -1:
                errors += side_of(squares[square], side) != edge[side]
            elif squares[near] != EMPTY and side in (1, 2):
                errors += side_of(squares[square], side) != side_of(squares[near], (side + 2) % 4)
    seen: set[tuple[int, int]] = set()
    lands = lakes = 0
    for start in [(s, d) for s in range(SQUARES) if squares[s] != EMPTY for d in range(4)]:
        if start in seen:
            continue
        terrain = side_of(squares[start[0]], start[1])
        flood, whole, edgy = [start], True, False
        seen.add(start)
        while flood:
            square, side = flood.pop()
            face = face_of(squares[square])
            mine = face.groups[(side - squares[square]) % 4]
            around = [(square, d) for d in range(4) if face.groups[(d - squares[square]) % 4] == mine]
            near = NEIGHBOURS[square][side]
            if near == -1:
                edgy = True
                whole &= terrain == edge[side]
            elif squares[near] == EMPTY or side_of(squares[near], (side + 2) % 4) != terrain:
                whole = False
            else:
                around.append((near, (side + 2) % 4))
            for one in around:
                if one not in seen:
                    seen.add(one)
                    flood.append(one)
        lands += whole and terrain != WATER
        lakes += whole and terrain == WATER and not edgy
    return errors, lands, lakes


@pytest.mark.parametrize("edge", [FRONT_EDGE, BACK_EDGE])
@pytest.mark.parametrize("seed", range(30))
def test_mon_16_areas_and_errors_are_what_a_brute_force_count_finds(seed, edge):
    rng = seeded(f"board {seed}")
    tiles = list(range(136))
    rng.shuffle(tiles)
    squares = [EMPTY] * SQUARES
    for square in range(SQUARES):
        if rng.below(6) == 0:
            continue
        best, fewest = laid(tiles[square], 0, 0), 99
        for tile in tiles[24 : 24 + rng.below(8)]:  # now and then what fits well
            for turn in range(4):
                trial = squares[:]
                trial[square] = laid(tile, 0, turn)
                count = brute_force(trial, edge)[0]
                if count < fewest:
                    best, fewest = laid(tile, 0, turn), count
        squares[square] = best
    seen = survey(squares, edge)
    assert (len(seen.errors), len(seen.complete_lands()), len(seen.lakes())) == brute_force(squares, edge)


def island(used=None):
    """A forest of four tiles, right in itself and with water all round."""
    used = set() if used is None else used
    return {
        7: piece("wffw", used=used),
        8: piece("wwff", used=used),
        13: piece("ffww", used=used),
        14: piece("fwwf", used=used),
    }


def test_mon_8_a_wrong_pair_of_sides_is_one_error_and_so_is_a_side_at_the_edge():
    assert len(look({7: piece("wwww"), 8: piece("ffff")}).errors) == 1
    assert len(look({0: piece("ffff")}).errors) == 2
    assert len(look({0: piece("wwww")}).errors) == 0


def test_mon_12_a_closed_area_without_errors_counts_not_one_of_water():
    seen = look(island())
    assert len(seen.complete_lands()) == 1
    assert seen.complete_lands()[0].squares == (7, 8, 13, 14)
    lake = look({7: piece("wwww")})
    assert lake.complete_lands() == []


def test_mon_12_free_squares_count_once_each_not_per_side():
    assert look({7: piece("wwww")}).free == 23


def test_mon_16_an_area_is_open_at_a_free_square_and_spoilt_by_an_error():
    open_forest = {square: one for square, one in island().items() if square != 14}
    assert look(open_forest).complete_lands() == []
    spoilt = {**island(), 15: piece("dddd")}
    assert len(look(spoilt).complete_lands()) == 1, "water against desert: the forest is not touched"
    assert look({**open_forest, 14: piece("dddd")}).complete_lands() == []


def test_mon_32_an_error_spoils_both_areas_that_meet_at_it_and_animals_count_anywhere():
    seen = look({7: piece("ffff"), 8: piece("dddd")})
    assert not any(area.complete for area in seen.areas)
    anywhere = look({0: next(laid(t, 0, 0) for t in range(136) if face_of(laid(t, 0, 0)).animal >= 0)})
    assert anywhere.animals == 1


def test_mon_32_nobody_loses_points_when_the_most_volcanoes_are_none():
    assert volcano_points([0, 0]) == [0, 0]
    assert volcano_points([4, 5, 5]) == [0, -5, -5]


def test_mon_33_on_the_back_an_area_that_matches_the_border_is_closed_there():
    north = {0: piece("fwww")}
    assert [area.terrain for area in look(north, BACK_EDGE).complete_lands()] == [FOREST]
    assert look(north, FRONT_EDGE).complete_lands() == []


def scored(boards, **fields):
    """The rows of a score sheet for these boards."""
    state = State(len(boards), Options(fields.pop("level", "beginner")), seeded("score"))
    state.boards = boards
    state.specials = [0, 1, 2, 3, 4]
    for name, value in fields.items():
        setattr(state, name, value)
    return score_rows(state)


def volcano_board(active: int, dormant: int, animals: int = 0) -> list[int]:
    """A board with so many volcanoes and animals on it, whatever else."""
    counts = {(1, False): active, (2, False): dormant, (0, True): animals}
    squares: list[int] = []
    for tile in range(136):
        face = face_of(laid(tile, 0, 0))
        key = (face.volcano, face.animal >= 0)
        if counts.get(key, 0):
            counts[key] -= 1
            squares.append(laid(tile, 0, 0))
    return squares + [EMPTY] * (SQUARES - len(squares))


def test_mon_15_the_worked_example():
    """6 animals, four complete areas, bonus 2, four active volcanoes while another has 5, one free square,
    four errors: 11.
    """
    animals, areas, bonus, free, errors = 6, 4, 2, 1, 4
    losses = volcano_points([4, 5])
    assert losses == [0, -5]
    assert animals + 2 * areas + bonus + losses[0] - free - errors == 11
    rows = scored([volcano_board(4, 2, 6), volcano_board(5, 0)], bonus=[2, 0])
    assert rows[0][0] == 6
    assert rows[0][2] == 2
    assert rows[0][4] == 0
    assert rows[1][4] == -5
    seen = survey(volcano_board(4, 2, 6), FRONT_EDGE)
    assert rows[0][1] == 2 * len(seen.complete_lands())
    assert rows[0][5:7] == [-seen.free, -len(seen.errors)]


def test_mon_15_with_the_volcano_token_the_dormant_ones_count_too():
    rows = scored([volcano_board(4, 2), volcano_board(5, 0)], token=[1, 0])
    assert (rows[0][4], rows[1][4]) == (-6, 0)
    assert volcanoes(survey(volcano_board(4, 2), FRONT_EDGE), with_dormant=True) == 6


def test_mon_18_the_best_get_four_the_worst_lose_four_nobody_when_all_are_equal():
    assert special_points([3, 1, 3, 2]) == [4, -4, 4, 0]
    assert special_points([2, 2]) == [0, 0]


def test_mon_19_what_the_special_tokens_count():
    used: set[int] = set()
    seen = look(island(used))
    assert special_value(seen, "most-areas") == 1
    assert special_value(seen, "largest-forest") == 4
    assert special_value(look({7: piece("wwww")}), "most-lakes") == 0
    with_fish = look({7: next(laid(t, 0, 0) for t in range(136) if 0 <= face_of(laid(t, 0, 0)).animal < 4)})
    assert special_value(with_fish, "water-animals") == 1


def test_mon_19_a_lake_is_closed_by_land_on_all_sides_and_not_at_the_edge():
    half = {8: piece("wfff")}
    assert special_value(look(half), "most-lakes") == 0, "open to the north"
    whole = {8: piece("wfff"), 2: piece("ffwf")}
    assert special_value(look(whole), "most-lakes") == 1
    assert special_value(look(whole), "largest-lake") == 2
    shore = {2: piece("wwww")}
    assert special_value(look(shore), "most-lakes") == 0


def test_mon_26_a_lake_at_the_edge_of_the_back_is_no_lake_but_a_forest_there_counts():
    west = look({6: piece("fffw")}, BACK_EDGE)
    assert west.lakes() == []
    assert special_value(look({0: piece("fwww")}, BACK_EDGE), "largest-forest") == 1


def test_a_survey_of_an_empty_board():
    seen = survey(board({}), FRONT_EDGE)
    assert (seen.areas, seen.errors, seen.free) == ([], [], 24)
