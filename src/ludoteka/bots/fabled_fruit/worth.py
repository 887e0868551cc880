"""What a position is worth to a seat: juices made, how near the next one is, cards, tokens. In juices: 1.0
is one juice.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteka.games.fabled_fruit.price import prices
from ludoteka.games.fabled_fruit.scoring import has_last, ranking
from ludoteka.games.fabled_fruit.setup import JUICES_NEEDED, LAST
from ludoteka.games.fabled_fruit.state import FREE, State, fruit_tokens, in_play

# How near a juice is, by the number of cards that are missing.
NEARNESS = (0.80, 0.52, 0.34, 0.21, 0.12, 0.06, 0.03, 0.0)
CARD = 0.035
FRUIT_TOKEN = 0.16
COCKTAIL = 0.14
DOUBLE_TURN = 0.22
OPPONENT = 0.45  # how much the best opponent's position counts against one's own
VICTORY = 20.0


@lru_cache(maxsize=4096)
def needs(slots: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """How many of each fruit a price names, and how many cards it has in all."""
    return tuple(sum(1 for slot in slots if slot == 1 << fruit) for fruit in range(5)), len(slots)


def missing(slots: list[int], have: list[int], wild: int, held: int) -> int:
    """How many cards a price still lacks. `have` counts by fruit, `wild` what can be any fruit, `held` all
    of it.
    """
    named, size = needs(tuple(slots))
    short = 0
    for fruit in range(5):
        if named[fruit] > have[fruit]:
            short += named[fruit] - have[fruit]
    return max(short - wild, size - held, 0)


def resources(state: State, seat: int) -> tuple[list[int], int]:
    """Cards and tokens by fruit, and how many can stand for any (a mix card is taken to be a joker)."""
    have = [0, 0, 0, 0, 0]
    wild = state.cocktails[seat]
    for card in state.hands[seat] + state.hidden[seat]:
        if card < 5:
            have[card] += 1
        else:
            wild += 1
    for fruit in fruit_tokens(state, seat):
        have[fruit] += 1
    if state.did[seat] and state.at[seat] == 25:
        wild += 1
    return have, wild


def nearness(state: State, seat: int) -> float:
    """The nearest juice elsewhere, and a little of the second nearest, for others may take or spoil the
    first.
    """
    have, wild = resources(state, seat)
    held = sum(have) + wild
    values = []
    for location in in_play(state):
        if location == state.at[seat]:
            continue
        lacking = min((missing(slots, have, wild, held) for slots in prices(state, location, [])), default=7)
        value = NEARNESS[min(lacking, 7)]
        if location == LAST and state.need_last and not has_last(state, seat):
            value *= 1.5
        values.append(value)
    values.sort(reverse=True)
    return values[0] + 0.15 * values[1] if len(values) > 1 else sum(values)


def standing(state: State, seat: int) -> float:
    """One seat's position, not looking at the others."""
    value = float(len(state.juices[seat])) + nearness(state, seat)
    value += CARD * min(12, len(state.hands[seat]) + len(state.hidden[seat]))
    value += FRUIT_TOKEN * len(fruit_tokens(state, seat)) + COCKTAIL * state.cocktails[seat]
    value += DOUBLE_TURN * min(2, state.doubles[seat])
    if state.thief_bond != FREE and state.thief_seat == seat:
        value += 0.12
    if state.need_last and has_last(state, seat):
        value += 0.6
    return value


def worth(state: State, seat: int) -> float:
    """The position of a seat against its strongest opponent; a finished game counts by its ranks."""
    if not state.frames:
        return _result(state, seat)
    best = max(standing(state, other) for other in range(state.seats) if other != seat)
    lead = standing(state, seat) - OPPONENT * best
    needed = JUICES_NEEDED[state.seats]
    # Near the end it matters more who comes first.
    closeness = max(len(made) for made in state.juices) / needed
    return lead + closeness * 0.5 * (
        len(state.juices[seat]) - max(len(m) for s, m in enumerate(state.juices) if s != seat)
    )


def _result(state: State, seat: int) -> float:
    return VICTORY if ranking(state).ranks[seat] == 1 else -VICTORY
