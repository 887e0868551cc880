"""Fifty tables of Mondo, four fast players each over real WebSockets, on one server process.

    python benchmarks/mondo_room.py [--tables 50] [--seconds 20] [--rate 1]

Every player grabs, lays, turns over and puts back tiles, so often a second on average. Told: how long it
takes from a grab's sending until it has arrived at all four screens of the table, the server's CPU time for
an action, and that no tile was lost or doubled. Players and server share the machine; the players are a
process of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import websockets

ROOT = Path(__file__).resolve().parent.parent
WARM_UP = 4.0  # seconds until the first round is under way everywhere
SEATS = 4
TILES = 136
FREE = 2  # squares that stay free, so that nobody is ever done
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Log:
    """What all players have seen."""

    grabs: dict[tuple[str, int, int], list[float]] = field(
        default_factory=dict
    )  # when sent, on how many screens
    screens: list[float] = field(default_factory=list)  # seconds until all four had it
    acks: int = 0
    refusals: int = 0
    received: int = 0  # bytes

    def saw_grab(self, table: str, seat: int, tile: int) -> None:
        grab = self.grabs.get((table, seat, tile))
        if grab is None:
            return
        grab[1] += 1
        if grab[1] == SEATS:
            self.screens.append(time.perf_counter() - grab[0])
            del self.grabs[table, seat, tile]


def change(view: Any, changes: list[Any]) -> None:
    """Makes the changes that an update tells, in place."""
    for path, *value in changes:
        inside = view
        *way, last = path
        for name in way:
            inside = inside[name]
        if value:
            inside[last] = value[0]
        else:
            del inside[last]


class Player:
    """One seat. Does what comes to mind, so often a second on average."""

    def __init__(self, number: int, seat: int, rate: float, log: Log) -> None:
        self.chance = random.Random(number)
        self.seat = seat
        self.rate = rate
        self.log = log
        self.table = ""
        self.view: dict[str, Any] = {}
        self.version = -1
        self.sent = 0
        self.awaited: dict[str, asyncio.Future[None]] = {}

    async def arrive(self, address: str) -> None:
        self.address = address
        self.http = httpx2.AsyncClient(base_url=f"http://{address}", trust_env=False)
        (await self.http.post("/api/me", json={"name": f"Player {self.seat}"})).raise_for_status()

    async def connect(self, link: str) -> None:
        path = link.removeprefix("/table/")
        self.table = path.split("?")[0]
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://{self.address}/api/tables/{path.replace('?', '/ws?')}"
        self.wire = await websockets.connect(
            url, additional_headers={"Cookie": cookies}, proxy=None, compression=None
        )
        await self.send("hello", client=f"player {self.seat}")
        self.listening = asyncio.create_task(self.listen())

    async def send(self, kind: str, **fields: Any) -> None:
        self.sent += 1
        await self.wire.send(json.dumps({"type": kind, **fields}))

    async def do(self, kind: str, **fields: Any) -> None:
        """Sends an input and waits until it is done."""
        self.awaited[kind] = asyncio.get_running_loop().create_future()
        await self.send(kind, id=kind, **fields)
        await self.awaited[kind]

    async def listen(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for frame in self.wire:
                self.log.received += len(frame)
                await self.hear(json.loads(frame))

    async def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "probe":
            await self.send("echo", probe=message["probe"])
        elif kind == "state":
            self.view, self.version = message["view"], message["version"]
        elif kind == "update":
            assert message["follows"] == self.version, "an update is missing"
            change(self.view, message["changes"])
            self.version = message["version"]
            for event in message["events"]:
                if event["kind"] == "grabbed":
                    self.log.saw_grab(self.table, event["seat"], event["tile"])
        elif kind == "ack" and message["id"] in self.awaited:
            self.awaited.pop(message["id"]).set_result(None)
        elif kind == "ack":
            self.log.acks += 1
        elif kind == "refused":
            self.log.refusals += 1

    async def play(self) -> None:
        while True:
            await asyncio.sleep(self.chance.expovariate(self.rate))
            move = self.wish()
            if move.startswith("grab"):
                key = (self.table, self.seat, int(move.split()[1]))
                self.log.grabs[key] = [time.perf_counter(), 0]
            await self.send("play", id=f"{self.sent}", moves=[move])

    def wish(self) -> str:
        chance, squares = self.chance, self.view["you"]["squares"]
        heap = [tile for tile, lies in enumerate(self.view["heap"]) if lies]
        if squares and self.view["players"][self.seat]["board"].count(None) > FREE:
            return f"place {chance.choice(squares)} {chance.randrange(4)} {chance.randrange(2)}"
        if squares:
            return "put-back"
        verb = "grab" if chance.random() < 0.85 else "flip"
        return f"{verb} {chance.choice(heap)}"


async def seated(number: int, address: str, rate: float, log: Log) -> list[Player]:
    """A table with four players, started."""
    players = [Player(SEATS * number + seat, seat, rate, log) for seat in range(SEATS)]
    for player in players:
        await player.arrive(address)
    wish = {"game": "mondo", "seats": SEATS, "options": {"minutes": 15}}
    made = (await players[0].http.post("/api/tables", json=wish)).json()
    for seat, player in enumerate(players):
        await player.connect(made["links"]["host" if seat == 0 else "seat"])
        if seat:
            await player.do("seat", seat=seat, action="take")
    await players[0].do("start")
    return players


def check(table: Sequence[Player]) -> None:
    """All see the same, and every tile is in one place."""
    shared = [{name: one for name, one in player.view.items() if name != "you"} for player in table]
    assert all(view == shared[0] for view in shared), "two screens differ"
    view = shared[0]
    tiles = [tile for tile, lies in enumerate(view["heap"]) if lies is not None]
    for player in view["players"]:
        tiles += [laid[0] for laid in player["board"] if laid is not None]
        tiles += [player["held"][0]] if player["held"] else []
    assert sorted(tiles) == list(range(TILES)), "a tile is lost or doubled"


def cpu_seconds(process: int) -> float:
    """Of the process and its threads, by Linux's own count."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def measure(address: str, server: int, tables: int, seconds: float, rate: float) -> None:
    log = Log()
    rooms = [await seated(number, address, rate, log) for number in range(tables)]
    players = [player for room in rooms for player in room]
    await asyncio.sleep(WARM_UP)
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(2)
    log.screens.clear()
    log.acks = log.refusals = log.received = 0
    started, used = time.perf_counter(), cpu_seconds(server)
    own = time.process_time()
    await asyncio.sleep(seconds)
    elapsed, used = time.perf_counter() - started, cpu_seconds(server) - used
    own = time.process_time() - own
    actions, refusals, received = log.acks, log.refusals, log.received
    for task in playing:
        task.cancel()
    await asyncio.sleep(2)
    for room in rooms:
        check(room)
    millis = [1000 * one for one in log.screens]
    print(
        f"{tables} tables, {len(players)} players, {elapsed:.0f} s: {actions / elapsed:.0f} actions/s done, "
        f"{refusals / elapsed:.1f}/s refused; no tile lost or doubled, all screens alike"
    )
    print(
        f"from a grab to all four screens: p50 {percentile(millis, 0.5):.1f} ms, "
        f"p99 {percentile(millis, 0.99):.1f} ms, worst {max(millis):.1f} ms ({len(millis)} grabs)"
    )
    each = 1000 * used / (actions + refusals)
    print(f"server: {each:.2f} ms CPU an action, {100 * used / elapsed:.0f} % of a core")
    print(
        f"{received / max(1, actions) / SEATS:.0f} bytes to each player an action; "
        f"the players took {100 * own / elapsed:.0f} % of a core"
    )


def serve(database: Path, port: int) -> subprocess.Popen[bytes]:
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "ludoteka.cli.main", "serve", "--port", str(port), "--db", str(database)]
    quiet = subprocess.DEVNULL
    return subprocess.Popen([*command, "--no-open"], env={**os.environ, "PYTHONPATH": paths}, stdout=quiet)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def wait_for(address: str) -> None:
    async with httpx2.AsyncClient(trust_env=False) as http:
        while True:
            with suppress(httpx2.TransportError):
                await http.get(f"http://{address}/health")
                return
            await asyncio.sleep(0.05)


async def run(tables: int, seconds: float, rate: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = serve(Path(folder) / "room.sqlite3", port)
        try:
            await wait_for(f"127.0.0.1:{port}")
            await measure(f"127.0.0.1:{port}", server.pid, tables, seconds, rate)
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=50)
    words.add_argument("--seconds", type=float, default=20)
    words.add_argument("--rate", type=float, default=1, help="actions of a player a second")
    given = words.parse_args()
    asyncio.run(run(given.tables, given.seconds, given.rate))


if __name__ == "__main__":
    main()
