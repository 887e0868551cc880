"""A table as a mailbox: one task, one input after the other. For each: authorise, play on a copy, store,
commit, answer, tell.

Nothing is told before it is stored; what is refused leaves no trace. Everything that changes the table
goes through `post`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ludoteka.registry import AnyRules
from ludoteka.server import messages
from ludoteka.server.bot_seats import BotSeats
from ludoteka.server.clock import TableClock
from ludoteka.server.endings import ending_steps
from ludoteka.server.latency import PROBE_EVERY, Credit
from ludoteka.server.match import Advance, Match
from ludoteka.server.reader import Reader
from ludoteka.server.seats import is_bot, seat_of
from ludoteka.server.settings import Settings
from ludoteka.server.sheet import Sheet, copy_of, links_of, row_with, sheet_of
from ludoteka.server.telling import (
    Presence,
    Teller,
    fair_of,
    missed_by,
    state_for,
    table_info,
)
from ludoteka.server.thinkers import Thinkers
from ludoteka.store.store import Store, TableRow, changed_table, new_input, new_snapshot
from ludoteka.store.writer import Lost, Step

log = logging.getLogger(__name__)

TAKEN_OVER = 4410
CHAT_KEPT = 100
REST = 0.5  # seconds after an input that failed by our own fault, so that a bot's can't fail in a tight loop
Work = Callable[[], Awaitable[None]]


class Table:
    def __init__(
        self, row: TableRow, rules: AnyRules, store: Store, thinkers: Thinkers, settings: Settings
    ) -> None:
        self.row = row
        self.sheet: Sheet = sheet_of(row)
        self.rules = rules
        self.store = store
        self.settings = settings
        self.clock = TableClock(settings.monotonic)
        self.match: Match | None = None
        self.chat: list[messages.Line] = []
        self.lines = 0  # chat lines ever said
        self.done: set[tuple[str, str]] = set()  # inputs besides the game's that were done, by client and id
        self.visitors = 0  # connections, those too that have not said hello yet
        self.readers: list[Reader] = []
        self.teller = Teller()
        self.credits: dict[int, Credit] = {}  # by seat, in real-time games
        self.probe_at: int | None = None
        self.clients: dict[str, tuple[str, int | None]] = {}  # who a client was when it last held a version
        self.away: set[int] = set()  # seats whose person was gone for too long
        self.takeover_at: dict[int, int] = {}
        self.bots = BotSeats(self, thinkers)
        self.inbox: asyncio.Queue[Work] = asyncio.Queue()
        self.alarm: asyncio.TimerHandle | None = None
        self.stopped = False
        self.asking: set[asyncio.Future[None]] = set()
        self.quiet_since = settings.monotonic()
        self.task: asyncio.Task[None] | None = None

    # --- the mailbox ----------------------------------------------------------------------------

    def open(self) -> None:
        """Starts to work. The clock of a real-time game stands until somebody is back."""
        if self.match is not None and self.playing and self.match.real_time is None:
            self.clock.go()
        self.task = asyncio.create_task(self._work(), name=f"table-{self.row.id}")
        self.post(self._wake)

    def post(self, work: Work) -> None:
        self.inbox.put_nowait(work)

    async def ask(self, work: Work) -> None:
        """Posts and waits until it is done, or the table stops."""
        if self.stopped:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asking.add(done)

        async def working() -> None:
            try:
                await work()
            finally:
                if not done.done():
                    done.set_result(None)

        self.post(working)
        await done
        self.asking.discard(done)

    async def _work(self) -> None:
        while not self.stopped:
            work = await self.inbox.get()
            try:
                await work()
            except Lost:
                log.warning("table %s: another server has written to it", self.row.id)
                self._end(TAKEN_OVER)
                return
            except Exception:
                log.exception("table %s: an input failed and changed nothing", self.row.id)
                await asyncio.sleep(REST)
            self.bots.call()
            self.set_alarm()

    def _end(self, code: int) -> None:
        self.stopped = True
        if self.alarm is not None:
            self.alarm.cancel()
        self.bots.cancel()
        for reader in self.readers:
            reader.finish(code)
        for done in self.asking:
            if not done.done():
                done.set_result(None)

    async def close(self) -> None:
        """Stops working; the clock is written down."""
        if self.stopped:
            return
        self._end(1001)
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])
        if self.playing:
            self.clock.stop()
            sheet = copy_of(self.sheet)
            sheet.clock = self.clock.at
            with suppress(Lost):  # then its clock is another server's business
                await self.store.write([changed_table(row_with(self.row, sheet))])

    @property
    def is_idle(self) -> bool:
        """Nobody looks on, no bot thinks and nothing is due."""
        busy = self.visitors or self.alarm is not None or self.bots.thinking or not self.inbox.empty()
        return not busy and self.settings.monotonic() - self.quiet_since >= self.settings.idle

    # --- changing -------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self.row.phase == "playing"

    async def commit(self, advance: Advance, asker: tuple[Reader, str] | None = None, *more: Step) -> None:
        """Stores a prepared input; then it has happened: it is acknowledged, and everybody is told."""
        assert self.match is not None
        steps = [new_input(self.row.id, advance.entry.version, advance.entry.dump()), *more]
        if advance.wants_snapshot:
            steps += new_snapshot(self.row.id, advance.entry.version, self.rules.dump(advance.state))
        row = self.row
        ended = self.rules.outcome(advance.state) is not None and row.phase == "playing"
        if ended:
            row, ending = await ending_steps(self, advance)
            steps += ending
        await self.store.write(steps)
        if advance.entry.kind != "start":
            self.teller.look(self.match, {reader.seat for reader in self.readers})
        self.match.accept(advance)
        if asker is not None:
            asker[0].send(messages.Ack(asker[1], self.match.number(asker[0].seat)))
        if advance.entry.kind != "start":
            frames = self.teller.frames(self.match, self.clock.now())
            for reader in self.readers:
                if reader.seat in frames:
                    reader.send_frame(frames[reader.seat])
        if ended:
            self.adopt(row)
            self.clock.stop()
            self.tell(fair_of(self.sheet, ended=True))
            self.tell_table()

    async def change(self, sheet: Sheet, *more: Step, phase: messages.Phase | None = None) -> None:
        """Stores the changed sheet; then it is in force, and everybody is told."""
        row = row_with(self.row, sheet, phase)
        await self.store.write([changed_table(row), *more])
        self.adopt(row)
        self.update_presence()
        self.tell_table()

    def adopt(self, row: TableRow) -> None:
        """The row has been stored; it is in force from now on."""
        self.row, self.sheet = row._replace(revision=row.revision + 1), sheet_of(row)

    # --- telling --------------------------------------------------------------------------------

    def tell(self, message: messages.ServerMessage) -> None:
        frame = messages.encode.encode(message).decode()
        for reader in self.readers:
            reader.send_frame(frame)

    def tell_table(self) -> None:
        self.tell(messages.Table(self.info(), self.clock.now()))

    def info(self) -> messages.TableInfo:
        present = frozenset(reader.seat for reader in self.readers if reader.seat is not None)
        spectators = len({reader.guest for reader in self.readers if reader.seat is None})
        presence = Presence(present, frozenset(self.away), dict(self.takeover_at), spectators)
        return table_info(self.row, self.sheet, presence)

    def welcome(self, reader: Reader) -> None:
        rights = reader.rights
        you = messages.You(reader.client, reader.seat, rights.host, rights.may_sit, reader.name)
        links = links_of(self.row, self.sheet, host=rights.host, may_sit=rights.may_sit)
        reader.send(messages.Welcome(you, self.info(), links, self.chat[-CHAT_KEPT:], self.clock.now()))
        reader.send(fair_of(self.sheet, ended=self.row.phase == "ended"))

    def tell_state(self, reader: Reader) -> None:
        if self.match is not None:
            reader.send(state_for(self.match, reader.seat, self.clock.now()))

    def tell_missed(self, reader: Reader, since: int | None) -> None:
        """What this client has missed since that version, or a snapshot."""
        match = self.match
        known = self.clients.get(reader.client) == (reader.guest, reader.seat)
        if match is None:
            return
        number = match.number(reader.seat)
        if since is None or not known or not 0 <= since <= number:
            self.tell_state(reader)
        elif since == number:
            reader.send(messages.Skip(number))
        else:
            reader.send(missed_by(match, reader.seat, since, self.clock.now()))

    # --- presence and time ----------------------------------------------------------------------

    async def join(self, reader: Reader) -> None:
        """After its `hello`."""
        await self._go_on()
        reader.seat = seat_of(self.sheet, reader.guest)
        self.readers.append(reader)
        if reader.seat is not None:
            self.away.discard(reader.seat)
        self.update_presence()
        self.welcome(reader)
        self.tell_table()

    async def _go_on(self) -> None:
        """The first one is back at a real-time game that the server, or all others, had left."""
        if not self.playing or self.match is None or self.clock.is_going:
            return
        self.clock.go()
        advance = self.match.interrupted(self.clock.now())
        if advance is not None:
            await self.commit(advance)

    async def part(self, reader: Reader) -> None:
        if reader in self.readers:
            self.readers.remove(reader)
            self.quiet_since = self.settings.monotonic()
            self.update_presence()
            self.tell_table()

    def update_presence(self) -> None:
        """Who is gone while somebody else waits for him, is replaced by a bot after a while."""
        for reader in self.readers:
            seat = seat_of(self.sheet, reader.guest)
            if seat != reader.seat:
                reader.seat = seat
                self.clients[reader.client] = (reader.guest, seat)
                self.welcome(reader)
                self.tell_state(reader)
        present = {reader.seat for reader in self.readers if reader.seat is not None}
        self.away = {seat for seat in self.away if self.sheet.seats[seat].who == "person"} - present
        for number, seat_ in enumerate(self.sheet.seats):
            missed = self.playing and bool(present) and number not in present and not is_bot(seat_)
            if missed and number not in self.away:
                self.takeover_at.setdefault(number, self.clock.now() + int(self.sheet.takeover * 1000))
            else:
                self.takeover_at.pop(number, None)

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that plays here now; None: a person does."""
        sitting = self.sheet.seats[seat]
        if not is_bot(sitting) and seat not in self.away:
            return None
        return sitting.level or self.bots.usual_level

    def set_alarm(self) -> None:
        """Wakes the table when something is due."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.stopped or not self.playing or self.match is None or not self.clock.is_going:
            return
        wake_at = self.rules.wake_at(self.match.state)
        if self.match.real_time is not None and self.readers:
            self.probe_at = self.clock.now() if self.probe_at is None else self.probe_at
        else:
            self.probe_at = None
        times = (*self.takeover_at.values(), wake_at, self.bots.next_look, self.probe_at)
        due = [time for time in times if time is not None]
        if due:
            delay = max(0.0, (min(due) - self.clock.now() + 1) / 1000)
            self.alarm = asyncio.get_running_loop().call_later(delay, self.post, self._wake)

    async def _wake(self) -> None:
        await self.let_time_pass()
        if self.probe_at is not None and self.probe_at <= self.clock.now():
            self.probe_at = self.clock.now() + PROBE_EVERY
            for reader in self.readers:
                reader.send_probe()
        late = [seat for seat, at in self.takeover_at.items() if at <= self.clock.now()]
        if late:
            self.away.update(late)
            self.update_presence()
            self.tell_table()

    def pressed_at(self, reader: Reader, pressed: float | None) -> int:
        """The time at which a move of this reader's seat counts."""
        now = self.clock.now()
        if self.match is None or self.match.real_time is None or reader.seat is None:
            return now
        credit = self.credits.setdefault(reader.seat, Credit())
        return credit.pressed_at(pressed, now, reader.round_trips.millis)

    async def let_time_pass(self) -> None:
        """A deadline that has passed takes effect before anything else, and once."""
        while self.playing and self.match is not None:
            advance = self.match.ticked(self.clock.now())
            if advance is None:
                return
            due = self.rules.wake_at(self.match.state)
            assert self.rules.wake_at(advance.state) != due, (
                "a tick that leaves its deadline would come for ever"
            )
            await self.commit(advance)
