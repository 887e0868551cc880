"""What people at a table may do: one function for each message of the client. Each does it and answers,
or raises."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ludoteka.bots.levels import usual_level
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.fairness import mixed_seed
from ludoteka.server import messages
from ludoteka.server.match import Match
from ludoteka.server.reader import Reader
from ludoteka.server.refusal import Refusal, why_of, why_refused
from ludoteka.server.seats import Asker, change_seat, is_bot
from ludoteka.server.sheet import Seat, copy_of, row_with
from ludoteka.server.table import CHAT_KEPT, Table
from ludoteka.store.store import changed_table, new_line, visit
from ludoteka.store.writer import Lost

TEXT_LIMIT = 500
ID_LIMIT = 100
NONCE = re.compile(r"[A-Za-z0-9_-]{1,64}")
REMEMBERED = 1000  # inputs and clients of a table


async def take_in(table: Table, reader: Reader, message: messages.ClientMessage) -> None:
    """Handles one message in the table's own task."""
    if isinstance(message, messages.Hello):
        await _hello(table, reader, message)
        return
    if isinstance(message, messages.Echo):
        return  # taken down on arrival
    if isinstance(message, messages.Ping):
        reader.send(messages.Pong(message.t, table.clock.now()))
        return
    try:
        _check_id(message.id)
        await table.let_time_pass()
        await HANDLERS[type(message)](table, reader, message)
    except Lost:
        raise
    except LudotekaError as problem:
        reader.send(messages.Refused(message.id, _number(table, reader), why_refused(problem)))
    except Exception:
        reader.send(messages.Refused(message.id, _number(table, reader), messages.Why("room-failed")))
        raise


def _check_id(id: str) -> None:  # noqa: A002
    if not 0 < len(id) <= ID_LIMIT:
        raise Refusal("room-too-long", limit=ID_LIMIT)


def _number(table: Table, reader: Reader) -> int:
    """The number of what the reader has seen last; -1 before the start."""
    return -1 if table.match is None else table.match.number(reader.seat)


async def _hello(table: Table, reader: Reader, hello: messages.Hello) -> None:
    reader.client = hello.client[:ID_LIMIT]
    if reader not in table.readers:
        await table.join(reader)
    table.tell_missed(reader, hello.since)
    table.clients.pop(reader.client, None)
    table.clients[reader.client] = (reader.guest, reader.seat)
    while len(table.clients) > REMEMBERED:
        del table.clients[next(iter(table.clients))]
    if table.sheet.play_now and table.row.phase == "lobby" and reader.rights.host and reader.seat is None:
        await start_game(table)


# --- the game -----------------------------------------------------------------------------------


def _seated(table: Table, reader: Reader) -> tuple[Match, int]:
    """The match and the seat this reader may play for now."""
    if reader.seat is None:
        raise Refusal("room-not-seated")
    if table.match is None:
        raise Refusal("room-not-started")
    if is_bot(table.sheet.seats[reader.seat]):
        raise Refusal("room-bot-plays")
    return table.match, reader.seat


async def _play(table: Table, reader: Reader, play: messages.Play) -> None:
    match, seat = _seated(table, reader)
    done = match.done.get((reader.client, play.id))
    if done is not None:
        reader.send(messages.Ack(play.id, match.number_of(seat, done)))
        return
    now = table.pressed_at(reader, play.pressed)
    at = None if play.at is None else match.version_of(seat, play.at)
    advance = match.played(seat, play.moves, now, at=at, client=reader.client, id=play.id)
    await table.commit(advance, (reader, play.id))


async def _undo(table: Table, reader: Reader, undo: messages.Undo) -> None:
    match, seat = _seated(table, reader)
    done = match.done.get((reader.client, undo.id))
    if done is not None:
        reader.send(messages.Ack(undo.id, match.number_of(seat, done)))
        return
    await table.commit(
        match.undone(seat, table.clock.now(), client=reader.client, id=undo.id), (reader, undo.id)
    )


async def _why(table: Table, reader: Reader, why: messages.AskWhy) -> None:
    match, seat = _seated(table, reader)
    reason = table.rules.why_not(match.state, seat, table.rules.moves.parse(why.move))
    reader.send(messages.Because(why.id, None if reason is None else why_of(reason)))


# --- the table ----------------------------------------------------------------------------------


def _done_before(table: Table, reader: Reader, id: str) -> bool:  # noqa: A002
    """Answers an input that was done already."""
    if (reader.client, id) in table.done:
        _acknowledge(table, reader, id)
        return True
    return False


