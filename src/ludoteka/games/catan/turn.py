"""A turn (BASE-6): the roll and what follows from it. With variants it runs along an agenda, so that each
can ask in its place.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.building import start_turn
from ludoteka.games.catan.events import tell
from ludoteka.games.catan.moves import move_of
from ludoteka.games.catan.production import produce
from ludoteka.games.catan.robber import play_seven
from ludoteka.games.catan.state import ASKING, MAIN, SETUP_SETTLEMENT, State
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.frames import Ask
from ludoteka.kernel.moves import Move

# Items of the agenda: kind * MOST_VARIANTS + number of the variant.
MOST_VARIANTS: Final = 16
BEFORE: Final = 0
NUMBER: Final = 1
AFTER: Final = 2
KNIGHT: Final = 3
BEGIN: Final = 4


def roll(state: State) -> None:
    state.rolled = True
    number: Int = 0
    for variant in state.variants:
        number = max(number, variant.reveal(state))
    state.dice[0] = state.dice[1] = 0
    if number == 0:
        state.dice[0] = state.rng.below(6) + 1
        state.dice[1] = state.rng.below(6) + 1
        number = state.dice[0] + state.dice[1]
        if state.log is not None:
            tell(state, "rolled", {"seat": state.turn_player, "dice": list(state.dice), "number": number})
    state.number = number
    state.rolls[number] += 1
    if not state.variants:
        play_number(state)
        return
    count = len(state.variants)
    state.agenda = [AFTER * MOST_VARIANTS + i for i in range(count - 1, -1, -1)]
    state.agenda.append(NUMBER * MOST_VARIANTS)
    state.agenda += [BEFORE * MOST_VARIANTS + i for i in range(count - 1, -1, -1)]


def play_number(state: State) -> None:
    if state.number == 7:
        play_seven(state)
    else:
        produce(state, state.number)


def plan_beginning(state: State) -> None:
    """What variants do before the first settlement."""
    state.agenda = [BEGIN * MOST_VARIANTS + i for i in range(len(state.variants) - 1, -1, -1)]
    proceed(state)


def plan_knight(state: State) -> None:
    """What variants do once the robber has been moved."""
    state.agenda += [KNIGHT * MOST_VARIANTS + i for i in range(len(state.variants) - 1, -1, -1)]


def proceed(state: State) -> None:
    """Goes along the agenda until something is asked or there is nothing left."""
    while state.phase in (MAIN, SETUP_SETTLEMENT) and state.agenda:
        item = state.agenda[-1]
        if run_item(state, item):
            if item in state.agenda:
                state.agenda.remove(item)
            state.step = 0
            state.answers = []


def run_item(state: State, item: int) -> bool:
    kind, index = divmod(item, MOST_VARIANTS)
    if kind == NUMBER:
        play_number(state)
        return True
    variant = state.variants[index]
    if kind == BEFORE:
        return variant.before_number(state, state.step)
    if kind == AFTER:
        return variant.after_number(state, state.step)
    if kind == KNIGHT:
        return variant.after_knight(state, state.step)
    return variant.begin(state, state.step)


def end_turn(state: State) -> None:
    player = state.players[state.player]
    for card in range(4):
        if state.fresh[card] > 0:
            player.cards[card] += state.fresh[card]
            state.fresh[card] = 0
    state.offers_made = 0
    state.refused = []
    start_turn(state, (state.player + 1) % state.seats)


# Questions of the variants.


def ask(state: State, seat: Int, prompt: str, codes: list[int]) -> None:
    state.asks.append(Ask(seat, prompt, [move_of(code) for code in codes]))
    state.phase = ASKING


def answer(state: State, seat: Int, move: Move) -> None:
    """Answers stay secret until the last one is in."""
    for question in state.asks:
        if question.seat == seat and question.answer is None:
            question.answer = move
            break
    if len(state.asks) > 1:
        tell(state, "answered", {"seat": seat})
    if all(question.answer is not None for question in state.asks):
        state.answers = state.asks
        state.asks = []
        state.step += 1
        state.phase = MAIN if state.turn else SETUP_SETTLEMENT
