"""Everything that changes during a game of Fabled Fruit."""

from __future__ import annotations

from typing import Final, final

from ludoteka.games.fabled_fruit.costs import Cost, costs_of
from ludoteka.games.fabled_fruit.fruit import CARDS
from ludoteka.games.fabled_fruit.moves import MOVES
from ludoteka.kernel.data import Json, as_bool, as_int, as_ints, as_list, as_mapping, as_rows, as_str, field
from ludoteka.kernel.errors import BadData
from ludoteka.kernel.events import Event
from ludoteka.kernel.frames import NOBODY, Ask, Frame, load_ask, load_frame
from ludoteka.kernel.rng import Rng, load_rng

NOWHERE: Final = 0

# What a player did on the location where he stands; some effects depend on it.
NOTHING: Final = 0
ACTED: Final = 1
JUICED: Final = 2

# The thief's bond with a player.
FREE: Final = 0
BEFORE: Final = 26  # lies before the player (#26)
BESIDE: Final = 58  # walks beside his animal (#58)


@final
class Payment:
    """A juice that is being paid."""

    __slots__ = (
        "cards",
        "cocktails",
        "from_market",
        "less",
        "location",
        "remote",
        "revealed",
        "seat",
        "tokens",
    )

    def __init__(self, seat: int, location: int) -> None:
        self.seat: int = seat
        self.location: int = location
        self.remote: bool = False  # made through the action of 50
        self.revealed: list[int] = []  # the cards that are the price instead of the cost (#48)
        self.cards: list[int] = []  # paid from the hand
        self.tokens: list[int] = []  # fruit tokens used
        self.cocktails: int = 0  # cocktail tokens returned
        self.less: bool = False  # the discount has been used
        self.from_market: list[int] = []  # paid from the market (#50): one card at most

    def clone(self) -> Payment:
        copy = Payment(self.seat, self.location)
        copy.remote = self.remote
        copy.revealed = self.revealed[:]
        copy.cards = self.cards[:]
        copy.tokens = self.tokens[:]
        copy.cocktails = self.cocktails
        copy.less = self.less
        copy.from_market = self.from_market[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {
            "seat": self.seat,
            "location": self.location,
            "remote": self.remote,
            "revealed": self.revealed[:],
            "cards": self.cards[:],
            "tokens": self.tokens[:],
            "cocktails": self.cocktails,
            "less": self.less,
            "from_market": self.from_market[:],
        }


def load_payment(data: Json) -> Payment:
    fields = as_mapping(data, "payment")
    payment = Payment(as_int(field(fields, "seat"), "seat"), as_int(field(fields, "location"), "location"))
    payment.remote = as_bool(field(fields, "remote"), "remote")
    payment.revealed = as_ints(field(fields, "revealed"), "revealed")
    payment.cards = as_ints(field(fields, "cards"), "cards")
    payment.tokens = as_ints(field(fields, "tokens"), "tokens")
    payment.cocktails = as_int(field(fields, "cocktails"), "cocktails")
    payment.less = as_bool(field(fields, "less"), "less")
    payment.from_market = as_ints(field(fields, "from_market"), "from_market")
    return payment


# The fields of a state by shape: cloned, dumped and loaded by these lists.
_NUMBERS: Final = (
    "seats", "first", "turn", "round", "doubles_left", "cocktails_left", "shown", "thief_at",
    "thief_bond", "thief_seat", "now",
    "reading_until", "turns",
)  # fmt: skip
_FLAGS: Final = (
    "market_open",
    "thief_ready",
    "tokens_ready",
    "doubles_ready",
    "cocktails_ready",
    "mixes_ready",
    "need_last",
    "extra",
    "guest",
    "less",
)
_LISTS: Final = (
    "draw_pile",
    "discard_pile",
    "market",
    "offer",
    "price_cards",
    "mix_pile",
    "table",
    "deck",
    "at",
    "did",
    "doubles",
    "cocktails",
    "fresh",
    "token_of",
)
_ROWS: Final = ("hands", "hidden", "juices")


@final
class State:
    """Piles have their top at the end. Lists by seat have one entry a seat, lists by number one a location
    number (0 unused).
    """

    __slots__ = (
        "answers", "asks", "at", "cocktails", "cocktails_left", "cocktails_ready", "cost_text", "costs",
        "deck", "did",
        "discard_pile", "doubles", "doubles_left", "doubles_ready", "draw_pile", "extra", "first",
        "frames", "fresh", "guest",
        "hands", "hidden", "juices", "less", "log", "market", "market_open", "mix_pile", "mixes_ready",
        "need_last", "now", "offer", "payment", "price_cards",
        "reading", "reading_until", "rng", "round", "seats", "shown", "table", "thief_at", "thief_bond",
        "thief_ready",
        "thief_seat", "token_of", "tokens_ready", "turn", "turns",
    )  # fmt: skip

    def __init__(self, seats: int, rng: Rng, cost_text: str, costs: list[Cost]) -> None:
        self.seats: int = seats
        self.rng: Rng = rng
        self.cost_text: str = cost_text  # "" for the costs of the box
        self.costs: list[Cost] = costs  # by number; read from cost_text, shared by clones
        self.reading: str = "everyone"  # option: what a new location waits for
        self.first: int = 0  # who began
        self.turn: int = 0  # whose turn it is
        self.round: int = 1
        self.turns: int = 0  # turns begun, extra ones too
        self.now: int = 0  # time of the last input, in ms
        self.reading_until: int = -1  # when the reading of a new location ends by itself; -1: never

        self.draw_pile: list[int] = []
        self.discard_pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.hidden: list[list[int]] = [[] for _ in range(seats)]  # under the animal (#12)
        self.market: list[int] = []
        self.market_open: bool = False
        self.mixes_ready: bool = False
        self.mix_pile: list[int] = []
        self.offer: list[int] = []  # the cards that lie on location 40
        self.price_cards: list[int] = []  # revealed at 48, to be discarded at the end of the turn

        self.table: list[int] = []  # copies in play, by number
        self.deck: list[int] = []  # copies in the big deck, by number
        self.shown: int = 0  # highest number that this group has seen
        self.need_last: bool = False  # a juice from 59 is needed to win (FFE-1)

        self.at: list[int] = [NOWHERE] * seats  # location of each animal
        self.did: list[int] = [NOTHING] * seats  # what each did there
        self.juices: list[list[int]] = [[] for _ in range(seats)]  # numbers of the juices made
        self.extra: bool = False  # this is an extra turn (#34)
        self.less: bool = False  # the discount of #25 holds in this turn
        self.guest: bool = False  # this move comes from #35

        self.thief_ready: bool = False
        self.thief_at: int = NOWHERE
        self.thief_seat: int = NOBODY
        self.thief_bond: int = FREE

        self.tokens_ready: bool = False
        self.token_of: list[int] = [NOBODY] * 5  # holder of each fruit token; NOBODY: in the supply
        self.doubles_ready: bool = False
        self.doubles_left: int = 0
        self.doubles: list[int] = [0] * seats
        self.fresh: list[int] = [0] * seats  # double-turn tokens taken in this very turn
        self.cocktails_ready: bool = False
        self.cocktails_left: int = 0
        self.cocktails: list[int] = [0] * seats

        self.payment: Payment | None = None
        self.frames: list[Frame] = []
        self.asks: list[Ask] = []
        self.answers: list[Ask] = []  # the questions just answered, while `play` runs
        self.log: list[Event] | None = []

    def clone(self) -> State:
        copy = State(0, self.rng.clone(), self.cost_text, self.costs)
        copy.seats = self.seats
        copy.reading = self.reading
        copy.first = self.first
        copy.turn = self.turn
        copy.round = self.round
        copy.turns = self.turns
        copy.now = self.now
        copy.reading_until = self.reading_until
        copy.draw_pile = self.draw_pile[:]
        copy.discard_pile = self.discard_pile[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.hidden = [cards[:] for cards in self.hidden]
        copy.market = self.market[:]
        copy.market_open = self.market_open
        copy.mixes_ready = self.mixes_ready
        copy.mix_pile = self.mix_pile[:]
        copy.offer = self.offer[:]
        copy.price_cards = self.price_cards[:]
        copy.table = self.table[:]
        copy.deck = self.deck[:]
        copy.shown = self.shown
        copy.need_last = self.need_last
        copy.at = self.at[:]
        copy.did = self.did[:]
        copy.juices = [numbers[:] for numbers in self.juices]
        copy.extra = self.extra
        copy.less = self.less
        copy.guest = self.guest
        copy.thief_ready = self.thief_ready
        copy.thief_at = self.thief_at
        copy.thief_seat = self.thief_seat
        copy.thief_bond = self.thief_bond
        copy.tokens_ready = self.tokens_ready
        copy.token_of = self.token_of[:]
        copy.doubles_ready = self.doubles_ready
        copy.doubles_left = self.doubles_left
        copy.doubles = self.doubles[:]
        copy.fresh = self.fresh[:]
        copy.cocktails_ready = self.cocktails_ready
        copy.cocktails_left = self.cocktails_left
        copy.cocktails = self.cocktails[:]
        copy.payment = None if self.payment is None else self.payment.clone()
        copy.frames = [frame.clone() for frame in self.frames]
        copy.asks = [ask.clone() for ask in self.asks]
        copy.answers = []
        copy.log = None if self.log is None else []
        return copy


def dump(state: State) -> dict[str, Json]:
    data: dict[str, Json] = {name: getattr(state, name) for name in (*_NUMBERS, *_FLAGS)}
    data.update({name: list(getattr(state, name)) for name in _LISTS})
    data.update({name: [list(row) for row in getattr(state, name)] for name in _ROWS})
    data["reading"] = state.reading
    data["costs"] = state.cost_text
    data["payment"] = None if state.payment is None else state.payment.dump()
    data["frames"] = [frame.dump() for frame in state.frames]
    data["asks"] = [ask.dump() for ask in state.asks]
    data["rng"] = state.rng.dump()
    return data


def load(data: Json) -> State:
    """Raises BadData."""
    fields = as_mapping(data, "state")
    cost_text = as_str(field(fields, "costs"), "costs")
    seats = as_int(field(fields, "seats"), "seats")
    state = State(seats, load_rng(field(fields, "rng")), cost_text, costs_of(cost_text))
    for name in _NUMBERS:
        setattr(state, name, as_int(field(fields, name), name))
    for name in _FLAGS:
        setattr(state, name, as_bool(field(fields, name), name))
    for name in _LISTS:
        setattr(state, name, as_ints(field(fields, name), name))
    for name in _ROWS:
        setattr(state, name, as_rows(field(fields, name), name))
    state.reading = as_str(field(fields, "reading"), "reading")
    state.payment = None if field(fields, "payment") is None else load_payment(fields["payment"])
    state.frames = [load_frame(item) for item in as_list(field(fields, "frames"), "frames")]
    state.asks = [load_ask(item, MOVES) for item in as_list(field(fields, "asks"), "asks")]
    _check(state)
    return state


def _check(state: State) -> None:
    """A file that was tampered with or belongs to something else is refused here, not in the middle of a
    game.
    """
    for name in ("hands", "hidden", "juices", "at", "did", "doubles", "cocktails", "fresh"):
        if len(getattr(state, name)) != state.seats:
            raise BadData(name, f"one entry for each of {state.seats} seats", getattr(state, name))
    piles = [
        state.draw_pile,
        state.discard_pile,
        state.market,
        state.mix_pile,
        state.offer,
        *state.hands,
        *state.hidden,
    ]
    for pile in piles:
        if any(not 0 <= card < len(CARDS) for card in pile):
            raise BadData("cards", f"numbers from 0 to {len(CARDS) - 1}", pile)
    for name in ("table", "deck"):
        if len(getattr(state, name)) != len(state.costs):
            raise BadData(name, f"{len(state.costs)} counts by location number", getattr(state, name))


# Questions about a state that many rules ask.


def others(state: State, seat: int) -> list[int]:
    """The other seats in turn order."""
    return [(seat + i) % state.seats for i in range(1, state.seats)]


def hand_size(state: State, seat: int) -> int:
    return len(state.hands[seat])


def is_guarded(state: State, seat: int, active: int) -> bool:
    """Whether the bodyguard of 20 keeps this seat from losing cards to what `active` does."""
    return seat != active and state.at[seat] == 20 and state.did[seat] == ACTED


def has_figure(state: State, location: int) -> bool:
    return location in state.at or (state.thief_at == location and location != NOWHERE)


def thief_is_on_table(state: State) -> bool:
    return state.thief_at != NOWHERE or state.thief_seat != NOBODY


def in_play(state: State) -> list[int]:
    """Numbers of the locations on the table."""
    return [number for number in range(1, len(state.table)) if state.table[number]]


def fruit_tokens(state: State, seat: int) -> list[int]:
    """The fruits of the tokens that a seat (NOBODY: the supply) has."""
    return [fruit for fruit in range(5) if state.token_of[fruit] == seat] if state.tokens_ready else []
