"""The options of a game of Catan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ludoteka.games.catan.variants.registry import VARIANTS, check_together
from ludoteka.kernel.data import Json, as_int, as_str
from ludoteka.kernel.options import Field, read_fields

BOARDS: Final = ("random", "spiral", "beginner")

FIELDS: Final = (
    Field("board", "random", BOARDS),
    Field("fixed_harbours", False),
    Field("trading", True),
    Field("target", 0, range(21)),
    *(Field(name.replace("-", "_"), False) for name in VARIANTS),
)


class Options(NamedTuple):
    board: str = "random"
    fixed_harbours: bool = False  # harbours as printed, not shuffled
    trading: bool = True  # domestic trade
    target: int = 0  # points to win; 0: as the variants say (COM-2)
    variants: tuple[str, ...] = ()


def read_options(data: Mapping[str, Json], seats: int) -> Options:
    """Raises BadOption, for a set of variants that don't go together too."""
    values = read_fields(FIELDS, data)
    variants = tuple(name for name in VARIANTS if values[name.replace("-", "_")])
    board = as_str(values["board"], "board")
    check_together(variants, board)
    return Options(
        board,
        bool(values["fixed_harbours"]),
        bool(values["trading"]),
        as_int(values["target"], "target"),
        variants,
    )


def dump_options(options: Options) -> dict[str, Json]:
    data: dict[str, Json] = {
        "board": options.board,
        "fixed_harbours": options.fixed_harbours,
        "trading": options.trading,
        "target": options.target,
    }
    data.update({name.replace("-", "_"): name in options.variants for name in VARIANTS})
    return data
