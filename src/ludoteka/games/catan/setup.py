"""The set-up (BASE-1, BASE-2)."""

from __future__ import annotations

from ludoteka.games.catan.board import ON_DESERT, Board, base_plan, beginner_board, lay_harbours
from ludoteka.games.catan.options import Options
from ludoteka.games.catan.state import OFF_BOARD, State, blank_state, new_player
from ludoteka.games.catan.terrain import CARD_DECK, DESERT, TARGET
from ludoteka.games.catan.turn import plan_beginning
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.games.catan.variants.registry import make_variants
from ludoteka.kernel.rng import Rng


def new_state(seats: int, options: Options, rng: Rng) -> State:
    variants = make_variants(options.variants)
    board, robber = lay_board(options, variants, rng)
    state = state_on(board, seats, rng)
    state.robber = robber
    state.variants = variants
    state.trading = options.trading
    state.target = options.target or TARGET + sum(variant.surplus(seats) for variant in variants)
    state.player = state.turn_player = rng.below(seats)
    if variants:
        plan_beginning(state)
    return state


def state_on(board: Board, seats: int, rng: Rng) -> State:
    """A game without variants on this board, before the first settlement of seat 0; the robber beside the
    board.
    """
    state = blank_state(board, seats, rng)
    state.players = [new_player(board.topology.corners) for _ in range(seats)]
    state.deck = CARD_DECK[:]
    rng.shuffle(state.deck)
    return state


def lay_board(options: Options, variants: list[Variant], rng: Rng) -> tuple[Board, int]:
    """The board, and where the robber stands on it."""
    if options.board == "beginner":
        board = beginner_board()
        return board, board.hexes_of(DESERT)[0]
    plan = base_plan()
    for variant in variants:
        variant.plan_board(plan, rng)
    terrain = plan.lay_terrain(rng)
    tokens = plan.lay_tokens(terrain, options.board == "spiral", rng)
    board = Board(
        plan.topology, terrain, tokens, lay_harbours(plan.topology, not options.fixed_harbours, rng)
    )
    if plan.robber != ON_DESERT:
        return board, plan.robber
    deserts = board.hexes_of(DESERT)
    return board, deserts[rng.below(len(deserts))] if deserts else OFF_BOARD
