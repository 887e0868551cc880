"""The moves of Catan, and their codes in the hot path.

Inside the rules a move is an int, kind * SPAN + argument, so that listing and playing moves makes no
objects; `code_of` and `move_of`
translate at the border. Offers and counter-offers are open-ended and have no code.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from ludoteka.games.catan.terrain import RESOURCES
from ludoteka.kernel.arrays import Int, Ints, filled, ints
from ludoteka.kernel.moves import Move, MoveKind, MoveSet

SPAN: Final = 1024

END_TURN: Final = 0
ROLL: Final = 1
BUILD_ROAD: Final = 2  # edge
BUILD_SETTLEMENT: Final = 3  # corner
BUILD_CITY: Final = 4  # corner
BUY_CARD: Final = 5  # bits of the resources that discovery tokens replace (JUN-4), 0: none
PLAY_KNIGHT: Final = 6
PLAY_ROAD_BUILDING: Final = 7
PLAY_YEAR_OF_PLENTY: Final = 8  # resource * 5 + resource
PLAY_MONOPOLY: Final = 9  # resource
TRADE: Final = 10  # resource given * 5 + resource wanted
ROB: Final = 11  # hex * 8 + victim + 1 (0: nobody to rob)
DISCARD: Final = 12  # resource
ACCEPT: Final = 13
REFUSE: Final = 14
CONFIRM: Final = 15  # seat
WITHDRAW: Final = 16
# Answers to questions of the variants.
TAKE: Final = 17  # resource
GIVE: Final = 18  # resource * 8 + seat + 1 (0: to whom the rule says)
STEAL: Final = 19  # seat
DAMAGE: Final = 20  # edge
REPAIR: Final = 21  # edge
BUILD_WALL: Final = 22  # corner
BUILD_CASTLE: Final = 23  # hex
CHOOSE_HEX: Final = 24  # hex
DONE: Final = 25
OFFER: Final = 26  # resource given * 5 + resource wanted: one card for one


class EndTurn(NamedTuple):
    def __str__(self) -> str:
        return MOVES.text(self)


class Roll(NamedTuple):
    """Roll the dice, or turn up the event card."""

    def __str__(self) -> str:
        return MOVES.text(self)


class BuildRoad(NamedTuple):
    edge: int

    def __str__(self) -> str:
        return MOVES.text(self)


class BuildSettlement(NamedTuple):
    corner: int

    def __str__(self) -> str:
        return MOVES.text(self)


class BuildCity(NamedTuple):
    corner: int

    def __str__(self) -> str:
        return MOVES.text(self)


class BuyCard(NamedTuple):
    """Buy a development card; `tokens` has a bit for each resource that a discovery token replaces."""

    tokens: int

    def __str__(self) -> str:
        return MOVES.text(self)


class PlayKnight(NamedTuple):
    def __str__(self) -> str:
        return MOVES.text(self)


class PlayRoadBuilding(NamedTuple):
    def __str__(self) -> str:
        return MOVES.text(self)


class PlayYearOfPlenty(NamedTuple):
    first: int
    second: int

    def __str__(self) -> str:
        return MOVES.text(self)


class PlayMonopoly(NamedTuple):
    resource: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Trade(NamedTuple):
    """Trade with the bank or a harbour, at the best rate (BASE-15)."""

    give: int
    want: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Rob(NamedTuple):
    """Move the robber to a hex and rob a player there (0: nobody, else seat + 1)."""

    hex: int
    victim: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Discard(NamedTuple):
    resource: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Accept(NamedTuple):
    def __str__(self) -> str:
        return MOVES.text(self)


class Refuse(NamedTuple):
    def __str__(self) -> str:
        return MOVES.text(self)


class Confirm(NamedTuple):
    """Trade with this player, who has accepted the offer or made a counter-offer."""

    seat: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Withdraw(NamedTuple):
    def __str__(self) -> str:
        return MOVES.text(self)


class Take(NamedTuple):
    """Take a resource card of one's choice from the bank."""

    resource: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Give(NamedTuple):
    """Give a resource card to a player (0: to whom the rule says, else seat + 1)."""

    resource: int
    to: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Steal(NamedTuple):
    """Take a random card from a player."""

    seat: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Damage(NamedTuple):
    edge: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Repair(NamedTuple):
    edge: int

    def __str__(self) -> str:
        return MOVES.text(self)


class BuildWall(NamedTuple):
    corner: int

    def __str__(self) -> str:
        return MOVES.text(self)


class BuildCastle(NamedTuple):
    hex: int

    def __str__(self) -> str:
        return MOVES.text(self)


class ChooseHex(NamedTuple):
    """A hex for what is asked: a surge token, the robber's retreat, the jungle."""

    hex: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Done(NamedTuple):
    def __str__(self) -> str:
        return MOVES.text(self)


