"""The texts of all languages: none missing, none unused, the same variables, the plurals of the language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteka
from ludoteka.games.fabled_fruit.fruit import CARDS, FRUITS
from ludoteka.games.fabled_fruit.moves import MOVES
from ludoteka.games.fabled_fruit.options import FIELDS
from ludoteka.games.fabled_fruit.questions import OPTIONS
from ludoteka.games.fabled_fruit.rules import RULES
from ludoteka.kernel.rng import seeded
from ludoteka.server.messages import CLOSE_REASONS, REFUSALS
from tests.text.catan_words import of_catan
from tests.text.mondo_words import of_mondo
from tests.text.moth_words import of_cheating_moth

PACKAGE = Path(ludoteka.__file__).parent
WEB = Path(__file__).parents[2] / "web/src"
GAME = PACKAGE / "games/fabled_fruit"
LOCALES = PACKAGE / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
FILES = ("room.ftl", "fabled-fruit.ftl", "catan.ftl", "cheating-moth.ftl", "mondo.ftl")
PLURALS = {"zero", "one", "two", "few", "many", "other"}

# What an event's fields are called in its message (as web/src/games/fabled_fruit/phrases.ts has it).
EVENT_WORDS = {
    "seat": "player", "to": "other", "fruit": "fruit", "gave": "gave", "location": "location",
    "cards": "cards", "count": "cards", "extra": "extra", "new": "new",
}  # fmt: skip
MOVE_WORDS = {"location": "location", "card": "card", "fruit": "fruit", "seat": "other"}
REASON_WORDS = {"other", "location", "card"}
PROMPT_WORDS = {"other", "location", "fruit"}


class Found(Visitor):  # type: ignore[misc]  # the library is untyped
    """The variables of a pattern, and the keys of each of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [getattr(variant.key, "name", None) or variant.key.value for variant in node.variants]
        self.selectors.append(frozenset(keys))
        self.generic_visit(node)


def read(language: str) -> dict[str, Found]:
    """Every message and attribute ("id.attribute") of a language."""
    found: dict[str, Found] = {}
    for file in FILES:
        resource = FluentParser().parse((LOCALES / language / file).read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if not isinstance(entry, ftl.Message):
                continue
            parts = [("", entry.value), *((f".{part.id.name}", part.value) for part in entry.attributes)]
            for suffix, pattern in parts:
                if pattern is None:
                    continue
                name = entry.id.name + suffix
                assert name not in found, f"{language}/{file}: {name} stands there twice"
                found[name] = Found()
                found[name].visit(pattern)
    return found


TEXTS = {language: read(language) for language in LANGUAGES}


def calls(names: str) -> Iterator[ast.Call]:
    """All calls in the game's source of functions whose name matches."""
    for path in GAME.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and re.fullmatch(names, node.func.id)
            ):
                yield node


def event_kinds() -> set[str]:
    kinds = {
        call.args[1].value
        for call in calls("tell(_[a-z]+)?")
        if isinstance(call.args[1], ast.Constant) and isinstance(call.args[1].value, str)
    }
    assert len(kinds) > 30
    return kinds


