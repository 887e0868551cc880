"""The robber (BASE-9): discards on a seven, moving him, stealing."""

from __future__ import annotations

from ludoteka.games.catan.building import hand_over
from ludoteka.games.catan.events import tell, tell_place, tell_stolen
from ludoteka.games.catan.moves import DISCARD, ROB, Moves
from ludoteka.games.catan.state import DISCARDING, MAIN, NOBODY, ROBBING, State
from ludoteka.games.catan.terrain import HAND_LIMIT, RESOURCES, SEA
from ludoteka.kernel.arrays import Int


def play_seven(state: State) -> None:
    """Everyone with more than seven cards discards half, rounded down; then the roller moves the robber."""
    for seat in range(state.seats):
        player = state.players[seat]
        limit: Int = HAND_LIMIT
        for variant in state.variants:
            limit += variant.more_cards(state, seat)
        if player.hand_size > limit:
            player.discards = player.hand_size // 2
            state.phase = DISCARDING
    if state.phase != DISCARDING:
        start_robbing(state)


def list_discards(state: State, seat: Int, moves: Moves) -> None:
    player = state.players[seat]
    if player.discards > 0:
        for resource in range(5):
            if player.hand[resource] > 0:
                moves.add(DISCARD, resource)


def discard(state: State, seat: Int, resource: Int) -> None:
    """Chosen cards are shown when everybody has chosen."""
    player = state.players[seat]
    player.hand[resource] -= 1
    player.hand_size -= 1
    player.laid[resource] += 1
    player.discards -= 1
    for other in state.players:
        if other.discards > 0:
            return
    for other_seat in range(state.seats):
        show_discards(state, other_seat)
    start_robbing(state)


def show_discards(state: State, seat: Int) -> None:
    player = state.players[seat]
    shown: list[str] = []
    for resource in range(5):
        count = player.laid[resource]
        if count > 0:
            shown += [RESOURCES[resource]] * count
            state.bank[resource] += count
            player.laid[resource] = 0
    if shown:
        tell(state, "discarded", {"seat": seat, "resources": shown})


def start_robbing(state: State) -> None:
    """The player on turn moves the robber, if there is a hex that he may go to."""
    state.player = state.turn_player
    state.phase = ROBBING
    for hex_id in range(len(state.board.terrain)):
        if may_rob_at(state, hex_id):
            return
    state.phase = MAIN


def may_rob_at(state: State, hex_id: Int) -> bool:
    """To a different hex, on land; variants forbid some."""
    if hex_id == state.robber or state.board.terrain[hex_id] == SEA:
        return False
    for variant in state.variants:
        if not variant.may_rob_at(state, hex_id):
            return False
    return True


def list_robberies(state: State, moves: Moves) -> None:
    """For each hex each player there who has a card, or nobody."""
    seat = state.turn_player
    owner = state.owner
    hex_corners = state.board.topology.hex_corners
    for hex_id in range(len(hex_corners)):
        if not may_rob_at(state, hex_id):
            continue
        seen = 0  # a bit for each victim
        for corner in hex_corners[hex_id]:
            victim = owner[corner]
            if victim != NOBODY and victim != seat and state.players[victim].hand_size > 0:  # noqa: PLR1714  no tuple in the hot path
                bit = 1 << victim
                if seen & bit == 0:
                    seen |= bit
                    moves.add(ROB, hex_id * 8 + victim + 1)
        if seen == 0:
            moves.add(ROB, hex_id * 8)


def rob(state: State, hex_id: Int, victim: Int) -> None:
    seat = state.turn_player
    state.robber = hex_id
    state.phase = MAIN
    tell_place(state, "robber", seat, hex_id)
    if victim != NOBODY:
        steal(state, seat, victim)


def steal(state: State, thief: Int, victim: Int) -> None:
    """A random card, each as likely as the others."""
    player = state.players[victim]
    if player.hand_size == 0:
        return
    pick: Int = state.rng.below(player.hand_size)
    resource: Int = 0
    while pick >= player.hand[resource]:
        pick -= player.hand[resource]
        resource += 1
    hand_over(state, victim, thief, resource, 1)
    tell_stolen(state, thief, victim, resource)
