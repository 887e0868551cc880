"""How a bot takes part in a real-time game: what it does at one look, and when it looks again."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.kernel.moves import Move
from ludoteka.kernel.protocol import Millis


class Glance(NamedTuple):
    """A move, or None for none now; the bot is not shown the table again before it has rested so long."""

    move: Move | None
    rest: Millis
