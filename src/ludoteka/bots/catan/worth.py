"""How good a state is for a seat, in points to be expected.

They are those it has, what its land will bring, and what its hand is near to.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.bots.catan.extras import extra_worth
from ludoteka.bots.catan.land import ANY, Land, incomes
from ludoteka.games.catan.longest_road import longest_route
from ludoteka.games.catan.scoring import outcome, points_of, public_points
from ludoteka.games.catan.state import NOBODY, OVER, Player, State
from ludoteka.games.catan.terrain import (
    ANY_HARBOUR,
    CARD_COST,
    CITY_COST,
    HAND_LIMIT,
    KNIGHT,
    MONOPOLY,
    NO_HARBOUR,
    RESOURCES,
    ROAD_BUILDING,
    ROAD_COST,
    ROADS,
    SETTLEMENT,
    SETTLEMENT_COST,
    VICTORY_POINT,
    YEAR_OF_PLENTY,
)

WON = 100.0
CITY_PRICE, SETTLEMENT_PRICE, CARD_PRICE, ROAD_PRICE = (
    tuple(int(count) for count in cost) for cost in (CITY_COST, SETTLEMENT_COST, CARD_COST, ROAD_COST)
)
KINDS = range(len(RESOURCES))


class Weights(NamedTuple):
    """What the judgement rests on; tuned by games of bots with different ones against each other."""

    cards_a_point: float = 8.0  # cards of an income that make a point in the end
    rolls_at_start: float = 56.0  # rolls still to come when nobody has a point
    rolls_at_end: float = 8.0
    share: float = 0.3  # of an income that one resource may have before it is too much of one kind
    variety: float = 0.12  # for each resource that one gets at all
    ready: float = 0.72  # of a building's worth, when all its cards are in the hand
    missing: float = 0.45  # times that for each card that is not
    to_trade: float = 0.85  # how much of a missing card is a trade with the bank that could be made
    spare: float = 0.05  # a card that is not needed for what is planned
    spots: tuple[float, ...] = (0.34, 0.22, 0.13)  # of a free corner's worth, by the roads to it
    second_spot: float = 0.35
    rival: float = 0.3  # how much the best rival's standing counts against one's own
    others: float = 0.08  # and everybody's
    knight: float = 0.16  # a played one
    card: tuple[float, ...] = (0.38, 0.5, 0.42, 0.55, 0.0)  # a development card that is held
    unseen_card: float = 0.3
    route: float = 0.16  # a road of the longest route, near to the longest of all
    over_limit: float = 0.05  # each card that a seven would cost
    weights: tuple[float, ...] = (1.0, 1.0, 0.85, 1.1, 1.1, 1.0)  # resources, and any


USUAL = Weights()


def worth(state: State, seat: int, land: Land, weights: Weights = USUAL) -> float:
    if state.phase == OVER:
        return judged(state, seat)
    rolls = rolls_to_come(state, weights)
    income = incomes(state, land)
    rivals = [
        standing(state, other, income[other], rolls, weights) for other in range(state.seats) if other != seat
    ]
    mine = prospects(state, seat, land, income[seat], rolls, weights)
    return mine - weights.rival * max(rivals) - weights.others * sum(rivals)


def judged(state: State, seat: int) -> float:
    result = outcome(state)
    assert result is not None
    if result.ranks[seat] == 1:
        return WON / result.ranks.count(1)
    return -WON + float(points_of(state, seat))


def rolls_to_come(state: State, weights: Weights) -> float:
    leader = max(int(public_points(state, seat)) for seat in range(state.seats))
    return weights.rolls_at_end + weights.rolls_at_start * max(0.0, 1 - leader / int(state.target))


def standing(state: State, seat: int, income: list[float], rolls: float, weights: Weights) -> float:
    """Another player, as far as he can be judged from outside."""
    player = state.players[seat]
    held = sum(int(count) for count in player.cards[:VICTORY_POINT])
    if seat == state.turn_player:
        held += sum(int(count) for count in state.fresh)
    return (
        int(public_points(state, seat))
        + flow(income, player, weights) * rolls / weights.cards_a_point
        + 0.1 * min(int(player.hand_size), 8)
        + weights.unseen_card * held
        + weights.knight * int(player.knights)
    )


def flow(income: list[float], player: Player, weights: Weights) -> float:
    """Useful cards a roll: too much of one kind is worth only what it can be traded for."""
    total = sum(income)
    most = max(total * weights.share, 0.06)
    useful = income[ANY] * weights.weights[ANY]
    for kind in KINDS:
        mine = income[kind]
        if mine > most:
            useful += most * weights.weights[kind] + (mine - most) * 1.6 / int(player.rates[kind])
        else:
            useful += mine * weights.weights[kind]
    return useful


def prospects(
    state: State, seat: int, land: Land, income: list[float], rolls: float, weights: Weights
) -> float:
    player = state.players[seat]
    worth_of_card = rolls / weights.cards_a_point
    value = float(points_of(state, seat)) + flow(income, player, weights) * worth_of_card
    value += weights.variety * sum(1 for kind in KINDS if income[kind] > 0)
    spots = free_spots(state, seat, land, income, worth_of_card, weights)
    if player.settlements_left:
        open_spots = sorted((spot * weights.spots[roads] for roads, spot in spots), reverse=True)
        value += sum(open_spots[:1]) + weights.second_spot * sum(open_spots[1:2])
    value += hand_worth(state, seat, land, spots, worth_of_card, weights)
    fresh = list(state.fresh) if seat == state.turn_player else [0] * 5
    for card in (KNIGHT, ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY):
        value += weights.card[card] * int(player.cards[card] + fresh[card])
    value += army_worth(state, seat, weights) + route_worth(state, seat, weights)
    return value + extra_worth(state, seat)


def corner_worth(
    land: Land, corner: int, income: list[float], worth_of_card: float, weights: Weights
) -> float:
    """What a settlement here would bring: a point, yields, a kind of resource not had yet, a harbour."""
    cards, new = 0.0, 0
    for _, kind, often in land.yields[corner]:
        cards += often * weights.weights[kind]
        new += kind != ANY and income[kind] == 0
    value = 1 + cards * worth_of_card + weights.variety * new
    harbour = land.harbours[corner]
    if harbour != NO_HARBOUR:
        value += 0.15 if harbour == ANY_HARBOUR else 0.1 + 1.2 * income[harbour]
    return value


def free_spots(
    state: State, seat: int, land: Land, income: list[float], worth_of_card: float, weights: Weights
) -> list[tuple[int, float]]:
    """Corners free for a settlement within two roads of one's own: how many roads away, and their worth."""
    owner, road, crowd = list(state.owner), list(state.road), list(state.crowd)
    mine = (NOBODY, seat)
    frontier = [corner for corner, own in enumerate(state.players[seat].touched) if own]
    reached = set(frontier)
    found: list[tuple[int, float]] = []
    for roads in range(len(weights.spots)):
        free = [corner for corner in frontier if crowd[corner] == 0]
        found += [(roads, corner_worth(land, corner, income, worth_of_card, weights)) for corner in free]
        following = []
        for corner in frontier:
            if owner[corner] in mine:
                for edge, other in land.ways[corner]:
                    if road[edge] == NOBODY and other not in reached:
                        reached.add(other)
                        following.append(other)
        frontier = following
    return found


