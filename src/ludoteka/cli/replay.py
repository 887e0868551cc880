"""`ludoteka replay`: a recorded game told again, checked, or shown at one of its steps."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer
from rich.console import Console

from ludoteka.cli.boards import board
from ludoteka.cli.common import Language, console, seat_names, text_in, text_of
from ludoteka.cli.errors import Wrong
from ludoteka.cli.results import show_outcome
from ludoteka.kernel.events import whole_event
from ludoteka.kernel.fairness import check_fairness
from ludoteka.kernel.record import Input, Record, from_text, start, steps
from ludoteka.kernel.record import replay as replayed
from ludoteka.registry import AnyRules, game
from ludoteka.text.games import phrases_of
from ludoteka.text.phrases import Phrases


def replay(
    file: Annotated[Path, typer.Argument(help="A record.", metavar="FILE")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check it, and its dice.")] = False,
    step: Annotated[int | None, typer.Option(help="Show the table after so many inputs.", min=0)] = None,
    speed: Annotated[
        float, typer.Option(help="1: as it was played, 2: twice as fast; 0: all at once.", min=0)
    ] = 0,
    wait: Annotated[bool, typer.Option("--wait", help="Input by input: Enter shows the next one.")] = False,
    lang: Language = "",
) -> None:
    """Tells a recorded game again."""
    record = from_text(text_of(file))
    rules = game(record.game)
    text = text_in(lang)
    players = seat_names(text, record.game, record.seats)
    phrases = phrases_of(text, record.game, players)
    out = console()
    out.print(text("terminal-record-of", game=record.game, seats=record.seats, seed=record.seed))
    if step is not None:
        show_step(out, phrases, rules, record, step)
    elif verify:
        check(out, phrases, rules, record)
    else:
        tell(out, phrases, rules, record, by_hand if wait else at_speed(speed))


Pace: TypeAlias = Callable[[Input], None]


def at_speed(speed: float) -> Pace:
    """Waits before each input as long as was waited for it in the game."""
    shown_at = 0

    def waiting(entry: Input) -> None:
        nonlocal shown_at
        if speed and entry.now > shown_at:
            time.sleep((entry.now - shown_at) / 1000 / speed)
        shown_at = max(shown_at, entry.now)

    return waiting


def by_hand(_entry: Input) -> None:
    """Ends where what is typed ends."""
    try:
        input()
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None


def state_after(rules: AnyRules, record: Record, step: int) -> Any:
    """Raises Wrong if there are not so many inputs."""
    if step > len(record.inputs):
        raise Wrong(f"--step: the record has {len(record.inputs)} inputs, not {step}")
    shortened = Record(record.game, record.version, record.seats, record.seed, record.options)
    shortened.inputs = record.inputs[:step]
    state = start(rules, shortened)
    for _, _, after in steps(rules, shortened):
        state = after
    return state


def show_step(out: Console, phrases: Phrases, rules: AnyRules, record: Record, step: int) -> None:
    state = state_after(rules, record, step)
    out.print(phrases.text("terminal-after-step", step=step, count=len(record.inputs)), style="bold")
    out.print(board(rules.view(state, None), phrases))


def check(out: Console, phrases: Phrases, rules: AnyRules, record: Record) -> None:
    """Raises BadData if anything differs."""
    replayed(rules, record)
    message = "terminal-record-good" if record.result is not None else "terminal-record-open"
    out.print(phrases.text(message, inputs=len(record.inputs)))
    if record.fair is None:
        out.print(phrases.text("terminal-dice-none"))
        return
    check_fairness(record.fair, record.seed)
    out.print(phrases.text("terminal-dice-good"))


def tell(out: Console, phrases: Phrases, rules: AnyRules, record: Record, pace: Pace) -> None:
    state = start(rules, record)
    for number, (entry, events, after) in enumerate(steps(rules, record), start=1):
        pace(entry)
        state = after
        for event in events:
            out.print(f"{number:4d}  {phrases.event(whole_event(event))}")
    outcome = rules.outcome(state)
    if outcome is not None:
        show_outcome(out, phrases, outcome)
