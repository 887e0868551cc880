"""Every message of the WebSocket, one struct each; JSON text frames, told apart by the field `type`.

From here `scripts/generate_protocol.py` makes the JSON Schema, the browser's types and `docs/protocol.md`.

How a visit goes: connect to `/api/tables/{id}/ws?token=...`, say `hello`, get `welcome` and `fair`, and,
once the game has started, `state` (or, with `since`, one `update` with all that was missed); afterwards
one `update` per version, without gaps. Versions are the reader's own: they count what it has seen, so that
they don't tell of what others do in secret. Before the start a player's client sends a `nonce`; a
table made with `play_now` starts when its maker's nonce is in. Times are table time: milliseconds since
the table started, which stand still while the server is down; each message that carries one also carries
`now`.

An input (`play`, `undo`, `chat`, `seat`, `start`, `configure`, `nonce`) has an `id` that the client
makes up; sent again with the same id and client it is answered again, and not done again. It is answered
by `ack` or `refused`, in the order of sending.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

Json: TypeAlias = Any  # any JSON value; the kernel's recursive type is more than msgspec reads
Described: TypeAlias = dict[str, Json]  # a move: {"move": "go 17", "kind": "go", "args": {"location": 17}}
Seen: TypeAlias = dict[str, Json]  # an event as one seat learns it: {"kind": "went", "seat": 0, ...}
Phase: TypeAlias = Literal["lobby", "playing", "ended"]
Who: TypeAlias = Literal["person", "bot", "open"]
SeatAction: TypeAlias = Literal["take", "leave", "bot", "open", "back"]


# --- from the client ------------------------------------------------------------------------------


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of the client."""


class Hello(FromClient, tag="hello"):
    """The first message. `client` names this window and stays the same when it reconnects; `since` is
    the version it holds."""

    client: str
    since: int | None = None


class Play(FromClient, tag="play"):
    """Plays moves of one's own seat, all or none. `at`: the version at which they were chosen; refused
    as stale if one's own seat has acted since (a double click, a second window), never because somebody
    else has. `pressed`: the table time of the press, which counts in a real-time game as far as the measured
    round trip allows."""

    id: str
    moves: list[str]
    at: int | None = None
    pressed: float | None = None


class AskWhy(FromClient, tag="why"):
    """Asks why a move is not allowed."""

    id: str
    move: str


class Undo(FromClient, tag="undo"):
    """Takes back one's last move, while `can_undo` says so."""

    id: str


class Say(FromClient, tag="chat"):
    """Says something to everybody at the table."""

    id: str
    text: str


class ChangeSeat(FromClient, tag="seat"):
    """People may `take` an open seat, `leave` theirs, take it `back` from the bot that plays for them;
    the host may do with any seat: put a `bot` of a level there, or `open` it, before and during play.
    `name` is what the taker is called."""

    id: str
    seat: int
    action: SeatAction
    bot: str | None = None
    name: str | None = None


class Start(FromClient, tag="start"):
    """The host starts the game; seats still open are played by bots until somebody takes them."""

    id: str


class Configure(FromClient, tag="configure"):
    """The host changes options of the game before it starts; those not named stay."""

    id: str
    options: dict[str, Json]


class Nonce(FromClient, tag="nonce"):
    """The player's own part of the seed, before the game starts: any text of up to 64 characters."""

    id: str
    nonce: str


class Ping(FromClient, tag="ping"):
    """Asks for a `pong`; `t` is the client's own clock."""

    t: float


class Echo(FromClient, tag="echo"):
    """Answers a `probe`, at once; who is late with it is given no credit."""

    probe: int


ClientMessage: TypeAlias = (
    Hello | Play | AskWhy | Undo | Say | ChangeSeat | Start | Configure | Nonce | Ping | Echo
)


# --- parts of the server's messages ---------------------------------------------------------------


class SeatInfo(Struct):
    """A seat as everybody sees it. A person who is away is `present: false`; at `takeover_at` a bot
    takes over (`away`)."""

    seat: int
    who: Who
    name: str | None = None
    level: str | None = None  # of the bot that plays here now
    present: bool = False
    away: bool = False  # a person's seat that a bot plays until the person is back
    takeover_at: int | None = None


class TableInfo(Struct):
    """What everybody may know about a table besides the game itself."""

    id: str
    game: str
    phase: Phase
    options: dict[str, Json]
    seats: list[SeatInfo]
    public: bool
    created: float  # seconds since 1970
    group: str | None = None  # id of the group whose campaign this game belongs to
    group_name: str | None = None
    spectators: int = 0


class You(Struct):
    """What this connection may do."""

    client: str
    seat: int | None
    host: bool
    may_sit: bool  # holds a seat or host link, so may take an open seat
    name: str


class Links(Struct):
    """Paths to share. Only the host gets `host`."""

    seat: str | None = None
    spectator: str | None = None
    host: str | None = None


