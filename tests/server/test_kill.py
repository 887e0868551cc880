"""`kill -9` at any step of handling a move: nothing acknowledged is lost, nothing is done twice, all
agree afterwards."""

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import httpx2
import pytest
import websockets

from tests.server.dying_server import STEPS
from tests.server.players import Person

ROOT = Path(__file__).resolve().parents[2]


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Process:
    """A server in a process of its own."""

    def __init__(self, database, port, step):
        self.port = port
        paths = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
        command = [sys.executable, "-m", "tests.server.dying_server", str(database), str(port), step]
        self.process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths})

    async def ready(self):
        async with httpx2.AsyncClient(trust_env=False) as http:
            for _ in range(400):
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/health")
                except httpx2.TransportError:
                    await asyncio.sleep(0.05)
                else:
                    return
        raise AssertionError("the server does not start")

    def end(self):
        self.process.kill()
        self.process.wait()


async def people_at_a_table(address):
    ann, bob = [await Person(address, name).arrive() for name in ("Ann", "Bob")]
    wish = {"game": "sealed-bids", "seats": 2, "options": {"cards": 4}}
    made = await ann.post("/api/tables", wish)
    links = (made["links"]["host"], made["links"]["seat"])
    windows = [await ann.visit(links[0], client="a"), await bob.visit(links[1], client="b")]
    await windows[1].do("seat", seat=1, action="take")
    await windows[0].do("start")
    for window in windows:
        await window.at_version(0)
    return (ann, bob), links, windows


@pytest.mark.parametrize("step", [step for step in STEPS if step != "never"])
async def test_after_kill_9_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path, step):
    port = free_port()
    address = SimpleNamespace(address=f"127.0.0.1:{port}")
    dying = Process(tmp_path / "room.sqlite3", port, step)
    await dying.ready()
    people, links, windows = await people_at_a_table(address)
    acknowledged = False
    with contextlib.suppress(websockets.ConnectionClosed):
        acknowledged = (await windows[0].do("play", moves=["bid 2"], id="move", at=0))["type"] == "ack"
    await asyncio.to_thread(dying.process.wait, 10)
    assert acknowledged == (step == "when the answer has been sent")

    living = Process(tmp_path / "room.sqlite3", port, "never")
    try:
        await living.ready()
        again = [
            await person.visit(link, since=window.version, client=window.client)
            for person, link, window in zip(people, links, windows, strict=True)
        ]
        assert await again[0].play("bid 2", id="move", at=0) == {"type": "ack", "id": "move", "version": 1}
        states = [await window.at_version(1) for window in again]
        assert [state["view"]["bid"] for state in states] == [2, 0]
        assert (await again[1].play("bid 3"))["version"] == 2
        for window in again:
            assert (await window.at_version(2))["view"]["hands"] == [[1, 3, 4], [1, 2, 4]]
    finally:
        living.end()
        for person in people:
            await person.leave()
