"""What a group keeps between games (FFB-14, FFE-2): the locations of the next game, the big deck, what it
has seen.
"""

from __future__ import annotations

from ludoteka.games.fabled_fruit.options import (
    COPIES,
    Options,
    numbers_in,
    read_options,
    starting_cards,
    top_up,
)
from ludoteka.games.fabled_fruit.scoring import ranking
from ludoteka.games.fabled_fruit.setup import LAST
from ludoteka.games.fabled_fruit.state import State
from ludoteka.kernel.data import Json, as_int, as_mapping, field
from ludoteka.kernel.errors import BadData, BadOption


class FabledFruitCampaign:
    """A campaign is {table, deck: copies by location number, seen, first, games, runs}."""

    def begin(self) -> dict[str, Json]:
        table, deck = starting_cards(Options())
        return {
            "table": table,
            "deck": deck,
            "seen": max(numbers_in(table)),
            "first": -1,
            "games": 0,
            "runs": 0,
        }

    def check(self, campaign: Json) -> None:
        kept = as_mapping(campaign, "campaign")
        for name in ("games", "runs"):
            if as_int(field(kept, name), name) < 0:
                raise BadData(name, "a count", kept[name])
        try:
            options = read_options({"campaign": campaign}, 5)
        except BadOption as problem:
            raise BadData("campaign", problem.problem, campaign) from None
        for number, most in enumerate(COPIES):
            if options.table[number] + options.deck[number] > most:
                raise BadData(
                    f"location {number}", f"at most {most} copies on the table and in the deck", campaign
                )
        if not any(options.table):
            raise BadData("table", "some location cards", campaign)

    def options(self, campaign: Json) -> dict[str, Json]:
        return {"campaign": campaign}

    def after(self, campaign: Json, state: State) -> dict[str, Json]:
        """Juices made are gone for good, the table is topped up; who came last begins. A run ends when 59
        has decided a game.
        """
        kept = as_mapping(campaign, "campaign")
        games, runs = as_int(field(kept, "games"), "games") + 1, as_int(field(kept, "runs"), "runs")
        if state.need_last and any(LAST in made for made in state.juices):
            return {**self.begin(), "seen": LAST, "games": games, "runs": runs + 1}
        table, deck = state.table[:], state.deck[:]
        top_up(table, deck)
        ranks = ranking(state).ranks
        seen = max(state.shown, *numbers_in(table))
        return {
            "table": table,
            "deck": deck,
            "seen": seen,
            "first": ranks.index(max(ranks)),
            "games": games,
            "runs": runs,
        }
