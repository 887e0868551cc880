"""What a table tells: the messages of the server, made for one audience each from what that audience may
know."""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.bots.levels import usual_level
from ludoteka.kernel.fairness import commitment
from ludoteka.server import messages
from ludoteka.server.match import Match
from ludoteka.server.seats import is_bot
from ludoteka.server.sheet import Seat, Sheet
from ludoteka.store.store import TableRow

LOG_LENGTH = 200  # events that a snapshot tells


class Presence(NamedTuple):
    """Who of a table is there: nothing of it is stored."""

    present: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    takeover_at: dict[int, int] = {}
    spectators: int = 0


NOBODY_THERE = Presence()


def table_info(row: TableRow, sheet: Sheet, presence: Presence = NOBODY_THERE) -> messages.TableInfo:
    seats = [
        messages.SeatInfo(
            seat=number,
            who=seat.who,
            name=seat.name,
            level=_level(row, seat, away=number in presence.away),
            present=number in presence.present,
            away=seat.left or number in presence.away,
            takeover_at=presence.takeover_at.get(number),
        )
        for number, seat in enumerate(sheet.seats)
    ]
    return messages.TableInfo(
        id=row.id,
        game=row.game,
        phase=row.phase,  # type: ignore[arg-type]  # stored by `row_with` only
        options=sheet.options,
        seats=seats,
        public=row.public,
        created=row.created,
        group=sheet.group,
        group_name=sheet.group_name,
        spectators=presence.spectators,
    )


def _level(row: TableRow, seat: Seat, *, away: bool) -> str | None:
    """The level of the bot that plays here, if one does; an open seat of the lobby has none."""
    if row.phase == "lobby":
        return seat.level
    return seat.level or usual_level(row.game) if is_bot(seat) or away else None


def state_for(match: Match, seat: int | None, now: int) -> messages.State:
    return messages.State(
        version=match.version,
        view=match.rules.view(match.state, seat),
        options=match.options_of(seat),
        outcome=match.result(),
        can_undo=match.can_undo(seat),
        now=now,
        log=match.seen(seat, -1, LOG_LENGTH),
    )


def update_for(match: Match, seat: int | None, follows: int, now: int) -> messages.Update:
    return messages.Update(
        follows=follows,
        version=match.version,
        events=match.seen(seat, follows),
        view=match.rules.view(match.state, seat),
        options=match.options_of(seat),
        outcome=match.result(),
        can_undo=match.can_undo(seat),
        now=now,
    )


def is_skipped(update: messages.Update, before: messages.State) -> bool:
    """Whether this audience can't see that anything happened."""
    return (
        not update.events
        and update.view == before.view
        and update.options == before.options
        and update.can_undo == before.can_undo
        and update.outcome == before.outcome
    )


def fair_of(sheet: Sheet, *, ended: bool) -> messages.Fair:
    nonces = sheet.nonces or [seat.nonce for seat in sheet.seats]
    fair = messages.Fair(commitment(sheet.secret), nonces)
    if ended:
        fair.server_secret = sheet.secret
        fair.seed = sheet.seed
    return fair
