"""A server in this very process, and people who visit it through HTTP and WebSocket as a browser does."""

from __future__ import annotations

import asyncio
import copy
import itertools
import json
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx2
import uvicorn
import websockets

from ludoteka import registry
from ludoteka.server.app import make_app
from ludoteka.server.room import Room
from ludoteka.server.settings import Settings
from tests.sample.sealed_bids import SealedBids

PATIENCE = 10.0  # seconds until a test gives up waiting


def register_sample() -> None:
    """In this process and in those that bots think in."""
    registry.BUILT_IN["sealed-bids"] = SealedBids()


def settings_for(database: object, **changed: Any) -> Settings:
    usual = Settings(str(database), pause=0.0, prepare=register_sample, processes=1, think=0.3)
    return usual._replace(**changed)


class Quick(uvicorn.Server):
    """Uvicorn without its pauses, which a hundred tests would feel."""

    async def main_loop(self) -> None:
        while not self.should_exit:
            await asyncio.sleep(0.005)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        while self.server_state.tasks:
            await asyncio.sleep(0.005)
        await self.lifespan.shutdown()


class Server:
    """Runs on a free port until it is stopped."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        config = uvicorn.Config(
            self.app, log_level="warning", ws="websockets-sansio", lifespan="on", timeout_graceful_shutdown=1
        )
        self.server = Quick(config)
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]

    @property
    def room(self) -> Room:
        room: Room = self.app.state.room
        return room

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.task = asyncio.create_task(self.server.serve(sockets=[self.socket]))
        while not self.server.started:
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        self.server.should_exit = True
        await self.task


class Person:
    """A guest with a browser: a cookie, windows at tables."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.http = httpx2.AsyncClient(base_url=f"http://{server.address}", trust_env=False, verify=False)
        self.server = server
        self.name = name

    async def move_to(self, server: Server) -> None:
        """The same browser at another address."""
        cookies = self.http.cookies
        await self.http.aclose()
        self.http = httpx2.AsyncClient(
            base_url=f"http://{server.address}", cookies=cookies, trust_env=False, verify=False
        )
        self.server = server

    async def arrive(self) -> Person:
        await self.post("/api/me", {"name": self.name})
        return self

    async def get(self, path: str, status: int = 200) -> Any:
        return self._body(await self.http.get(path), status)

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self._body(await self.http.post(path, json=body), status)

    def _body(self, answer: httpx2.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    async def visit(self, link: str, *, since: int | None = None, client: str | None = None) -> Window:
        """Opens a window at the table of the link and says hello."""
        path = (
            link.removeprefix("/table/").replace("?", "/ws?")
            if "?" in link
            else link.removeprefix("/table/") + "/ws"
        )
        address = f"ws://{self.server.address}/api/tables/{path}"
        wire = await websockets.connect(
            address, additional_headers=self.headers(), proxy=None, max_queue=None
        )
        window = Window(wire, client or f"{self.name}-{next(NUMBERS)}")
        with suppress(websockets.ConnectionClosed):  # a test may want just that
            await window.send("hello", client=window.client, since=since)
        return window

    async def leave(self) -> None:
        await self.http.aclose()


NUMBERS = itertools.count()


def changed(view: Any, changes: list[Any]) -> Any:
    """The view with what an update says has changed in it."""
    holder = {"view": copy.deepcopy(view)}
    for path, *value in changes:
        inside: Any = holder
        *way, last = ["view", *path]
        for name in way:
            inside = inside[name]
        if value:
            inside[last] = value[0]
        else:
            del inside[last]
    return holder["view"]


class Window:
    """One connection to a table; remembers every frame it got."""

    def __init__(self, wire: Any, client: str) -> None:
        self.wire = wire
        self.client = client
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}  # the latest state or update
        self.version = -1
        self.gaps = 0

    async def send(self, kind: str, **fields: Any) -> None:
        await self.send_raw(json.dumps({"type": kind, **fields}))

    async def send_raw(self, text: str) -> None:
        await self.wire.send(text)

    async def next(self) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.wire.recv(), PATIENCE)
        message: dict[str, Any] = json.loads(frame)
        self.frames.append(frame)
        self.messages.append(message)
        self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("update", "skip"):
            follows = message.get("follows", message["version"] - 1)
            self.gaps += follows != self.version and message["version"] != self.version
        if kind in ("state", "update", "skip"):
            self.version = message["version"]
        if kind == "update" and message["view"] is None:
            message["view"] = changed(self.state["view"], message["changes"])
        if kind == "update" and message["options"] is None:
            message["options"] = self.state["options"]
        if kind in ("state", "update"):
            self.state = message

    async def until(
        self, *kinds: str, that: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """The next message of one of these kinds of which `that` holds."""
        while True:
            message = await self.next()
            if message["type"] in kinds and that(message):
                return message

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends an input and waits for its answer."""
        fields.setdefault("id", f"{self.client}.{next(NUMBERS)}")
        await self.send(kind, **fields)
        return await self.until("ack", "refused", "why", that=lambda m: m["id"] == fields["id"])

    async def play(self, *moves: str, **fields: Any) -> dict[str, Any]:
        """Plays, and if it was done waits for what it caused."""
        answer = await self.do("play", moves=list(moves), **fields)
        if answer["type"] == "ack":
            await self.at_version(answer["version"])
        return answer

    async def my_turn(self) -> dict[str, Any]:
        """The state in which there is something to do."""
        while not self.state.get("options") and self.state.get("outcome") is None:
            await self.next()
        return self.state

    async def bid_each(self, cards: Any) -> dict[str, Any]:
        """Bids one after the other, each when it can; the end of the game."""
        for card in cards:
            await self.my_turn()
            assert (await self.play(f"bid {card}"))["type"] == "ack"
        return await self.at_end()

    async def at_version(self, version: int) -> dict[str, Any]:
        """The state or update after which this version is reached."""
        while self.version < version:
            await self.next()
        return self.state

    async def at_end(self) -> dict[str, Any]:
        while not self.state or self.state["outcome"] is None:
            await self.next()
        return self.state

    async def closed(self) -> int:
        """The code with which the server closes the connection."""
        with suppress(websockets.ConnectionClosed):
            while True:
                await self.next()
        return int(self.wire.close_code)

    async def settle(self) -> None:
        """Until all that the table has told up to now has arrived."""
        await self.send("ping", t=0)
        await self.until("pong")

    async def quiet(self, seconds: float = 0.15) -> list[dict[str, Any]]:
        """What comes until nothing has come for a while."""
        found = []
        while True:
            try:
                frame = await asyncio.wait_for(self.wire.recv(), seconds)
            except TimeoutError:
                return found
            self.frames.append(frame)
            found.append(json.loads(frame))
            self.messages.append(found[-1])
            self._note(found[-1])

    async def close(self) -> None:
        await self.wire.close()
