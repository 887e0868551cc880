"""The cards (MOT-1). A card is a number: kind * 5 + value - 1; equal cards are the same number."""

from __future__ import annotations

from typing import Final

KINDS: Final = ("number", "ant", "cockroach", "mosquito", "spider", "moth")
NUMBER: Final = 0
ANT: Final = 1
COCKROACH: Final = 2
MOSQUITO: Final = 3
SPIDER: Final = 4
MOTH: Final = 5

VALUES: Final = 5
NUMBERS: Final = (9, 8, 9, 8, 9)  # number cards of each value
MOTHS: Final = (1, 2, 2, 2, 1)  # moths of each value
POINTS: Final = (1, 5, 5, 5, 5, 10)  # of a card left in the hand, by kind (MOT-16)

CARDS: Final = tuple(f"{kind}-{value}" for kind in KINDS for value in range(1, VALUES + 1))


def kind_of(card: int) -> int:
    return card // VALUES


def value_of(card: int) -> int:
    return card % VALUES + 1


def is_moth(card: int) -> bool:
    return card // VALUES == MOTH


def fits(card: int, top: int) -> bool:
    """MOT-4: exactly one higher or lower; 1 and 5 are neighbours."""
    return (value_of(card) - value_of(top)) % VALUES in (1, VALUES - 1)


def points_of(hand: list[int]) -> int:
    return sum(POINTS[kind_of(card)] for card in hand)


def all_cards() -> list[int]:
    """The 71 cards with a number; the 72nd, the guard beetle, lies before its holder and is never dealt."""
    cards: list[int] = []
    for value in range(VALUES):
        cards += [NUMBER * VALUES + value] * NUMBERS[value]
        cards += [kind * VALUES + value for kind in (ANT, COCKROACH, MOSQUITO, SPIDER)]
        cards += [MOTH * VALUES + value] * MOTHS[value]
    return cards
