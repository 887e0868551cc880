"""Fruit cards (FFB-1): five kinds, and the ten mix cards (location 51), each of which is both its fruits."""

from __future__ import annotations

from typing import Final

BANANA: Final = 0
COCONUT: Final = 1
GRAPE: Final = 2
PINEAPPLE: Final = 3
STRAWBERRY: Final = 4
ANY_FRUIT: Final = -1

FRUITS: Final = ("banana", "coconut", "grape", "pineapple", "strawberry")
MIXES: Final = [(a, b) for a in range(5) for b in range(a + 1, 5)]
CARDS: Final = (*FRUITS, *(f"{FRUITS[a]}-{FRUITS[b]}" for a, b in MIXES))

EACH_FRUIT: Final = 12
FIRST_MIX: Final = len(FRUITS)

# What a card can stand for, as bits by fruit.
ALL: Final = 31
MASK: Final = [1 << fruit for fruit in range(5)] + [(1 << a) | (1 << b) for a, b in MIXES]


def shows(card: int, fruit: int) -> bool:
    """Whether the card is this fruit, or a mix with it (ANY_FRUIT: any card)."""
    return fruit == ANY_FRUIT or MASK[card] >> fruit & 1 == 1


def fruits_of(card: int) -> list[int]:
    return [fruit for fruit in range(5) if MASK[card] >> fruit & 1]


def kinds(cards: list[int]) -> list[int]:
    """The different cards among these, in order: equal cards are one choice."""
    return sorted(set(cards))


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]
