"""`ludoteka arena`: who beats whom."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from ludoteka.arena.tournament import Rating, Score, pairings, plans_of, ratings, score
from ludoteka.cli.common import (
    AsJson,
    GameName,
    Jobs,
    Seed,
    Setting,
    Think,
    checked,
    console,
    listed,
    plan_of,
    text_in,
)
from ludoteka.cli.errors import Wrong
from ludoteka.cli.simulate import played_with_progress
from ludoteka.text.texts import Text


def arena(
    name: GameName,
    bots: Annotated[str, typer.Option(help="Levels with commas, weakest first.")] = "random,greedy",
    games: Annotated[int, typer.Option(help="Games of each pairing.", min=1)] = 100,
    seats: Annotated[str, typer.Option(help="Numbers of players, with commas.")] = "2,4",
    ladder: Annotated[bool, typer.Option(help="Only each level against the one below it.")] = False,
    seed: Seed = "",
    settings: Setting = None,
    jobs: Jobs = 1,
    think: Think = 0.2,
    as_json: AsJson = False,
) -> None:
    """Lets bots play each other and rates them."""
    text = text_in()
    levels = list(dict.fromkeys(listed(bots, str, "--bots")))
    if len(levels) < 2:
        raise Wrong("--bots: at least two levels are needed")
    counts = listed(seats, int, "--seats")
    plan = plan_of(name, counts[0], bots, settings, seed, think)
    for count in counts:
        if count < 2:
            raise Wrong("--seats: a pairing needs at least 2 players")
        checked(plan._replace(seats=count))
    out = console(quiet=as_json)
    plans = {pairing: plans_of(pairing, plan, games) for pairing in pairings(levels, counts, ladder)}
    results = played_with_progress([one for group in plans.values() for one in group], jobs, out, text)
    by_seed = {played.plan.seed: played for played in results}
    scores = [score(pairing, [by_seed[one.seed] for one in group]) for pairing, group in plans.items()]
    rated = ratings(levels, sorted(results, key=lambda played: played.plan.seed))
    if as_json:
        print(json.dumps(as_data(name, plan.seed, scores, rated)))
    else:
        out.print(pairing_table(text, scores), rating_table(text, rated))


def as_data(name: str, seed: str, scores: list[Score], rated: list[Rating]) -> dict[str, object]:
    rows = [
        {
            **one.pairing._asdict(),
            "games": one.games,
            "wins": one.wins,
            "share": one.share,
            "low": one.low,
            "high": one.high,
        }
        for one in scores
    ]
    return {"game": name, "seed": seed, "pairings": rows, "ratings": [rating._asdict() for rating in rated]}


def pairing_table(text: Text, scores: list[Score]) -> Table:
    table = Table()
    table.add_column(text("terminal-pairing"))
    for column in ("terminal-games", "terminal-won", "terminal-interval"):
        table.add_column(text(column), justify="right")
    for one in scores:
        pairing = one.pairing
        label = text("terminal-one-against", one=pairing.one, count=pairing.seats - 1, other=pairing.other)
        interval = f"{100 * one.low:.1f} – {100 * one.high:.1f} %"
        table.add_row(label, str(one.games), f"{100 * one.share:.1f} %", interval)
    return table


def rating_table(text: Text, rated: list[Rating]) -> Table:
    table = Table()
    table.add_column(text("terminal-bot-level"))
    table.add_column(text("terminal-rating"), justify="right")
    table.add_column(text("terminal-interval"), justify="right")
    for one in rated:
        interval = f"{one.mu - 1.96 * one.sigma:.1f} – {one.mu + 1.96 * one.sigma:.1f}"
        table.add_row(one.bot, f"{one.mu:.1f}", interval)
    return table