def hand_worth(
    state: State,
    seat: int,
    land: Land,
    spots: list[tuple[int, float]],
    worth_of_card: float,
    weights: Weights,
) -> float:
    """How near the hand is to the building that is worth most, and a little for the next best."""
    player = state.players[seat]
    hand = [int(count) for count in player.hand]
    plans: list[float] = []
    if player.cities_left:
        sites = [
            sum(often for _, _, often in land.yields[corner])
            for corner, owner in enumerate(state.owner)
            if owner == seat and state.level[corner] == SETTLEMENT
        ]
        if sites:
            plans.append((1 + max(sites) * worth_of_card) * nearness(hand, CITY_PRICE, player, weights))
    if player.settlements_left:
        for roads in range(3):
            there = [spot for away, spot in spots if away == roads]
            if there:
                price = tuple(SETTLEMENT_PRICE[kind] + roads * ROAD_PRICE[kind] for kind in KINDS)
                gain = max(there) * (1 - weights.spots[roads]) - 0.3 * roads
                plans.append(gain * nearness(hand, price, player, weights))
    if state.deck:
        plans.append(0.62 * nearness(hand, CARD_PRICE, player, weights))
    plans.sort(reverse=True)
    value = sum(plans[:1]) + 0.3 * sum(plans[1:2]) + weights.spare * int(player.hand_size)
    limit = HAND_LIMIT + sum(int(variant.more_cards(state, seat)) for variant in state.variants)
    if player.hand_size > limit:
        value -= weights.over_limit * int(player.hand_size // 2)
    return value


def nearness(hand: list[int], price: tuple[int, ...], player: Player, weights: Weights) -> float:
    """From 0 to `ready`: how far the hand goes towards a price; a trade is almost as good as a card."""
    lacking = trades = 0
    for kind in KINDS:
        rest = hand[kind] - price[kind]
        if rest < 0:
            lacking -= rest
        elif rest:
            trades += rest // int(player.rates[kind])
    return float(weights.ready * weights.missing ** (lacking - weights.to_trade * min(trades, lacking)))


def army_worth(state: State, seat: int, weights: Weights) -> float:
    """Played knights, more when they are about to win the card."""
    knights = int(state.players[seat].knights)
    value = weights.knight * knights
    if state.army_owner != seat and knights == state.army_size:
        value += 0.3
    return value


def route_worth(state: State, seat: int, weights: Weights) -> float:
    """Roads that make up a route, when the longest route is within reach."""
    built = ROADS - int(state.players[seat].roads_left)
    if built < max(4, state.longest_length - 1):
        return 0.02 * built
    length = int(longest_route(state, seat))
    behind = int(state.longest_length) - length
    if state.longest_owner == seat:
        rivals = [
            ROADS - int(player.roads_left) for other, player in enumerate(state.players) if other != seat
        ]
        return weights.route * min(2, length - max(rivals)) if length > max(rivals) else 0.0
    return weights.route * max(0, 4 - behind)
