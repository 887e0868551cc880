"""How somebody plays Cheating Moth: nerve, attention and speed, in people's figures."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """Times are milliseconds, shares from 0 to 100."""

    nerve: int  # between two sleights, about
    feints: int  # share of sleights that are none
    attention: int  # share of tells that are noticed as the guard
    trust: int  # share of the tells noticed that are let pass, as hands move for many reasons
    reaction: tuple[int, int]  # from what is seen to what is done, the fastest and the slowest
    race: tuple[int, int]  # the same when it is expected: a cue
    clever: bool  # cheats when the guard can't look, chooses whom to give what


CARELESS: Final = Temper(
    nerve=22_000, feints=5, attention=20, trust=30, reaction=(600, 1400), race=(350, 900), clever=False
)
CASUAL: Final = Temper(
    nerve=14_000, feints=15, attention=45, trust=55, reaction=(450, 1100), race=(280, 650), clever=False
)
SHARP: Final = Temper(
    nerve=8_000, feints=30, attention=85, trust=60, reaction=(300, 700), race=(210, 420), clever=True
)
