"""The options of a game: how cheating is caught, and what the DECISION lines leave to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ludoteka.kernel.data import Json, as_int, as_str
from ludoteka.kernel.errors import BadOption, Reason
from ludoteka.kernel.options import Field, read_fields

TELLS: Final = "tells"
WATCHFUL_EYE: Final = "watchful-eye"
ANY_CARD: Final = "any-card"
NUMBER_CARDS: Final = "number-cards"

FIELDS: Final = (
    Field("catching", TELLS, (TELLS, WATCHFUL_EYE)),
    Field("cockroach", ANY_CARD, (ANY_CARD, NUMBER_CARDS)),
    Field("oldest", 1, range(1, 6)),
    Field("grace", 1500, range(500, 3001, 500)),
    Field("turn_seconds", 30, range(0, 121, 10)),
)


class Options(NamedTuple):
    catching: str = TELLS  # by watching the table (MOT-20), or with a light that is pointed (MOT-23)
    cockroach: str = ANY_CARD  # what may be raced (MOT-9)
    oldest: int = 1  # the seat, counted from 1, that is the first guard (MOT-2)
    grace: int = 1500  # milliseconds after a card is gone in which its owner may still be accused (MOT-20)
    turn_seconds: int = 30  # for a decision; 0: no clock


def read_options(data: Mapping[str, Json], seats: int) -> Options:
    """Raises BadOption."""
    values = read_fields(FIELDS, data)
    options = Options(
        as_str(values["catching"], "catching"),
        as_str(values["cockroach"], "cockroach"),
        as_int(values["oldest"], "oldest"),
        as_int(values["grace"], "grace"),
        as_int(values["turn_seconds"], "turn_seconds"),
    )
    if options.oldest > seats:
        problem = f"seats are numbered 1 to {seats}, there is no {options.oldest}"
        raise BadOption("oldest", problem, Reason("MOT-2", "oldest-not-there", {}, ("option:oldest",)))
    return options


def dump_options(options: Options) -> dict[str, Json]:
    return dict(options._asdict())