def _acknowledge(table: Table, reader: Reader, id: str) -> None:  # noqa: A002
    if len(table.done) >= REMEMBERED:
        table.done.clear()
    table.done.add((reader.client, id))
    reader.send(messages.Ack(id, _number(table, reader)))


async def _chat(table: Table, reader: Reader, say: messages.Say) -> None:
    if _done_before(table, reader, say.id):
        return
    text = say.text.strip()
    if not 0 < len(text) <= TEXT_LIMIT:
        raise Refusal("room-too-long", limit=TEXT_LIMIT)
    name = reader.name if reader.seat is None else table.sheet.seats[reader.seat].name or reader.name
    line = messages.Line(name, text, table.settings.time(), reader.seat)
    await table.store.write([new_line(table.row.id, table.lines, msgspec.to_builtins(line))])
    table.lines += 1
    table.chat = [*table.chat[1 - CHAT_KEPT :], line]
    _acknowledge(table, reader, say.id)
    table.tell(messages.Chat(line))


async def _seat(table: Table, reader: Reader, change: messages.ChangeSeat) -> None:
    if _done_before(table, reader, change.id):
        return
    if table.row.phase == "ended":
        raise Refusal("room-ended")
    sheet = copy_of(table.sheet)
    asker = Asker(reader.guest, reader.name, reader.rights)
    change_seat(sheet, change, asker, table.rules.name, playing=table.playing)
    more = visit(reader.guest, table.row.id) if change.action == "take" else []
    if change.action == "back":
        table.away.discard(change.seat)
    await table.change(sheet, *more)
    _acknowledge(table, reader, change.id)


def _lobby_host(table: Table, reader: Reader) -> None:
    if not reader.rights.host:
        raise Refusal("room-not-host")
    if table.row.phase != "lobby":
        raise Refusal("room-already-started")


async def _configure(table: Table, reader: Reader, configure: messages.Configure) -> None:
    if _done_before(table, reader, configure.id):
        return
    _lobby_host(table, reader)
    sheet = copy_of(table.sheet)
    options = table.rules.read_options({**sheet.options, **configure.options}, len(sheet.seats))
    sheet.options = dict(table.rules.dump_options(options))
    await table.change(sheet)
    _acknowledge(table, reader, configure.id)


async def _start(table: Table, reader: Reader, start: messages.Start) -> None:
    if _done_before(table, reader, start.id):
        return
    _lobby_host(table, reader)
    await start_game(table, (reader, start.id))
    table.done.add((reader.client, start.id))


async def _nonce(table: Table, reader: Reader, nonce: messages.Nonce) -> None:
    if _done_before(table, reader, nonce.id):
        return
    if reader.seat is None:
        raise Refusal("room-not-seated")
    if table.row.phase != "lobby":
        raise Refusal("room-already-started")
    if not NONCE.fullmatch(nonce.nonce):
        raise Refusal("room-malformed", problem="a nonce is 1 to 64 letters, digits, - or _")
    sheet = copy_of(table.sheet)
    sheet.seats[reader.seat].nonce = nonce.nonce
    await table.change(sheet)
    _acknowledge(table, reader, nonce.id)
    if sheet.play_now and reader.rights.host:
        await start_game(table)


async def start_game(table: Table, asker: tuple[Reader, str] | None = None) -> None:
    """Mixes the seed and begins; seats still open are played by bots until somebody takes them."""
    sheet = copy_of(table.sheet)
    for number, seat in enumerate(sheet.seats):
        if seat.who == "open":
            sheet.seats[number] = Seat("open", level=seat.level or usual_level(table.rules.name))
    sheet.nonces = [seat.nonce for seat in sheet.seats]
    sheet.seed = mixed_seed(sheet.secret, sheet.nonces)
    sheet.rules_version = table.rules.version
    options = table.rules.read_options(sheet.options, len(sheet.seats))
    match = Match(table.rules, len(sheet.seats), options, sheet.seed)
    row = row_with(table.row, sheet, "playing")
    table.match = match
    try:
        await table.commit(match.begin(), asker, changed_table(row))
    except BaseException:
        table.match = None
        raise
    table.adopt(row)
    table.clock.go()
    if any(map(is_bot, sheet.seats)):
        table.bots.thinkers.warm_up()
    table.update_presence()
    table.tell_table()
    for reader in table.readers:
        table.tell_state(reader)


Handler = Callable[[Table, Reader, Any], Awaitable[None]]
HANDLERS: dict[type, Handler] = {
    messages.Play: _play,
    messages.Undo: _undo,
    messages.AskWhy: _why,
    messages.Say: _chat,
    messages.ChangeSeat: _seat,
    messages.Start: _start,
    messages.Configure: _configure,
    messages.Nonce: _nonce,
}
