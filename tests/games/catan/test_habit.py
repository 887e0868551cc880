"""Habit plays any game of Catan to its end, quickly and better than chance."""

import pytest

from ludoteka.games.catan.habit import habit, play_on
from ludoteka.games.catan.legal import list_moves
from ludoteka.games.catan.moves import OFFER, SPAN, Moves
from ludoteka.games.catan.play import play_code
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.state import OVER, next_to_act
from ludoteka.games.catan.variants.registry import VARIANTS
from ludoteka.kernel.arrays import filled
from ludoteka.kernel.rng import seeded

SETS = [{}, {"trading": False}, *({name.replace("-", "_"): True} for name in VARIANTS)]


def new(seed, seats=4, **options):
    state = RULES.new(seats, RULES.read_options(options, seats), seeded(seed))
    RULES.keep_log(state, False)
    return state


@pytest.mark.parametrize("options", SETS, ids=lambda options: "+".join(options) or "base")
def test_habit_plays_every_variant_to_its_end(options):
    state = new("habit", **options)
    for _ in range(20):
        play_on(state, 50, seeded("luck"))
    assert RULES.outcome(state) is not None


def test_habit_stops_after_the_turns_it_was_given():
    state = new("turns")
    play_on(state, 7, seeded("luck"))
    assert state.turn == 7


def test_habit_ends_a_game_in_a_sensible_number_of_rounds():
    turns = []
    for game in range(5):
        state = new(f"game {game}")
        play_on(state, 1000, seeded("luck"))
        assert state.phase == OVER
        turns.append(state.turn)
    assert sum(turns) / len(turns) < 140


def test_habit_beats_three_random_players_and_offers_nothing():
    won = 0
    for game in range(5):
        state, chance, moves = new(f"against random {game}"), seeded(f"random {game}"), Moves()
        while state.phase != OVER:
            seat = next_to_act(state)
            list_moves(state, seat, moves)
            if seat == game % 4:
                code = habit(state, seat, moves, filled(5, 0), chance)
                assert code // SPAN != OFFER
            else:
                code = moves.codes[chance.below(moves.n)]
            play_code(state, seat, code)
        won += state.winner == game % 4
    assert won >= 4
