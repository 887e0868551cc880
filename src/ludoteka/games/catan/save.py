"""Saving a state as JSON and reading it back."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.board import load_board
from ludoteka.games.catan.moves import MOVES
from ludoteka.games.catan.state import Bargain, Player, State, blank_state, new_player
from ludoteka.games.catan.variants.registry import VARIANTS, make_variants
from ludoteka.kernel.arrays import Ints, ints
from ludoteka.kernel.data import Json, as_bool, as_int, as_ints, as_list, as_mapping, as_rows, as_str, field
from ludoteka.kernel.errors import BadData
from ludoteka.kernel.frames import load_ask
from ludoteka.kernel.rng import load_rng

_NUMBERS: Final = (
    "seats", "target", "phase", "player", "turn_player", "turn", "progress", "number", "free_roads",
    "setup_corner",
    "robber", "winner",
    "longest_owner", "longest_length", "army_owner", "army_size", "offers_made", "step", "now",
)  # fmt: skip
_FLAGS: Final = ("trading", "rolled", "played_card")
_ARRAYS: Final = ("dice", "rolls", "owner", "level", "crowd", "road", "bank", "fresh")
_PLAYER_NUMBERS: Final = (
    "hand_size",
    "discards",
    "knights",
    "roads_left",
    "settlements_left",
    "cities_left",
    "points",
)
_PLAYER_ARRAYS: Final = ("touched", "hand", "laid", "cards", "rates")


def dump(state: State) -> dict[str, Json]:
    data: dict[str, Json] = {name: int(getattr(state, name)) for name in _NUMBERS}
    data.update({name: bool(getattr(state, name)) for name in _FLAGS})
    data.update({name: _plain(getattr(state, name)) for name in _ARRAYS})
    data["board"] = state.board.dump()
    data["rng"] = state.rng.dump()
    data["end"] = state.end
    data["deck"] = state.deck[:]
    data["refused"] = [row[:] for row in state.refused]
    data["agenda"] = state.agenda[:]
    data["asks"] = [ask.dump() for ask in state.asks]
    data["players"] = [_dump_player(player) for player in state.players]
    data["variants"] = {variant.name: variant.dump() for variant in state.variants}
    bargain = state.bargain
    data["bargain"] = (
        None
        if bargain is None
        else {
            "goods": bargain.goods[:],
            "replies": bargain.replies[:],
            "counters": [c[:] for c in bargain.counters],
        }
    )
    return data


def _plain(numbers: Ints) -> list[int]:
    return [int(number) for number in numbers]


def _dump_player(player: Player) -> dict[str, Json]:
    data: dict[str, Json] = {name: int(getattr(player, name)) for name in _PLAYER_NUMBERS}
    data.update({name: _plain(getattr(player, name)) for name in _PLAYER_ARRAYS})
    return data


def load(data: Json) -> State:
    """Raises BadData."""
    fields = as_mapping(data, "state")
    board = load_board(field(fields, "board"))
    seats = as_int(field(fields, "seats"), "seats")
    state = blank_state(board, seats, load_rng(field(fields, "rng")))
    for name in _NUMBERS:
        setattr(state, name, as_int(field(fields, name), name))
    for name in _FLAGS:
        setattr(state, name, as_bool(field(fields, name), name))
    for name in _ARRAYS:
        _load_array(state, name, field(fields, name))
    state.end = as_str(field(fields, "end"), "end")
    state.deck = as_ints(field(fields, "deck"), "deck")
    state.refused = as_rows(field(fields, "refused"), "refused")
    state.agenda = as_ints(field(fields, "agenda"), "agenda")
    state.asks = [load_ask(item, MOVES) for item in as_list(field(fields, "asks"), "asks")]
    state.players = [
        _load_player(item, board.topology.corners) for item in as_list(field(fields, "players"), "players")
    ]
    if len(state.players) != seats:
        raise BadData("players", f"{seats} players", len(state.players))
    kept = as_mapping(field(fields, "variants"), "variants")
    for name in kept:
        if name not in VARIANTS:
            raise BadData("variants", "some of " + ", ".join(VARIANTS), name)
    state.variants = make_variants(list(kept))
    for variant in state.variants:
        variant.load(kept[variant.name])
    state.bargain = _load_bargain(field(fields, "bargain"))
    state.log = []
    return state


def _load_array(holder: State | Player, name: str, value: Json) -> None:
    numbers = as_ints(value, name)
    if len(numbers) != len(getattr(holder, name)):
        raise BadData(name, f"{len(getattr(holder, name))} numbers", len(numbers))
    setattr(holder, name, ints(numbers))


def _load_player(data: Json, corners: int) -> Player:
    fields = as_mapping(data, "player")
    player = new_player(corners)
    for name in _PLAYER_NUMBERS:
        setattr(player, name, as_int(field(fields, name), name))
    for name in _PLAYER_ARRAYS:
        _load_array(player, name, field(fields, name))
    return player


def _load_bargain(data: Json) -> Bargain | None:
    if data is None:
        return None
    fields = as_mapping(data, "bargain")
    bargain = Bargain(as_ints(field(fields, "goods"), "goods"), 0)
    bargain.replies = as_ints(field(fields, "replies"), "replies")
    bargain.counters = as_rows(field(fields, "counters"), "counters")
    return bargain
