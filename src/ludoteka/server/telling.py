"""What a table tells: the messages of the server, made for one audience each from what that audience may
know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ludoteka.bots.levels import usual_level
from ludoteka.kernel.fairness import commitment
from ludoteka.kernel.protocol import View
from ludoteka.server import messages
from ludoteka.server.changes import changes
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
        version=match.number(seat),
        view=match.rules.view(match.state, seat),
        options=match.options_of(seat),
        outcome=match.result(),
        can_undo=match.can_undo(seat),
        now=now,
        log=match.seen(seat, -1, LOG_LENGTH),
    )


class Shown(NamedTuple):
    """What an audience sees of a version besides its events."""

    version: int
    view: View
    options: list[messages.Described]
    outcome: messages.Result | None
    can_undo: bool


def shown_to(match: Match, seat: int | None) -> Shown:
    view = match.rules.view(match.state, seat)
    return Shown(match.number(seat), view, match.options_of(seat), match.result(), match.can_undo(seat))


def missed_by(match: Match, seat: int | None, follows: int, now: int) -> messages.Update:
    """All that was missed since that number."""
    after = shown_to(match, seat)
    events = match.seen(seat, match.version_of(seat, follows))
    return messages.Update(
        follows, after.version, events, after.view, [], after.options, after.outcome, after.can_undo, now
    )


def step_between(
    before: Shown, after: Shown, events: list[messages.Seen], now: int
) -> messages.ServerMessage:
    """What is new for an audience, or a skip if it can't see that anything happened."""
    if not events and after == before._replace(version=after.version):
        return messages.Skip(after.version)
    options = None if after.options == before.options else after.options
    new = changes(before.view, after.view)
    return messages.Update(
        before.version, after.version, events, None, new, options, after.outcome, after.can_undo, now
    )


class Teller:
    """Tells each audience what is new for it. Who can't tell that anything happened is told nothing."""

    def __init__(self) -> None:
        self.shown: dict[int | None, Shown] = {}  # what each audience was told last

    def look(self, match: Match, audiences: Iterable[int | None]) -> None:
        """Takes down what these audiences see now, before something happens."""
        known = self.shown
        self.shown = {}
        for seat in audiences:
            shown = known.get(seat)
            current = shown is not None and shown.version == match.number(seat)
            self.shown[seat] = shown if shown is not None and current else shown_to(match, seat)

    def frames(self, match: Match, now: int) -> dict[int | None, str]:
        """What is sent to each audience after the match has accepted an input."""
        found: dict[int | None, str] = {}
        for seat, before in self.shown.items():
            if match.number(seat) == before.version:
                continue
            after = self.shown[seat] = shown_to(match, seat)
            message = step_between(before, after, match.seen(seat, match.version - 1), now)
            found[seat] = messages.encode.encode(message).decode()
        return found


def fair_of(sheet: Sheet, *, ended: bool) -> messages.Fair:
    nonces = sheet.nonces or [seat.nonce for seat in sheet.seats]
    fair = messages.Fair(commitment(sheet.secret), nonces)
    if ended:
        fair.server_secret = sheet.secret
        fair.seed = sheet.seed
    return fair
