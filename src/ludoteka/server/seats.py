"""Sitting down, getting up, bots on seats: each is a change of a sheet's copy, or a Refusal."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.bots.levels import levels, usual_level
from ludoteka.server.messages import ChangeSeat
from ludoteka.server.refusal import Refusal
from ludoteka.server.sheet import Rights, Seat, Sheet

NAME_LIMIT = 40


class Asker(NamedTuple):
    """Who wants something."""

    guest: str
    name: str
    rights: Rights


def seat_of(sheet: Sheet, guest: str) -> int | None:
    for number, seat in enumerate(sheet.seats):
        if seat.guest == guest:
            return number
    return None


def is_bot(seat: Seat) -> bool:
    """Whether a bot plays here, presence aside."""
    return seat.who != "person" or seat.left


def checked_level(game: str, level: str | None) -> str:
    """Raises Refusal for a level that does not exist."""
    if level is None:
        return usual_level(game)
    if level not in levels(game):
        raise Refusal("room-unknown-bot", level=level, levels=", ".join(levels(game)))
    return level


def checked_name(name: str | None, usual: str) -> str:
    chosen = " ".join((name if name is not None else usual).split())
    if len(chosen) > NAME_LIMIT:
        raise Refusal("room-too-long", limit=NAME_LIMIT)
    return chosen


def change_seat(sheet: Sheet, change: ChangeSeat, asker: Asker, game: str, *, playing: bool) -> None:
    """Changes the sheet, or raises Refusal."""
    if not 0 <= change.seat < len(sheet.seats):
        raise Refusal("room-no-such-seat", seat=change.seat, seats=len(sheet.seats))
    match change.action:
        case "take":
            _take(sheet, change, asker, playing=playing)
        case "leave" | "back":
            _leave_or_return(sheet, change, asker, playing=playing)
        case "bot":
            _only_host(asker)
            level = checked_level(game, change.bot)
            sheet.seats[change.seat] = Seat("bot", level=level, name=checked_name(change.name, "") or None)
        case "open":
            _only_host(asker)
            sheet.seats[change.seat] = Seat("open", level=usual_level(game) if playing else None)


def _take(sheet: Sheet, change: ChangeSeat, asker: Asker, *, playing: bool) -> None:
    if not asker.rights.may_sit:
        raise Refusal("room-not-invited")
    mine = seat_of(sheet, asker.guest)
    seat = sheet.seats[change.seat]
    if seat.guest == asker.guest:
        seat.name = checked_name(change.name, asker.name)
        return
    if seat.who != "open":
        raise Refusal("room-seat-taken", seat=change.seat)
    if mine is not None and playing:
        raise Refusal("room-already-seated", seat=mine)
    name = checked_name(change.name, asker.name)
    if mine is not None:  # before the start one may change seats
        sheet.seats[mine] = Seat()
    sheet.seats[change.seat] = Seat("person", asker.guest, name, seat.level)


def _leave_or_return(sheet: Sheet, change: ChangeSeat, asker: Asker, *, playing: bool) -> None:
    seat = sheet.seats[change.seat]
    if seat.guest != asker.guest:
        raise Refusal("room-not-your-seat", seat=change.seat)
    if playing:
        seat.left = change.action == "leave"
    elif change.action == "leave":
        sheet.seats[change.seat] = Seat()


def _only_host(asker: Asker) -> None:
    if not asker.rights.host:
        raise Refusal("room-not-host")
