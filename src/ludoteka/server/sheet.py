"""What is written down about a table besides its game: who sits where, options, tokens, the part of the
dice."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec import Struct

from ludoteka.server.messages import Json, Links, Phase, Who
from ludoteka.store.store import TableRow


class Seat(Struct):
    """A seat. A person is known by the guest's id, which nobody else learns."""

    who: Who = "open"
    guest: str | None = None
    name: str | None = None
    level: str | None = None  # of the bot that plays here, also while it only stands in
    left: bool = False  # the person has got up during play; a bot plays until he is back
    nonce: str = ""


class Tokens(Struct):
    """Each opens something else, and none can be derived from another."""

    seat: str
    spectator: str
    host: str


class Sheet(Struct):
    seats: list[Seat]
    options: dict[str, Json]
    tokens: Tokens
    host: str  # guest who made the table
    secret: str  # the server's part of the seed
    pause: float
    takeover: float
    play_now: bool = False
    group: str | None = None
    group_name: str | None = None
    rules_version: int = 0  # of the rules it was started with
    seed: str = ""  # set at the start
    nonces: list[str] = []  # by seat, as they went into the seed
    clock: int = 0  # table time when the server was last shut down


def new_token() -> str:
    return secrets.token_urlsafe(16)


def new_tokens() -> Tokens:
    return Tokens(new_token(), new_token(), new_token())


def sheet_of(row: TableRow) -> Sheet:
    return msgspec.convert(row.data, Sheet)


def row_with(row: TableRow, sheet: Sheet, phase: Phase | None = None) -> TableRow:
    data: dict[str, Any] = msgspec.to_builtins(sheet)
    return row._replace(data=data, phase=phase or row.phase)


def copy_of(sheet: Sheet) -> Sheet:
    """Independent of the original, so that a change can be stored before it takes effect."""
    return msgspec.convert(msgspec.to_builtins(sheet), Sheet)


def links_of(row: TableRow, sheet: Sheet, *, host: bool, may_sit: bool) -> Links:
    """The paths that somebody with these rights may share."""
    tokens = sheet.tokens
    return Links(
        seat=_path(row, tokens.seat) if host or may_sit else None,
        spectator=_path(row, tokens.spectator),
        host=_path(row, tokens.host) if host else None,
    )


def _path(row: TableRow, token: str) -> str:
    return f"/table/{row.id}?token={token}"


class Rights(Struct):
    """What a guest with a token may do at a table."""

    host: bool
    may_sit: bool


def rights_of(sheet: Sheet, guest: str, token: str | None) -> Rights | None:
    """None: nothing at all, not even look. The maker and who sits there need no token; a wrong one never
    helps."""
    made_it = guest == sheet.host
    if not token:
        sits = any(seat.guest == guest for seat in sheet.seats)
        return Rights(made_it, may_sit=True) if made_it or sits else None
    opens = {
        name: secrets.compare_digest(token.encode(), value.encode()) for name, value in _by_name(sheet.tokens)
    }
    if not any(opens.values()):
        return None
    host = made_it or opens["host"]
    return Rights(host, host or opens["seat"])


def _by_name(tokens: Tokens) -> list[tuple[str, str]]:
    return [("seat", tokens.seat), ("spectator", tokens.spectator), ("host", tokens.host)]
