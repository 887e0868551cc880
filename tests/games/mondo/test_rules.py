"""Playing Mondo: who may do what when, rounds, the bell, tasks, variants."""

import pytest

from ludoteka.games.mondo.board import EMPTY, SOLO_SQUARES, SQUARES, laid
from ludoteka.games.mondo.options import MINUTES
from ludoteka.games.mondo.rounds import GRACE, end_round
from ludoteka.games.mondo.rules import RULES
from ludoteka.games.mondo.scoring import Area, Survey
from ludoteka.games.mondo.state import BUILDING, IN_HEAP, State
from ludoteka.games.mondo.tasks import TASKS, Result
from ludoteka.games.mondo.tiles import ANIMALS, FACES, FOREST, NO_VOLCANO
from ludoteka.kernel.errors import BadOption, IllegalMove, NotYourTurn
from ludoteka.kernel.record import INTERRUPTED, TICK, Input, from_text, new_record, replay, to_text
from ludoteka.kernel.rng import seeded
from tests.games.mondo.boards import look, piece


class Table:
    """A game whose clock the test moves."""

    def __init__(self, seats: int = 2, **options: object) -> None:
        self.state: State = RULES.new(seats, RULES.read_options(options, seats), seeded("mondo"))
        self.now = 0

    def begin(self) -> "Table":
        """The countdown is over."""
        self.now = self.state.starts_at
        RULES.tick(self.state, self.now)
        return self

    def play(self, seat: int, *moves: str) -> "Table":
        for move in moves:
            RULES.play(self.state, seat, RULES.moves.parse(move), self.now)
        return self

    def legal(self, seat: int, kind: str = "") -> list[str]:
        moves = [str(move) for move in RULES.legal(self.state, seat)]
        return [move for move in moves if not kind or move.split()[0] == kind]

    def why(self, seat: int, move: str) -> str:
        reason = RULES.why_not(self.state, seat, RULES.moves.parse(move))
        assert reason is not None
        return reason.message

    def ring(self) -> "Table":
        self.now = self.state.deadline + GRACE
        RULES.tick(self.state, self.now)
        return self


def test_mon_5_a_round_is_opened_by_a_countdown_and_lasts_seven_minutes():
    table = Table()
    assert table.legal(0) == []
    assert table.why(0, "grab 3") == "countdown"
    table.begin()
    assert table.state.phase == BUILDING
    assert table.state.deadline == table.state.starts_at + 7 * 60_000


def test_mon_5_before_each_round_all_tiles_go_back_and_the_heap_is_mixed_anew():
    table = Table().begin().play(0, "grab 3", "place 0 0 0")
    before = table.state.x[:]
    table.play(0, "stop").play(1, "stop").play(0, "ready").play(1, "ready")
    assert table.state.round == 2
    assert all(where == IN_HEAP for where in table.state.where)
    assert table.state.x != before
    assert all(square == EMPTY for board in table.state.boards for square in board)


@pytest.mark.parametrize(("seats", "tokens"), [(2, [4, 3]), (3, [4, 3, 2]), (4, [4, 3, 2, 1])])
def test_mon_6_bonus_tokens_the_highest_on_top(seats, tokens):
    table = Table(seats).begin()
    assert table.state.bonus_left == tokens
    for seat in reversed(range(seats)):
        table.play(seat, "stop")
    assert table.state.scores[0][seats - 1][2] == 4
    assert sum(row[2] for row in table.state.scores[0]) == sum(tokens)


def test_mon_7_in_any_orientation_with_either_face_on_free_squares_only():
    table = Table().begin().play(0, "grab 3", "place 8 3 1")
    assert table.state.boards[0][8] == laid(3, 1, 3)
    table.play(0, "grab 4")
    assert {move.split()[1] for move in table.legal(0, "place")} == {"2", "7", "9", "14"}
    assert table.why(0, "place 8 0 0") == "square-taken"
    assert table.why(0, "place 23 0 0") == "not-beside-a-tile"


def test_mon_9_one_tile_at_a_time_placed_or_put_back_and_a_placed_one_stays():
    table = Table().begin().play(0, "grab 3")
    assert table.why(0, "grab 4") == "one-tile-at-a-time"
    table.play(0, "put-back", "grab 4", "place 0 0 0")
    assert table.state.where[3] == IN_HEAP
    assert table.why(0, "put-back") == "no-tile-in-hand"
    assert "flip 4" not in table.legal(1)


