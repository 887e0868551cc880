from collections import Counter

from ludoteka.games.mondo.rules import RULES
from ludoteka.games.mondo.state import IN_HEAP, ON_BOARD, State
from ludoteka.testkit.conformance import RandomGame, _check_one


def tiles(state: State) -> list[int]:
    """Every tile is in the heap, in one hand or on one board, once."""
    where = Counter(state.where)
    on_boards = [square // 8 for board in state.boards for square in board if square >= 0]
    assert len(set(on_boards)) == len(on_boards) == where[ON_BOARD]
    held = sorted(tile for tile in state.held if tile >= 0)
    assert held == [tile for tile in range(136) if state.where[tile] not in (IN_HEAP, ON_BOARD)]
    return [sum(where.values())]


def test_mondo_keeps_the_contract():
    for number in range(6):
        seats = number % 4 + 1
        level = ("beginner", "advanced", "expert")[number % 3]
        game = RandomGame(RULES, f"mondo {number}", {"level": level, "back": number % 2 == 1}, seats=seats)
        _check_one(RULES, game, every=40, pieces=tiles)