class OfferOne(NamedTuple):
    """Offer one card for one: the commonest offer."""

    give: int
    want: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Offer(NamedTuple):
    """Offer cards for cards, each counted by resource; for the player on turn."""

    give_wood: int
    give_brick: int
    give_wool: int
    give_grain: int
    give_ore: int
    want_wood: int
    want_brick: int
    want_wool: int
    want_grain: int
    want_ore: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Counter(NamedTuple):
    """Answer an offer with another one: what this player would give and want instead."""

    give_wood: int
    give_brick: int
    give_wool: int
    give_grain: int
    give_ore: int
    want_wood: int
    want_brick: int
    want_wool: int
    want_grain: int
    want_ore: int

    def __str__(self) -> str:
        return MOVES.text(self)


_RESOURCE: Final = ("resource", RESOURCES)
_SEAT: Final = ("seat", range(4))
_HEX: Final = ("hex", range(64))
_CORNER: Final = ("corner", range(128))
_EDGE: Final = ("edge", range(192))
_PLAYER: Final = range(5)
_GOODS: Final = tuple((f"{way}_{name}", range(20)) for way in ("give", "want") for name in RESOURCES)

KINDS: Final = [
    MoveKind(EndTurn, "end-turn"),
    MoveKind(Roll, "roll"),
    MoveKind(BuildRoad, "road", (_EDGE,)),
    MoveKind(BuildSettlement, "settlement", (_CORNER,)),
    MoveKind(BuildCity, "city", (_CORNER,)),
    MoveKind(BuyCard, "buy-card", (("tokens", range(32)),)),
    MoveKind(PlayKnight, "knight"),
    MoveKind(PlayRoadBuilding, "road-building"),
    MoveKind(PlayYearOfPlenty, "year-of-plenty", (("first", RESOURCES), ("second", RESOURCES))),
    MoveKind(PlayMonopoly, "monopoly", (_RESOURCE,)),
    MoveKind(Trade, "trade", (("give", RESOURCES), ("want", RESOURCES))),
    MoveKind(Rob, "rob", (_HEX, ("victim", _PLAYER))),
    MoveKind(Discard, "discard", (_RESOURCE,)),
    MoveKind(Accept, "accept"),
    MoveKind(Refuse, "refuse"),
    MoveKind(Confirm, "confirm", (_SEAT,)),
    MoveKind(Withdraw, "withdraw"),
    MoveKind(Take, "take", (_RESOURCE,)),
    MoveKind(Give, "give", (_RESOURCE, ("to", _PLAYER))),
    MoveKind(Steal, "steal", (_SEAT,)),
    MoveKind(Damage, "damage", (_EDGE,)),
    MoveKind(Repair, "repair", (_EDGE,)),
    MoveKind(BuildWall, "wall", (_CORNER,)),
    MoveKind(BuildCastle, "castle", (_HEX,)),
    MoveKind(ChooseHex, "hex", (_HEX,)),
    MoveKind(Done, "done"),
    MoveKind(OfferOne, "offer-one", (("give", RESOURCES), ("want", RESOURCES))),
    MoveKind(Offer, "offer", _GOODS),
    MoveKind(Counter, "counter", _GOODS),
]
MOVES: Final = MoveSet(KINDS)
CODED: Final = len(KINDS) - 2  # the last two have no code
# Factors of the arguments of each kind: a code's argument is first * factor + second.
SECOND: Final = {PLAY_YEAR_OF_PLENTY: 5, TRADE: 5, ROB: 8, GIVE: 8, OFFER: 5}
_NUMBER: Final[dict[object, int]] = {kind.make: number for number, kind in enumerate(KINDS)}
_KNOWN: Final[dict[int, Move]] = {}


def code_of(move: Move) -> int:
    """The code of a move; -1 for an offer or counter-offer."""
    number = _NUMBER[type(move)]
    if number >= CODED:
        return -1
    argument = 0
    for value in move:
        assert isinstance(value, int)
        argument = argument * SECOND.get(number, 1) + value
    return number * SPAN + argument


def move_of(code: int) -> Move:
    """The move with this code; the same object each time."""
    found = _KNOWN.get(code)
    if found is None:
        number, argument = divmod(code, SPAN)
        fields = len(KINDS[number].fields)
        values = [] if fields == 0 else [argument] if fields == 1 else list(divmod(argument, SECOND[number]))
        found = KINDS[number].make(*values)
        _KNOWN[code] = found
    return found


@final
class Moves:
    """The legal moves as codes, in a buffer that is used again and again."""

    __slots__ = ("codes", "n")

    def __init__(self) -> None:
        self.n: Int = 0
        self.codes: Ints = filled(256, 0)

    def clear(self) -> None:
        self.n = 0

    def add(self, kind: Int, argument: Int) -> None:
        if self.n == len(self.codes):
            self.codes = ints(list(self.codes) + [0] * 256)
        self.codes[self.n] = kind * SPAN + argument
        self.n += 1

    def listed(self) -> list[int]:
        return list(self.codes[: self.n])
