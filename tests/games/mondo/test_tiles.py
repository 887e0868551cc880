"""The tile set (MON-1) and the board (MON-2, MON-4)."""

from collections import Counter

from ludoteka.games.mondo.board import (
    BACK_EDGE,
    COLUMNS,
    FRONT_EDGE,
    ROWS,
    SOLO_SQUARES,
    SQUARES,
    open_squares,
)
from ludoteka.games.mondo.options import LEVELS
from ludoteka.games.mondo.rounds import BONUS
from ludoteka.games.mondo.scoring import SPECIALS
from ludoteka.games.mondo.tasks import TASKS
from ludoteka.games.mondo.tiles import ACTIVE, ANIMALS, DORMANT, FACES, NO_ANIMAL, TERRAINS, WATER, terrain_of

FRONTS = [front for front, _ in FACES]
BACKS = [back for _, back in FACES]


def test_mon_1_136_tiles_with_one_to_three_terrains_a_face():
    assert len(FACES) == 136
    assert all(1 <= len(set(face.sides)) <= 3 for pair in FACES for face in pair)
    assert len(ANIMALS) == 16
    assert Counter(terrain_of(animal) for animal in range(16)) == {0: 4, 1: 4, 2: 4, 3: 4}


def test_mon_1_the_fronts_are_counted():
    kinds = Counter((len(set(face.sides)), WATER in face.sides) for face in FRONTS)
    plain = kinds[1, True] + kinds[1, False]
    assert (plain, kinds[2, True], kinds[2, False], kinds[3, True], kinds[3, False]) == (4, 36, 18, 72, 6)


def test_mon_1_no_terrain_lies_on_two_opposite_sides_only_and_each_is_one_piece():
    for face in FRONTS:
        for terrain in set(face.sides):
            places = [side for side in range(4) if face.sides[side] == terrain]
            assert len(places) != 2 or (places[1] - places[0]) % 2 == 1
            assert len({face.groups[side] for side in places}) == 1


def test_mon_1_the_backs_are_plain_34_of_each_terrain():
    assert Counter(face.sides for face in BACKS) == {(t,) * 4: 34 for t in range(4)}
    assert all(face.animal == NO_ANIMAL and not face.volcano for face in BACKS)


def test_mon_1_animals_live_on_their_own_terrain_mostly_where_three_meet():
    animals = Counter(face.animal for face in FRONTS if face.animal != NO_ANIMAL)
    assert all(animals[animal] == (3 if terrain_of(animal) == WATER else 4) for animal in range(16))
    with_animal = [face for face in FRONTS if face.animal != NO_ANIMAL]
    assert len(with_animal) == 60
    assert all(terrain_of(face.animal) in face.sides and len(set(face.sides)) > 1 for face in with_animal)
    assert sum(len(set(face.sides)) == 3 for face in with_animal) > 30


def test_mon_1_volcanoes_are_active_or_dormant_never_on_plain_fronts():
    volcanoes = Counter(face.volcano for face in FRONTS)
    assert (volcanoes[ACTIVE], volcanoes[DORMANT]) == (24, 16)
    assert all(len(set(face.sides)) > 1 for face in FRONTS if face.volcano)
    assert sum(1 for face in FRONTS if face.volcano and face.animal != NO_ANIMAL) <= 12


def test_mon_2_the_front_of_the_board_has_water_all_round_the_back_a_land_on_each_side():
    assert FRONT_EDGE == (WATER,) * 4
    assert [TERRAINS[terrain] for terrain in BACK_EDGE] == ["forest", "desert", "steppe", "water"]


def test_mon_3_the_tokens_of_the_box():
    assert BONUS[4] == [4, 3, 2, 1]
    assert len(SPECIALS) == 5
    assert len(TASKS) == 12
    assert len(LEVELS) == 3


def test_mon_4_a_board_has_24_squares_in_4_rows():
    assert (ROWS, COLUMNS, SQUARES) == (4, 6, 24)


def test_mon_34_the_tinted_squares():
    assert [divmod(square, COLUMNS) for square in SOLO_SQUARES] == [(1, 1), (2, 2), (1, 3), (2, 4)]


def test_mon_7_the_first_tile_anywhere_each_further_one_beside_another():
    board = [-1] * SQUARES
    assert len(open_squares(board)) == 24
    board[0] = 0
    assert open_squares(board) == [1, 6]
