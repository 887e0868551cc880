"""A room in a process of its own, and people who use it with real browsers."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from ludoteka.server import client_files
from tests.browser.player import Player

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
START = "from ludoteka.cli.main import main; main()"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Room:
    """A server that can be killed as by `kill -9` and started again on the same port and data."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        options = ["--no-open", "--port", str(self.port), "--db", str(self.database), "--pause", "0"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = subprocess.Popen([sys.executable, "-c", START, "serve", *options], env=environment)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=2):
                    return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    if not (client_files.STATIC / "index.html").is_file():
        explain = pytest.fail if os.environ.get("CI") else pytest.skip
        explain("the web client is not built: python scripts/web_client.py")
    room = Room(tmp_path_factory.mktemp("room") / "room.sqlite3")
    yield room
    room.close()


class People:
    """Makes players, each with a window of their own, and looks at the end whether a page complained."""

    def __init__(self, browser: Browser, room: Room) -> None:
        self.browser = browser
        self.room = room
        self.players: list[Player] = []

    def __call__(self, name: str = "", **how: Any) -> Player:
        context = self.browser.new_context(**{"locale": "en-US", **DESKTOP, **how}, reduced_motion="reduce")
        player = Player(context, self.room.address, name)
        self.players.append(player)
        return player


@pytest.fixture
def people(browser: Browser, room: Room) -> Iterator[People]:
    people = People(browser, room)
    yield people
    complaints = [complaint for player in people.players for complaint in player.complaints]
    for player in people.players:
        player.context.close()
    assert not complaints
