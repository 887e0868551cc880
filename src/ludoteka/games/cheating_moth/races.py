"""Races (MOT-22): the cockroach (MOT-9) and the mosquito (MOT-10).

A cue is announced for a moment to come, so that all screens show it together. What counts is when somebody
pressed, which is the time of his input; that it fits the line is the server's business.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.cheating_moth.accusations import settle_after_race
from ludoteka.games.cheating_moth.cards import CARDS, COCKROACH, KINDS, MOSQUITO, NUMBER, kind_of, value_of
from ludoteka.games.cheating_moth.giving import ask_for_cards
from ludoteka.games.cheating_moth.options import NUMBER_CARDS
from ludoteka.games.cheating_moth.rounds import end_round, somebody_is_out
from ludoteka.games.cheating_moth.sleights import between, release
from ludoteka.games.cheating_moth.state import NOTHING, RACING, State, each_once, free_cards, tell
from ludoteka.games.cheating_moth.turn import lose, may_lay, next_turn

AHEAD: Final = (300, 700)  # milliseconds by which the cue is announced
FALSE_START: Final = 120  # nobody reacts faster
LOCK: Final = 250  # after a false start
WINDOW: Final = 250  # after the first card in which others may still arrive
TIE: Final = 15  # reactions that differ by less are equal
MOST: Final = {COCKROACH: 2000, MOSQUITO: 5000}  # after the cue the race is over


def start_race(state: State, kind: int, at: int) -> None:
    """The cue is always given, also if nobody holds a card for it: skipping it would tell."""
    state.race = kind
    state.cue_at = at + between(state, AHEAD)
    state.entries = []
    state.locked = [0] * state.seats
    state.phase = RACING
    state.due = state.cue_at + MOST[kind]
    tell(state, "cue", {"race": KINDS[kind], "at": state.cue_at})


def raceable(state: State, seat: int) -> list[int]:
    """MOT-9: cards of the same number that the holder may lay, by the option plain number cards alone."""
    top = state.discard[-1]
    only_numbers = state.options.cockroach == NUMBER_CARDS
    for cards in (free_cards(state, seat), state.hands[seat]):
        found = [
            card
            for card in each_once(cards)
            if value_of(card) == value_of(top)
            and may_lay(state, seat, card)
            and (kind_of(card) == NUMBER or not only_numbers)
        ]
        if found:
            return found
    return []


def may_press(state: State, seat: int) -> bool:
    """Once in a race, and not while locked; the mosquito's own player does not slap."""
    if state.phase != RACING or any(entry[1] == seat for entry in state.entries):
        return False
    if state.race == MOSQUITO and seat == state.turn:
        return False
    return state.locked[seat] <= state.now


def press(state: State, seat: int, card: int, pressed: int, at: int) -> None:
    """A card or a slap. Who is faster than anybody can be is locked for a moment instead."""
    if pressed - state.cue_at < FALSE_START:
        state.locked[seat] = at + LOCK
        return
    if card != NOTHING:
        release(state, seat, card, at)
    state.entries.append([pressed, seat, card])
    if state.race == COCKROACH:
        first = min(entry[0] for entry in state.entries)
        state.due = max(at, min(state.due, first + WINDOW))
    elif len(state.entries) == state.seats - 1:
        state.due = at


def close_race(state: State, at: int) -> None:
    entries = state.entries
    state.entries = []
    if state.race == COCKROACH:
        close_cockroach(state, entries, at)
    else:
        close_mosquito(state, entries, at)
    settle_after_race(state, at)


def close_cockroach(state: State, entries: list[list[int]], at: int) -> None:
    """Only the fastest card stays; the others are taken back. What is printed on it does nothing."""
    if not entries:
        tell(state, "nobody-raced", {})
        next_turn(state, at)
        return
    winner = fastest(state, entries)
    card = next(entry[2] for entry in entries if entry[1] == winner)
    state.race_wins[winner] += 1
    tell(
        state,
        "raced",
        {"race": "cockroach", "seat": winner, "card": CARDS[card], "times": times(state, entries)},
    )
    lose(state, winner, card)
    state.discard.append(card)
    if somebody_is_out(state):
        end_round(state, "hand-empty", at)
    else:
        next_turn(state, at)


def close_mosquito(state: State, entries: list[list[int]], at: int) -> None:
    """The slowest gets a card from each of the others."""
    last = slowest(state, entries)
    if entries:
        state.race_wins[fastest(state, entries)] += 1
    tell(state, "raced", {"race": "mosquito", "seat": last, "times": times(state, entries)})
    ask_for_cards(state, last, at)


def times(state: State, entries: list[list[int]]) -> list[list[int]]:
    """Each seat's reaction in milliseconds, the fastest first."""
    return sorted(([entry[1], entry[0] - state.cue_at] for entry in entries), key=lambda row: row[1])


def fastest(state: State, entries: list[list[int]]) -> int:
    """In a tie who has won fewer races so far, then chance."""
    best = min(entry[0] for entry in entries)
    tied = [entry[1] for entry in entries if entry[0] - best < TIE]
    return pick_one(state, tied, fewest_wins=True)


def slowest(state: State, entries: list[list[int]]) -> int:
    """Who is silent is last; of several the first after the player on turn. In a tie who has won fewer races
    counts as faster.
    """
    answered = {entry[1] for entry in entries}
    for step in range(1, state.seats):
        seat = (state.turn + step) % state.seats
        if seat not in answered:
            return seat
    worst = max(entry[0] for entry in entries)
    tied = [entry[1] for entry in entries if worst - entry[0] < TIE]
    return pick_one(state, tied, fewest_wins=False)


def pick_one(state: State, seats: list[int], *, fewest_wins: bool) -> int:
    wins = [state.race_wins[seat] for seat in seats]
    wanted = min(wins) if fewest_wins else max(wins)
    left = [seat for seat in seats if state.race_wins[seat] == wanted]
    return left[0] if len(left) == 1 else state.rng.choice(sorted(left))
