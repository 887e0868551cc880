"""The moves of Fabled Fruit. Every question is answered by one of them; "give three cards" is three of
them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteka.games.fabled_fruit.costs import LOCATIONS
from ludoteka.games.fabled_fruit.fruit import CARDS, FRUITS
from ludoteka.kernel.moves import MoveKind, MoveSet


class Go(NamedTuple):
    """Move the animal to a location (FFB-5)."""

    location: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Act(NamedTuple):
    """Use the action of the location (FFB-7)."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Juice(NamedTuple):
    """Make juice from a location: one's own, or with #50 any (FFB-8)."""

    location: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Pay(NamedTuple):
    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class PayToken(NamedTuple):
    """Use a fruit token for this juice (#24)."""

    fruit: int

    def __str__(self) -> str:
        return MOVES.text(self)


class PayCocktail(NamedTuple):
    """Return a cocktail token as any card (#39)."""

    def __str__(self) -> str:
        return MOVES.text(self)


class PayLess(NamedTuple):
    """Use the discount of #25 instead of a card."""

    def __str__(self) -> str:
        return MOVES.text(self)


class PayMarket(NamedTuple):
    """Pay one card from the market (#50)."""

    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Give(NamedTuple):
    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Put(NamedTuple):
    """Lay a card on the market, or where the action says."""

    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Discard(NamedTuple):
    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Hide(NamedTuple):
    """Put a card under one's animal (#12)."""

    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Unhide(NamedTuple):
    """Take all hidden cards back (#12), in another player's turn too."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Take(NamedTuple):
    """Take a card that lies open."""

    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class TakeToken(NamedTuple):
    fruit: int

    def __str__(self) -> str:
        return MOVES.text(self)


class GiveToken(NamedTuple):
    fruit: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Name(NamedTuple):
    """Name a fruit."""

    fruit: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Choose(NamedTuple):
    """Choose a player."""

    seat: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Thief(NamedTuple):
    """Send the thief to a location."""

    location: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Reveal(NamedTuple):
    """Turn up another card (#6)."""

    def __str__(self) -> str:
        return MOVES.text(self)


class ShowHand(NamedTuple):
    """Show that there is no coconut (#33)."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Again(NamedTuple):
    """Use the action a second time (#58)."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Double(NamedTuple):
    """Return a double-turn token for another turn (#34)."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Seen(NamedTuple):
    """The new location has been read (FFE-3)."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Done(NamedTuple):
    """No more, or no thanks."""

    def __str__(self) -> str:
        return MOVES.text(self)


MOST_SEATS: Final = 5
_CARD: Final = (("card", CARDS),)
_FRUIT: Final = (("fruit", FRUITS),)
_LOCATION: Final = (("location", range(1, LOCATIONS + 1)),)

MOVES: Final = MoveSet(
    [
        MoveKind(Go, "go", _LOCATION),
        MoveKind(Act, "act"),
        MoveKind(Juice, "juice", _LOCATION),
        MoveKind(Pay, "pay", _CARD),
        MoveKind(PayToken, "pay-token", _FRUIT),
        MoveKind(PayCocktail, "pay-cocktail"),
        MoveKind(PayLess, "pay-less"),
        MoveKind(PayMarket, "pay-market", _CARD),
        MoveKind(Give, "give", _CARD),
        MoveKind(Put, "put", _CARD),
        MoveKind(Discard, "discard", _CARD),
        MoveKind(Hide, "hide", _CARD),
        MoveKind(Unhide, "unhide"),
        MoveKind(Take, "take", _CARD),
        MoveKind(TakeToken, "take-token", _FRUIT),
        MoveKind(GiveToken, "give-token", _FRUIT),
        MoveKind(Name, "name", _FRUIT),
        MoveKind(Choose, "choose", (("seat", range(MOST_SEATS)),)),
        MoveKind(Thief, "thief", _LOCATION),
        MoveKind(Reveal, "reveal"),
        MoveKind(ShowHand, "show-hand"),
        MoveKind(Again, "again"),
        MoveKind(Double, "double"),
        MoveKind(Seen, "seen"),
        MoveKind(Done, "done"),
    ]
)

# One object for each move there is, so that listing moves makes none.
GO: Final = [Go(n) for n in range(LOCATIONS + 1)]
JUICE: Final = [Juice(n) for n in range(LOCATIONS + 1)]
THIEF: Final = [Thief(n) for n in range(LOCATIONS + 1)]
PAY: Final = [Pay(card) for card in range(len(CARDS))]
PAY_MARKET: Final = [PayMarket(card) for card in range(len(CARDS))]
GIVE: Final = [Give(card) for card in range(len(CARDS))]
PUT: Final = [Put(card) for card in range(len(CARDS))]
DISCARD: Final = [Discard(card) for card in range(len(CARDS))]
HIDE: Final = [Hide(card) for card in range(len(CARDS))]
TAKE: Final = [Take(card) for card in range(len(CARDS))]
CHOOSE: Final = [Choose(seat) for seat in range(MOST_SEATS)]
ACT: Final = Act()
DONE: Final = Done()
SEEN: Final = Seen()
UNHIDE: Final = Unhide()