def test_mon_9_tiles_of_the_heap_are_turned_over_and_shifted():
    table = Table().begin()
    up = table.state.up[7]
    table.play(1, "flip 7", "shift 7 10 20")
    assert table.state.up[7] == 1 - up
    assert (table.state.x[7], table.state.y[7]) == (10, 20)


def test_mon_10_who_stops_takes_the_highest_token_and_touches_no_tiles_any_more():
    table = Table(3).begin().play(1, "stop")
    assert table.state.bonus == [0, 4, 0]
    assert table.legal(1) == ["pause"]
    assert table.why(1, "grab 3") == "stopped-building"
    assert table.play(0, "stop").state.bonus == [3, 4, 0]


def test_mon_11_when_time_is_up_a_held_tile_goes_back_and_tokens_are_kept():
    table = Table().begin().play(0, "stop").play(1, "grab 3").ring()
    assert table.state.where[3] == IN_HEAP
    assert [row[2] for row in table.state.scores[0]] == [4, 0]
    assert table.why(1, "grab 4") == "round-over"


def test_mon_11_the_round_ends_when_nobody_builds_any_more():
    assert len(Table().begin().play(0, "stop").play(1, "stop").state.scores) == 1


def test_mon_13_the_best_of_a_round_get_the_volcano_token_for_the_next_one():
    table = Table().begin()
    table.state.boards[0] = [laid(tile, 0, 0) for tile in range(SQUARES)]
    table.state.boards[1] = [EMPTY] * SQUARES
    end_round(table.state, 0)
    totals = [sum(row) for row in table.state.scores[0]]
    assert table.state.token == [int(total == max(totals)) for total in totals]


def test_mon_13_dormant_volcanoes_do_not_count_in_the_first_round():
    assert Table().state.token == [0, 0]


def play_out(table: Table) -> Table:
    while RULES.outcome(table.state) is None:
        table.begin()
        for seat in range(table.state.seats):
            table.play(seat, "stop")
        for seat in RULES.waiting_for(table.state):
            table.play(seat, "ready")
    return table


def test_mon_14_after_three_rounds_the_highest_sum_wins_ties_share():
    table = play_out(Table())
    outcome = RULES.outcome(table.state)
    assert outcome is not None
    assert len(table.state.scores) == 3
    assert outcome.scores == (3 * (4 - 24), 3 * (3 - 24))
    assert outcome.winners == [0]


@pytest.mark.parametrize("level", ["beginner", "advanced", "expert"])
def test_mon_17_and_mon_20_rounds_get_shorter_with_the_level(level):
    table = Table(level=level).begin()
    assert table.state.deadline - table.now == 60_000 * MINUTES[level]


def test_mon_17_one_special_scoring_is_turned_up_per_round():
    table = Table(level="advanced")
    shown = []
    while RULES.outcome(table.state) is None:
        shown.append(RULES.view(table.state, 0)["special"])
        table.begin().play(0, "stop").play(1, "stop")
        for seat in RULES.waiting_for(table.state):
            table.play(seat, "ready")
    assert len(set(shown)) == 3
    assert RULES.view(Table().state, 0)["special"] is None


def expert() -> Table:
    table = Table(level="expert").begin()
    table.state.tasks_up = [0, 6, 9, 11]
    return table


def test_mon_20_twice_as_many_tasks_as_players():
    assert len(Table(3, level="expert").state.tasks_up) == 6
    assert len(TASKS) == 12
    assert Table(level="advanced").state.tasks_up == []


def test_mon_21_up_to_two_tasks_once_three_tiles_are_laid_and_none_after_stopping():
    table = expert()
    assert table.legal(0, "task") == []
    table.play(0, "grab 3", "place 0 0 0", "grab 4", "place 1 0 0", "grab 5", "place 2 0 0")
    table.play(0, "task first", "task all-steppe")
    assert table.legal(0, "task") == []
    assert table.state.tasks_up == [0, 9]
    other = expert().play(
        1, "grab 3", "place 0 0 0", "grab 4", "place 1 0 0", "grab 5", "place 2 0 0", "stop"
    )
    assert other.legal(1, "task") == []


def test_mon_21_a_task_counts_its_value_for_or_against():
    table = expert()
    table.state.tasks = [[11], [11]]
    table.play(0, "stop").play(1, "stop")
    assert [row[7] for row in table.state.scores[0]] == [2, -2]


def done(name: str, pieces: dict[int, int], first: bool = False) -> bool:
    task = next(task for task in TASKS if task.name == name)
    return task.is_done(Result(look(pieces), first))


