"""Whatever happens in Cheating Moth becomes a sentence, in every language."""

from ludoteka.games.cheating_moth.moves import MOVES
from ludoteka.games.cheating_moth.rules import RULES
from ludoteka.kernel.events import event_for, whole_event
from ludoteka.kernel.record import TICK
from ludoteka.testkit.conformance import RandomGame
from ludoteka.text.games import phrases_of
from ludoteka.text.texts import Text, languages

PLAYERS = ["Ann", "Bob", "Cid"]


def test_events_and_moves_of_random_games_become_sentences():
    """A message that needs what is not given raises KeyError."""
    speakers = [phrases_of(Text(language), "cheating-moth", PLAYERS) for language in languages()]
    sentences = set()
    for catching in ("tells", "watchful-eye"):
        game = RandomGame(RULES, f"words {catching}", {"catching": catching}, seats=3)
        for entry, events in game.play():
            for say in speakers:
                sentences |= {
                    say.event(told)
                    for event in events
                    for told in (whole_event(event), event_for(event, None))
                }
                if entry.seat != TICK:
                    sentences.add(say.move(MOVES.describe(MOVES.parse(entry.move))))
    assert len(sentences) > 200
    assert not any("{" in sentence or "cheating-moth-" in sentence for sentence in sentences)


def test_a_card_that_is_not_known_is_a_card():
    english = phrases_of(Text("en"), "cheating-moth", PLAYERS)
    gave = {"kind": "gave", "seat": 0, "to": 2}
    assert english.event(gave) == "Ann gives Cid a card."
    assert english.event({**gave, "card": "ant-3"}) == "Ann gives Cid an ant 3."
    raced = {"kind": "raced", "race": "mosquito", "seat": 1, "times": [[2, 250], [1, 431]]}
    assert english.event(raced) == "Bob is slowest. Cid 0.25 s, Bob 0.43 s"
    assert english.move(MOVES.describe(MOVES.parse("look 0"))) == "Shine at the pile"
    assert english.move(MOVES.describe(MOVES.parse("look 2"))) == "Shine at Bob"
