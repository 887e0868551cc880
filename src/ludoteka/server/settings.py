"""What can be set about a server."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import NamedTuple


def _no_preparation() -> None:
    """Bots' processes need none."""


class Settings(NamedTuple):
    database: str  # path of an SQLite file, or an SQLAlchemy URL
    durable: bool = False  # wait for the disk at each commit
    pause: float = 0.8  # seconds that a bot seems to think at least
    takeover: float = 60.0  # seconds after which a bot plays for who is gone
    think: float = 1.0  # seconds a bot may think
    processes: int = max(1, (os.cpu_count() or 2) - 1)  # that bots think in
    prepare: Callable[[], None] = _no_preparation  # runs first in each of them
    queue: int = 256  # messages that may wait for a slow reader
    idle: float = 60.0  # seconds after which a table nobody looks at is put away
    monotonic: Callable[[], float] = time.monotonic
    time: Callable[[], float] = time.time
