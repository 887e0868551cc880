"""The set-up (FFB-1 to FFB-4), and the parts that locations bring into play (FFG-14)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.fabled_fruit.cards import draw, from_draw_pile, refill_market
from ludoteka.games.fabled_fruit.costs import costs_of
from ludoteka.games.fabled_fruit.events import tell
from ludoteka.games.fabled_fruit.fruit import EACH_FRUIT, FIRST_MIX, MIXES, names
from ludoteka.games.fabled_fruit.options import Options, numbers_in, starting_cards
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.frames import Frame
from ludoteka.kernel.rng import Rng

JUICES_NEEDED: Final = {2: 5, 3: 4, 4: 3, 5: 3}
LAST: Final = 59

MARKET_LOCATIONS: Final = (
    8,
    9,
    11,
    13,
    16,
    18,
    19,
    21,
    22,
    23,
    29,
    35,
    38,
    41,
    42,
    43,
    49,
    50,
    51,
    52,
    53,
    55,
    58,
)
THIEF_LOCATIONS: Final = (16, 19, 21, 26, 58)


def new_state(seats: int, options: Options, rng: Rng) -> State:
    state = State(seats, rng, options.costs, costs_of(options.costs))
    state.reading = options.reading
    state.table, state.deck = starting_cards(options)
    state.shown = max(options.seen, *numbers_in(state.table))
    state.draw_pile = [fruit for fruit in range(5) for _ in range(EACH_FRUIT)]
    rng.shuffle(state.draw_pile)
    state.mix_pile = list(range(FIRST_MIX, FIRST_MIX + len(MIXES)))
    # The first player is drawn by lot, in a group's later games the last-placed one begins.
    state.first = options.first if options.first >= 0 else rng.below(seats)
    state.turn = state.first
    for seat in range(seats):
        draw(state, seat, 2)
    for number in numbers_in(state.table):
        prepare(state, number)
    state.need_last = state.table[LAST] > 0
    state.frames.append(Frame("turn", state.first))
    return state


def prepare(state: State, number: int) -> None:
    """Brings into play what a location needs, if it is not there yet."""
    if number in MARKET_LOCATIONS and not state.market_open:
        state.market_open = True
        refill_market(state)
    if number in THIEF_LOCATIONS:
        state.thief_ready = True
    if number in (24, 28):
        state.tokens_ready = True
    if number == 34 and not state.doubles_ready:
        state.doubles_ready = True
        state.doubles_left = 3
    if number == 39 and not state.cocktails_ready:
        state.cocktails_ready = True
        state.cocktails_left = 3
    if number == 40:
        lay_out_offer(state)
    if number == 51 and not state.mixes_ready:
        state.mixes_ready = True
        state.rng.shuffle(state.mix_pile)


def lay_out_offer(state: State) -> None:
    """Two cards lie on location 40."""
    cards = from_draw_pile(state, 2 - len(state.offer))
    if cards:
        state.offer += cards
        tell(state, "offer", {"cards": names(cards), "count": len(cards)})