class Why(Struct):
    """Why something is not allowed: ids and arguments, phrased in the reader's language; `rule` is empty
    for the room's own."""

    message: str
    rule: str = ""
    args: dict[str, Json] = {}
    highlight: list[str] = []


class Result(Struct):
    """How the game ended: by seat, rank 1 is best, equal ranks are ties."""

    ranks: list[int]
    scores: list[int]
    why: str


class Line(Struct):
    """One chat line; `seat` is None for a spectator, `at` seconds since 1970."""

    name: str
    text: str
    at: float
    seat: int | None = None


# --- from the server ------------------------------------------------------------------------------


class FromServer(Struct, tag_field="type"):
    """A message of the server."""


class Welcome(FromServer, tag="welcome"):
    """Answers `hello`, and comes again when one's rights or seat change."""

    you: You
    table: TableInfo
    links: Links
    chat: list[Line]
    now: int


class State(FromServer, tag="state"):
    """A snapshot: replaces all the client holds. `log` is what happened lately, oldest first; `options`
    what one may do now."""

    version: int
    view: dict[str, Json]
    options: list[Described]
    outcome: Result | None
    can_undo: bool
    now: int
    log: list[Seen] = []


class Update(FromServer, tag="update"):
    """What happened from version `follows` to `version`: one input, or all that was missed while away.
    If the client holds another version than `follows` it says `hello` again with `since`.

    Either `view` is whole, or it is null and `changes` make it out of the view before: each is a path (names
    in mappings, places in lists) and the value that is there now, or the path alone of a name that is gone.
    `options` is null if they are as before."""

    follows: int
    version: int
    events: list[Seen]
    view: dict[str, Json] | None
    changes: list[list[Json]]
    options: list[Described] | None
    outcome: Result | None
    can_undo: bool
    now: int


class Skip(FromServer, tag="skip"):
    """The version that this reader holds or is to hold now, in which nothing has changed for it."""

    version: int


class Table(FromServer, tag="table"):
    """Something about the table changed: seats, presence, options, phase."""

    table: TableInfo
    now: int


class Ack(FromServer, tag="ack"):
    """The input was done and stored; its effects are in `version`."""

    id: str
    version: int


class Refused(FromServer, tag="refused"):
    """The input changed nothing. `id` is empty if the message could not be read."""

    id: str
    version: int
    reason: Why


class Because(FromServer, tag="why"):
    """Answers `why`; no reason: the move is allowed."""

    id: str
    reason: Why | None


class Chat(FromServer, tag="chat"):
    """Somebody said something."""

    line: Line


class Pong(FromServer, tag="pong"):
    """Answers `ping`."""

    t: float
    now: int


class Probe(FromServer, tag="probe"):
    """Asks for an `echo`: the server measures how long messages take, in real-time games."""

    probe: int


class Fair(FromServer, tag="fair"):
    """The check of the dice. `commitment` is sha256 of the server's secret and is shown before the game;
    `nonces` are by seat. Secret and seed are revealed when the game has ended: seed =
    sha256("secret:nonce:nonce..."), in hexadecimal digits."""

    commitment: str
    nonces: list[str]
    server_secret: str | None = None
    seed: str | None = None


ServerMessage: TypeAlias = (
    Welcome | State | Update | Skip | Table | Ack | Refused | Because | Chat | Pong | Probe | Fair
)

# Why the server closes a connection.
CLOSE_REASONS: dict[int, str] = {
    4400: "the first message was not `hello`, or a message could not be read over and over",
    4403: "the token opens nothing at this table",
    4404: "there is no such table",
    4408: "this reader was too slow; connect again",
    4409: "the table was begun under another version of the rules",
    4410: "the table has been put away, or another server has taken it over; connect again",
}

# Message ids of the room's own reasons in `refused` (a game's have ids of their own),
# with their arguments.
REFUSALS: dict[str, str] = {
    "room-malformed": "the message could not be read (problem)",
    "room-malformed-move": "no move of this game (text, expected)",
    "room-stale": "one's own seat has acted since the move was chosen",
    "room-not-seated": "only who sits at the table can do that",
    "room-not-host": "only the host can do that",
    "room-not-invited": "a seat link is needed to sit down",
    "room-not-started": "the game has not started",
    "room-already-started": "the game has started",
    "room-ended": "the game is over",
    "room-seat-taken": "somebody has that seat (seat)",
    "room-already-seated": "one has a seat already (seat)",
    "room-no-such-seat": "there is no such seat (seat, seats)",
    "room-not-your-seat": "the seat is somebody else's (seat)",
    "room-unknown-bot": "there is no bot of that level (level, levels)",
    "room-bad-option": "an option that can't be (option, problem)",
    "room-nothing-to-undo": "nothing can be taken back",
    "room-too-long": "the text is too long or empty (limit)",
    "room-failed": "the server failed, and nothing has changed; try again",
    "room-bot-plays": "a bot plays the seat; take it back first",
}

decode_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode: msgspec.json.Encoder = msgspec.json.Encoder()
