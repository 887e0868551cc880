"""Pages about tables: making one, finding one, inviting to one, its record."""

from __future__ import annotations

import asyncio
import io
import secrets

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteka.kernel.fairness import commitment
from ludoteka.kernel.record import to_text
from ludoteka.registry import AnyRules, game
from ludoteka.server.bodies import MadeTable, MyTable, NewTable, OpenTable, Replay
from ludoteka.server.game_pages import known_guest
from ludoteka.server.group_pages import group_options
from ludoteka.server.http import BadRequest, body_of, guest_of, json_answer, room_of
from ludoteka.server.match import Match
from ludoteka.server.messages import TableInfo
from ludoteka.server.replays import audience_of, retold, step_of
from ludoteka.server.room import NoTable
from ludoteka.server.seats import checked_level, checked_name, seat_of
from ludoteka.server.settings import Settings
from ludoteka.server.sheet import Rights, Seat, Sheet, links_of, new_tokens, rights_of, sheet_of
from ludoteka.server.table import Table
from ludoteka.server.telling import table_info
from ludoteka.store.store import Guest, TableRow, visit

PAUSES = (0.0, 10.0)  # seconds
TAKEOVERS = (1.0, 3600.0)


def checked_seconds(name: str, given: float | None, usual: float, limits: tuple[float, float]) -> float:
    if given is None:
        return usual
    if not limits[0] <= given <= limits[1]:
        raise BadRequest(f"{name} is from {limits[0]:g} to {limits[1]:g} seconds, not {given:g}")
    return given


def seats_for(wish: NewTable, rules: AnyRules, maker: Guest) -> list[Seat]:
    if wish.seats not in rules.seats:
        players = f"{rules.seats.start} to {rules.seats.stop - 1}"
        raise BadRequest(f"seats: {rules.name} is for {players} players, not {wish.seats}")
    if len(wish.bots) > wish.seats:
        raise BadRequest(f"bots: {len(wish.bots)} bots for {wish.seats} seats")
    seats = [Seat() for _ in range(wish.seats)]
    for number, level in enumerate(wish.bots):
        if level is not None:
            seats[number] = Seat("bot", level=checked_level(rules.name, level))
    if wish.seat is not None:
        if not 0 <= wish.seat < wish.seats:
            raise BadRequest(f"seat: seats are 0 to {wish.seats - 1}, not {wish.seat}")
        if seats[wish.seat].who == "bot":
            raise BadRequest(f"seat: a bot is to sit on seat {wish.seat} already")
        seats[wish.seat] = Seat("person", maker.id, checked_name(maker.name, ""))
    return seats


async def sheet_for(request: Request, wish: NewTable, rules: AnyRules, settings: Settings) -> Sheet:
    """Raises BadRequest, BadOption, Refusal for what can't be."""
    maker = await known_guest(request)
    sheet = Sheet(
        seats=seats_for(wish, rules, maker),
        options=wish.options,
        tokens=new_tokens(),
        host=maker.id,
        secret=secrets.token_hex(32),
        pause=checked_seconds("pause", wish.pause, settings.pause, PAUSES),
        takeover=checked_seconds("takeover", wish.takeover, settings.takeover, TAKEOVERS),
        play_now=wish.play_now,
    )
    if wish.group is not None:
        group, options = await group_options(request, wish.group, wish.group_token, rules)
        sheet.group, sheet.group_name = group.id, group.data["name"]
        sheet.options = {**wish.options, **options}
    sheet.options = dict(rules.dump_options(rules.read_options(sheet.options, wish.seats)))
    return sheet


async def make_table(request: Request) -> Response:
    wish = await body_of(request, NewTable)
    room = room_of(request)
    rules = game(wish.game)
    sheet = await sheet_for(request, wish, rules, room.settings)
    table_id = secrets.token_urlsafe(9)
    steps = visit(guest_of(request), table_id)
    table = await room.make_table(table_id, rules.name, sheet, *steps, public=wish.public)
    return json_answer(made_table(table, Rights(host=True, may_sit=True)))


def made_table(table: Table, rights: Rights) -> MadeTable:
    links = links_of(table.row, table.sheet, host=rights.host, may_sit=rights.may_sit)
    return MadeTable(table.info(), links)


