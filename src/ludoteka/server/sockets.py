"""The WebSocket of a table: lets in who may, reads messages, hands them to the table's task one after
the other."""

from __future__ import annotations

import asyncio
from functools import partial
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteka.kernel.errors import LudotekaError
from ludoteka.server import messages
from ludoteka.server.inputs import take_in
from ludoteka.server.reader import Reader
from ludoteka.server.room import NoTable, OtherRules, Room
from ludoteka.server.sheet import rights_of
from ludoteka.server.table import TAKEN_OVER, Table

BAD_HELLO, NOT_ALLOWED, NO_TABLE, OTHER_RULES, FAILED = 4400, 4403, 4404, 4409, 1011
UNREADABLE = 20  # messages that can't be read before the connection is closed


def is_from_here(socket: WebSocket) -> bool:
    """Whether the page that opens it is ours; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def serve_table(socket: WebSocket) -> None:
    room: Room = socket.app.state.room
    await socket.accept()
    if not is_from_here(socket):
        await socket.close(NOT_ALLOWED)
        return
    try:
        table = await room.table(socket.path_params["id"])
    except LudotekaError as problem:
        codes = {NoTable: NO_TABLE, OtherRules: OTHER_RULES}
        await socket.close(codes.get(type(problem), FAILED), str(problem)[:120])
        return
    table.visitors += 1
    try:
        await _visit(socket, room, table)
    finally:
        table.visitors -= 1


async def _visit(socket: WebSocket, room: Room, table: Table) -> None:
    guest: str = socket.scope["guest"]
    rights = rights_of(table.sheet, guest, socket.query_params.get("token"))
    if rights is None:
        await socket.close(NOT_ALLOWED)
        return
    known = await asyncio.to_thread(room.store.guest, guest)
    reader = Reader(
        socket, guest, known.name if known else "", rights, room.settings.queue, room.settings.monotonic
    )
    try:
        await _listen(socket, table, reader)
    finally:
        if reader in table.readers:
            await table.ask(partial(table.part, reader))
        if not table.stopped:
            reader.sender.cancel()


async def _listen(socket: WebSocket, table: Table, reader: Reader) -> None:
    """Until the connection ends; the first message must be `hello`."""
    unreadable = 0
    while unreadable < UNREADABLE:
        try:
            text = await socket.receive_text()
        except (
            WebSocketDisconnect,
            KeyError,
            RuntimeError,
        ):  # gone, or a binary frame, or closed by ourselves
            return
        try:
            message = messages.decode_client.decode(text)
        except msgspec.MsgspecError as problem:
            unreadable += 1
            reader.send(
                messages.Refused("", -1, messages.Why("room-malformed", args={"problem": str(problem)}))
            )
            continue
        if isinstance(message, messages.Echo):
            reader.round_trips.echoed(message.probe)  # at once: waiting for the table is not the line's fault
            continue
        if not reader.client and not isinstance(message, messages.Hello):
            break
        await table.ask(partial(take_in, table, reader, message))
        if table.stopped:
            await _say_goodbye(reader, TAKEN_OVER)
            return
    await _say_goodbye(reader, BAD_HELLO)


async def _say_goodbye(reader: Reader, code: int) -> None:
    """Closes the connection after all that still waits to be sent."""
    reader.finish(code)
    await asyncio.wait([reader.sender], timeout=5)
