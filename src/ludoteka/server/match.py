"""The game at a table: its state, its numbered inputs, what can be taken back. No I/O; it prepares, the
table stores, it accepts.

Every input is tried on a copy, so what is refused, or can't be stored, has changed nothing.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ludoteka.kernel.errors import BadData, LudotekaError, StaleMove
from ludoteka.kernel.events import Event, event_for
from ludoteka.kernel.moves import Move
from ludoteka.kernel.protocol import Millis, Outcome, as_real_time
from ludoteka.kernel.record import INTERRUPTED, TICK, Input, Record, new_record, result_of
from ludoteka.kernel.rng import Rng, seeded
from ludoteka.registry import AnyRules
from ludoteka.server.messages import Described, Json, Result, Seen
from ludoteka.server.refusal import Refusal
from ludoteka.store.store import Progress

SNAPSHOT_EVERY = 32
UNDO_DEPTH = 20
ONLOOKERS = -1  # who has no seat, as an audience
GUESSES = 6  # one hidden card of four looks the same in all of them once in 4096


class Entry(NamedTuple):
    """One numbered input and what it caused. `to`: the version an undo goes back to. `unseen`: the seats (and
    ONLOOKERS) for which nothing happened."""

    version: int
    kind: str  # "start", "play", "tick", "undo", "interrupted"
    seat: int
    moves: tuple[str, ...]
    now: Millis
    events: tuple[Event, ...]
    client: str = ""
    id: str = ""
    to: int = 0
    unseen: tuple[int, ...] = ()

    def dump(self) -> dict[str, Json]:
        events = [[e.kind, dict(e.args), dict(e.secret), list(e.audience)] for e in self.events]
        return {**self._asdict(), "moves": list(self.moves), "events": events, "unseen": list(self.unseen)}


def load_entry(data: Mapping[str, Any]) -> Entry:
    events = tuple(
        Event(kind, args, secret, tuple(audience)) for kind, args, secret, audience in data["events"]
    )
    unseen = tuple(data.get("unseen", ()))
    return Entry(**{**data, "moves": tuple(data["moves"]), "events": events, "unseen": unseen})


class Past(NamedTuple):
    """What an undo returns to."""

    seat: int
    version: int
    state: Any


class Advance(NamedTuple):
    """A prepared input: what to store, and the match after it."""

    entry: Entry
    state: Any
    past: list[Past]

    @property
    def wants_snapshot(self) -> bool:
        return self.entry.kind in ("start", "undo") or self.entry.version % SNAPSHOT_EVERY == 0


class Match:
    """One game under way, from its start to its end.

    Inputs are numbered by `version`. What is told to an audience (a seat, or None for those without one) has
    numbers of its own, which count only what that audience has seen: from a number nobody learns that
    something happened in secret."""

    def __init__(self, rules: AnyRules, seats: int, options: Any, seed: str) -> None:
        self.rules = rules
        self.real_time = as_real_time(rules)
        self.seats = seats
        self.options = options
        self.seed = seed
        self.state: Any = rules.new(seats, options, seeded(seed))
        self.version = -1
        self.entries: list[Entry] = []
        self.past: list[Past] = []
        self.acted: dict[int, int] = {}  # by seat: the version of its latest input
        self.done: dict[tuple[str, str], int] = {}  # by client and id: the version in which it was done
        self.outcome: Outcome | None = None
        audiences: list[int | None] = [None, *range(seats)]
        self.told: dict[int | None, list[int]] = {seat: [] for seat in audiences}  # the versions seen

    # --- what can be put in ---------------------------------------------------------------------

    def begin(self) -> Advance:
        return Advance(Entry(0, "start", TICK, (), 0, ()), self.state, [])

    def played(
        self,
        seat: int,
        moves: Sequence[str],
        now: Millis,
        *,
        at: int | None = None,
        client: str = "",
        id: str = "",  # noqa: A002
        person: bool = True,
    ) -> Advance:
        """All moves one after the other. A person may take them back later, if nothing came to light. Raises
        MalformedMove, IllegalMove, StaleMove, Refusal."""
        if self.outcome is not None:
            raise Refusal("room-ended")
        parsed = [self.rules.moves.parse(text) for text in moves]
        if not parsed:
            raise Refusal("room-malformed", problem="no move in `moves`")
        if at is not None and self.acted.get(seat, 0) > at:
            raise StaleMove(f"seat {seat} has acted since version {at}")
        state = self.rules.clone(self.state)
        events: list[Event] = []
        for move in parsed:
            events += self.rules.play(state, seat, move, now)
        texts = tuple(str(move) for move in parsed)
        entry = Entry(self.version + 1, "play", seat, texts, now, tuple(events), client, id)
        reversible = person and self.real_time is None
        past = self._past_after(entry, state) if reversible else []
        return Advance(entry._replace(unseen=self._unseen(entry, state, past)), state, past)

    def ticked(self, now: Millis) -> Advance | None:
        """Lets time pass, if something is due."""
        due = self.rules.wake_at(self.state)
        if self.outcome is not None or due is None or due > now:
            return None
        state = self.rules.clone(self.state)
        events = self.rules.tick(state, now)
        entry = Entry(self.version + 1, "tick", TICK, (), now, tuple(events))
        return Advance(entry._replace(unseen=self._unseen(entry, state, [])), state, [])

    def interrupted(self, now: Millis) -> Advance | None:
        """The server was away; only real-time games heed it."""
        if self.real_time is None or self.outcome is not None:
            return None
        state = self.rules.clone(self.state)
        events = self.real_time.interrupted(state, now)
        return Advance(Entry(self.version + 1, INTERRUPTED, TICK, (), now, tuple(events)), state, [])

    def undone(self, seat: int, now: Millis, *, client: str = "", id: str = "") -> Advance:  # noqa: A002
        """Takes back the last input of the seat. Raises Refusal."""
        if not self.can_undo(seat):
            raise Refusal("room-nothing-to-undo")
        past = self.past[-1]
        event = Event("undone", {"seat": seat})
        entry = Entry(self.version + 1, "undo", seat, (), now, (event,), client, id, past.version)
        return Advance(entry, past.state, self.past[:-1])

    def accept(self, advance: Advance) -> None:
        """The prepared input is stored: from now on it has happened."""
        self.state = advance.state
        self.past = advance.past
        self._note(advance.entry)
        self.outcome = self.rules.outcome(self.state)

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.version = entry.version
        for seat, versions in self.told.items():
            if (ONLOOKERS if seat is None else seat) not in entry.unseen:
                versions.append(entry.version)
        if entry.seat != TICK:
            self.acted[entry.seat] = entry.version
        if entry.id:
            self.done[entry.client, entry.id] = entry.version

    # --- taking back ----------------------------------------------------------------------------

    def can_undo(self, seat: int | None) -> bool:
        return bool(self.past) and self.past[-1].seat == seat and self.outcome is None

    def _past_after(self, entry: Entry, after: Any) -> list[Past]:
        if not self._is_reversible(entry, after):
            return []
        kept = self.past if self.can_undo(entry.seat) else []
        return [*kept[1 - UNDO_DEPTH :], Past(entry.seat, self.version, self.state)]

    def _is_reversible(self, entry: Entry, after: Any) -> bool:
        """Nothing random happened, nobody else was told a secret, and the seat itself learnt nothing:
        the same moves, tried in states the seat could as well have been in, look the same to it."""
        if _draws(self.state) != _draws(after):
            return False
        if any(event.secret and set(event.audience) != {entry.seat} for event in entry.events):
            return False
        seen = ([event_for(event, entry.seat) for event in entry.events], self.rules.view(after, entry.seat))
        return all(self._seen_in_a_guess(entry) == seen for _ in range(GUESSES))

    def _seen_in_a_guess(self, entry: Entry) -> tuple[list[Seen], Seen] | None:
        rules = self.rules
        guess = rules.guess(self.state, entry.seat, Rng(secrets.token_bytes(32)))
        rules.keep_log(guess, True)
        events: list[Event] = []
        try:
            for text in entry.moves:
                events += rules.play(guess, entry.seat, rules.moves.parse(text), entry.now)
        except LudotekaError:  # not possible there: so the seat has learnt something
            return None
        return [event_for(event, entry.seat) for event in events], rules.view(guess, entry.seat)

    # --- what is told ---------------------------------------------------------------------------

    def _unseen(self, entry: Entry, after: Any, past: list[Past]) -> tuple[int, ...]:
        """Audiences that can't tell that this happened; who did it always can."""
        if entry.events or past != self.past:
            return ()
        return tuple(
            ONLOOKERS if seat is None else seat
            for seat in self.told
            if (seat is None or seat != entry.seat) and self._looks_alike(seat, after)
        )

    def _looks_alike(self, seat: int | None, after: Any) -> bool:
        rules, before = self.rules, self.state
        if rules.view(before, seat) != rules.view(after, seat):
            return False
        return seat is None or self._offered(before, seat) == self._offered(after, seat)

    def number(self, seat: int | None) -> int:
        """The number of the latest that this audience has seen; -1 before the start."""
        return len(self.told[seat]) - 1

    def number_of(self, seat: int | None, version: int) -> int:
        """The number of the latest that it had seen when the game was at this version."""
        return bisect_right(self.told[seat], version) - 1

    def version_of(self, seat: int | None, number: int) -> int:
        """The version with this number. A number that was never told counts as the nearest that was."""
        versions = self.told[seat]
        return versions[max(0, min(number, len(versions) - 1))] if versions else -1

    def seen(self, seat: int | None, since: int, limit: int | None = None) -> list[Seen]:
        """What happened after version `since`, as the seat learnt it; at most the last `limit`."""
        found = [event_for(e, seat) for entry in self.entries[since + 1 :] for e in entry.events]
        return found if limit is None else found[-limit:]

    def options_of(self, seat: int | None) -> list[Described]:
        if seat is None or self.outcome is not None:
            return []
        return [self.rules.moves.describe(move) for move in self._offered(self.state, seat)]

    def _offered(self, state: Any, seat: int) -> Sequence[Move]:
        listed = self.rules.legal if self.real_time is None else self.real_time.offered
        return listed(state, seat)

    def result(self) -> Result | None:
        if self.outcome is None:
            return None
        return Result(list(self.outcome.ranks), list(self.outcome.scores), self.outcome.why)

    def record(self) -> Record:
        """The game as it stands, without what was taken back."""
        record = new_record(self.rules, self.seats, self.options, self.seed)
        standing: list[Entry] = []
        for entry in self.entries:
            if entry.kind == "undo":
                while standing[-1].version > entry.to:
                    standing.pop()
            else:
                standing.append(entry)
        for entry in standing:
            if entry.kind == "tick":
                record.inputs.append(Input(TICK, "", entry.now))
            if entry.kind == INTERRUPTED:
                record.inputs.append(Input(TICK, INTERRUPTED, entry.now))
            record.inputs += [Input(entry.seat, move, entry.now) for move in entry.moves]
        if self.outcome is not None:
            record.result = result_of(self.rules, self.state, self.outcome)
        return record


def loaded_match(rules: AnyRules, seats: int, options: Any, seed: str, progress: Progress) -> Match:
    """The match as it was when its last input was stored. Raises BadData if that can't be played any more."""
    match = Match(rules, seats, options, seed)
    if progress.snapshot is not None:
        match.state = rules.load(progress.snapshot)
    for data in progress.inputs:
        entry = load_entry(data)
        match._note(entry)
        if entry.version <= progress.snapshot_version or entry.kind == "start":
            continue
        if entry.kind == "tick":
            rules.tick(match.state, entry.now)
        if entry.kind == INTERRUPTED and match.real_time is not None:
            match.real_time.interrupted(match.state, entry.now)
        for move in entry.moves:
            try:
                rules.play(match.state, entry.seat, rules.moves.parse(move), entry.now)
            except LudotekaError as problem:
                raise BadData(f"version {entry.version}", "a move that can be played", move) from problem
    match.outcome = rules.outcome(match.state)
    return match


def _draws(state: Any) -> int | None:
    """How much chance the game has used; None for a game without any."""
    rng = getattr(state, "rng", None)
    return None if rng is None else int(rng.draws)
