"""What holds for Mondo besides the contract that `tests/testkit` checks for every game."""

from collections import Counter

from ludoteka.games.mondo.moves import Flip, Grab, Place
from ludoteka.games.mondo.rules import RULES
from ludoteka.games.mondo.state import IN_HEAP, ON_BOARD, State
from ludoteka.testkit.conformance import RandomGame


def tiles(state: State) -> list[int]:
    """Every tile is in the heap, in one hand or on one board, once."""
    where = Counter(state.where)
    on_boards = [square // 8 for board in state.boards for square in board if square >= 0]
    assert len(set(on_boards)) == len(on_boards) == where[ON_BOARD]
    held = sorted(tile for tile in state.held if tile >= 0)
    assert held == [tile for tile in range(136) if state.where[tile] not in (IN_HEAP, ON_BOARD)]
    return [sum(where.values())]


def moves_by_view(view: dict) -> set[str]:
    """The moves of tiles that a view tells of."""
    you = view["you"]
    heap = [tile for tile, lies in enumerate(view["heap"]) if lies is not None]
    found = {f"grab {tile}" for tile in heap if you["may_grab"]}
    found |= {f"flip {tile}" for tile in heap if you["may_flip"]}
    return found | {
        f"place {square} {turn} {face}" for square in you["squares"] for turn in range(4) for face in range(2)
    }


def test_the_view_and_the_offers_together_tell_just_what_is_legal():
    for seats in (1, 3):
        game = RandomGame(RULES, f"view {seats}", {"level": "expert", "minutes": 1}, seats=seats)
        for number, _ in enumerate(game.play()):
            for seat in range(seats) if number % 5 == 0 else ():
                legal = RULES.legal(game.state, seat)
                offered = {str(move) for move in RULES.offered(game.state, seat)}
                of_tiles = {str(move) for move in legal if isinstance(move, Grab | Flip | Place)}
                assert moves_by_view(RULES.view(game.state, seat)) == of_tiles
                assert offered == {str(move) for move in legal} - of_tiles
