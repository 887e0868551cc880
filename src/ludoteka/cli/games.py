"""`ludoteka games` and `ludoteka rules`: what can be played, and how."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from ludoteka.bots.levels import levels
from ludoteka.cli.common import AsJson, GameName, Language, console, text_in
from ludoteka.cli.errors import Wrong
from ludoteka.kernel.options import Field
from ludoteka.registry import AnyRules, game
from ludoteka.registry import games as installed
from ludoteka.text.games import phrases_of


def option_text(field: Field) -> str:
    if isinstance(field.values, range):
        return f"{field.name}={field.values.start}…{field.values[-1]}"
    if field.values is not None:
        return f"{field.name}={'|'.join(field.values)}"
    if field.file:
        return f"{field.name}=FILE"
    return f"{field.name}=true|false"


def games(as_json: AsJson = False) -> None:
    """Lists the games, their players, options and bots."""
    found = installed()
    if as_json:
        rows = [game_data(rules) for rules in found.values()]
        print(json.dumps({"games": rows}))
        return
    text = text_in()
    table = Table()
    for column in ("terminal-game", "terminal-seats", "terminal-options", "terminal-bots"):
        table.add_column(text(column))
    for rules in found.values():
        options = "\n".join(option_text(field) for field in rules.fields if field.form)
        seats = f"{rules.seats.start}–{rules.seats.stop - 1}"
        table.add_row(rules.name, seats, options, ", ".join(levels(rules.name)))
    console().print(table)


def game_data(rules: AnyRules) -> dict[str, object]:
    return {
        "name": rules.name,
        "version": rules.version,
        "seats": [rules.seats.start, rules.seats.stop - 1],
        "options": [option_text(field) for field in rules.fields if field.form],
        "bots": levels(rules.name),
    }


def rules(
    name: GameName,
    rule: Annotated[str, typer.Argument(help="Id of a rule, or number of a place.", metavar="[ID]")] = "",
    lang: Language = "",
) -> None:
    """Shows the rules of a game, or one of them."""
    found = game(name)
    text = text_in(lang)
    phrases = phrases_of(text, found.name, [])
    place = re.fullmatch(r"(?:LOC-)?(\d+)", rule)
    told = phrases.rule(int(place[1])) if place else None
    if place and told:
        console().print(f"{phrases.place(int(place[1]))}: {told}")
        return
    page = rules_page(found)
    if not rule:
        console().print(Markdown(page))
        return
    console().print(Markdown(paragraph(page, rule)))


def rules_page(found: AnyRules) -> str:
    """The RULES.md beside the rules. Raises Wrong if the game has none."""
    module = sys.modules[type(found).__module__]
    path = Path(str(module.__file__)).parent / "RULES.md"
    if not path.is_file():
        raise Wrong(f"{found.name} comes without a page of rules")
    return path.read_text(encoding="utf-8")


def paragraph(page: str, rule: str) -> str:
    """What the page says under this id: from the line that begins with it to the next one or heading.
    Raises Wrong."""
    begins = re.compile(r"^[\s\-*#|`]*([A-Z]{2,5}-\d+[a-z]?)\b")
    ids = []
    taken: list[str] = []
    inside = False
    for line in page.splitlines():
        match = begins.match(line)
        if match:
            ids.append(match[1])
            inside = match[1] == rule.upper()
        elif line.startswith("#"):
            inside = False
        if inside:
            taken.append(line)
    if not taken:
        known = f"ids are {ids[0]} … {ids[-1]}" if ids else "the page has no ids"
        raise Wrong(f"there is no rule {rule!r}; {known}")
    return "\n".join(taken)
