"""Replays games of another Catan engine through ours and compares every ply: python scripts/catan_oracle.py
GAMES.jsonl.gz

The games were played by catanatron (a public Python engine); the format is one JSON object a line: a header
(board, harbours, robber), then
plies with the state after each, then an end. Recorded outcomes of chance are forced. A ply that is marked
as departing from the
official rules is checked against the official values given, and then the recorded state is taken over.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteka.games.catan.board import Board
from ludoteka.games.catan.building import gain
from ludoteka.games.catan.legal import why_not
from ludoteka.games.catan.longest_road import longest_route, routes_changed
from ludoteka.games.catan.moves import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Discard,
    EndTurn,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Rob,
    Roll,
    Trade,
    code_of,
)
from ludoteka.games.catan.play import play_code
from ludoteka.games.catan.setup import state_on
from ludoteka.games.catan.state import FREE_ROADS, MAIN, NOBODY, State
from ludoteka.games.catan.terrain import CARDS, DESERT, HARBOURS, RESOURCES
from ludoteka.games.catan.topology import BASE_ISLAND
from ludoteka.kernel.moves import Move
from ludoteka.kernel.rng import seeded

CARD_NAMES = {name.replace("-", "_"): card for card, name in enumerate(CARDS)}
CARD_NAMES |= {"victory_point": 4}


def games(path: Path) -> Iterator[list[dict[str, Any]]]:
    """Each game's lines: header, plies, end."""
    game: list[dict[str, Any]] = []
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            entry = json.loads(line)
            if "tiles" in entry:
                game = []
            game.append(entry)
            if "end" in entry:
                yield game


class Replay:
    """One game on our engine. `corner` and `hex` map their numbers to ours; both are checked to be one to
    one.
    """

    def __init__(self, header: dict[str, Any]) -> None:
        topology = BASE_ISLAND
        self.hex: dict[int, int] = {}
        self.corner: dict[int, int] = {}
        for tile in header["tiles"]:
            x, _, z = tile["cube"]
            ours = topology.hexes.index((x, z))
            self.hex[tile["id"]] = ours
            # Theirs go clockwise from the north, ours from the south-east.
            for place, corner in enumerate(tile["corners"]):
                mapped = int(topology.hex_corners[ours][(place + 4) % 6])
                assert self.corner.setdefault(corner, mapped) == mapped, "the corners do not match"
        assert len(set(self.corner.values())) == len(self.corner) == 54 and len(set(self.hex.values())) == 19
        self.state = state_on(self.board(header), header["seats"], seeded("oracle"))
        self.state.robber = self.hex[header["robber"]]
        self.state.target = 99  # the recorded game says when it is over
        self.state.trading = False

    def board(self, header: dict[str, Any]) -> Board:
        terrain, tokens = [0] * 19, [0] * 19
        for tile in header["tiles"]:
            ours = self.hex[tile["id"]]
            terrain[ours] = DESERT if tile["terrain"] == "desert" else RESOURCES.index(tile["terrain"])
            tokens[ours] = tile["number"]
        harbours = []
        for harbour in header["harbours"]:
            corners = {self.corner[corner] for corner in harbour["corners"]}
            kind = HARBOURS.index(harbour["kind"])
            edges = [
                int(edge) for edge in BASE_ISLAND.coast if set(BASE_ISLAND.edge_corners[edge]) <= corners
            ]
            harbours += [(edge, kind) for edge in edges]
        return Board(BASE_ISLAND, terrain, tokens, harbours)

    def edge(self, corners: list[int]) -> int:
        ends = {self.corner[corner] for corner in corners}
        return next(edge for edge in range(72) if set(BASE_ISLAND.edge_corners[edge]) == ends)

    def move(self, ply: dict[str, Any]) -> Move:
        what, given = ply["do"], ply["with"]
        if what in ("build_settlement", "build_city"):
            return (BuildSettlement if what == "build_settlement" else BuildCity)(self.corner[given])
        if what == "build_road":
            return BuildRoad(self.edge(given))
        if what == "move_robber":
            return Rob(self.hex[given[0]], 0 if given[1] is None else given[1] + 1)
        if what == "discard_resource":
            return Discard(RESOURCES.index(given))
        if what == "maritime_trade":
            return Trade(RESOURCES.index(given[0]), RESOURCES.index(given[-1]))
        if what == "play_monopoly":
            return PlayMonopoly(RESOURCES.index(given))
        if what == "play_year_of_plenty":
            wanted = sorted(RESOURCES.index(card) for card in given)
            return PlayYearOfPlenty(wanted[0], wanted[1])
        plain = {
            "roll": Roll(),
            "end_turn": EndTurn(),
            "buy_development_card": BuyCard(0),
            "play_knight_card": PlayKnight(),
            "play_road_building": PlayRoadBuilding(),
        }
        return plain[what]

    def force(self, ply: dict[str, Any]) -> None:
        """Chooses the generator, or the deck, so that chance gives what was recorded."""
        state, got = self.state, ply["got"]
        if ply["do"] == "roll":
            self.force_draws([6, 6], [got[0] - 1, got[1] - 1])
        elif ply["do"] == "buy_development_card":
            card = CARD_NAMES[got.lower()]
            place = len(state.deck) - 1 - state.deck[::-1].index(card)
            state.deck[place], state.deck[-1] = state.deck[-1], state.deck[place]
        elif ply["do"] == "move_robber" and got is not None:
            hand = state.players[ply["with"][1]].hand
            first = sum(int(hand[kind]) for kind in range(RESOURCES.index(got)))
            self.force_draws([int(state.players[ply["with"][1]].hand_size)], [first])

    def force_draws(self, sizes: list[int], wanted: list[int]) -> None:
        number = 0
        while True:
            rng = seeded(f"forced {number}")
            trial = rng.clone()
            if [trial.below(size) for size in sizes] == wanted:
                self.state.rng = rng
                return
            number += 1

    def play(self, ply: dict[str, Any]) -> list[str]:
        """Plays a ply; says what differs."""
        state, marks = self.state, ply.get("differs") or []
        move = self.move(ply)
        self.force(ply)
        reason = why_not(state, ply["seat"], move)
        if "road_through_opponent" in marks:
            assert isinstance(move, BuildRoad)
            if reason is None:
                return [f"{move}: the rules forbid it, we do not"]
            self.lay_forbidden_road(ply["seat"], move.edge)
        elif reason is not None:
            return [f"{move} by {ply['seat']} is not legal here: {reason.rule} {reason.message}"]
        else:
            play_code(state, ply["seat"], code_of(move))
        differences = self.compare(
            ply, ply.get("official_hands", ply["hands"]) if "bank_shortage" in marks else ply["hands"]
        )
        if "bank_shortage" in marks:
            self.take_over_hands(ply["hands"])
        return differences

    def lay_forbidden_road(self, seat: int, edge: int) -> None:
        state = self.state
        state.road[edge] = seat
        state.players[seat].roads_left -= 1
        if state.phase == MAIN:
            for resource in (0, 1):
                gain(state, seat, resource, -1)
        elif state.phase == FREE_ROADS:
            state.free_roads -= 1
            if state.free_roads == 0:
                state.phase = MAIN
        for corner in BASE_ISLAND.edge_corners[edge]:
            state.players[seat].touched[corner] = 1
        routes_changed(state)

    def take_over_hands(self, hands: list[list[int]]) -> None:
        for seat, hand in enumerate(hands):
            for resource in range(5):
                gain(self.state, seat, resource, hand[resource] - self.state.players[seat].hand[resource])

    def compare(self, ply: dict[str, Any], hands: list[list[int]]) -> list[str]:
        state = self.state
        found: dict[str, Any] = {"hands": [[int(n) for n in player.hand] for player in state.players]}
        wanted: dict[str, Any] = {"hands": hands}
        if hands == ply["hands"]:
            # Cards chosen to be discarded are still out of sight here when they are in their bank already.
            found["bank"] = [
                int(state.bank[r]) + sum(int(p.laid[r]) for p in state.players) for r in range(5)
            ]
            wanted["bank"] = ply["bank"]
        if "longest" in ply:
            found["longest"] = [int(longest_route(state, seat)) for seat in range(state.seats)]
            wanted["longest"] = ply["longest"]
        for name, owner in (("longest_road", state.longest_owner), ("largest_army", state.army_owner)):
            found[name] = None if owner == NOBODY else int(owner)
            wanted[name] = ply[name]
        return [
            f"{name}: ours {found[name]}, theirs {wanted[name]}"
            for name in wanted
            if found[name] != wanted[name]
        ]


