"""What a seat sees (BASE-18): the board and what stands on it, its own cards, of the others only how many."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.scoring import points_of, public_points
from ludoteka.games.catan.state import ACCEPTED, COUNTERED, NOBODY, PENDING, Bargain, Player, State, waiting
from ludoteka.games.catan.terrain import CARDS, HARBOURS, RESOURCES, TERRAIN
from ludoteka.games.catan.trade import goods_named
from ludoteka.kernel.arrays import Ints
from ludoteka.kernel.data import Json
from ludoteka.kernel.frames import open_ask
from ludoteka.kernel.protocol import View

PHASES: Final = ("settle", "settle-road", "turn", "discard", "rob", "free-roads", "offer", "asked", "over")
SAID: Final = {PENDING: "pending", ACCEPTED: "accepted", COUNTERED: "countered"}


def view(state: State, seat: int | None) -> View:
    seen: View = {
        "waiting_for": waiting(state),
        "phase": PHASES[state.phase],
        "turn": int(state.turn_player),
        "turns": int(state.turn),
        "rolled": state.rolled,
        "number": int(state.number),
        "dice": [int(die) for die in state.dice],
        "rolls": [int(count) for count in state.rolls],
        "target": int(state.target),
        "board": board(state),
        "robber": None if state.robber == NOBODY else int(state.robber),
        "bank": counts(state.bank),
        "deck": len(state.deck),
        "roads": [{"edge": edge, "seat": int(owner)} for edge, owner in enumerate(state.road) if owner >= 0],
        "buildings": [
            {
                "corner": corner,
                "seat": int(owner),
                "kind": "city" if state.level[corner] == 2 else "settlement",
            }
            for corner, owner in enumerate(state.owner)
            if owner != NOBODY
        ],
        "players": [player(state, other) for other in range(state.seats)],
        "longest_road": None if state.longest_owner == NOBODY else int(state.longest_owner),
        "longest_length": int(state.longest_length),
        "largest_army": None if state.army_owner == NOBODY else int(state.army_owner),
        "army_size": int(state.army_size),
        "free_roads": int(state.free_roads),
        "bargain": None if state.bargain is None else bargain(state.bargain),
        "variants": {variant.name: variant.view(state) for variant in state.variants},
    }
    if seat is not None:
        seen["you"] = own(state, seat)
        question = open_ask(state.asks, seat)
        if question is not None:
            seen["prompt"] = question.prompt
        elif seat in waiting(state):
            seen["prompt"] = (
                "roll" if PHASES[state.phase] == "turn" and not state.rolled else PHASES[state.phase]
            )
    return seen


def counts(numbers: Ints) -> dict[str, Json]:
    return {RESOURCES[kind]: int(numbers[kind]) for kind in range(5)}


def board(state: State) -> dict[str, Json]:
    topology = state.board.topology
    return {
        "hexes": [
            {
                "q": topology.hexes[hex_id][0],
                "r": topology.hexes[hex_id][1],
                "terrain": TERRAIN[state.board.terrain[hex_id]],
                "token": int(state.board.tokens[hex_id]),
                "corners": [int(corner) for corner in topology.hex_corners[hex_id]],
            }
            for hex_id in range(len(topology.hexes))
        ],
        "edges": [[int(corner) for corner in topology.edge_corners[edge]] for edge in range(topology.edges)],
        "harbours": [{"edge": int(edge), "kind": HARBOURS[kind]} for edge, kind in state.board.harbours],
    }


def player(state: State, seat: int) -> dict[str, Json]:
    shown: Player = state.players[seat]
    fresh = int(sum(state.fresh)) if seat == state.turn_player else 0
    return {
        "hand": int(shown.hand_size),
        "cards": int(sum(shown.cards)) + fresh,
        "knights": int(shown.knights),
        "points": int(public_points(state, seat))
        if state.winner == NOBODY and not state.end
        else int(points_of(state, seat)),
        "roads": int(shown.roads_left),
        "settlements": int(shown.settlements_left),
        "cities": int(shown.cities_left),
        "discards": int(shown.discards),
        "rates": counts(shown.rates),
    }


def own(state: State, seat: int) -> dict[str, Json]:
    mine = state.players[seat]
    fresh = state.fresh if seat == state.turn_player else [0] * 5
    return {
        "seat": seat,
        "hand": counts(mine.hand),
        "laid": counts(mine.laid),
        "cards": {CARDS[card]: int(mine.cards[card]) for card in range(5)},
        "fresh": {CARDS[card]: int(fresh[card]) for card in range(5)},
        "points": int(points_of(state, seat)),
    }


def bargain(shown: Bargain) -> dict[str, Json]:
    return {
        **goods_named(shown.goods),
        "replies": [SAID.get(said, "refused") for said in shown.replies],
        "counters": [goods_named(goods) if goods else None for goods in shown.counters],
    }
