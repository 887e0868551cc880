"""Sets of variants: every allowed pair, and some larger sets, play to the end (the whole by
scripts/catan_sets.py).
"""

import pytest

from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.state import State
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.rng import seeded
from ludoteka.testkit.conformance import check_game
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


class AnySet(type(RULES)):
    """Catan that leaves out variants until the rest go together: for random options."""

    def read_options(self, data, seats):
        try:
            return super().read_options(data, seats)
        except BadOption as refused:
            return self.read_options(
                {**data, refused.option: False} if refused.option in data else data, seats
            )


def test_catan_keeps_the_contract_under_random_options():
    rules = AnySet()
    rules.fields = tuple(field for field in rules.fields if field.name != "board")
    check_game(rules, games=10, seed="contract", every=83, pieces=pieces)
