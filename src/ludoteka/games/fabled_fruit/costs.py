"""What a juice costs (FFB-8): the table in `costs.toml`, which a user's own file can replace."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import permutations
from typing import Final, NamedTuple

from ludoteka.games.fabled_fruit.fruit import ALL, BANANA, COCONUT, GRAPE, PINEAPPLE, STRAWBERRY
from ludoteka.kernel.errors import BadOption

LOCATIONS: Final = 59
MARKET: Final = "market"
LETTERS: Final = {
    "P": 1 << PINEAPPLE,
    "B": 1 << BANANA,
    "S": 1 << STRAWBERRY,
    "C": 1 << COCONUT,
    "G": 1 << GRAPE,
    "*": ALL,
}
CHOSEN: Final = "abcde"

DEFAULT_COSTS: Final = (files("ludoteka.games.fabled_fruit") / "costs.toml").read_text(encoding="utf-8")


class Cost(NamedTuple):
    text: str  # as in the file
    prices: list[list[int]]  # the alternatives, any one of which may be paid; none for "market"


def read_costs(text: str) -> list[Cost]:
    """Costs by location number (0 is unused). Raises BadOption, which names the line."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadOption("costs", f"the file is not TOML: {problem}") from None
    costs = [Cost("", [])] * (LOCATIONS + 1)
    for key, value in table.items():
        number = int(key) if key.isdecimal() else 0
        if not 1 <= number <= LOCATIONS:
            raise BadOption(
                "costs", f"line {_line(text, key)}: {key!r} is no location; they are 1 to {LOCATIONS}"
            )
        if not isinstance(value, str):
            raise BadOption(
                "costs", f'line {_line(text, key)}: write the cost as a text such as "PPP*", not {value!r}'
            )
        prices = _prices(value)
        if prices is None:
            raise BadOption(
                "costs",
                f'line {_line(text, key)}: {value!r} is no cost; use P B S C G * or a to e, or "market"',
            )
        costs[number] = Cost(value, prices)
    missing = [str(number) for number in range(1, LOCATIONS + 1) if not costs[number].text]
    if missing:
        raise BadOption(
            "costs", f"line {len(text.splitlines())}: the file ends without a cost for {', '.join(missing)}"
        )
    return costs


def _prices(cost: str) -> list[list[int]] | None:
    """All ways to read a cost as slots; None if it is none."""
    if cost == MARKET:
        return []
    chosen = sorted(set(cost) & set(CHOSEN))
    if not cost or any(letter not in LETTERS and letter not in chosen for letter in cost):
        return None
    prices: list[list[int]] = []
    for fruits in permutations(range(5), len(chosen)):
        meaning = dict(LETTERS)
        for letter, fruit in zip(chosen, fruits, strict=True):
            meaning[letter] = 1 << fruit
        slots = sorted(meaning[letter] for letter in cost)
        if slots not in prices:
            prices.append(slots)
    return prices


def _line(text: str, key: str) -> int:
    for number, line in enumerate(text.splitlines(), start=1):
        if line.split("=")[0].strip().strip("\"'") == key:
            return number
    return 0


BOX_COSTS: Final = read_costs(DEFAULT_COSTS)


def costs_of(text: str) -> list[Cost]:
    """The costs that an option's text gives; none is ours."""
    return read_costs(text) if text else BOX_COSTS


def can_fill(slots: list[int], cards: list[int]) -> bool:
    """Whether each slot can get a card of its own; both are given as bits of the fruits they may be."""
    if len(slots) > len(cards):
        return False
    holder = [-1] * len(cards)  # which slot has the card
    return all(_place(slot, slots, cards, holder, [False] * len(cards)) for slot in range(len(slots)))


def _place(slot: int, slots: list[int], cards: list[int], holder: list[int], tried: list[bool]) -> bool:
    """Finds the slot a card, moving other slots to other cards where needed."""
    for card in range(len(cards)):
        if slots[slot] & cards[card] and not tried[card]:
            tried[card] = True
            if holder[card] < 0 or _place(holder[card], slots, cards, holder, tried):
                holder[card] = slot
                return True
    return False


def can_pay(prices: list[list[int]], paid: list[int], spare: list[int]) -> bool:
    """Whether some price can be paid with all of `paid` and some of `spare`, nothing left over.

    A price can be met using all that was paid when the price can be filled from everything and what was
    paid fits into the price
    (Mendelsohn and Dulmage: two such matchings combine into one)."""
    everything = paid + spare
    for slots in prices:
        if len(paid) <= len(slots) and can_fill(slots, everything) and (not paid or can_fill(paid, slots)):
            return True
    return False
