"""How long messages take, as the server measures it itself, and how much of that an action is given back.

In a real-time game a move counts from when it was pressed, as far as that can be believed: never more than
the connection's round trip, never more than CAP, and all credits of a seat together are limited by a quota
that refills slowly, so that a clock that is set wrong on purpose gains nothing lasting.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from statistics import median

CAP = 250  # milliseconds that an action may be given back at most
QUOTA = 2000  # milliseconds that a seat can be given back at once
REFILL = 0.05  # of the time that passes comes back to the quota
MEASURED = 5  # round trips of which the median counts
UNANSWERED = 8  # probes that may be on their way; who answers none is not asked for ever
PROBE_EVERY = 3000  # milliseconds


class RoundTrips:
    """Of one connection. A probe is a number that the client sends back at once."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self.monotonic = monotonic
        self.probes = 0
        self.sent: dict[int, float] = {}
        self.measured: deque[float] = deque(maxlen=MEASURED)

    def new_probe(self) -> int | None:
        """Its number; None if too many are unanswered."""
        if len(self.sent) >= UNANSWERED:
            return None
        self.probes += 1
        self.sent[self.probes] = self.monotonic()
        return self.probes

    def echoed(self, probe: int) -> None:
        """A probe that was never sent, or was answered before, measures nothing."""
        sent = self.sent.pop(probe, None)
        if sent is not None:
            self.measured.append(1000 * (self.monotonic() - sent))

    @property
    def millis(self) -> int:
        """0 as long as none has been measured."""
        return int(median(self.measured)) if self.measured else 0


class Credit:
    """What a seat may still be given back."""

    def __init__(self) -> None:
        self.left = float(QUOTA)
        self.at = 0

    def pressed_at(self, pressed: float | None, now: int, round_trip: int) -> int:
        """The time at which a move counts that arrives now, and takes that from the quota."""
        self.left = min(QUOTA, self.left + REFILL * max(0, now - self.at))
        self.at = max(self.at, now)
        if pressed is None:
            return now
        given = int(max(0.0, min(now - pressed, round_trip, CAP, self.left)))
        self.left -= given
        return now - given
