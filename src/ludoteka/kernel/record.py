"""Records: a whole game as a short readable text that replays to the same end, bit for bit.

    {"game": "fabled-fruit", "version": 1, "seats": 2, "seed": "moss", "options": {"start": 1}}
    0 go 4
    0 act
    tick @61000
    1 go 2 @61500
    {"ranks": [1, 2], "scores": [5, 3], "why": "juices-needed", "digest": "9f…"}

The first line says what is played, each further one is an input (whose, what, when in milliseconds unless
0), the last one,
once the game is over, its result and a digest of the final state. `interrupted @61000` is where a
real-time game went on after the server had been away.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import NamedTuple, TypeVar

from ludoteka.kernel.data import Json, as_int, as_mapping, as_str, field
from ludoteka.kernel.errors import BadData, LudotekaError
from ludoteka.kernel.events import Event
from ludoteka.kernel.protocol import Millis, Outcome, Rules, as_real_time
from ludoteka.kernel.rng import seeded

S = TypeVar("S")
O = TypeVar("O")  # noqa: E741

TICK = -1
INTERRUPTED = "interrupted"


class Input(NamedTuple):
    """A move of a seat, or (seat TICK, no move) the passing of time, or (seat TICK) INTERRUPTED."""

    seat: int
    move: str
    now: Millis = 0


class Record:
    """One game: how it was set up, everything that was put in, and how it ended."""

    __slots__ = ("fair", "game", "inputs", "options", "result", "seats", "seed", "version")

    def __init__(self, game: str, version: int, seats: int, seed: str, options: Mapping[str, Json]) -> None:
        self.game: str = game
        self.version: int = version
        self.seats: int = seats
        self.seed: str = seed
        self.options: Mapping[str, Json] = options
        self.inputs: list[Input] = []
        self.result: Mapping[str, Json] | None = None
        self.fair: Mapping[str, Json] | None = None  # how the seed came about, see `fairness`


def new_record(rules: Rules[S, O], seats: int, options: O, seed: str) -> Record:
    return Record(rules.name, rules.version, seats, seed, rules.dump_options(options))


def digest(rules: Rules[S, O], state: S) -> str:
    """A fingerprint of a whole state."""
    text = json.dumps(rules.dump(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def result_of(rules: Rules[S, O], state: S, outcome: Outcome) -> dict[str, Json]:
    return {
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
        "why": outcome.why,
        "digest": digest(rules, state),
    }


def start(rules: Rules[S, O], record: Record) -> S:
    """The recorded game before its first input. Raises BadData if this is another game or version,
    BadOption for its options.
    """
    if record.game != rules.name:
        raise BadData("game", rules.name, record.game)
    if record.version != rules.version:
        raise BadData("version", f"{rules.version} (these rules)", record.version)
    if record.seats not in rules.seats:
        raise BadData("seats", f"{rules.seats.start} to {rules.seats.stop - 1}", record.seats)
    return rules.new(record.seats, rules.read_options(record.options, record.seats), seeded(record.seed))


def put_in(rules: Rules[S, O], state: S, entry: Input) -> list[Event]:
    """Plays one recorded input."""
    if entry.seat == TICK and entry.move == INTERRUPTED:
        real_time = as_real_time(rules)
        if real_time is None:
            raise BadData(INTERRUPTED, "a real-time game", rules.name)
        return real_time.interrupted(state, entry.now)
    if entry.seat == TICK:
        return rules.tick(state, entry.now)
    return rules.play(state, entry.seat, rules.moves.parse(entry.move), entry.now)


def steps(rules: Rules[S, O], record: Record) -> Iterator[tuple[Input, list[Event], S]]:
    """Replays a record: each input, what it caused, and the state after it (one state, changing in place)."""
    state = start(rules, record)
    for number, entry in enumerate(record.inputs, start=1):
        try:
            events = put_in(rules, state, entry)
        except LudotekaError as problem:
            raise BadData(
                f"input {number}", "a move that can be played", f"{entry.move!r}: {problem}"
            ) from problem
        yield entry, events, state


def replay(rules: Rules[S, O], record: Record) -> S:
    """The state at the end of a record. Raises BadData if an input can't be played or the result is another
    one.
    """
    state = start(rules, record)
    for _, _, after in steps(rules, record):
        state = after
    if record.result is not None:
        outcome = rules.outcome(state)
        found = None if outcome is None else result_of(rules, state, outcome)
        if found != record.result:
            raise BadData("result", str(dict(record.result)), found)
    return state


def to_text(record: Record) -> str:
    head: dict[str, Json] = {
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "seed": record.seed,
        "options": record.options,
    }
    if record.fair is not None:
        head["fair"] = record.fair
    lines = [json.dumps(head)]
    for entry in record.inputs:
        at = f" @{entry.now}" if entry.now else ""
        whose = "" if entry.seat == TICK else f"{entry.seat} "
        lines.append(f"{whose}{entry.move or 'tick'}{at}")
    if record.result is not None:
        lines.append(json.dumps(record.result))
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Record:
    """Reads what `to_text` wrote. Raises BadData, which names the line."""
    lines = text.splitlines()
    if not lines:
        raise BadData("line 1", "the game that is recorded", "nothing")
    head = _object(lines[0], 1)
    record = Record(
        as_str(field(head, "game"), "game"),
        as_int(field(head, "version"), "version"),
        as_int(field(head, "seats"), "seats"),
        as_str(field(head, "seed"), "seed"),
        as_mapping(field(head, "options"), "options"),
    )
    if "fair" in head:
        record.fair = as_mapping(head["fair"], "fair")
    for number, line in enumerate(lines[1:], start=2):
        if record.result is not None:
            raise BadData(f"line {number}", "nothing after the result", line)
        if line.startswith("{"):
            record.result = _object(line, number)
        elif line.strip():
            record.inputs.append(_input(line, number))
    return record


def _object(line: str, number: int) -> Mapping[str, Json]:
    try:
        return as_mapping(json.loads(line), f"line {number}")
    except json.JSONDecodeError:
        raise BadData(f"line {number}", "a JSON object", line) from None


def _input(line: str, number: int) -> Input:
    words = line.split()
    now = 0
    if words[-1].startswith("@"):
        if not words[-1][1:].isdecimal():
            raise BadData(f"line {number}", "a time in milliseconds after @", line)
        now = int(words.pop()[1:])
    if words == ["tick"]:
        return Input(TICK, "", now)
    if words == [INTERRUPTED]:
        return Input(TICK, INTERRUPTED, now)
    if len(words) < 2 or not words[0].isdecimal():
        raise BadData(f"line {number}", "'<seat> <move>' or 'tick @<milliseconds>'", line)
    return Input(int(words[0]), " ".join(words[1:]), now)
