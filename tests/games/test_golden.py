"""Golden games: recorded once, replayed for ever; and the number of ways to go on from a start (perft)."""

from pathlib import Path

import pytest

from ludoteka.games.catan.rules import RULES as CATAN
from ludoteka.games.cheating_moth.rules import RULES as CHEATING_MOTH
from ludoteka.games.fabled_fruit.rules import RULES as FABLED_FRUIT
from ludoteka.games.mondo.rules import RULES as MONDO
from ludoteka.kernel.record import from_text, replay
from ludoteka.kernel.rng import seeded

GAMES = {rules.name: rules for rules in (CATAN, CHEATING_MOTH, FABLED_FRUIT, MONDO)}
RECORDS = sorted((Path(__file__).parent.parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_same_end(file):
    text = file.read_text(encoding="utf-8")
    record = from_text(text)
    assert record.result is not None
    replay(GAMES[record.game], record)
    assert len(text.splitlines()) < 200, "a golden game is short enough to be read"


def perft(rules, state, depth: int) -> int:
    """How many sequences of so many inputs there are from here."""
    if depth == 0 or rules.outcome(state) is not None:
        return 1
    count = 0
    for seat in rules.waiting_for(state):
        for move in rules.legal(state, seat):
            after = rules.clone(state)
            rules.play(after, seat, move)
            count += perft(rules, after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("name", "options", "counts"),
    [
        ("fabled-fruit", {"start": 1, "reading": "off"}, [6, 6, 21, 51, 114, 244]),
        ("fabled-fruit", {"start": 16, "reading": "off"}, [6, 6, 28, 87, 226]),
        ("fabled-fruit", {"start": 40, "reading": "off"}, [6, 6, 24, 90, 236]),
        ("catan", {"board": "beginner"}, [54, 144, 7236]),
        ("catan", {"volcano": True}, [48, 126]),
    ],
)
def test_the_number_of_ways_to_go_on(name, options, counts):
    rules = GAMES[name]
    state = rules.new(2, rules.read_options(options, 2), seeded("perft"))
    rules.keep_log(state, False)
    assert [perft(rules, state, depth) for depth in range(1, len(counts) + 1)] == counts
