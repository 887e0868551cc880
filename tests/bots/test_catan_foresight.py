"""Playouts overrule what was planned only for a good reason."""

from time import perf_counter

from ludoteka.bots.catan.foresight import best_of
from ludoteka.bots.catan.judge import Judge
from ludoteka.bots.sight import sight_of
from ludoteka.games.catan.habit import play_on
from ludoteka.games.catan.moves import BUILD_CITY, END_TURN, SPAN
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.state import MAIN
from ludoteka.games.catan.terrain import SETTLEMENT
from ludoteka.kernel.rng import seeded


def about_to_build():
    """A seat on turn that can build a city; the codes of ending the turn and of its cities."""
    state = RULES.new(4, RULES.read_options({}, 4), seeded("foresight"))
    RULES.keep_log(state, False)
    play_on(state, 9, seeded("luck"))
    assert state.phase == MAIN
    seat, state.rolled = int(state.player), True
    player = state.players[seat]
    for resource, count in ((3, 2), (4, 3)):
        player.hand_size += count - player.hand[resource]
        state.bank[resource] -= count - player.hand[resource]
        player.hand[resource] = count
    own = [corner for corner, owner in enumerate(state.owner) if owner == seat]
    cities = [BUILD_CITY * SPAN + corner for corner in own if state.level[corner] == SETTLEMENT]
    return state, seat, [END_TURN * SPAN, *cities]


def choice(codes, state, seat, until=None):
    sight = sight_of(RULES, state, seat, seeded("bot"))
    judge = Judge(sight.guess(), seat)
    return best_of(sight, judge, codes, 5, 80, until if until is not None else perf_counter() + 60)


def test_a_plan_that_is_clearly_worse_is_overruled():
    state, seat, codes = about_to_build()
    assert choice(codes, state, seat) > 0


def test_a_plan_that_is_no_worse_is_kept():
    state, seat, codes = about_to_build()
    assert choice([codes[1], codes[1], codes[1]], state, seat) == 0


def test_without_time_for_playouts_the_plan_is_kept():
    state, seat, codes = about_to_build()
    assert choice(codes, state, seat, until=0.0) == 0


def test_looking_ahead_changes_nothing_at_the_table():
    state, seat, codes = about_to_build()
    before = RULES.dump(state)
    choice(codes, state, seat)
    assert RULES.dump(state) == before
