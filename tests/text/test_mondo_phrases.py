"""Whatever happens in Mondo becomes a sentence, in every language."""

from ludoteka.games.mondo.moves import MOVES
from ludoteka.games.mondo.rules import RULES
from ludoteka.kernel.events import whole_event
from ludoteka.kernel.record import TICK
from ludoteka.testkit.conformance import RandomGame
from ludoteka.text.games import phrases_of
from ludoteka.text.texts import Text, languages

PLAYERS = ["Ann", "Bob", "Cid", "Dan"]


def speakers():
    return [phrases_of(Text(language), "mondo", PLAYERS) for language in languages()]


def test_events_and_moves_of_a_random_game_become_sentences():
    """A message that needs what is not given raises KeyError."""
    sentences = set()
    game = RandomGame(RULES, "words", {"level": "expert"}, seats=4)
    for entry, events in game.play():
        for say in speakers():
            sentences |= {say.event(whole_event(event)) for event in events}
            if entry.seat != TICK:
                sentences.add(say.move(MOVES.describe(MOVES.parse(entry.move))))
    assert len(sentences) > 100
    assert not any("{" in sentence or "mondo-" in sentence for sentence in sentences)


def test_squares_are_named_by_row_and_column_and_points_by_player():
    english = phrases_of(Text("en"), "mondo", PLAYERS)
    placed = {"kind": "placed", "seat": 1, "tile": 0, "square": 9, "rotation": 3, "face": 1}
    assert english.event(placed) == "Bob lays tile 1 on B4."
    assert english.move(MOVES.describe(MOVES.parse("place 9 3 1"))) == (
        "Lay the tile on B4, turned by 270°, back up"
    )
    scored = {"kind": "scored", "round": 2, "totals": [11, -3]}
    assert english.event(scored) == "Points of round 2: Ann 11 and Bob -3."
