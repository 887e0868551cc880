"""Builds the wheel as pip would, installs it in an empty environment elsewhere and asks it for the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

import compiled_rules

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0


def run(*command: object, folder: Path) -> None:
    """Run a command that must succeed, without anything of ours on Python's path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([str(word) for word in command], cwd=folder, env=environment, check=True)


def fetch(address: str) -> str:
    """The text at an address of our own server."""
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode())


def address_told(log: Path, server: subprocess.Popen[bytes]) -> str:
    """The address that the server prints once it listens."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if told := re.search(r"http://127\.0\.0\.1:\d+", log.read_text()):
            return told[0]
        if server.poll() is not None:
            break
        time.sleep(0.2)
    ended = "it ended" if server.poll() is not None else f"it was given {PATIENCE:.0f} s"
    raise SystemExit(f"the installed server told no address; {ended}:\n{log.read_text()}")


def check_server(program: Path, folder: Path) -> None:
    """Start the server and fetch the page and the script it names."""
    log = folder / "server.log"
    options = ("serve", "--no-open", "--port", "0", "--db", str(folder / "room.sqlite3"))
    with log.open("wb") as output:
        server = subprocess.Popen([program, *options], cwd=folder, stdout=output, stderr=subprocess.STDOUT)
    try:
        address = address_told(log, server)
        page = fetch(address + "/")
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        if script is None:
            raise SystemExit(f"the page names no script:\n{page}")
        size = len(fetch(address + script[1]))
        print(f"{address}: the page, and {size} characters of {script[1]}")
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    """Each step in the same empty folder, away from the sources."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, ROOT, folder=folder)
        (wheel,) = folder.glob("ludoteka-*.whl")
        print(f"{wheel.name}: {wheel.stat().st_size // 1024} KiB", flush=True)
        if wheel.name.endswith("-none-any.whl") and not compiled_rules.why_not_here():
            raise SystemExit("the rules in the wheel are not compiled, though this machine could")
        venv.create(folder / "venv", with_pip=True)
        programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        constraints = ROOT / "requirements.lock"
        run(programs / "python", "-m", "pip", "install", "-q", "-c", constraints, wheel, folder=folder)
        check_server(programs / "ludoteka", folder)


if __name__ == "__main__":
    main()
