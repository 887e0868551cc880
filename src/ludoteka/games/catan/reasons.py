"""Why a move is not allowed: the rule, what to say, and what to point at."""

from __future__ import annotations

from ludoteka.games.catan.building import affords
from ludoteka.games.catan.moves import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Counter,
    Discard,
    Offer,
    OfferOne,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Rob,
    Roll,
    Trade,
)
from ludoteka.games.catan.state import MAIN, NOBODY, OVER, ROBBING, State, waiting
from ludoteka.games.catan.terrain import (
    CARD_COST,
    CARDS,
    CITY_COST,
    KNIGHT,
    MONOPOLY,
    RESOURCES,
    ROAD_BUILDING,
    ROAD_COST,
    SETTLEMENT_COST,
    YEAR_OF_PLENTY,
)
from ludoteka.games.catan.trade import MOST_OFFERS, holds, is_fair
from ludoteka.kernel.arrays import Ints
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.moves import Move

CARD_MOVES = (PlayKnight, PlayRoadBuilding, PlayYearOfPlenty, PlayMonopoly)
PLAYED_AS: dict[object, int] = {
    PlayKnight: KNIGHT,
    PlayRoadBuilding: ROAD_BUILDING,
    PlayYearOfPlenty: YEAR_OF_PLENTY,
    PlayMonopoly: MONOPOLY,
}
NOT_ASKED = Reason("BASE-6", "not-your-turn")


def reason_against(state: State, seat: int, move: Move) -> Reason:
    if state.phase == OVER:
        return Reason("BASE-17", "game-over")
    if seat not in waiting(state):
        return NOT_ASKED
    if (
        state.phase == MAIN
        and not state.rolled
        and not isinstance(move, Roll)
        and not isinstance(move, CARD_MOVES)
    ):
        return Reason("BASE-6", "roll-first")
    if isinstance(move, (BuildRoad, BuildSettlement, BuildCity, BuyCard)):
        return _against_building(state, seat, move)
    if isinstance(move, CARD_MOVES):
        return _against_card(state, seat, PLAYED_AS[type(move)])
    if isinstance(move, (Offer, OfferOne, Counter, Trade)):
        return _against_trade(state, seat, move)
    if isinstance(move, Rob) and state.phase == ROBBING:
        message = "robber-stays" if move.hex == state.robber else "robber-not-there"
        return Reason("BASE-9", message, {"hex": move.hex}, (f"hex:{move.hex}",))
    if isinstance(move, Discard):
        return Reason("BASE-9", "no-such-card", {"resource": RESOURCES[move.resource]})
    return Reason("BASE-6", "not-asked-for", {"move": str(move)})


def _against_building(state: State, seat: int, move: Move) -> Reason:
    player = state.players[seat]
    if isinstance(move, BuyCard):
        if not state.deck:
            return Reason("BASE-12", "deck-empty")
        return _missing(player.hand, CARD_COST)
    if isinstance(move, BuildRoad):
        where = (f"edge:{move.edge}",)
        if player.roads_left == 0:
            return Reason("BASE-5", "no-roads-left")
        if state.phase == MAIN and not affords(player.hand, ROAD_COST):
            return _missing(player.hand, ROAD_COST)
        taken = move.edge < len(state.road) and state.road[move.edge] != NOBODY
        return Reason("BASE-4", "edge-taken" if taken else "road-not-joined", {}, where)
    if isinstance(move, BuildCity):
        if player.cities_left == 0:
            return Reason("BASE-5", "no-cities-left")
        if not affords(player.hand, CITY_COST):
            return _missing(player.hand, CITY_COST)
        return Reason("BASE-5", "city-needs-settlement", {}, (f"corner:{move.corner}",))
    assert isinstance(move, BuildSettlement)
    if player.settlements_left == 0:
        return Reason("BASE-5", "no-settlements-left")
    if state.phase == MAIN and not affords(player.hand, SETTLEMENT_COST):
        return _missing(player.hand, SETTLEMENT_COST)
    crowded = move.corner < len(state.crowd) and state.crowd[move.corner] > 0
    rule, message = ("BASE-3", "too-close") if crowded else ("BASE-4", "settlement-not-joined")
    return Reason(rule, message, {}, (f"corner:{move.corner}",))


def _missing(hand: Ints, cost: Ints) -> Reason:
    """Which cards a piece still needs."""
    lacking = [RESOURCES[kind] for kind in range(5) for _ in range(cost[kind] - hand[kind])]
    return Reason("BASE-5", "cards-missing", {"missing": " ".join(lacking)})


def _against_card(state: State, seat: int, card: int) -> Reason:
    if state.played_card:
        return Reason("BASE-12", "one-card-a-turn")
    if state.players[seat].cards[card] == 0:
        fresh = state.fresh[card] > 0 and seat == state.turn_player
        return Reason("BASE-12", "card-too-fresh" if fresh else "card-not-held", {"card": CARDS[card]})
    return Reason("BASE-11", "card-without-effect", {"card": CARDS[card]})


def _against_trade(state: State, seat: int, move: Move) -> Reason:
    if isinstance(move, Trade):
        if move.give == move.want:
            return Reason("BASE-15", "same-kind")
        if state.bank[move.want] == 0:
            return Reason("BASE-15", "bank-empty", {"resource": RESOURCES[move.want]})
        rate = int(state.players[seat].rates[move.give])
        return Reason("BASE-15", "rate-not-met", {"resource": RESOURCES[move.give], "rate": rate})
    if not state.trading:
        return Reason("BASE-16", "no-trading")
    if state.offers_made >= MOST_OFFERS:
        return Reason("BASE-16", "enough-offers", {"count": MOST_OFFERS})
    goods = [int(count) for count in move if isinstance(count, int)]
    if isinstance(move, (Offer, Counter)):
        if not is_fair(goods):
            return Reason("BASE-16", "unfair-offer")
        if not holds(state, seat, goods):
            return Reason("BASE-16", "goods-not-held")
    return Reason("BASE-16", "offer-refused-already")
