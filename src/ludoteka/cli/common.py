"""What several commands share: typed options, the reader's language, the console."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console

from ludoteka.arena.games import Plan, checked_plan, levels_by_seat
from ludoteka.cli.errors import Wrong
from ludoteka.kernel.data import Json
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.options import parse_field
from ludoteka.registry import AnyRules, game
from ludoteka.text.phrases import figures
from ludoteka.text.texts import Text, negotiated

T = TypeVar("T")

GameName = Annotated[str, typer.Argument(help="A game, as in `ludoteka games`.", metavar="GAME")]
Setting = Annotated[list[str] | None, typer.Option("--set", help="An option of the game: name=value.")]
Seed = Annotated[str, typer.Option(help="Any text; the same seed deals the same game.")]
Think = Annotated[float, typer.Option(help="Seconds a bot may think.", min=0.01, max=60)]
Jobs = Annotated[int, typer.Option(help="Processes that play.", min=1, max=256)]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on standard output, nothing else.")]
Language = Annotated[str, typer.Option("--lang", help="Language: en, cs; usually that of the system.")]

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def text_in(language: str = "") -> Text:
    """The texts in this language, or in that of the system. Raises UnknownLanguage."""
    if language:
        return Text(language)
    found = [tag for name in VARIABLES for tag in os.environ.get(name, "").split(":") if tag]
    return Text(negotiated(found))


def seat_names(text: Text, game_name: str, seats: int) -> list[str]:
    """The game's own names of the seats, else their numbers."""
    numbered = [text("terminal-seat", number=seat + 1) for seat in range(seats)]
    return figures(text, game_name, seats) or numbered


def console(*, quiet: bool = False) -> Console:
    """Standard output; with `quiet`, where nothing but JSON goes there, standard error."""
    return Console(stderr=quiet, highlight=False)


def options_of(rules: AnyRules, settings: Sequence[str] | None) -> dict[str, Json]:
    """The values of `--set name=value`; an option that is a file is given as its path. Raises Wrong,
    BadOption."""
    fields = {field.name: field for field in rules.fields}
    found: dict[str, Json] = {}
    for setting in settings or ():
        name, equals, text = setting.partition("=")
        if not equals:
            raise Wrong(f"--set {setting!r}: write it as name=value")
        if name not in fields:
            raise BadOption(name, f"there is no such option; options are {', '.join(fields)}")
        field = fields[name]
        found[name] = text_of(Path(text)) if field.file else parse_field(field, text)
    return found


def text_of(path: Path) -> str:
    """What is in a text file. Raises Wrong."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise Wrong(f"{path}: {problem.strerror or problem}") from None
    except UnicodeDecodeError:
        raise Wrong(f"{path}: not a text in UTF-8") from None


def write_to(path: Path, text: str) -> None:
    """Writes a text file and the folders to it. Raises Wrong."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Wrong(f"{path}: {problem.strerror or problem}") from None


def listed(text: str, kind: Callable[[str], T], name: str) -> list[T]:
    """The parts of `a,b,c`. Raises Wrong."""
    try:
        found = [kind(part.strip()) for part in text.split(",") if part.strip()]
    except ValueError:
        found = []
    if not found:
        raise Wrong(f"{name}: write it as a list with commas, not {text!r}")
    return found


def plan_of(
    name: str, seats: int, bots: str, settings: Sequence[str] | None, seed: str, think: float
) -> Plan:
    """What a simulation plays. Raises what is wrong with it."""
    rules = game(name)
    levels = levels_by_seat(listed(bots, str, "--bots"), seats)
    plan = Plan(rules.name, seats, levels, options_of(rules, settings), seed or new_seed(), think)
    return checked(plan)


def checked(plan: Plan) -> Plan:
    """Raises Wrong, BadOption, UnknownBot, UnknownGame."""
    try:
        return checked_plan(plan)
    except ValueError as problem:
        raise Wrong(f"--seats: {problem}") from None


def new_seed() -> str:
    return secrets.token_hex(8)
