"""The texts of the terminal are whole in every language, and data become sentences."""

import re

import pytest
from fluent.syntax import ast, parse

from ludoteka.text.phrases import Phrases
from ludoteka.text.texts import LOCALES, Text, UnknownLanguage, languages, negotiated

SOURCE = LOCALES.parent


def messages(language):
    """Ids of the terminal's messages with the variables they use."""
    tree = parse((LOCALES / language / "terminal.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in tree.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = variables(entry)
    return found


def variables(node):
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    children = [
        child for value in vars(node).values() for child in (value if isinstance(value, list) else [value])
    ]
    return set().union(*[variables(child) for child in children if isinstance(child, ast.BaseNode)])


def test_every_language_says_the_same_things_with_the_same_variables():
    english = messages("en")
    for language in languages():
        assert messages(language) == english


def test_every_message_of_the_terminal_is_used_and_every_used_one_exists():
    code = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "cli").rglob("*.py"))
    used = set(re.findall(r"\W(terminal-[a-z0-9-]+)\W", code))
    assert used == set(messages("en"))


@pytest.mark.parametrize(
    ("wanted", "language"),
    [(["cs_CZ.UTF-8"], "cs"), (["de", "cs-CZ"], "cs"), (["C"], "en"), ([], "en"), (["xx", "yy"], "en")],
)
def test_the_first_wanted_language_there_is_speaks(wanted, language):
    assert negotiated(wanted) == language


def test_an_unknown_language_is_named_with_those_there_are():
    with pytest.raises(UnknownLanguage, match="there are no texts in 'xx'; languages are cs, en"):
        Text("xx")


def test_a_missing_message_or_variable_is_an_error_and_not_an_empty_text():
    with pytest.raises(KeyError, match="no message 'nothing'"):
        Text("en")("nothing")
    with pytest.raises(KeyError, match="seed"):
        Text("en")("terminal-seed")


def test_moves_and_events_become_sentences_in_both_languages():
    players = ["Ann", "Bob"]
    english, czech = (Phrases(Text(language), "fabled-fruit", players) for language in ("en", "cs"))
    gave = {"kind": "gave", "seat": 0, "to": 1, "count": 2}
    assert english.event(gave) == "Ann gives Bob 2 cards."
    assert english.event({**gave, "cards": ["banana", "banana"]}) == "Ann gives Bob 2 bananas."
    assert english.move({"move": "go 17", "kind": "go", "args": {"location": 17}}).endswith("(17)")
    assert "Bob" in english.move({"move": "choose 1", "kind": "choose", "args": {"seat": 1}})
    assert czech.event(gave) != english.event(gave)
    assert "{" not in czech.event(gave)


def test_a_mix_card_is_named_by_its_two_fruits():
    english = Phrases(Text("en"), "fabled-fruit", ["Ann"])
    assert english.cards(["banana-coconut", "grape"]) == "a mix of banana and coconut and grapes"


def test_a_game_without_words_is_read_by_its_ids():
    english = Phrases(Text("en"), "sealed-bids", ["Ann", "Bob"])
    assert english.move({"move": "bid 3", "kind": "bid", "args": {"card": 3}}) == "bid 3"
    assert english.event({"kind": "settled", "winner": 0}) == "settled"
