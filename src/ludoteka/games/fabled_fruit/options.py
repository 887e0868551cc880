"""The options of a game of Fabled Fruit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ludoteka.games.fabled_fruit.costs import LOCATIONS, costs_of
from ludoteka.kernel.data import Json, as_int, as_ints, as_mapping, as_str, field
from ludoteka.kernel.errors import BadOption, Reason
from ludoteka.kernel.options import Field, read_fields

IN_PLAY: Final = 24  # location cards on the table at the start of every game (FFB-2)
COPIES: Final = [0] + [4] * 58 + [8]  # of each number (FFB-1)
LAST_START: Final = 55  # from here on there are only 24 cards left
READING: Final = ("everyone", "short", "off")

FIELDS: Final = (
    Field("start", 1, range(1, LOCATIONS + 1)),
    Field("reading", "everyone", READING),
    Field("costs", "", file=True),
    Field("campaign", None, form=False),
)


class Options(NamedTuple):
    start: int = 1  # number of the first location on the table; past 55 it is 55, for 24 cards are needed
    reading: str = "everyone"  # a new location waits for everyone, for 10 seconds, or not at all (FFE-3)
    costs: str = ""  # text of a cost file; empty: our own
    table: tuple[int, ...] = ()  # of a campaign: copies on the table by number; else empty
    deck: tuple[int, ...] = ()  # copies in the big deck by number
    seen: int = 0  # highest number the group has seen
    first: int = -1  # who begins; -1: chance


def read_options(data: Mapping[str, Json], seats: int) -> Options:
    """Raises BadOption."""
    values = read_fields(FIELDS, data)
    start, costs = as_int(values["start"], "start"), as_str(values["costs"], "costs")
    reading = as_str(values["reading"], "reading")
    costs_of(costs)
    if values["campaign"] is None:
        return Options(start=start, reading=reading, costs=costs)
    if start != 1:
        reason = Reason("FFB-14", "campaign-sets-the-start", {"start": start}, ("option:start",))
        raise BadOption(
            "start", "a campaign begins with the locations of its last game; leave start at 1", reason
        )
    kept = as_mapping(values["campaign"], "campaign")
    first = as_int(field(kept, "first"), "campaign.first")
    return Options(
        reading=reading,
        costs=costs,
        table=tuple(_counts(kept, "table")),
        deck=tuple(_counts(kept, "deck")),
        seen=as_int(field(kept, "seen"), "campaign.seen"),
        first=first if first < seats else -1,
    )


def dump_options(options: Options) -> dict[str, Json]:
    campaign: Json = None
    if options.table:
        campaign = {
            "table": options.table,
            "deck": options.deck,
            "seen": options.seen,
            "first": options.first,
        }
    return {"start": options.start, "reading": options.reading, "costs": options.costs, "campaign": campaign}


def _counts(kept: Mapping[str, Json], name: str) -> list[int]:
    counts = as_ints(field(kept, name), f"campaign.{name}")
    if len(counts) != LOCATIONS + 1 or any(
        not 0 <= n <= most for n, most in zip(counts, COPIES, strict=True)
    ):
        raise BadOption(
            "campaign",
            f"{name} must be {LOCATIONS + 1} counts by location number, none above what the box holds",
        )
    return counts


def starting_cards(options: Options) -> tuple[list[int], list[int]]:
    """Copies on the table and in the big deck, by number (FFB-2, FFB-14)."""
    if options.table:
        return list(options.table), list(options.deck)
    start = min(options.start, LAST_START)
    deck = [copies if number >= start else 0 for number, copies in enumerate(COPIES)]
    table = [0] * (LOCATIONS + 1)
    top_up(table, deck)
    return table, deck


def top_up(table: list[int], deck: list[int]) -> None:
    """Fills the table up to 24 location cards from the big deck, lowest numbers first."""
    for number in range(1, LOCATIONS + 1):
        moved = min(deck[number], IN_PLAY - sum(table))
        table[number] += moved
        deck[number] -= moved


def numbers_in(counts: Sequence[int]) -> list[int]:
    return [number for number, copies in enumerate(counts) if copies]
