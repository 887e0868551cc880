"""`ludoteka serve`: opens the room for the browser."""

from __future__ import annotations

import gc
import logging
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
import uvicorn
from platformdirs import user_data_path

from ludoteka.cli.errors import Wrong
from ludoteka.server.app import make_app
from ludoteka.server.settings import Settings

QUEUE = 64  # connections that may wait to be accepted


def usual_database() -> Path:
    return user_data_path("ludoteka", appauthor=False) / "room.sqlite3"


def listening_socket(host: str, port: int) -> socket.socket:
    """Raises Wrong if nobody can listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    opened = socket.socket(family)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
    except (OSError, OverflowError) as problem:
        opened.close()
        raise Wrong(f"can't listen on {host}, port {port}: {problem}; try another --port or --host") from None
    opened.listen(QUEUE)
    return opened


def address_of(opened: socket.socket, host: str) -> str:
    """What to type into a browser on this machine."""
    port = opened.getsockname()[1]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host  # noqa: S104  every address, on request
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes a free one.", min=0, max=65535)] = 0,
    db: Annotated[str, typer.Option(help="SQLite file, or the URL of a database.")] = "",
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
    durable: Annotated[bool, typer.Option(help="Survive a power cut too: wait for the disk.")] = False,
    takeover: Annotated[float, typer.Option(help="Seconds until a bot plays for who is gone.", min=1)] = 60.0,
    pause: Annotated[float, typer.Option(help="Seconds a bot seems to think.", min=0)] = 0.8,
) -> None:
    """Opens the game room in the browser."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    database = db or str(usual_database())
    settings = Settings(database, durable=durable, takeover=takeover, pause=pause)
    app = make_app(settings)
    opened = listening_socket(host, port)
    address = address_of(opened, host)
    print(f"Ludoteka is open at {address}  (Ctrl-C closes it; data: {database})", flush=True)
    if open_:
        threading.Timer(0.3, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # little to gain on a local line, 40 kB a connection to lose
        ws_max_size=65536,
        ws_ping_timeout=60,  # a sleepy line is not a lost one
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    gc.collect()
    # Collections hold up all tables. What is loaded by now stays, and little of what comes is in circles:
    # this takes a third of the usual time for them, and halves the longest one (50 tables of Mondo).
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    uvicorn.Server(config).run(sockets=[opened])
