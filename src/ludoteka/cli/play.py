"""`ludoteka play`: a game against bots in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ludoteka.arena.games import Plan
from ludoteka.bots.levels import bot, usual_level
from ludoteka.bots.sight import sight_of
from ludoteka.cli.boards import board
from ludoteka.cli.common import (
    GameName,
    Language,
    Seed,
    Setting,
    Think,
    checked,
    console,
    listed,
    new_seed,
    options_of,
    seat_names,
    text_in,
    write_to,
)
from ludoteka.cli.errors import Wrong
from ludoteka.cli.results import show_outcome
from ludoteka.kernel.errors import LudotekaError, MalformedMove
from ludoteka.kernel.events import Event, event_for
from ludoteka.kernel.moves import Move
from ludoteka.kernel.protocol import as_real_time
from ludoteka.kernel.record import TICK, Input, new_record, result_of, to_text
from ludoteka.kernel.rng import seeded
from ludoteka.registry import game
from ludoteka.text.games import phrases_of
from ludoteka.text.texts import Text


class Left(LudotekaError):
    """The person has had enough."""


class Sitting:
    """One person (seat 0) and bots at a table."""

    def __init__(self, plan: Plan, text: Text, out: Console) -> None:
        self.rules = game(plan.game)
        self.plan = plan
        self.out = out
        self.say = text
        options = self.rules.read_options(plan.options, plan.seats)
        self.record = new_record(self.rules, plan.seats, options, plan.seed)
        self.state: Any = self.rules.new(plan.seats, options, seeded(plan.seed))
        names = seat_names(text, plan.game, plan.seats)
        players = [text("terminal-you", name=names[0])]
        for name, level in zip(names[1:], plan.bots[1:], strict=True):
            players.append(text("terminal-bot", name=name, level=level))
        self.phrases = phrases_of(text, plan.game, players)
        self.chances = [seeded(f"{plan.seed}/{seat}") for seat in range(plan.seats)]

    def run(self) -> None:
        """To the end of the game. Raises Left."""
        while (outcome := self.rules.outcome(self.state)) is None:
            waiting = self.rules.waiting_for(self.state)
            if not waiting:
                now = self.rules.wake_at(self.state) or 0
                self.done(Input(TICK, "", now), self.rules.tick(self.state, now))
            elif waiting[0] == 0:
                self.play(0, self.asked())
            else:
                self.play(waiting[0], self.thought(waiting[0]))
        self.record.result = result_of(self.rules, self.state, outcome)
        self.show_board()
        show_outcome(self.out, self.phrases, outcome)

    def play(self, seat: int, move: Move) -> None:
        self.done(Input(seat, str(move)), self.rules.play(self.state, seat, move))

    def done(self, entry: Input, events: Sequence[Event]) -> None:
        self.record.inputs.append(entry)
        for event in events:
            if said := self.phrases.event(event_for(event, 0)):
                self.out.print(said, style="dim" if entry.seat else "")

    def thought(self, seat: int) -> Move:
        player = bot(self.rules.name, self.plan.bots[seat])
        with self.out.status(self.say("terminal-waiting")):
            return player.choose(sight_of(self.rules, self.state, seat, self.chances[seat]), self.plan.think)

    # --- asking the person ----------------------------------------------------------------------

    def show_board(self) -> None:
        self.out.print()
        self.out.print(board(self.rules.view(self.state, 0), self.phrases))

    def show_moves(self, legal: Sequence[Move]) -> None:
        view = self.rules.view(self.state, 0)
        if "prompt" in view:
            self.out.print(self.phrases.prompt(view), style="bold")
        for number, move in enumerate(legal, start=1):
            self.out.print(f"{number:3d}  {self.phrases.move(self.rules.moves.describe(move))}")

    def asked(self) -> Move:
        """What the person chooses. Raises Left."""
        legal = self.rules.legal(self.state, 0)
        if not self.record.inputs or self.record.inputs[-1].seat != 0:  # something has changed on the table
            self.show_board()
        self.show_moves(legal)
        while True:
            try:
                typed = self.out.input(f"{self.say('terminal-choose')}: ").strip()
            except (EOFError, KeyboardInterrupt):
                raise Left(self.say("terminal-left")) from None
            move = self.read(typed, legal)
            if move is not None:
                return move

    def read(self, typed: str, legal: Sequence[Move]) -> Move | None:
        """The move, or None if something else was wanted."""
        word, _, rest = typed.partition(" ")
        action = self.words(legal).get(word)
        if action is not None:
            action(rest.strip())
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        try:
            move = self.rules.moves.parse(typed)
        except MalformedMove:
            self.out.print(self.say("terminal-unclear", input=typed, count=len(legal)), style="red")
            return None
        reason = self.rules.why_not(self.state, 0, move)
        if reason is None:
            return move
        self.out.print(self.phrases.reason(reason.message, reason.args), style="red")
        return None

    def words(self, legal: Sequence[Move]) -> dict[str, Callable[[str], None]]:
        """What can be typed besides a move."""
        return {
            "?": lambda rest: self.explain(rest, legal),
            "why": self.why,
            "board": lambda _: self.show_board(),
            "moves": lambda _: self.show_moves(legal),
            "quit": self.quit,
        }

    def explain(self, place: str, legal: Sequence[Move]) -> None:
        if not place:
            self.out.print(self.say("terminal-help", example=str(legal[0])))
            return
        rule = self.phrases.rule(int(place)) if place.isdecimal() else None
        if rule is None:
            self.out.print(self.say("terminal-no-rule", place=place))
        else:
            self.out.print(f"{self.phrases.place(int(place))}: {rule}")

    def why(self, typed: str) -> None:
        try:
            reason = self.rules.why_not(self.state, 0, self.rules.moves.parse(typed))
        except MalformedMove as problem:
            self.out.print(str(problem), style="red")
            return
        allowed = self.say("terminal-allowed")
        self.out.print(allowed if reason is None else self.phrases.reason(reason.message, reason.args))

    def quit(self, _rest: str) -> None:
        raise Left(self.say("terminal-left"))


def play(
    name: GameName,
    bots: Annotated[str, typer.Option(help="Levels of the others, with commas; repeated in turn.")] = "",
    seats: Annotated[int, typer.Option(help="Players, you among them.", min=2)] = 2,
    seed: Seed = "",
    settings: Setting = None,
    think: Think = 1.0,
    record: Annotated[Path | None, typer.Option(help="File for the record of the game.")] = None,
    lang: Language = "",
) -> None:
    """Plays a game against bots in the terminal."""
    rules = game(name)
    if as_real_time(rules) is not None:
        ways = f"in the browser (ludoteka serve), or watch bots do so (ludoteka simulate {rules.name})"
        raise Wrong(f"{rules.name} is a game of everybody at once, against the clock: play it {ways}")
    text = text_in(lang)
    levels = listed(bots, str, "--bots") if bots else [usual_level(rules.name)]
    others = tuple(levels[seat % len(levels)] for seat in range(seats - 1))
    plan = checked(
        Plan(rules.name, seats, ("random", *others), options_of(rules, settings), seed or new_seed(), think)
    )
    out = console()
    sitting = Sitting(plan, text, out)
    try:
        sitting.run()
    finally:
        out.print(text("terminal-seed", seed=plan.seed))
        if record is not None:
            write_to(record, to_text(sitting.record))
            out.print(text("terminal-saved", file=str(record)))