def reasons() -> set[str]:
    """Every dashed word in the files that give reasons, but moves and prompts."""
    words = set()
    for name in ("legal.py", "options.py"):
        for node in ast.walk(ast.parse((GAME / name).read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
    known = {kind.verb for kind in MOVES.kinds} | set(OPTIONS)
    return {word for word in words if re.fullmatch(r"[a-z]+(-[a-z]+)+", word)} - known


def endings() -> set[str]:
    tree = ast.parse((GAME / "scoring.py").read_text("utf-8"))
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return {word for word in found if re.fullmatch(r"juices[a-z-]*", word)}


def of_the_game() -> set[str]:
    """Everything about Fabled Fruit that there is a word for."""
    found = {"fabled-fruit", "fabled-fruit-about", "fabled-fruit-mix", "fabled-fruit-mix.acc"}
    found |= {f"fabled-fruit-fruit-{fruit}{part}" for fruit in FRUITS for part in ("", ".acc")}
    found |= {f"fabled-fruit-location-{number}{part}" for number in range(1, 60) for part in ("", ".rule")}
    found |= {f"fabled-fruit-animal-{seat}" for seat in range(max(RULES.seats))}
    found |= {f"fabled-fruit-prompt-{prompt}" for prompt in OPTIONS}
    found |= {f"fabled-fruit-move-{kind.verb}" for kind in MOVES.kinds}
    found |= {f"fabled-fruit-event-{kind}" for kind in event_kinds()}
    found |= {f"fabled-fruit-reason-{reason}" for reason in reasons()}
    found |= {f"fabled-fruit-why-{why}" for why in endings()}
    for field in FIELDS:
        if field.form:
            found |= {f"fabled-fruit-option-{field.name}{part}" for part in ("", ".help")}
            words = field.values if isinstance(field.values, tuple) else ()
            found |= {f"fabled-fruit-option-{field.name}-{word}" for word in words}
    return found


# Messages whose id a page puts together: what stands before `${`, and all that can follow.
FAMILIES: dict[str, tuple[str, ...]] = {
    "room-light-": ("auto", "light", "dark"),
    "room-phase-": ("lobby", "playing", "ended"),
    "room-seat-": ("person", "bot", "open"),
    "room-level-": ("random", "greedy", "search"),
    "room-link-": ("seat", "spectator"),
    "room-panel-": ("seats", "chat", "log", "fair", "keys", "more"),
    "room-closed-": tuple(str(code) for code in CLOSE_REASONS if code not in (4408, 4410)),  # those come back
}


def of_the_room() -> set[str]:
    found = {prefix + rest for prefix, words in FAMILIES.items() for rest in words}
    return found | set(REFUSALS)


def sources() -> str:
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"), *(PACKAGE / "cli").rglob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in files)


def literals(source: str) -> set[str]:
    return set(
        re.findall(
            r"['\"`]((?:room|choose|fabled-fruit|catan|cheating-moth|mondo)-[a-z0-9-]*[a-z0-9](?:\.[a-z]+)?)['\"`]",
            source,
        )
    )


GAMES_WORDS = of_the_game() | of_catan() | of_cheating_moth() | of_mondo()


def needed() -> set[str]:
    parts = {"fabled-fruit-option-", "fabled-fruit-location-"}
    return {name for name in GAMES_WORDS | of_the_room() | literals(sources()) if name not in parts}


def test_there_are_english_and_czech_texts() -> None:
    assert {"en", "cs"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    missing = needed() - set(TEXTS[language])
    assert not missing, f"{language} lacks {sorted(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    unused = set(TEXTS[language]) - needed()
    assert not unused, f"{language} has texts that nothing shows: {sorted(unused)}"


def test_pages_put_ids_together_only_in_known_ways() -> None:
    prefixes = set(re.findall(r"`((?:room|choose)-[a-z0-9-]*)\$\{", sources()))
    assert prefixes <= set(FAMILIES), f"unknown families of messages: {sorted(prefixes - set(FAMILIES))}"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_message_has_the_variables_it_has_in_english(language: str) -> None:
    for name, text in TEXTS[language].items():
        assert text.variables == TEXTS["en"][name].variables, f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_cover_just_what_the_language_distinguishes(language: str) -> None:
    wanted = {*Locale(language).plural_form.tags, "other"}
    for name, text in TEXTS[language].items():
        for keys in text.selectors:
            words = {key for key in keys if not key.isdigit()}
            if words <= PLURALS and words != {"other"}:
                assert words == wanted, (
                    f"{language}: {name} distinguishes {sorted(words)}, not {sorted(wanted)}"
                )


def test_every_word_of_an_event_is_told_by_every_such_event() -> None:
    """Random games from many places: no message needs what an event does not say."""
    kinds: set[str] = set()
    for start in range(1, 60, 6):
        state = RULES.new(4, RULES.read_options({"start": start}, 4), seeded(f"words {start}"))
        choice = seeded(f"choices {start}")
        for _ in range(600):
            waiting = RULES.waiting_for(state)
            if not waiting:
                break
            legal = RULES.legal(state, waiting[0])
            for event in RULES.play(state, waiting[0], legal[choice.below(len(legal))]):
                said = {EVENT_WORDS[field] for field in event.args if field in EVENT_WORDS}
                words = TEXTS["en"][f"fabled-fruit-event-{event.kind}"].variables
                assert words <= said, f"{event.kind} needs {sorted(words - said)}"
                kinds.add(event.kind)
    assert len(kinds) > 30, "random games should show most kinds of events"


def test_moves_prompts_and_reasons_name_only_what_is_given() -> None:
    texts = TEXTS["en"]
    for kind in MOVES.kinds:
        given = {MOVE_WORDS[name] for name, _ in kind.fields}
        assert texts[f"fabled-fruit-move-{kind.verb}"].variables <= given, kind.verb
    for prompt in OPTIONS:
        assert texts[f"fabled-fruit-prompt-{prompt}"].variables <= PROMPT_WORDS, prompt
    for reason in reasons():
        assert texts[f"fabled-fruit-reason-{reason}"].variables <= REASON_WORDS, reason


def test_there_is_a_word_for_every_card() -> None:
    assert all(f"fabled-fruit-fruit-{fruit}" in TEXTS["en"] for card in CARDS for fruit in card.split("-"))
