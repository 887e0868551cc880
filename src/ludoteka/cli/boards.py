"""The table of a game in the terminal: one function for each game, drawing a seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text as Styled

from ludoteka.text.phrases import Phrases

View: TypeAlias = Mapping[str, Any]
COLOURS = ("bright_green", "bright_cyan", "bright_yellow", "bright_magenta", "bright_red")


def name_of(phrases: Phrases, seat: int) -> Styled:
    return Styled(phrases.players[seat], style=COLOURS[seat % len(COLOURS)])


def fabled_fruit(view: View, phrases: Phrases) -> RenderableType:
    say = phrases.text
    places = Table(show_edge=False, pad_edge=False)
    places.add_column("", justify="right")
    places.add_column(say("terminal-place"))
    places.add_column(say("terminal-costs"))
    places.add_column(say("terminal-left-copies"), justify="right")
    places.add_column(say("terminal-there"))
    could = view.get("you", {}).get("could_make", [])
    for place in view["locations"]:
        there = Styled(", ").join([name_of(phrases, seat) for seat in place["animals"]])
        if place["thief"]:
            there = Styled(", ").join(
                [there, Styled(say("fabled-fruit-thief"))] if there else [Styled(say("fabled-fruit-thief"))]
            )
        number = place["number"]
        style = "bold" if number in could else ""
        title = say(f"fabled-fruit-location-{number}")
        places.add_row(str(number), title, place["cost"], str(place["copies"]), there, style=style)
    return Group(places, "", _players(view, phrases), "", *_cards(view, phrases))


def _players(view: View, phrases: Phrases) -> Table:
    say = phrases.text
    table = Table(show_edge=False, pad_edge=False)
    for column in ("terminal-player", "terminal-hand", "terminal-juices", "terminal-tokens"):
        table.add_column(say(column))
    for seat, player in enumerate(view["players"]):
        tokens = [phrases.text(f"fabled-fruit-fruit-{fruit}") for fruit in player["tokens"]]
        table.add_row(
            name_of(phrases, seat),
            str(player["hand"]),
            f"{len(player['juices'])}/{view['needed']}",
            ", ".join(tokens),
        )
    return table


def _cards(view: View, phrases: Phrases) -> list[RenderableType]:
    say = phrases.text
    found: list[RenderableType] = []
    if view["market"] is not None:
        market = view["market"]
        found.append(
            say("terminal-market", cards=phrases.cards(market)) if market else say("terminal-market-empty")
        )
    if view["open_cards"]:
        found.append(say("terminal-open-cards", cards=phrases.cards(view["open_cards"])))
    if "you" in view:
        hand = view["you"]["hand"]
        shown = say("terminal-your-hand", cards=phrases.cards(hand)) if hand else say("terminal-hand-empty")
        found.append(Styled(shown, style="bold"))
    return found


Board: TypeAlias = Callable[[View, Phrases], RenderableType]
BOARDS: dict[str, Board] = {"fabled-fruit": fabled_fruit}


def board(view: View, phrases: Phrases) -> RenderableType:
    """A game without a drawing is shown as its data."""
    draw = BOARDS.get(phrases.game)
    return Pretty(dict(view)) if draw is None else draw(view, phrases)
