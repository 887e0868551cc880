"""What the HTTP pages take and give, as JSON. `docs/openapi.json` is made from here."""

from __future__ import annotations

from msgspec import Struct

from ludoteka.server.messages import Json, Links, Result, Seen, TableInfo, Why


class FieldInfo(Struct):
    """One option of a game: a number from `low` to `high`, one of `words`, yes/no, or the text of a
    file. `form`: shown in the set-up form."""

    name: str
    default: Json
    kind: str  # "number", "word", "flag", "file" (its text), "data"
    low: int | None = None
    high: int | None = None
    step: int | None = None
    words: list[str] | None = None
    form: bool = True


class GameInfo(Struct):
    """A game of the home page."""

    name: str
    min_seats: int
    max_seats: int
    fields: list[FieldInfo]
    bots: list[str]  # levels, weakest first
    campaign: bool  # groups can play it in a series


class Me(Struct):
    """The guest of this browser."""

    name: str
    language: str | None


class MeChange(Struct, forbid_unknown_fields=True):
    name: str | None = None
    language: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be. `bots[seat]` is a level, or None for a person; `seat` is where its maker sits
    (None: nowhere). `play_now` starts at once. `pause` is how long bots seem to think and `takeover` how
    long a person may be away, in seconds."""

    game: str
    seats: int
    options: dict[str, Json] = {}
    bots: list[str | None] = []
    seat: int | None = 0
    public: bool = False
    group: str | None = None
    group_token: str | None = None
    play_now: bool = False
    pause: float | None = None
    takeover: float | None = None


class MadeTable(Struct):
    table: TableInfo
    links: Links


class OpenTable(Struct):
    """A public table that still has a seat; `link` opens it."""

    table: TableInfo
    link: str


class MyTable(Struct):
    """A table the guest sits at or made, with the way back."""

    table: TableInfo
    links: Links
    seat: int | None
    host: bool
    your_turn: bool


class ReplayStep(Struct):
    """One input of a finished game as one audience learns it, at table time `now`. `changes` make the view
    before it into the one after it, as in `update`."""

    now: int
    events: list[Seen]
    changes: list[list[Json]]


class Replay(Struct):
    """A finished game through the eyes of `seat` (None: a spectator's): the view after `step` of its `count`
    inputs, and the steps that follow. If those don't reach the end, ask again with the `step` reached."""

    table: TableInfo
    seat: int | None
    real_time: bool
    count: int
    step: int
    view: dict[str, Json]
    steps: list[ReplayStep]
    outcome: Result


class Check(Struct, forbid_unknown_fields=True):
    """Options to be checked for the set-up form."""

    seats: int
    options: dict[str, Json] = {}


class Checked(Struct):
    """`problem` is English and exact; `reason`, where there is one, can be phrased in any language."""

    ok: bool
    option: str | None = None
    problem: str | None = None
    reason: Why | None = None


class NewGroup(Struct, forbid_unknown_fields=True):
    """A named group that plays a game in a series. `campaign` continues an exported one."""

    game: str
    name: str
    players: list[str]
    exported: dict[str, Json] | None = None


class GroupGame(Struct):
    """One finished game of a group, by player name."""

    table: str
    ended: float  # seconds since 1970
    players: list[str]
    ranks: list[int]
    scores: list[int]


class Standing(Struct):
    """A player of a group: games played, games won (ties count for each), points of all games."""

    name: str
    games: int
    wins: int
    points: int


class Group(Struct):
    """A group with its history; `campaign` is what the game keeps from one play to the next."""

    id: str
    token: str
    game: str
    name: str
    players: list[str]
    campaign: dict[str, Json]
    history: list[GroupGame]
    standings: list[Standing]
    options: dict[str, Json]  # with which the next game starts


class Problem(Struct):
    """What every page answers with a status of 400 or more."""

    error: str