def replay(game: list[dict[str, Any]]) -> tuple[int, Counter[str], list[str]]:
    """How many plies were compared, how many of each mark, and what differs without being explained by a
    mark.
    """
    table = Replay(game[0])
    marks: Counter[str] = Counter()
    for number, ply in enumerate(game[1:-1], start=1):
        marks.update(ply.get("differs") or [])
        differences = table.play(ply)
        if differences:
            return (
                number,
                marks,
                [f"game {game[0]['game']}, ply {number} ({ply['do']}): {text}" for text in differences],
            )
    if not marks["longest_road_card"]:
        points = [int(player.points) for player in table.state.players]
        if points != game[-1]["points"]:
            return (
                len(game) - 2,
                marks,
                [f"game {game[0]['game']}: points ours {points}, theirs {game[-1]['points']}"],
            )
    return len(game) - 2, marks, []


def final_state(game: list[dict[str, Any]]) -> State:
    table = Replay(game[0])
    for ply in game[1:-1]:
        table.play(ply)
    return table.state


def main() -> int:
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_file():
        print(__doc__, file=sys.stderr)
        return 2
    plies = count = 0
    marks: Counter[str] = Counter()
    unexplained: list[str] = []
    for game in games(Path(sys.argv[1])):
        compared, marked, differences = replay(game)
        plies, count = plies + compared, count + 1
        marks += marked
        unexplained += differences
        for text in differences:
            print(text)
    print(f"{count} games, {plies} plies compared, {len(unexplained)} differences without an explanation")
    print(
        "marked as departing from the official rules:",
        ", ".join(f"{mark} {n}" for mark, n in sorted(marks.items())) or "none",
    )
    return int(bool(unexplained))


if __name__ == "__main__":
    sys.exit(main())
