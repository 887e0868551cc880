"""Everything that changes during a game of Catan: flat arrays of small ints, indexed by corner, edge, hex,
resource.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ludoteka.games.catan.board import Board
from ludoteka.games.catan.terrain import BANK, CITIES, ROADS, SETTLEMENTS
from ludoteka.kernel.arrays import Int, Ints, filled, ints
from ludoteka.kernel.events import Event
from ludoteka.kernel.frames import Ask
from ludoteka.kernel.rng import Rng

if TYPE_CHECKING:
    from ludoteka.games.catan.variants.hooks import Variant

NOBODY: Final = -1
GONE: Final = -2  # an edge that is not on the board any more
OFF_BOARD: Final = -1  # the robber beside the board

# Phases: what the game waits for.
SETUP_SETTLEMENT: Final = 0
SETUP_ROAD: Final = 1
MAIN: Final = 2
DISCARDING: Final = 3
ROBBING: Final = 4
FREE_ROADS: Final = 5
OFFERING: Final = 6  # an offer of the player on turn is open
ASKING: Final = 7  # a variant has asked something
OVER: Final = 8

NONE: Final[Ints] = ints([])  # until `new_player` and `blank_state` lay them out, or a clone gets its own

# Replies to an offer.
PENDING: Final = 0
ACCEPTED: Final = 1
REFUSED: Final = 2
COUNTERED: Final = 3


@final
class Player:
    __slots__ = (
        "cards", "cities_left", "discards", "hand", "hand_size", "knights", "laid", "points", "rates",
        "roads_left", "settlements_left",
        "touched",
    )  # fmt: skip

    def __init__(self) -> None:
        self.touched: Ints = NONE  # corner -> 1 if a road or building of the player is there
        self.hand: Ints = NONE  # resource -> cards
        self.hand_size: Int = 0
        self.laid: Ints = NONE  # chosen to be discarded, not yet seen by the others
        self.discards: Int = 0  # cards still to be chosen
        self.cards: Ints = NONE  # development card -> how many that may be played (or are victory points)
        self.knights: Int = 0  # played, face up
        self.roads_left: Int = ROADS
        self.settlements_left: Int = SETTLEMENTS
        self.cities_left: Int = CITIES
        self.points: Int = 0  # of the base game, victory point cards too
        self.rates: Ints = NONE  # resource -> cards for one at the best harbour

    def clone(self) -> Player:
        copy = Player()
        copy.touched = self.touched[:]
        copy.hand = self.hand[:]
        copy.hand_size = self.hand_size
        copy.laid = self.laid[:]
        copy.discards = self.discards
        copy.cards = self.cards[:]
        copy.knights = self.knights
        copy.roads_left = self.roads_left
        copy.settlements_left = self.settlements_left
        copy.cities_left = self.cities_left
        copy.points = self.points
        copy.rates = self.rates[:]
        return copy


@final
class Bargain:
    """An offer of the player on turn, and what the others have said to it. Goods are ten counts: given,
    then wanted, by resource.
    """

    __slots__ = ("counters", "goods", "replies")

    def __init__(self, goods: list[int], seats: int) -> None:
        self.goods: list[int] = goods
        self.replies: list[int] = [PENDING] * seats
        self.counters: list[list[int]] = [[] for _ in range(seats)]  # from the view of who makes it

    def clone(self) -> Bargain:
        copy = Bargain(self.goods, 0)
        copy.replies = self.replies[:]
        copy.counters = self.counters[:]
        return copy


@final
class State:
    __slots__ = (
        "agenda", "answers", "army_owner", "army_size", "asks", "bank", "bargain", "board", "crowd",
        "deck", "dice", "end", "free_roads",
        "fresh", "level", "log", "longest_length", "longest_owner", "now", "number", "offers_made",
        "owner", "phase", "played_card",
        "player", "players", "progress", "refused", "rng", "road", "robber", "rolled", "rolls", "seats",
        "setup_corner", "step", "target", "trading", "turn",
        "turn_player", "variants", "winner",
    )  # fmt: skip

    def __init__(self, board: Board, seats: Int, rng: Rng) -> None:
        self.board: Board = board
        self.rng: Rng = rng
        self.seats: Int = seats
        self.players: list[Player] = []
        self.variants: list[Variant] = []
        self.target: Int = 10
        self.trading: bool = True  # option: domestic trade
        self.phase: Int = SETUP_SETTLEMENT
        self.player: Int = 0  # who decides, where only one does
        self.turn_player: Int = 0  # whose turn it is
        self.turn: Int = 0
        self.progress: Int = 0  # the turn in which something was last built, bought or played
        self.rolled: bool = False
        self.number: Int = 0  # of this turn's production
        self.dice: Ints = NONE  # 0, 0: no dice were rolled
        self.rolls: Ints = NONE  # number -> how often it has come
        self.played_card: bool = False  # a development card in this turn
        self.free_roads: Int = 0
        self.setup_corner: Int = 0  # of the settlement that the road must join
        self.robber: Int = OFF_BOARD
        self.winner: Int = NOBODY
        self.end: str = ""  # why it is over
        self.longest_owner: Int = NOBODY
        self.longest_length: Int = 4  # to be beaten for the card
        self.army_owner: Int = NOBODY
        self.army_size: Int = 2
        self.owner: Ints = NONE  # corner -> seat
        self.level: Ints = NONE  # corner -> 1 settlement, 2 city
        self.crowd: Ints = NONE  # corner -> buildings on it or next to it
        self.road: Ints = NONE  # edge -> seat
        self.bank: Ints = NONE
        self.deck: list[int] = []  # development cards, the top one last
        self.fresh: Ints = NONE  # got in this turn by the player on turn, not to be played in it
        self.bargain: Bargain | None = None
        self.offers_made: Int = 0  # in this turn
        self.refused: list[list[int]] = []  # offers refused in this turn: seat, then the goods
        # A turn with variants runs along an agenda (the next item last); `step` counts the answers that the
        # item has had so far.
        self.agenda: list[int] = []
        self.step: Int = 0
        self.asks: list[Ask] = []
        self.answers: list[Ask] = []
        self.now: Int = 0
        self.log: list[Event] | None = None

    def clone(self) -> State:
        copy = State(self.board, self.seats, self.rng.clone())
        copy.players = [player.clone() for player in self.players]
        copy.target = self.target
        copy.trading = self.trading
        copy.phase = self.phase
        copy.player = self.player
        copy.turn_player = self.turn_player
        copy.turn = self.turn
        copy.progress = self.progress
        copy.rolled = self.rolled
        copy.number = self.number
        copy.dice = self.dice[:]
        copy.rolls = self.rolls[:]
        copy.played_card = self.played_card
        copy.free_roads = self.free_roads
        copy.setup_corner = self.setup_corner
        copy.robber = self.robber
        copy.winner = self.winner
        copy.end = self.end
        copy.longest_owner = self.longest_owner
        copy.longest_length = self.longest_length
        copy.army_owner = self.army_owner
        copy.army_size = self.army_size
        copy.owner = self.owner[:]
        copy.level = self.level[:]
        copy.crowd = self.crowd[:]
        copy.road = self.road[:]
        copy.bank = self.bank[:]
        copy.deck = self.deck[:]
        copy.fresh = self.fresh[:]
        copy.bargain = None if self.bargain is None else self.bargain.clone()
        copy.offers_made = self.offers_made
        copy.refused = self.refused[:]
        if self.variants:
            copy.variants = [variant.clone() for variant in self.variants]
            copy.agenda = self.agenda[:]
            copy.step = self.step
            copy.asks = [ask.clone() for ask in self.asks]
        copy.now = self.now
        copy.log = None if self.log is None else []
        return copy


def new_player(corners: Int) -> Player:
    player = Player()
    player.touched = filled(corners, 0)
    player.hand = filled(5, 0)
    player.laid = filled(5, 0)
    player.cards = filled(5, 0)
    player.rates = filled(5, 4)
    return player


def blank_state(board: Board, seats: Int, rng: Rng) -> State:
    """Nothing on the board, nobody at the table."""
    corners, edges = board.topology.corners, board.topology.edges
    state = State(board, seats, rng)
    state.dice = filled(2, 0)
    state.rolls = filled(13, 0)
    state.owner = filled(corners, NOBODY)
    state.level = filled(corners, 0)
    state.crowd = filled(corners, 0)
    state.road = filled(edges, NOBODY)
    state.bank = filled(5, BANK)
    state.fresh = filled(5, 0)
    return state


def waiting(state: State) -> list[int]:
    """The seats whose decision the game waits for."""
    if state.phase == OVER:
        return []
    if state.phase == DISCARDING:
        return [seat for seat in range(state.seats) if state.players[seat].discards > 0]
    if state.phase == ASKING:
        return [ask.seat for ask in state.asks if ask.answer is None]
    bargain = state.bargain
    if state.phase == OFFERING and bargain is not None:
        asked = [
            seat
            for seat in range(state.seats)
            if seat != state.turn_player and bargain.replies[seat] == PENDING
        ]
        return asked or [state.turn_player]
    return [state.player]


def next_to_act(state: State) -> Int:
    """The first of those seats, found without a list; NOBODY when the game is over."""
    phase = state.phase
    if phase == DISCARDING:
        seat: Int = 0
        while state.players[seat].discards == 0:
            seat += 1
        return seat
    if phase in (OFFERING, ASKING, OVER):
        seats = waiting(state)
        return seats[0] if seats else NOBODY
    return state.player
