"""A game played on by habit: quick sensible play for everybody, through the fast path.

Nobody offers trades. A player saves for the building that is nearest, trades with the bank when that
completes it, and builds towards the best corner; it is what searching bots imagine the turns to come with.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.legal import list_moves
from ludoteka.games.catan.longest_road import far_end
from ludoteka.games.catan.moves import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    DISCARD,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PLAY_YEAR_OF_PLENTY,
    REFUSE,
    ROB,
    ROLL,
    SPAN,
    TRADE,
    Moves,
)
from ludoteka.games.catan.play import play_code
from ludoteka.games.catan.scoring import public_points
from ludoteka.games.catan.state import (
    ASKING,
    NOBODY,
    OVER,
    State,
    next_to_act,
)
from ludoteka.games.catan.terrain import (
    CARD_COST,
    CITY_COST,
    HAND_LIMIT,
    NO_HARBOUR,
    NOTHING,
    PIPS,
    ROAD_COST,
    SETTLEMENT,
    SETTLEMENT_COST,
)
from ludoteka.kernel.arrays import Int, Ints, filled
from ludoteka.kernel.rng import Rng

NEVER: Final = -1
FAR: Final = 99  # cards lacking for what can't be built at all
MOST_DECISIONS: Final = 2000


def play_on(state: State, turns: int, luck: Rng) -> None:
    """Plays until so many more turns have ended, or the game has. `luck` decides where habit can't."""
    last = state.turn + turns
    moves = Moves()
    plan = filled(5, 0)
    decisions: Int = 0
    while state.phase != OVER and state.turn < last and decisions < MOST_DECISIONS:
        seat = next_to_act(state)
        list_moves(state, seat, moves)
        play_code(state, seat, habit(state, seat, moves, plan, luck))
        decisions += 1


def habit(state: State, seat: Int, moves: Moves, plan: Ints, luck: Rng) -> Int:
    """The code of the move; `plan` is a buffer for the cards of what is saved for."""
    if moves.n == 1:
        return moves.codes[0]
    if state.phase == ASKING:
        return moves.codes[luck.below(moves.n)]
    lacking = choose_plan(state, seat, plan)
    best: Int = NEVER - 1
    choice: Int = moves.codes[0]
    for place in range(moves.n):
        code = moves.codes[place]
        value = urge(state, seat, code, plan, lacking)
        if value > best:
            best, choice = value, code
    return choice


