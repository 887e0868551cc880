"""`ludoteka simulate`: many games between bots, and what they amount to."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteka.arena.games import Plan, Played
from ludoteka.arena.simulation import Summary, numbered, play_all, summary
from ludoteka.cli.common import (
    AsJson,
    GameName,
    Jobs,
    Seed,
    Setting,
    Think,
    console,
    plan_of,
    text_in,
    write_to,
)
from ludoteka.text.texts import Text


def progress_bar(out: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=out, transient=True)


def played_with_progress(plans: list[Plan], jobs: int, out: Console, text: Text) -> list[Played]:
    found = []
    with progress_bar(out) as progress:
        task = progress.add_task(text("terminal-playing"), total=len(plans))
        for played in play_all(plans, jobs):
            found.append(played)
            progress.advance(task)
    return found


def simulate(
    name: GameName,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seats: Annotated[int, typer.Option(help="Players of each game.", min=1)] = 4,
    bots: Annotated[str, typer.Option(help="Levels by seat, with commas; repeated in turn.")] = "random",
    seed: Seed = "",
    settings: Setting = None,
    jobs: Jobs = 1,
    think: Think = 0.2,
    as_json: AsJson = False,
    record: Annotated[Path | None, typer.Option(help="Folder for a record of each game.")] = None,
) -> None:
    """Plays many games between bots and sums them up."""
    text = text_in()
    plan = plan_of(name, seats, bots, settings, seed, think)._replace(record=record is not None)
    out = console(quiet=as_json)
    started = time.perf_counter()
    results = played_with_progress(numbered(plan, games), jobs, out, text)
    found = summary(results, started)
    if record is not None:
        keep_records(record, results)
    if as_json:
        print(json.dumps(as_data(plan, found)))
    else:
        show_summary(out, text, plan, found)


def keep_records(folder: Path, results: list[Played]) -> None:
    for played in results:
        number = int(played.plan.seed.rsplit("/", 1)[1]) + 1
        write_to(folder / f"game-{number:05d}.txt", played.record or "")


def as_data(plan: Plan, found: Summary) -> dict[str, object]:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        **found._asdict(),
        "games_per_second": found.games_per_second,
        "decisions_per_second": found.decisions_per_second,
    }


def show_summary(out: Console, text: Text, plan: Plan, found: Summary) -> None:
    title = text(
        "terminal-simulation", game=plan.game, seats=plan.seats, bots=", ".join(dict.fromkeys(plan.bots))
    )
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_row(text("terminal-seed", seed="").rstrip(": "), plan.seed)
    table.add_row(text("terminal-games"), str(found.games))
    table.add_row(text("terminal-ended"), str(found.ended))
    table.add_row(text("terminal-decisions"), str(found.decisions))
    table.add_row(text("terminal-decisions-mean"), f"{found.decisions / found.games:.1f}")
    if found.rounds is not None:
        table.add_row(text("terminal-rounds"), f"{found.rounds / found.games:.1f}")
    longest = text("terminal-longest-value", decisions=found.longest, seed=found.longest_seed)
    table.add_row(text("terminal-longest"), longest)
    for seat, (wins, level) in enumerate(zip(found.wins, plan.bots, strict=True)):
        label = text("terminal-wins-of-seat", seat=seat, bot=level)
        table.add_row(label, f"{wins:.1f} ({100 * wins / found.games:.1f} %)")
    table.add_row(text("terminal-elapsed"), text("terminal-elapsed-value", seconds=f"{found.elapsed:.2f}"))
    speed = text(
        "terminal-speed-value",
        games=f"{found.games_per_second:.1f}",
        decisions=f"{found.decisions_per_second:.0f}",
    )
    table.add_row(text("terminal-speed"), speed)
    out.print(table)
