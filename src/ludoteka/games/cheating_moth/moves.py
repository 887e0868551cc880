"""The moves of Cheating Moth. Many may be made out of turn: cheating is done at any moment."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteka.games.cheating_moth.cards import CARDS
from ludoteka.kernel.moves import MoveKind, MoveSet

MOST_SEATS: Final = 5


class Play(NamedTuple):
    """Lay a card on the discard pile, in one's turn."""

    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Draw(NamedTuple):
    """Draw a card, for who can play none."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Give(NamedTuple):
    """The spider: a card to another player."""

    seat: int
    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class HandOver(NamedTuple):
    """A card to who was slowest at the mosquito, or to who was caught."""

    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Race(NamedTuple):
    """The cockroach: throw a card of the same number. When it was pressed is the input's time."""

    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Slap(NamedTuple):
    """The mosquito. When it was pressed is the input's time."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Hide(NamedTuple):
    """Begin a sleight: slip a card over the edge of the table."""

    card: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Feint(NamedTuple):
    """The same motions without a card."""

    def __str__(self) -> str:
        return MOVES.text(self)


class LetGo(NamedTuple):
    """Break off one's own sleight or feint."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Sort(NamedTuple):
    """Sort the hand: nothing but a harmless motion."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Accuse(NamedTuple):
    seat: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Look(NamedTuple):
    """Watchful eye: point the light at a player (seat + 1) or at the pile (0)."""

    at: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Ready(NamedTuple):
    """The round's replay has been seen."""

    def __str__(self) -> str:
        return MOVES.text(self)


_CARD: Final = ("card", CARDS)
_SEAT: Final = ("seat", range(MOST_SEATS))

MOVES: Final = MoveSet(
    [
        MoveKind(Play, "play", (_CARD,)),
        MoveKind(Draw, "draw"),
        MoveKind(Give, "give", (_SEAT, _CARD)),
        MoveKind(HandOver, "hand-over", (_CARD,)),
        MoveKind(Race, "race", (_CARD,)),
        MoveKind(Slap, "slap"),
        MoveKind(Hide, "hide", (_CARD,)),
        MoveKind(Feint, "feint"),
        MoveKind(LetGo, "let-go"),
        MoveKind(Sort, "sort"),
        MoveKind(Accuse, "accuse", (_SEAT,)),
        MoveKind(Look, "look", (("at", range(MOST_SEATS + 1)),)),
        MoveKind(Ready, "ready"),
    ]
)
