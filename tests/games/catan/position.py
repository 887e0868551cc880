"""Positions of Catan from a few words, for tests.

    table = position(settlements={0: [corner(18, 0)]}, roads={0: ring(18)[:2]}, hands=["wood brick", ""])
    table.play("road 12")

The board is the beginner's unless said otherwise; hex 18 is its centre (the desert), hexes 12 to 17 lie
round it, 0 to 11 on the coast.
`corner(hex, i)` and `edge(hex, i)` count clockwise; edge i joins corners i and i + 1. It is `turn`'s turn,
after the roll.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteka.games.catan.board import Board, beginner_board
from ludoteka.games.catan.building import gain, recount
from ludoteka.games.catan.longest_road import routes_changed
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.scoring import points_of
from ludoteka.games.catan.setup import state_on
from ludoteka.games.catan.state import MAIN, State
from ludoteka.games.catan.terrain import CARDS, RESOURCES
from ludoteka.games.catan.topology import BASE_ISLAND
from ludoteka.games.catan.variants.registry import make_variants
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.events import Event, event_for
from ludoteka.kernel.rng import seeded


def corner(hex_id: int, place: int) -> int:
    return int(BASE_ISLAND.hex_corners[hex_id][place % 6])


def edge(hex_id: int, place: int) -> int:
    return int(BASE_ISLAND.hex_edges[hex_id][place % 6])


def ring(hex_id: int) -> list[int]:
    """The six edges of a hex, one after the other."""
    return [edge(hex_id, place) for place in range(6)]


class Table:
    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *moves: str) -> Table:
        """Plays moves: "road 4" by whoever is asked (alone), "1: discard wood" by a certain seat."""
        for text in moves:
            if text[0].isdigit():
                who, move = text.split(": ")
                seat = int(who)
            else:
                seat, move = self.asked[0], text
            self.events += RULES.play(self.state, seat, RULES.moves.parse(move))
        return self

    @property
    def asked(self) -> list[int]:
        return list(RULES.waiting_for(self.state))

    def options(self, kind: str = "", seat: int | None = None) -> list[str]:
        """The legal moves, of one kind or all."""
        who = self.asked[0] if seat is None else seat
        moves = [str(move) for move in RULES.legal(self.state, who)]
        return [move for move in moves if not kind or move.split()[0] == kind]

    def why_not(self, move: str, seat: int | None = None) -> Reason:
        who = self.asked[0] if seat is None else seat
        reason = RULES.why_not(self.state, who, RULES.moves.parse(move))
        assert reason is not None, f"{move} is allowed"
        return reason

    def hand(self, seat: int) -> str:
        player = self.state.players[seat]
        return " ".join(name for kind, name in enumerate(RESOURCES) for _ in range(player.hand[kind]))

    def hands(self) -> list[int]:
        return [int(player.hand_size) for player in self.state.players]

    def points(self) -> list[int]:
        return [int(points_of(self.state, seat)) for seat in range(self.state.seats)]

    def roll(self, first: int, second: int) -> Table:
        """Rolls these dice."""
        self.force([6, 6], [first - 1, second - 1])
        return self.play("roll")

    def force(self, sizes: Sequence[int], wanted: Sequence[int]) -> None:
        """The next draws of chance will be these."""
        number = 0
        while True:
            rng = seeded(f"forced {number}")
            trial = rng.clone()
            if [trial.below(size) for size in sizes] == list(wanted):
                self.state.rng = rng
                return
            number += 1

    def variant(self, name: str):
        return next(variant for variant in self.state.variants if variant.name == name)

    def view(self, seat: int | None) -> dict:
        return RULES.view(self.state, seat)

    def seen_by(self, seat: int | None, kind: str) -> list[dict]:
        return [dict(event_for(event, seat)) for event in self.events if event.kind == kind]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def position(
    hands: Sequence[str] = ("", "", ""),
    settlements: Mapping[int, Sequence[int]] | None = None,
    cities: Mapping[int, Sequence[int]] | None = None,
    roads: Mapping[int, Sequence[int]] | None = None,
    cards: Mapping[int, str] | None = None,
    knights: Mapping[int, int] | None = None,
    deck: str = "",
    turn: int = 0,
    rolled: bool = True,
    board: Board | None = None,
    variants: Sequence[str] = (),
    **fields: object,
) -> Table:
    """`deck` names the next development cards, the top one first. Further keywords set fields of the state
    (robber=4, target=10).
    """
    seats = len(hands)
    state = state_on(board or beginner_board(), seats, seeded("position"))
    state.robber = state.board.hexes_of(5)[0] if state.board.hexes_of(5) else -1
    state.variants = make_variants(variants)
    for name in variants:
        prepare(state, name)
    for buildings, level in ((settlements or {}, 1), (cities or {}, 2)):
        for seat, corners in buildings.items():
            for place in corners:
                build(state, seat, int(place), level)
    for seat, edges in (roads or {}).items():
        for place in edges:
            state.road[place] = seat
            state.players[seat].roads_left -= 1
    for seat in range(seats):
        recount(state, seat)
        for name in hands[seat].split():
            gain(state, seat, RESOURCES.index(name), 1)
        for name in (cards or {}).get(seat, "").split():
            state.deck.remove(CARDS.index(name))
            state.players[seat].cards[CARDS.index(name)] += 1
            state.players[seat].points += name == "victory-point"
        state.players[seat].knights = (knights or {}).get(seat, 0)
    for name in reversed(deck.split()):
        state.deck.remove(CARDS.index(name))
        state.deck.append(CARDS.index(name))
    state.turn_player = state.player = turn
    state.turn = state.progress = int(str(fields.pop("turns_so_far", 1)))
    state.phase = MAIN
    state.rolled = rolled
    for name, value in fields.items():
        setattr(state, name, value)
    if state.longest_owner >= 0:
        state.players[state.longest_owner].points += 2
    routes_changed(state)
    state.log = []
    return Table(state)


def build(state: State, seat: int, place: int, level: int) -> None:
    player = state.players[seat]
    state.owner[place] = seat
    state.level[place] = level
    state.crowd[place] += 1
    for near in state.board.topology.corner_corners[place]:
        state.crowd[near] += 1
    player.points += level
    if level == 1:
        player.settlements_left -= 1
    else:
        player.cities_left -= 1


def prepare(state: State, name: str) -> None:
    """Lets a variant begin on a board that was not laid out by it."""
    for variant in state.variants:
        if variant.name == name and name not in ("jungle", "atlantis"):
            variant.begin(state, 0)


def laid_out(seed: str = "a", seats: int = 3, **options: object) -> Table:
    """A new game at its very beginning."""
    return Table(RULES.new(seats, RULES.read_options(options, seats), seeded(seed)))
