"""Games of another engine, ply by ply through ours (see scripts/catan_oracle.py). The whole set has no
unexplained difference.
"""

import copy
from pathlib import Path

import pytest

from scripts.catan_oracle import games, replay

GAMES = list(games(Path(__file__).parent / "data" / "catanatron_games.jsonl.gz"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"game {game[0]['game']}")
def test_every_ply_of_another_engines_game_is_legal_here_and_comes_to_the_same(game):
    plies, _, differences = replay(game)
    assert differences == [] and plies > 200


def test_a_wrong_card_in_a_hand_is_found():
    broken = copy.deepcopy(GAMES[0])
    broken[100]["hands"][0][0] += 1
    assert replay(broken)[0] == 100 and "hands" in replay(broken)[2][0]
