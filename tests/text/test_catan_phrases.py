"""Whatever happens in Catan becomes a sentence, in every language."""

import pytest

from ludoteka.games.catan.moves import MOVES, Counter, Offer
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.variants.registry import EXCLUSIVE
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.events import whole_event
from ludoteka.kernel.rng import seeded
from ludoteka.text.games import phrases_of
from ludoteka.text.texts import Text, languages

PLAYERS = ["Ann", "Bob", "Cid", "Dan"]
SETS = [
    [],
    ["events", "walls", "castles", "harbourmaster"],
    ["atlantis", "specialists"],
    ["volcano", "jungle"],
    ["river"],
    ["magic-seven"],
]


def speakers():
    return [phrases_of(Text(language), "catan", PLAYERS) for language in languages()]


@pytest.mark.parametrize("variants", SETS, ids=lambda names: "+".join(names) or "base")
def test_events_moves_and_questions_of_random_games_become_sentences(variants):
    """A message that needs what is not given raises KeyError."""
    options = RULES.read_options({name.replace("-", "_"): True for name in variants}, 4)
    state = RULES.new(4, options, seeded(f"words {variants}"))
    chance = seeded("choices")
    sentences = set()
    for _ in range(1500):
        waiting = RULES.waiting_for(state)
        if not waiting:
            break
        legal = RULES.legal(state, waiting[0])
        view = RULES.view(state, waiting[0])
        move = legal[chance.below(len(legal))]
        events = RULES.play(state, waiting[0], move)
        for say in speakers():
            sentences.add(say.prompt(view))
            sentences.add(say.move(MOVES.describe(move)))
            sentences |= {say.event(whole_event(event)) for event in events}
    assert len(sentences) > 100
    assert not any("{" in sentence or "catan-" in sentence for sentence in sentences)


def test_goods_are_counted_and_named():
    english = phrases_of(Text("en"), "catan", PLAYERS)
    offer = Offer(2, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert english.move(MOVES.describe(offer)) == "Offer 2 wood for 1 ore"
    assert english.move(MOVES.describe(Counter(*offer))) == "Offer 2 wood for 1 ore instead"
    stole = {"kind": "stole", "seat": 0, "from": 1}
    assert english.event(stole) == "Ann takes a card from Bob."
    assert english.event({**stole, "resource": "ore"}) == "Ann takes 1 ore from Bob."
    traded = {"kind": "traded", "seat": 2, "give": "wool", "rate": 4, "want": "brick"}
    assert english.event(traded) == "Cid trades 4 wool for 1 brick with the bank."
    produced = {"kind": "produced", "number": 8, "gains": [[0, "ore", 2], [0, "wool", 1], [3, "ore", 1]]}
    assert english.event(produced) == "Ann: 2 ore and 1 wool; Dan: 1 ore"
    assert english.event({**produced, "gains": []}) == "8: nobody gets anything."


@pytest.mark.parametrize(
    ("message", "args", "told"),
    [
        ("cards-missing", {"missing": "wood brick brick"}, "You still need 1 wood and 2 brick."),
        ("rate-not-met", {"resource": "wool", "rate": 3}, "The bank wants 3 wool for one card."),
        ("card-not-held", {"card": "knight"}, "You don’t have a knight."),
        ("robber-stays", {"hex": 4}, "The robber must go somewhere else."),
    ],
)
def test_reasons_name_what_is_missing(message, args, told):
    assert phrases_of(Text("en"), "catan", PLAYERS).reason(message, args) == told


@pytest.mark.parametrize(("one", "other"), [(one, other) for one, other, _ in EXCLUSIVE])
def test_every_pair_that_does_not_go_together_is_refused_in_words(one, other):
    with pytest.raises(BadOption) as refusal:
        RULES.read_options({one.replace("-", "_"): True, other.replace("-", "_"): True}, 4)
    reason = refusal.value.reason
    for say in speakers():
        told = say.reason(reason.message, reason.args)
        assert all(say.text(f"catan-variant-{name}") in told for name in (one, other))