async def table_and_rights(request: Request) -> tuple[Table, Rights]:
    """The table of the path, for who may see it. Who may not, learns as much as if there were none."""
    table_id = request.path_params["id"]
    table = await room_of(request).table(table_id)
    rights = rights_of(table.sheet, guest_of(request), request.query_params.get("token"))
    if rights is None:
        raise NoTable(f"there is no table {table_id!r}, or the token does not open it")
    return table, rights


async def show_table(request: Request) -> Response:
    table, rights = await table_and_rights(request)
    return json_answer(made_table(table, rights))


async def show_qr(request: Request) -> Response:
    table, rights = await table_and_rights(request)
    links = links_of(table.row, table.sheet, host=rights.host, may_sit=rights.may_sit)
    wanted = request.query_params.get("link", "seat")
    path = {"seat": links.seat, "spectator": links.spectator}.get(wanted)
    if path is None:
        raise BadRequest(f"link is seat or spectator, as far as one's own link allows, not {wanted!r}")
    image = io.BytesIO()
    segno.make(str(request.base_url).rstrip("/") + path).save(
        image, kind="svg", scale=6, border=2, light="white"
    )
    return Response(image.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def ended_match(table: Table, what: str) -> Match:
    """Raises BadRequest while the game can still be decided: the record gives all secrets away."""
    if table.match is None or table.row.phase != "ended":
        raise BadRequest(f"the {what} is shown when the game has ended", 409)
    return table.match


async def show_record(request: Request) -> Response:
    table, _ = await table_and_rights(request)
    record = ended_match(table, "record").record()
    sheet = table.sheet
    record.fair = {
        "commitment": commitment(sheet.secret),
        "nonces": sheet.nonces,
        "server_secret": sheet.secret,
    }
    name = f"{table.rules.name}-{table.row.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(to_text(record), headers=headers)


async def show_replay(request: Request) -> Response:
    table, _ = await table_and_rights(request)
    match = ended_match(table, "replay")
    record, outcome = match.record(), match.result()
    assert outcome is not None  # it has ended
    seat = audience_of(request.query_params.get("seat"), match.seats)
    step = step_of(request.query_params.get("step"), len(record.inputs))
    async with room_of(request).retelling:
        found = await asyncio.to_thread(retold, match.rules, record, seat, step)
    real_time = match.real_time is not None
    count = len(record.inputs)
    return json_answer(Replay(table.info(), seat, real_time, count, step, found.view, found.steps, outcome))


async def list_open_tables(request: Request) -> Response:
    """Of tables in the lobby or under way those that still have an open seat."""
    room = room_of(request)
    rows: list[TableRow] = []
    for phase in ("lobby", "playing"):
        rows += await asyncio.to_thread(room.store.tables_in, phase, public=True)
    found = []
    for row in sorted(rows, key=lambda row: -row.created):
        sheet = sheet_of(row)
        if any(seat.who == "open" for seat in sheet.seats):
            link = links_of(row, sheet, host=False, may_sit=True).seat
            if link is not None:
                found.append(OpenTable(_info(request, row, sheet), link))
    return json_answer(found)


async def list_my_tables(request: Request) -> Response:
    guest = guest_of(request)
    rows = await asyncio.to_thread(room_of(request).store.tables_of, guest)
    found = []
    for row in rows:
        rights = rights_of(sheet_of(row), guest, None)
        if rights is not None:
            found.append(_my_table(request, row, rights))
    return json_answer(found)


def _my_table(request: Request, row: TableRow, rights: Rights) -> MyTable:
    sheet = sheet_of(row)
    links = links_of(row, sheet, host=rights.host, may_sit=rights.may_sit)
    seat = seat_of(sheet, guest_of(request))
    table = room_of(request).tables.get(row.id)
    waits = (
        table is not None
        and table.playing
        and table.match is not None
        and seat in table.rules.waiting_for(table.match.state)
    )
    return MyTable(_info(request, row, sheet), links, seat, rights.host, waits)


def _info(request: Request, row: TableRow, sheet: Sheet) -> TableInfo:
    table = room_of(request).tables.get(row.id)
    return table_info(row, sheet) if table is None else table.info()
