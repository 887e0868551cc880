"""One connection to a table: what it may do, and the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from ludoteka.server.latency import RoundTrips
from ludoteka.server.messages import Probe, ServerMessage, encode
from ludoteka.server.sheet import Rights

TOO_SLOW = 4408


class Wire(Protocol):
    """The transport: a WebSocket, or a test."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Reader:
    """Sending never waits: who reads too slowly is dropped, and can connect again."""

    def __init__(
        self,
        wire: Wire,
        guest: str,
        name: str,
        rights: Rights,
        queue: int,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.wire = wire
        self.guest = guest
        self.name = name
        self.rights = rights
        self.client = ""  # told by `hello`
        self.seat: int | None = None  # kept up to date by the table
        self.round_trips = RoundTrips(monotonic)
        self.waiting: asyncio.Queue[str | int] = asyncio.Queue(queue)
        self.dropped = False
        self.sender = asyncio.create_task(self._send_all())

    def send(self, message: ServerMessage) -> None:
        self.send_frame(encode.encode(message).decode())

    def send_probe(self) -> None:
        probe = self.round_trips.new_probe()
        if probe is not None:
            self.send(Probe(probe))

    def send_frame(self, frame: str) -> None:
        if self.dropped:
            return
        try:
            self.waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        """Ends the connection at once; what waits is not sent."""
        if not self.dropped:
            self.dropped = True
            self.sender.cancel()
            self.sender = asyncio.create_task(self._close(code))

    def finish(self, code: int) -> None:
        """Ends the connection after all that waits."""
        try:
            self.waiting.put_nowait(code)
        except asyncio.QueueFull:
            self.drop(code)

    async def _send_all(self) -> None:
        while True:
            frame = await self.waiting.get()
            try:
                if isinstance(frame, int):
                    await self.wire.close(frame)
                    return
                await self.wire.send_text(frame)
            except (RuntimeError, OSError):  # the other side has gone; its end of the connection says so too
                self.dropped = True
                return

    async def _close(self, code: int) -> None:
        try:
            await asyncio.wait_for(self.wire.close(code), 5)
        except (RuntimeError, OSError):  # gone already, or it does not even read that (TimeoutError)
            return