def test_mon_22_full_boards_and_the_first_to_stop():
    full = {square: laid(square, 0, 0) for square in range(SQUARES)}
    assert done("in-time", full)
    assert not done("in-time", {0: laid(0, 0, 0)})
    assert not done("done-without-errors", full)
    lake = {square: piece("wwww") for square in range(SQUARES)}
    assert done("done-without-errors", lake)
    assert done("first", {}, first=True)
    assert not done("first", full)


def land(terrain: int, *animals: str, complete: bool = True) -> Survey:
    """A board with one land on which these animals stand."""
    standing = tuple(ANIMALS.index(animal) for animal in animals)
    return Survey([Area(terrain, (0,), standing, complete, False)], [], len(animals), 0, 0, 0)


def is_done(name: str, seen: Survey) -> bool:
    return next(task for task in TASKS if task.name == name).is_done(Result(seen, False))


def test_mon_22_herds_stand_in_one_complete_area():
    assert is_done("three-panda", land(FOREST, "panda", "panda", "panda"))
    assert not is_done("three-panda", land(FOREST, "panda", "panda", "panda", complete=False))
    assert not is_done("three-panda", land(FOREST, "panda", "panda", "parrot"))
    assert is_done("all-forest", land(FOREST, "panda", "parrot", "tiger", "cassowary"))
    assert not is_done("all-forest", land(FOREST, "panda", "parrot", "tiger", "tiger"))
    values = {task.name: task.value for task in TASKS}
    assert {value for name, value in values.items() if name.startswith("three-")} == {4}
    assert {value for name, value in values.items() if name.startswith("all-")} == {5}
    assert (values["done-without-errors"], values["in-time"], values["first"]) == (5, 3, 2)


