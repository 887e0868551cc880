"""Sets of variants: every allowed pair, and some larger sets, play to the end (the whole by
scripts/catan_sets.py).
"""

import pytest

from ludoteka.games.catan.state import State
from ludoteka.kernel.rng import seeded
from scripts.catan_sets import allowed_pairs, play, random_sets


def pieces(state: State) -> list[int]:
    """Cards by resource, wherever they are; and every player's pieces agree with the board."""
    for seat, player in enumerate(state.players):
        assert player.hand_size == sum(player.hand)
        assert 15 - player.roads_left == sum(1 for owner in state.road if owner == seat)
        for level, left in ((1, 5 - player.settlements_left), (2, 4 - player.cities_left)):
            here = [c for c, owner in enumerate(state.owner) if owner == seat and state.level[c] == level]
            assert left == len(here)
    return [int(state.bank[r]) + sum(int(p.hand[r] + p.laid[r]) for p in state.players) for r in range(5)]


@pytest.mark.parametrize("names", list(allowed_pairs()), ids="+".join)
def test_every_allowed_pair_plays_to_the_end(names):
    assert play(names, 0) > 50


@pytest.mark.parametrize("names", list(random_sets(8, seeded("ci"))), ids="+".join)
def test_larger_sets_play_to_the_end(names):
    assert play(names, 0) > 50
