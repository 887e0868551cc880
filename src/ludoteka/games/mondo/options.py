"""The options of a game of Mondo: level, time, side of the board, and the variants (MON-23, MON-25 to
MON-27).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from ludoteka.kernel.data import Json, as_bool, as_int, as_str
from ludoteka.kernel.errors import BadOption, Reason
from ludoteka.kernel.options import Field, read_fields

LEVELS: Final = ("beginner", "advanced", "expert")
MINUTES: Final = {"beginner": 7, "advanced": 6, "expert": 5}
SOLO_MINUTES: Final = {"beginner": 10, "advanced": 6, "expert": 5}  # easy, medium, hard
SOLO_LIMIT: Final = {"beginner": 3, "advanced": 2, "expert": 1}
HANDICAPS: Final = ("none", "active", "all")

FIELDS: Final = (
    Field("level", "beginner", LEVELS),
    Field("minutes", 0, range(16)),
    Field("back", False),
    Field("hidden_time", False),
    Field("slow", False),
    Field("handicap", "none", HANDICAPS),
    Field("handicapped", 0, range(16)),
    Field("pace", 0, range(121)),
)


class Options(NamedTuple):
    level: str = "beginner"  # alone at the table: easy, medium, hard
    minutes: int = 0  # of a round; 0: as the level says
    back: bool = False  # the back of the board
    hidden_time: bool = False  # the remaining time is shown to nobody
    slow: bool = False  # no clock until the first one stops
    handicap: str = "none"  # instead of the volcano token: whose volcanoes count, for the handicapped
    handicapped: int = 0  # a bit for each handicapped seat
    pace: int = 0  # tiles a minute that bots lay; 0: as their level. The rules don't heed it


def read_options(data: Mapping[str, Json], seats: int) -> Options:
    """Raises BadOption."""
    values = read_fields(FIELDS, data)
    options = Options(
        as_str(values["level"], "level"),
        as_int(values["minutes"], "minutes"),
        as_bool(values["back"], "back"),
        as_bool(values["hidden_time"], "hidden_time"),
        as_bool(values["slow"], "slow"),
        as_str(values["handicap"], "handicap"),
        as_int(values["handicapped"], "handicapped"),
        as_int(values["pace"], "pace"),
    )
    if options.slow and options.minutes:
        reason = Reason("MON-27", "slow-has-no-minutes", {}, ("option:minutes", "option:slow"))
        raise BadOption("minutes", "a slow game has no clock; leave minutes at 0", reason)
    if options.slow and seats == 1:
        reason = Reason("MON-27", "slow-needs-others", {}, ("option:slow",))
        raise BadOption("slow", "alone there is nobody whose stopping could start the clock", reason)
    if (options.handicap == "none") != (options.handicapped == 0):
        reason = Reason("MON-25", "handicap-needs-players", {}, ("option:handicap", "option:handicapped"))
        raise BadOption("handicapped", "name the handicapped players and the handicap, or neither", reason)
    return options


def dump_options(options: Options) -> dict[str, Json]:
    return dict(options._asdict())
