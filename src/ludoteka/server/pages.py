"""Every HTTP page of the room: what it takes, what it gives. The routes and `docs/openapi.json` are made
from this table."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludoteka.server import bodies


class Page(NamedTuple):
    method: str
    path: str
    what: str
    gives: Any  # a struct, list[struct], or a media type as text
    takes: Any = None
    query: tuple[str, ...] = ()  # names of what may stand after the `?`


PAGES = (
    Page("GET", "/health", "Says that the server is up.", "text/plain"),
    Page("GET", "/api/games", "All games, those still to come too.", list[bodies.GameInfo]),
    Page("POST", "/api/games/{name}/check", "Whether a game can be set up with these options, and why not.",
         bodies.Checked, bodies.Check),
    Page("GET", "/api/me", "The guest of this browser; a signed cookie is set at the first visit.",
    bodies.Me), Page("POST", "/api/me", "Changes the guest's name or language.", bodies.Me, bodies.MeChange),
    Page("GET", "/api/tables", "Public tables with an open seat, newest first.", list[bodies.OpenTable]),
    Page("GET", "/api/tables/mine", "Tables the guest made or sits at, newest first.", list[bodies.MyTable]),
    Page("POST", "/api/tables", "Makes a table; the maker is its host.", bodies.MadeTable, bodies.NewTable),
    Page("GET", "/api/tables/{id}", "A table as its links show it.", bodies.MadeTable, query=("token",)),
    Page("GET", "/api/tables/{id}/qr.svg", "The QR code of an invitation; `link` is `seat` or `spectator`.",
         "image/svg+xml", query=("token", "link")),
    Page("GET", "/api/tables/{id}/record", "The whole game as text that replays, once it has ended.",
         "text/plain", query=("token",)),
    Page("GET", "/api/tables/{id}/replay", "A game that has ended, step by step.", bodies.Replay,
         query=("token", "seat", "step")),
    Page("POST", "/api/groups", "Makes a group, or continues an exported one.", bodies.Group,
    bodies.NewGroup), Page("GET", "/api/groups", "The guest's groups.", list[bodies.Group]),
    Page("GET", "/api/groups/{id}", "One group.", bodies.Group, query=("token",)),
    Page("GET", "/api/groups/{id}/export", "The group as a file that `POST /api/groups` takes as `exported`.",
         dict[str, Any], query=("token",)),
    Page("POST", "/api/groups/{id}/reset", "The group starts its series again; its history is emptied.",
    bodies.Group, query=("token",)),
)  # fmt: skip
