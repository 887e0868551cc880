"""Table time: milliseconds of play on a monotonic clock. It stands still before the start and while the
server is down."""

from __future__ import annotations

from collections.abc import Callable


class TableClock:
    def __init__(self, monotonic: Callable[[], float], at: int = 0) -> None:
        self.monotonic = monotonic
        self.at = at  # table time when it was last set going
        self.since: float | None = None  # when that was; None: it stands

    def go(self) -> None:
        if self.since is None:
            self.since = self.monotonic()

    def stop(self) -> None:
        self.at = self.now()
        self.since = None

    @property
    def is_going(self) -> bool:
        return self.since is not None

    def now(self) -> int:
        if self.since is None:
            return self.at
        return self.at + int((self.monotonic() - self.since) * 1000)