def test_mon_23_alone_four_tiles_lie_on_the_tinted_squares():
    table = Table(1)
    board = table.state.boards[0]
    assert [square for square in range(SQUARES) if board[square] != EMPTY] == sorted(SOLO_SQUARES)
    for square in SOLO_SQUARES:
        faces = FACES[board[square] // 8]
        assert len(set(faces[board[square] // 4 % 2].sides)) > 1
        assert all(face.volcano == NO_VOLCANO for face in faces)
    table.begin().play(0, "grab " + str(next(t for t in range(136) if table.state.where[t] == IN_HEAP)))
    assert table.legal(0, "place"), "the first tile may join any of them"


@pytest.mark.parametrize(("level", "minutes"), [("beginner", 10), ("advanced", 6), ("expert", 5)])
def test_mon_23_alone_there_are_ten_six_or_five_minutes_and_no_tokens(level, minutes):
    table = Table(1, level=level).begin()
    assert table.state.deadline - table.now == 60_000 * minutes
    assert table.state.bonus_left == []


@pytest.mark.parametrize(("level", "limit"), [("beginner", 3), ("advanced", 2), ("expert", 1)])
def test_mon_24_alone_only_minus_points_count_and_few_enough_are_success(level, limit):
    def result(free: int):
        table = Table(1, level=level).begin()
        table.state.boards[0] = [EMPTY] * free + [piece("wwww")] * (SQUARES - free)
        table.play(0, "stop")
        return RULES.outcome(table.state)

    assert result(limit).why == "solo-won"
    assert result(limit).scores == (-limit,)
    assert result(limit + 1).why == "solo-lost"
    assert result(limit + 1).winners == []


def test_mon_25_only_the_handicapped_lose_for_volcanoes_and_there_is_no_token():
    table = Table(handicap="active", handicapped=2).begin()
    volcano = next(laid(t, 0, 0) for t in range(136) if FACES[t][0].volcano == 1)
    dormant = next(laid(t, 0, 0) for t in range(136) if FACES[t][0].volcano == 2)
    for seat in (0, 1):
        table.state.boards[seat] = [volcano, dormant] + [EMPTY] * 22
    table.play(0, "stop").play(1, "stop")
    assert [row[4] for row in table.state.scores[0]] == [0, -1]
    assert table.state.token == [0, 0]
    strong = Table(handicap="all", handicapped=2).begin()
    strong.state.boards[1] = [volcano, dormant] + [EMPTY] * 22
    strong.play(0, "stop").play(1, "stop")
    assert strong.state.scores[0][1][4] == -2
    with pytest.raises(BadOption):
        Table(handicap="all")


def test_mon_26_the_back_of_the_board_is_an_option_at_every_level():
    assert RULES.view(Table(1, back=True, level="expert").state, 0)["edge"] == [
        "forest",
        "desert",
        "steppe",
        "water",
    ]


def test_mon_27_hidden_time_less_time_and_the_slow_game():
    assert RULES.view(Table(hidden_time=True).begin().state, 0)["ends_at"] is None
    less = Table(minutes=4).begin()
    assert less.state.deadline - less.now == 240_000
    slow = Table(slow=True).begin()
    assert RULES.wake_at(slow.state) is None
    slow.play(1, "stop")
    assert RULES.wake_at(slow.state) == slow.now + 60_000 + GRACE
    with pytest.raises(BadOption, match="leave minutes at 0"):
        Table(slow=True, minutes=3)


def test_mon_28_first_come_first_served():
    table = Table().begin().play(0, "grab 3")
    reason = RULES.why_not(table.state, 1, RULES.moves.parse("grab 3"))
    assert reason is not None
    assert reason.message == "tile-gone"
    assert "seat:0" in reason.highlight
    assert table.state.held[1] == -1


def test_mon_29_all_tiles_lie_in_the_heap_at_shuffled_places_one_face_up():
    heap = RULES.view(Table().state, None)["heap"]
    assert len(heap) == 136
    assert all(0 <= x <= 1000 and 0 <= y <= 1000 and up in (0, 1) for x, y, up in heap)


def test_mon_30_a_pause_by_agreement_stops_the_clock_and_ends_with_a_countdown():
    table = Table().begin()
    table.now += 1000
    left = table.state.deadline - table.now
    table.play(0, "pause")
    assert table.state.phase == BUILDING
    table.play(1, "pause")
    assert RULES.wake_at(table.state) is None
    assert table.why(0, "grab 3") == "paused"
    table.now += 500_000
    table.play(0, "resume").begin()
    assert table.state.deadline - table.now == left


def test_mon_30_after_the_server_was_away_the_round_goes_on_after_a_countdown_with_its_clock_as_it_stood():
    table = Table().begin().play(0, "grab 3")
    table.now += 60_000
    left = table.state.deadline - table.now
    RULES.interrupted(table.state, table.now)
    assert table.why(0, "place 0 0 0") == "countdown"
    assert RULES.view(table.state, 0)["left"] == left
    assert table.state.starts_at > table.now + 5_000
    table.begin().play(0, "place 0 0 0")
    assert table.state.deadline - table.now == left


def test_mon_30_what_stood_still_before_the_server_was_away_stands_still_after_it():
    table = Table().begin().play(0, "pause").play(1, "pause")
    RULES.interrupted(table.state, table.now + 5)
    assert table.legal(0) == ["resume"]


def test_a_record_keeps_where_the_server_was_away():
    table = Table()
    record = new_record(RULES, 2, table.state.options, "mondo")
    record.inputs = [Input(TICK, "", 3000), Input(0, "grab 3", 4000), Input(TICK, INTERRUPTED, 5000)]
    read = from_text(to_text(record))
    assert read.inputs == record.inputs
    assert replay(RULES, read).starts_at > 5000


def test_mon_31_a_bot_sees_what_its_seat_sees():
    table = Table().begin().play(0, "grab 3")
    guessed = RULES.guess(table.state, 1, seeded("guess"))
    assert RULES.view(guessed, 1) == RULES.view(table.state, 1)


def test_mon_35_a_placement_pressed_before_the_bell_counts_when_it_arrives_in_time():
    table = Table().begin().play(0, "grab 3").play(1, "grab 4")
    table.now = table.state.deadline
    table.play(0, "place 0 0 0")
    assert table.state.boards[0][0] != EMPTY
    table.now += 1
    with pytest.raises(IllegalMove, match="time-up"):
        table.play(1, "place 0 0 0")
    assert RULES.wake_at(table.state) == table.state.deadline + GRACE


def test_mon_35_stopping_puts_a_held_tile_back_first():
    table = Table().begin().play(0, "grab 3", "stop")
    assert table.state.where[3] == IN_HEAP


def test_mon_36_the_score_sheet_has_lines_and_the_board_shows_where_they_come_from():
    table = Table().begin().play(0, "grab 3", "place 0 0 0", "stop").play(1, "stop")
    view = RULES.view(table.state, None)
    assert list(view["scores"][0][0]) == [
        "animals",
        "areas",
        "bonus",
        "special",
        "volcanoes",
        "free",
        "errors",
        "tasks",
    ]
    assert view["scores"][0][0]["free"] == -23
    assert len(view["found"][0]["errors"]) == -view["scores"][0][0]["errors"]


def test_an_input_out_of_phase_is_refused():
    with pytest.raises(NotYourTurn):
        Table().play(0, "grab 3")
