"""Golden games as replays in a browser: the server's answer is made here, no game need be played first."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs, urlparse

from msgspec.json import encode
from playwright.sync_api import BrowserContext, Route

from ludoteka.kernel.record import Record, from_text
from ludoteka.registry import game
from ludoteka.server.bodies import Replay
from ludoteka.server.messages import Result, SeatInfo, TableInfo
from ludoteka.server.replays import retold

FOLDER = Path(__file__).parent.parent / "golden"
GOLDEN = {
    "fabled-fruit": "fabled-fruit-16.txt",
    "catan": "catan-events-river.txt",
    "cheating-moth": "cheating-moth-tells.txt",
    "mondo": "mondo-expert.txt",
}
TABLE = "golden"  # its id


def golden(name: str) -> Record:
    return from_text((FOLDER / GOLDEN[name]).read_text("utf-8"))


def tell(context: BrowserContext, name: str) -> Record:
    """From now on the browser finds this game at /table/golden/replay."""
    record = golden(name)
    rules = game(name)
    real_time = hasattr(rules, "interrupted")
    seats = [SeatInfo(seat, "bot", None, "greedy", False, False, None) for seat in range(record.seats)]
    table = TableInfo(TABLE, name, "ended", dict(record.options), seats, False, 0.0)
    result = Result(*(list(record.result[part]) for part in ("ranks", "scores")), str(record.result["why"]))

    def answer(route: Route) -> None:
        query = parse_qs(urlparse(route.request.url).query)
        seat = int(query["seat"][0]) if "seat" in query else None
        step = int(query.get("step", ["0"])[0])
        found = retold(rules, record, seat, step)
        body = Replay(table, seat, real_time, len(record.inputs), step, found.view, found.steps, result)
        route.fulfill(body=encode(body), content_type="application/json")

    context.route(f"**/api/tables/{TABLE}/replay?*", answer)
    return record
