"""Saving a state as JSON and reading it back."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cheating_moth.cards import CARDS, all_cards
from ludoteka.games.cheating_moth.options import dump_options, read_options
from ludoteka.games.cheating_moth.state import State, sleight_of
from ludoteka.kernel.data import Json, as_int, as_ints, as_mapping, as_rows, as_str, field
from ludoteka.kernel.errors import BadData
from ludoteka.kernel.rng import load_rng

NUMBERS: Final = (
    "seats", "now", "phase", "round", "starter", "guard", "turn", "turns", "passes", "due", "may_accuse_at",
    "pardoned", "frozen_at", "resumes", "resume_due", "interrupted", "old_guard", "light", "light_since",
    "light_seen", "race", "cue_at", "slowest", "ended_at",
)  # fmt: skip
LISTS: Final = ("deck", "discard", "fans", "fidgets", "verdict", "locked", "race_wins", "picks", "ready")
ROWS: Final = (
    "hands", "gone", "tells", "seen_tells", "fan_changes", "accusations", "light_changes", "entries",
    "scores",
)  # fmt: skip
BY_SEAT: Final = ("hands", "gone", "fans", "fidgets", "locked", "race_wins", "picks", "ready")


def dump(state: State) -> dict[str, Json]:
    data: dict[str, Json] = {name: getattr(state, name) for name in NUMBERS}
    data.update({name: list(getattr(state, name)) for name in LISTS})
    data.update({name: [list(row) for row in getattr(state, name)] for name in ROWS})
    data["sleights"] = [sleight.row() for sleight in state.sleights]
    data["why"] = state.why
    data["options"] = dump_options(state.options)
    data["rng"] = state.rng.dump()
    return data


def load(data: Json) -> State:
    """Raises BadData."""
    fields = as_mapping(data, "state")
    seats = as_int(field(fields, "seats"), "seats")
    options = read_options(as_mapping(field(fields, "options"), "options"), seats)
    state = State(seats, options, load_rng(field(fields, "rng")))
    for name in NUMBERS:
        setattr(state, name, as_int(field(fields, name), name))
    for name in LISTS:
        setattr(state, name, as_ints(field(fields, name), name))
    for name in ROWS:
        setattr(state, name, as_rows(field(fields, name), name))
    rows = as_rows(field(fields, "sleights"), "sleights")
    if any(len(row) != 8 for row in rows):
        raise BadData("sleights", "eight numbers each", rows)
    state.sleights = [sleight_of(row) for row in rows]
    state.why = as_str(field(fields, "why"), "why")
    for name in BY_SEAT:
        if len(getattr(state, name)) != seats:
            raise BadData(name, f"one entry for each of {seats} seats", len(getattr(state, name)))
    cards = sorted(state.deck + state.discard + [card for pile in state.hands + state.gone for card in pile])
    if cards != sorted(all_cards()):
        raise BadData("cards", f"the {len(all_cards())} cards of the game, of {len(CARDS)} kinds", len(cards))
    return state
