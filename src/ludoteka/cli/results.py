"""How a game ended, as a table."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from ludoteka.kernel.protocol import Outcome
from ludoteka.text.phrases import Phrases


def show_outcome(out: Console, phrases: Phrases, outcome: Outcome) -> None:
    say = phrases.text
    out.print()
    out.print(f"{say('terminal-over')}. {phrases.why_ended(outcome.why)}", style="bold")
    table = Table()
    table.add_column("", justify="right")
    table.add_column(say("terminal-player"))
    table.add_column(say("terminal-points"), justify="right")
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
        table.add_row(f"{outcome.ranks[seat]}.", phrases.players[seat], str(outcome.scores[seat]))
    out.print(table)
