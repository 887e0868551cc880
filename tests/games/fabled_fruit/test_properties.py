"""Random answers on every card: cards are conserved, there is always an option, every action ends."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.games.fabled_fruit.rules import RULES
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.errors import MalformedMove
from ludoteka.kernel.rng import seeded
from ludoteka.testkit.conformance import RandomGame, check_legal_is_accepted
from tests.testkit.test_conformance import fabled_fruit_cards

BOX = Counter(dict.fromkeys(range(5), 12) | dict.fromkeys(range(5, 15), 1))


def play_at_random_until(state: State, seed: int, stop: int) -> None:
    """Random moves of everybody until `stop` turns have begun or the game is over."""
    rng = seeded(f"answers {seed}")
    for _ in range(2000):
        if RULES.outcome(state) is not None or state.turns >= stop:
            return
        waiting = RULES.waiting_for(state)
        seat = waiting[rng.below(len(waiting))]
        legal = RULES.legal(state, seat)
        assert legal
        RULES.play(state, seat, legal[rng.below(len(legal))])
        assert fabled_fruit_cards(state) == BOX
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("number", range(1, 60))
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**9), seats=st.integers(2, 5))
def test_every_action_ends_with_all_cards_there(number, seed, seats):
    state = RULES.new(
        seats, RULES.read_options({"start": max(1, number - 4), "reading": "off"}, seats), seeded(str(seed))
    )
    play_at_random_until(state, seed, stop=3 * seats)
    play_at_random_until(state, seed, stop=3 * seats + 1)
    if RULES.outcome(state) is not None or state.at[state.turn] == number:
        return
    while state.asks[0].prompt != "go":  # something comes before the move
        RULES.play(state, state.asks[0].seat, RULES.legal(state, state.asks[0].seat)[0])
    RULES.play(state, state.turn, RULES.moves.parse(f"go {number}"))
    while state.asks[0].prompt != "act":
        RULES.play(state, state.asks[0].seat, RULES.legal(state, state.asks[0].seat)[0])
    check_legal_is_accepted(RULES, state, seats)
    RULES.play(state, state.turn, RULES.moves.parse("act"))
    assert fabled_fruit_cards(state) == BOX
    play_at_random_until(state, seed, stop=state.turns + 1)


@pytest.mark.parametrize("start", [1, 12, 23, 34, 45, 55])
def test_random_games_from_everywhere_end(start):
    for seed in range(5):
        game = RandomGame(RULES, f"{start} {seed}", {"start": start, "reading": "off"}, seats=4)
        for _ in game.play():
            pass
        assert RULES.outcome(game.state) is not None


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=20))
def test_no_text_breaks_the_reader_of_moves(text):
    try:
        move = RULES.moves.parse(text)
    except MalformedMove as malformed:
        assert malformed.expected
    else:
        assert str(move) == " ".join(text.split())
