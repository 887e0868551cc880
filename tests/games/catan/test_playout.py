"""The fast path plays the same game as the named moves of the contract."""

import pytest

from ludoteka.games.catan.legal import list_moves
from ludoteka.games.catan.moves import Moves, move_of
from ludoteka.games.catan.play import play_code
from ludoteka.games.catan.playout import play_out
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.state import NOBODY, next_to_act, waiting
from ludoteka.games.catan.variants.registry import VARIANTS
from ludoteka.kernel.rng import seeded

SETS = [{}, {"trading": False}, *({name.replace("-", "_"): True} for name in VARIANTS)]


def new(seed, options):
    state = RULES.new(3, RULES.read_options(options, 3), seeded(seed))
    RULES.keep_log(state, False)
    return state


@pytest.mark.parametrize("options", SETS, ids=lambda options: "+".join(options) or "base")
def test_codes_and_named_moves_lead_to_the_same_states(options):
    fast, named = new("paths", options), new("paths", options)
    chance, moves = seeded("choices"), Moves()
    for step in range(3000):
        seat = next_to_act(fast)
        assert seat == (waiting(fast) or [NOBODY])[0]
        if seat == NOBODY:
            break
        list_moves(fast, seat, moves)
        code = moves.listed()[chance.below(moves.n)]
        assert [move_of(listed) for listed in moves.listed()] == list(RULES.legal(named, seat))
        play_code(fast, seat, code)
        RULES.play(named, seat, move_of(code))
        if step % 50 == 0:
            assert RULES.dump(fast) == RULES.dump(named)
    assert RULES.dump(fast) == RULES.dump(named)


def test_a_playout_ends_the_game_and_counts_its_decisions():
    state = new("whole", {"trading": False})
    assert play_out(state, seeded("choices")) > 100
    assert RULES.outcome(state) is not None


def test_a_playout_stops_at_its_limit():
    state = new("short", {})
    assert play_out(state, seeded("choices"), 10) == 10
    assert RULES.outcome(state) is None


def test_the_same_seeds_give_the_same_playout():
    ends = []
    for _ in range(2):
        state = new("again", {})
        play_out(state, seeded("choices"))
        ends.append(RULES.dump(state))
    assert ends[0] == ends[1]