def urge(state: State, seat: Int, code: Int, plan: Ints, lacking: Int) -> Int:
    """How much a player wants to make this move; to end the turn is 0."""
    kind = code // SPAN
    argument = code % SPAN
    if kind == BUILD_SETTLEMENT:
        return 3000 + corner_pips(state, seat, argument)
    if kind == BUILD_CITY:
        return 4000 + corner_pips(state, seat, argument)
    if kind == BUILD_ROAD:
        return road_urge(state, seat, argument, plan)
    if kind == TRADE:
        return trade_urge(state, seat, argument // 5, argument % 5, plan, lacking)
    if kind == BUY_CARD:
        return card_urge(state, seat, plan, lacking)
    if kind == ROB:
        return robbery_urge(state, seat, argument // 8, argument % 8 - 1)
    if kind == DISCARD:
        return 10 * (state.players[seat].hand[argument] - plan[argument]) + 1000
    if kind == PLAY_KNIGHT:
        return 5000
    if kind == PLAY_ROAD_BUILDING:
        return 2500
    if kind == PLAY_YEAR_OF_PLENTY:
        return plenty_urge(state, seat, argument // 5, argument % 5, plan, lacking)
    if kind == PLAY_MONOPOLY:
        return monopoly_urge(state, seat, argument, plan)
    if kind in (ROLL, REFUSE):
        return 1
    return 0 if kind == 0 else NEVER


# --- what to save for --------------------------------------------------------------------------------


def choose_plan(state: State, seat: Int, plan: Ints) -> Int:
    """Lays the price of the nearest building into `plan`; returns how many cards are lacking."""
    player = state.players[seat]
    least: Int = FAR
    roads: Int = 0
    if player.settlements_left > 0:
        if not has_spot(state, seat):
            roads = 1
        if player.roads_left >= roads:
            least = 0
            for kind in range(5):
                plan[kind] = SETTLEMENT_COST[kind] + roads * ROAD_COST[kind]
                least += max(0, plan[kind] - player.hand[kind])
    if player.cities_left > 0 and player.settlements_left < 5:
        lacking: Int = 0
        for kind in range(5):
            lacking += max(0, CITY_COST[kind] - player.hand[kind])
        if lacking < least + roads and has_settlement(state, seat):
            for kind in range(5):
                plan[kind] = CITY_COST[kind]
            return lacking
    if least == FAR:
        for kind in range(5):
            plan[kind] = CARD_COST[kind]
        least = 3
    return least


def has_spot(state: State, seat: Int) -> bool:
    touched = state.players[seat].touched
    for corner in range(state.board.topology.corners):
        if touched[corner] != 0 and state.crowd[corner] == 0:
            return True
    return False


def has_settlement(state: State, seat: Int) -> bool:
    for corner in range(state.board.topology.corners):
        if state.owner[corner] == seat and state.level[corner] == SETTLEMENT:
            return True
    return False


# --- how much each move is wanted --------------------------------------------------------------------


def corner_pips(state: State, seat: Int, corner: Int) -> Int:
    """Ways to roll what a corner yields, a little more for different resources and a harbour."""
    board = state.board
    found: Int = 0
    kinds: Int = 0
    for hex_id in board.topology.corner_hexes[corner]:
        resource = board.resource[hex_id]
        if resource != NOTHING:
            found += 2 * PIPS[board.tokens[hex_id]]
            if kinds >> resource & 1 == 0:
                found += 1
            kinds |= 1 << resource
    return found + (2 if board.corner_harbour[corner] != NO_HARBOUR else 0)


def road_urge(state: State, seat: Int, edge: Int, plan: Ints) -> Int:
    """Towards the best free corner; only when that is what the plan needs, or in the set-up."""
    if state.rolled and state.free_roads == 0 and plan[0] + plan[1] < 4:
        return NEVER
    topology = state.board.topology
    touched = state.players[seat].touched
    best: Int = 0
    for corner in topology.edge_corners[edge]:
        if touched[corner] == 0:
            if state.crowd[corner] == 0:
                best = max(best, 40 + corner_pips(state, seat, corner))
            elif state.owner[corner] in (NOBODY, seat):
                for following in topology.corner_edges[corner]:
                    beyond = far_end(topology, following, corner)
                    if state.road[following] == NOBODY and state.crowd[beyond] == 0 and touched[beyond] == 0:
                        best = max(best, corner_pips(state, seat, beyond))
    return 2000 + best if best > 0 or state.free_roads > 0 or not state.rolled else NEVER


def trade_urge(state: State, seat: Int, give: Int, want: Int, plan: Ints, lacking: Int) -> Int:
    """Of what is left over for what is lacking, when that completes the plan or the hand is full."""
    player = state.players[seat]
    if player.hand[want] >= plan[want] or player.hand[give] - plan[give] < player.rates[give]:
        return NEVER
    possible: Int = 0
    for kind in range(5):
        if player.hand[kind] > plan[kind]:
            possible += (player.hand[kind] - plan[kind]) // player.rates[kind]
    if possible < lacking and player.hand_size <= HAND_LIMIT:
        return NEVER
    return 1500 + player.hand[give]


def card_urge(state: State, seat: Int, plan: Ints, lacking: Int) -> Int:
    """When the plan can spare the cards, or is far away."""
    player = state.players[seat]
    if lacking >= 3 or player.hand_size > HAND_LIMIT:
        return 1000
    for kind in range(5):
        if CARD_COST[kind] > 0 and player.hand[kind] <= plan[kind]:
            return NEVER
    return 1000


def robbery_urge(state: State, seat: Int, hex_id: Int, victim: Int) -> Int:
    """The land that hurts the others most, the leader before all."""
    board = state.board
    value: Int = 1000
    for corner in board.topology.hex_corners[hex_id]:
        owner = state.owner[corner]
        if owner != NOBODY:
            loss = state.level[corner] * PIPS[board.tokens[hex_id]]
            value += -40 * loss if owner == seat else loss * (4 + public_points(state, owner))
    if victim >= 0:
        value += 10 + 3 * public_points(state, victim)
    return value


def plenty_urge(state: State, seat: Int, one: Int, other: Int, plan: Ints, lacking: Int) -> Int:
    """Both cards must be lacking."""
    hand = state.players[seat].hand
    if lacking < 2 or hand[one] >= plan[one] or hand[other] >= plan[other]:
        return NEVER
    if one == other and hand[one] + 2 > plan[one]:
        return NEVER
    return 2600


def monopoly_urge(state: State, seat: Int, resource: Int, plan: Ints) -> Int:
    """What is lacking, when the others are likely to hold it."""
    if state.players[seat].hand[resource] >= plan[resource]:
        return NEVER
    held: Int = 0
    for other in range(state.seats):
        if other != seat:
            held += state.players[other].hand_size
    return 2550 + plan[resource] if held >= 10 else NEVER
