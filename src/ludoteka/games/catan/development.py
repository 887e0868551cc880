"""Development cards (BASE-10 to BASE-12)."""

from __future__ import annotations

from ludoteka.games.catan.building import can_add_road, gain, hand_over, pay
from ludoteka.games.catan.events import tell, tell_gain, tell_secret
from ludoteka.games.catan.largest_army import knight_was_played
from ludoteka.games.catan.moves import (
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PLAY_YEAR_OF_PLENTY,
    Moves,
)
from ludoteka.games.catan.robber import start_robbing
from ludoteka.games.catan.scoring import add_points
from ludoteka.games.catan.state import FREE_ROADS, State
from ludoteka.games.catan.terrain import (
    CARD_COST,
    CARDS,
    KNIGHT,
    MONOPOLY,
    RESOURCES,
    ROAD_BUILDING,
    VICTORY_POINT,
    YEAR_OF_PLENTY,
)
from ludoteka.kernel.arrays import Int


def buy_card(state: State, seat: Int) -> None:
    pay(state, seat, CARD_COST)
    if state.log is not None:
        tell(state, "bought-card", {"seat": seat, "left": len(state.deck) - 1})
    take_card(state, seat)


def take_card(state: State, seat: Int) -> None:
    """The top card; not to be played in this turn by the player on turn, but victory points count at once."""
    card = state.deck.pop()
    state.progress = state.turn
    if state.log is not None:
        tell_secret(state, "got-card", seat, {"card": CARDS[card]})
    if card == VICTORY_POINT:
        state.players[seat].cards[card] += 1
        add_points(state, seat, 1)
    elif seat == state.turn_player:
        state.fresh[card] += 1
    else:
        state.players[seat].cards[card] += 1


def list_cards(state: State, seat: Int, moves: Moves) -> None:
    """What may be played now: one card a turn, none got in this turn."""
    cards = state.players[seat].cards
    if cards[KNIGHT] > 0:
        moves.add(PLAY_KNIGHT, 0)
    if cards[ROAD_BUILDING] > 0 and can_add_road(state, seat):
        moves.add(PLAY_ROAD_BUILDING, 0)
    if cards[YEAR_OF_PLENTY] > 0:
        bank = state.bank
        for first in range(5):
            for second in range(first, 5):
                if bank[first] > 0 and bank[second] > 0 and (first != second or bank[first] > 1):
                    moves.add(PLAY_YEAR_OF_PLENTY, first * 5 + second)
    if cards[MONOPOLY] > 0:
        for resource in range(5):
            moves.add(PLAY_MONOPOLY, resource)


def play_card(state: State, seat: Int, card: Int) -> None:
    state.players[seat].cards[card] -= 1
    state.played_card = True
    state.progress = state.turn
    if state.log is not None:
        tell(state, "played-card", {"seat": seat, "card": CARDS[card]})


def play_knight(state: State, seat: Int) -> None:
    play_card(state, seat, KNIGHT)
    state.players[seat].knights += 1
    knight_was_played(state, seat)
    if state.winner < 0:
        start_robbing(state)


def play_road_building(state: State, seat: Int) -> None:
    play_card(state, seat, ROAD_BUILDING)
    state.free_roads = 2
    state.phase = FREE_ROADS


def play_year_of_plenty(state: State, seat: Int, first: Int, second: Int) -> None:
    play_card(state, seat, YEAR_OF_PLENTY)
    for resource in (first, second):
        gain(state, seat, resource, 1)
        tell_gain(state, "took", seat, resource, 1)


def play_monopoly(state: State, seat: Int, resource: Int) -> None:
    play_card(state, seat, MONOPOLY)
    for other in range(state.seats):
        count = state.players[other].hand[resource]
        if other != seat and count > 0:
            hand_over(state, other, seat, resource, count)
            if state.log is not None:
                tell(
                    state,
                    "monopoly",
                    {"seat": other, "to": seat, "resource": RESOURCES[resource], "count": count},
                )
