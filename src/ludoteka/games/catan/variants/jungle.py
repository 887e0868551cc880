"""In the jungle (JUN-1 to JUN-5): discoveries that stand for resources when a development card is bought."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.board import Board, reds_touch
from ludoteka.games.catan.building import gain
from ludoteka.games.catan.development import take_card
from ludoteka.games.catan.events import tell
from ludoteka.games.catan.moves import BUY_CARD, CHOOSE_HEX, SPAN, ChooseHex, Moves
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import CARD_COST, PASTURE, PIPS, new_terrain
from ludoteka.games.catan.turn import ask
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json, as_int, as_ints, as_mapping, field

JUNGLE: Final = new_terrain("jungle")
TOKENS: Final = 30
GOOD_NUMBERS: Final = ((5, 9), (4, 10), (3, 11))  # best first
NEVER: Final = (0, 2, 12, 6, 8)  # no token, the rarest, the red ones


class Jungle(Variant):
    """`place` is the jungle's hex, `found[seat]` the discovery tokens of each."""

    name = "jungle"

    def __init__(self) -> None:
        self.place: int = NOBODY
        self.found: list[int] = []

    def clone(self) -> Variant:
        copy = Jungle()
        copy.place = self.place
        copy.found = self.found[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {"place": self.place, "found": self.found[:]}

    def load(self, data: Json) -> None:
        fields = as_mapping(data, "jungle")
        self.place = as_int(field(fields, "place"), "place")
        self.found = as_ints(field(fields, "found"), "found")

    def begin(self, state: State, step: Int) -> bool:
        """The pasture with the best number becomes the jungle; the first player decides between equals."""
        if step > 0:
            chosen = state.answers[0].answer
            assert isinstance(chosen, ChooseHex)
            self.grow(state, chosen.hex)
            return True
        self.found = [0] * state.seats
        places = best_pastures(state.board)
        if not places:
            state.board = with_better_pasture(state.board)
            places = best_pastures(state.board)
        if len(places) > 1:
            ask(state, state.turn_player, "jungle", [CHOOSE_HEX * SPAN + hex_id for hex_id in places])
            return False
        self.grow(state, places[0])
        return True

    def grow(self, state: State, hex_id: Int) -> None:
        self.place = hex_id
        terrain = list(state.board.terrain)
        terrain[hex_id] = JUNGLE
        state.board = Board(state.board.topology, terrain, list(state.board.tokens), state.board.harbours)
        state.robber = hex_id
        tell(state, "jungle", {"hex": hex_id})

    def produce(self, state: State) -> None:
        """A token for each settlement, two for each city; short of tokens as short of cards (BASE-8)."""
        if state.board.tokens[self.place] != state.number or state.robber == self.place:
            return
        takes = [0] * state.seats
        for corner in state.board.topology.hex_corners[self.place]:
            if state.owner[corner] != NOBODY:
                takes[state.owner[corner]] += state.level[corner]
        left = TOKENS - sum(self.found)
        if sum(takes) > left:
            alone = sum(1 for count in takes if count) == 1
            takes = [min(count, left) if alone else 0 for count in takes]
        for seat, count in enumerate(takes):
            self.found[seat] += count
        if any(takes):
            tell(state, "discoveries", {"found": takes})

    def add_moves(self, state: State, seat: Int, moves: Moves) -> None:
        """A token replaces any one card of the price of a development card, up to all three."""
        if not state.deck or self.found[seat] == 0:
            return
        hand = state.players[seat].hand
        for bits in range(1, 32):
            replaced = [kind for kind in range(5) if bits >> kind & 1]
            if len(replaced) > self.found[seat] or any(CARD_COST[kind] == 0 for kind in replaced):
                continue
            if all(CARD_COST[kind] <= hand[kind] or kind in replaced for kind in range(5)):
                moves.add(BUY_CARD, bits)

    def play(self, state: State, seat: Int, kind: Int, argument: Int) -> bool:
        if kind != BUY_CARD:
            return False
        for resource in range(5):
            if CARD_COST[resource] and argument >> resource & 1:
                self.found[seat] -= 1
            elif CARD_COST[resource]:
                gain(state, seat, resource, -CARD_COST[resource])
        tell(state, "bought-card", {"seat": seat, "left": len(state.deck) - 1})
        take_card(state, seat)
        return True

    def view(self, state: State) -> dict[str, Json]:
        return {"hex": self.place, "found": self.found[:], "left": TOKENS - sum(self.found)}


def best_pastures(board: Board) -> list[int]:
    """Pastures with the best of the good numbers."""
    for numbers in GOOD_NUMBERS:
        places = [hex_id for hex_id in board.hexes_of(PASTURE) if board.tokens[hex_id] in numbers]
        if places:
            return places
    return []


def with_better_pasture(board: Board) -> Board:
    """No pasture has a good number: the best such token of another hex changes places with a pasture's, no
    two reds touching.
    """
    tokens = [int(token) for token in board.tokens]
    others = [hex_id for hex_id, token in enumerate(tokens) if token not in NEVER]
    others.sort(key=lambda hex_id: -PIPS[tokens[hex_id]])
    for other in others:
        for pasture in board.hexes_of(PASTURE):
            tried = tokens[:]
            tried[pasture], tried[other] = tried[other], tried[pasture]
            if not reds_touch(board.topology, tried):
                return Board(board.topology, list(board.terrain), tried, board.harbours)
    # Every exchange would bring two red tokens together: the first one it is.
    other, pasture = others[0], board.hexes_of(PASTURE)[0]
    tokens[pasture], tokens[other] = tokens[other], tokens[pasture]
    return Board(board.topology, list(board.terrain), tokens, board.harbours)
