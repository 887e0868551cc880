"""Servers and people for the tests; all are sent home at the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from ludoteka import registry
from tests.sample.sealed_bids import SealedBids
from tests.server.players import Person, Server, Window, settings_for


@pytest.fixture(autouse=True)
def sample_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BUILT_IN, "sealed-bids", SealedBids())


class House:
    """What a test needs: servers on one database, people, a table in one line."""

    def __init__(self, database: object) -> None:
        self.database = database
        self.servers: list[Server] = []
        self.people: list[Person] = []
        self.windows: list[Window] = []

    async def open(self, **settings: Any) -> Server:
        server = Server(settings_for(self.database, **settings))
        await server.start()
        self.servers.append(server)
        return server

    async def restart(self, **settings: Any) -> Server:
        """Stops the server in good order and opens another one on its data; people keep cookies."""
        await self.servers[-1].stop()
        server = await self.open(**settings)
        for person in self.people:
            await person.move_to(server)
        return server

    async def person(self, name: str = "Ann") -> Person:
        person = await Person(self.servers[-1], name).arrive()
        self.people.append(person)
        return person

    async def visit(self, person: Person, link: str, **how: Any) -> Window:
        window = await person.visit(link, **how)
        self.windows.append(window)
        return window

    async def table(self, host: Person, **wish: Any) -> dict[str, Any]:
        wish = {"game": "sealed-bids", "seats": 2, "options": {"cards": 4}, **wish}
        made: dict[str, Any] = await host.post("/api/tables", wish)
        return made

    async def started(self, *names: str, **wish: Any) -> tuple[dict[str, Any], list[Window]]:
        """A table under way with these people at it, in the order of the seats."""
        people = [await self.person(name) for name in names]
        made = await self.table(people[0], **{"seats": len(names), **wish})
        windows = []
        for seat, person in enumerate(people):
            window = await self.visit(person, made["links"]["host" if seat == 0 else "seat"])
            await window.until("fair")  # it has arrived
            if seat:
                await window.do("seat", seat=seat, action="take")
            windows.append(window)
        await windows[0].do("start")
        for window in windows:
            await window.at_version(0)
        return made, windows

    async def close(self) -> None:
        for window in self.windows:
            await window.close()
        for person in self.people:
            await person.leave()
        for server in self.servers:
            if not server.task.done():
                await server.stop()


@pytest.fixture
async def house(tmp_path: Any) -> AsyncIterator[House]:
    found = House(tmp_path / "room.sqlite3")
    yield found
    await found.close()
