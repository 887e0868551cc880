// Made by scripts/generate_protocol.py from src/ludoteka/server: messages.py and bodies.py.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The first message. `client` names this window and stays the same when it reconnects; `since` is the version it holds. */
export interface Hello {
  type: "hello";
  client: string;
  since?: number | null;
}

/** Plays moves of one's own seat, all or none. `at`: the version at which they were chosen; refused as stale if one's own seat has acted since (a double click, a second window), never because somebody else has. `pressed`: the table time of the press, which counts in a real-time game as far as the measured round trip allows. */
export interface Play {
  type: "play";
  id: string;
  moves: Array<string>;
  at?: number | null;
  pressed?: number | null;
}

/** Asks why a move is not allowed. */
export interface AskWhy {
  type: "why";
  id: string;
  move: string;
}

/** Takes back one's last move, while `can_undo` says so. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Says something to everybody at the table. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** People may `take` an open seat, `leave` theirs, take it `back` from the bot that plays for them; the host may do with any seat: put a `bot` of a level there, or `open` it, before and during play. `name` is what the taker is called. */
export interface ChangeSeat {
  type: "seat";
  id: string;
  seat: number;
  action: "back" | "bot" | "leave" | "open" | "take";
  bot?: string | null;
  name?: string | null;
}

/** The host starts the game; seats still open are played by bots until somebody takes them. */
export interface Start {
  type: "start";
  id: string;
}

/** The host changes options of the game before it starts; those not named stay. */
export interface Configure {
  type: "configure";
  id: string;
  options: Record<string, Json>;
}

/** The player's own part of the seed, before the game starts: any text of up to 64 characters. */
export interface Nonce {
  type: "nonce";
  id: string;
  nonce: string;
}

/** Asks for a `pong`; `t` is the client's own clock. */
export interface Ping {
  type: "ping";
  t: number;
}

/** Answers a `probe`, at once; who is late with it is given no credit. */
export interface Echo {
  type: "echo";
  probe: number;
}

/** Answers `hello`, and comes again when one's rights or seat change. */
export interface Welcome {
  type: "welcome";
  you: You;
  table: TableInfo;
  links: Links;
  chat: Array<Line>;
  now: number;
}

/** What this connection may do. */
export interface You {
  client: string;
  seat: number | null;
  host: boolean;
  may_sit: boolean;
  name: string;
}

/** What everybody may know about a table besides the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  phase: "ended" | "lobby" | "playing";
  options: Record<string, Json>;
  seats: Array<SeatInfo>;
  public: boolean;
  created: number;
  group: string | null;
  group_name: string | null;
  spectators: number;
}

/** A seat as everybody sees it. A person who is away is `present: false`; at `takeover_at` a bot takes over (`away`). */
export interface SeatInfo {
  seat: number;
  who: "bot" | "open" | "person";
  name: string | null;
  level: string | null;
  present: boolean;
  away: boolean;
  takeover_at: number | null;
}

/** Paths to share. Only the host gets `host`. */
export interface Links {
  seat: string | null;
  spectator: string | null;
  host: string | null;
}

/** One chat line; `seat` is None for a spectator, `at` seconds since 1970. */
export interface Line {
  name: string;
  text: string;
  at: number;
  seat: number | null;
}

/** A snapshot: replaces all the client holds. `log` is what happened lately, oldest first; `options` what one may do now. */
export interface State {
  type: "state";
  version: number;
  view: Record<string, Json>;
  options: Array<Record<string, Json>>;
  outcome: Result | null;
  can_undo: boolean;
  now: number;
  log: Array<Record<string, Json>>;
}

/** How the game ended: by seat, rank 1 is best, equal ranks are ties. */
export interface Result {
  ranks: Array<number>;
  scores: Array<number>;
  why: string;
}

/** What happened from version `follows` to `version`: one input, or all that was missed while away. If the client holds another version than `follows` it says `hello` again with `since`. Either `view` is whole, or it is null and `changes` make it out of the view before: each is a path (names in mappings, places in lists) and the value that is there now, or the path alone of a name that is gone. `options` is null if they are as before. */
export interface Update {
  type: "update";
  follows: number;
  version: number;
  events: Array<Record<string, Json>>;
  view: Record<string, Json> | null;
  changes: Array<Array<Json>>;
  options: Array<Record<string, Json>> | null;
  outcome: Result | null;
  can_undo: boolean;
  now: number;
}

/** The version that this reader holds or is to hold now, in which nothing has changed for it. */
export interface Skip {
  type: "skip";
  version: number;
}

/** Something about the table changed: seats, presence, options, phase. */
export interface Table {
  type: "table";
  table: TableInfo;
  now: number;
}

/** The input was done and stored; its effects are in `version`. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** The input changed nothing. `id` is empty if the message could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  version: number;
  reason: Why;
}

/** Why something is not allowed: ids and arguments, phrased in the reader's language; `rule` is empty for the room's own. */
export interface Why {
  message: string;
  rule: string;
  args: Record<string, Json>;
  highlight: Array<string>;
}

/** Answers `why`; no reason: the move is allowed. */
export interface Because {
  type: "why";
  id: string;
  reason: Why | null;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  line: Line;
}

/** Answers `ping`. */
export interface Pong {
  type: "pong";
  t: number;
  now: number;
}

/** Asks for an `echo`: the server measures how long messages take, in real-time games. */
export interface Probe {
  type: "probe";
  probe: number;
}

/** The check of the dice. `commitment` is sha256 of the server's secret and is shown before the game; `nonces` are by seat. Secret and seed are revealed when the game has ended: seed = sha256("secret:nonce:nonce..."), in hexadecimal digits. */
export interface Fair {
  type: "fair";
  commitment: string;
  nonces: Array<string>;
  server_secret: string | null;
  seed: string | null;
}

/** A base class for defining efficient serializable objects. Fields are defined using type annotations. Fields may optionally have default values, which result in keyword parameters to the constructor. Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and ``__copy__`` methods. Additional methods can be defined on the class as needed. Note that ``__init__``/``__new__`` cannot be overridden, but other methods can. A tuple of the field names is available on the class via the ``__struct_fields__`` attribute if needed. Additional class options can be enabled by passing keywords to the class definition (see example below). These configuration options may also be inspected at runtime through the ``__struct_config__`` attribute. Configuration ------------- frozen: bool, default False Whether instances of this type are pseudo-immutable. If true, attribute assignment is disabled and a corresponding ``__hash__`` is defined. order: bool, default False If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods will be generated for this type. eq: bool, default True If True (the default), an ``__eq__`` method will be generated for this type. Set to False to compare based on instance identity alone. kw_only: bool, default False If True, all fields will be treated as keyword-only arguments in the generated ``__init__`` method. Default is False. omit_defaults: bool, default False Whether fields should be omitted from encoding if the corresponding value is the default for that field. Enabling this may reduce message size, and often also improve encoding & decoding performance. forbid_unknown_fields: bool, default False If True, an error is raised if an unknown field is encountered while decoding structs of this type. If False (the default), no error is raised and the unknown field is skipped. tag: str, int, bool, callable, or None, default None Used along with ``tag_field`` for configuring tagged union support. If either are non-None, then the struct is considered "tagged". In this case, an extra field (the ``tag_field``) and value (the ``tag``) are added to the encoded message, which can be used to differentiate message types during decoding. Set ``tag=True`` to enable the default tagged configuration (``tag_field`` is ``"type"``, ``tag`` is the class name). Alternatively, you can provide a string (or less commonly int) value directly to be used as the tag (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that takes the class qualname and returns a valid tag value (e.g. ``tag=str.lower``). See the docs for more information. tag_field: str or None, default None The field name to use for tagged union support. If ``tag`` is non-None, then this defaults to ``"type"``. See the ``tag`` docs above for more information. rename: str, mapping, callable, or None, default None Controls renaming the field names used when encoding/decoding the struct. May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase, or kebab-case respectively. May also be a mapping from field names to the renamed names (missing fields are not renamed). Alternatively, may be a callable that takes the field name and returns a new name or ``None`` to not rename that field. Default is ``None`` for no field renaming. repr_omit_defaults: bool, default False Whether fields should be omitted from the generated repr if the corresponding value is the default for that field. array_like: bool, default False If True, this struct type will be treated as an array-like type during encoding/decoding, rather than a dict-like type (the default). This may improve performance, at the cost of a more inscrutable message encoding. gc: bool, default True Whether garbage collection is enabled for this type. Disabling this *may* help reduce GC pressure, but will prevent reference cycles composed of only ``gc=False`` from being collected. It is the user's responsibility to ensure that reference cycles don't occur when setting ``gc=False``. weakref: bool, default False Whether instances of this type support weak references. Defaults to False. dict: bool, default False Whether instances of this type will include a ``__dict__``. Setting this to True will allow adding additional undeclared attributes to a struct instance, which may be useful for holding private runtime state. Defaults to False. cache_hash: bool, default False If enabled, the hash of a frozen struct instance will be computed at most once, and then cached on the instance for further reuse. For expensive hash values this can improve performance at the cost of a small amount of memory usage. Examples -------- Here we define a new `Struct` type for describing a dog. It has three fields; two required and one optional. >>> class Dog(Struct): ... name: str ... breed: str ... is_good_boy: bool = True ... >>> Dog('snickers', breed='corgi') Dog(name='snickers', breed='corgi', is_good_boy=True) Additional struct options can be set as part of the class definition. Here we define a new `Struct` type for a frozen `Point` object. >>> class Point(Struct, frozen=True): ... x: float ... y: float ... >>> {Point(1.5, 2.0): 1} # frozen structs are hashable {Point(x=1.5, y=2.0): 1} */
export interface Struct {
}

/** One option of a game: a number from `low` to `high`, one of `words`, yes/no, or the text of a file. `form`: shown in the set-up form. */
export interface FieldInfo {
  name: string;
  default: Json;
  kind: string;
  low: number | null;
  high: number | null;
  step: number | null;
  words: Array<string> | null;
  form: boolean;
}

/** A game of the home page. */
export interface GameInfo {
  name: string;
  min_seats: number;
  max_seats: number;
  fields: Array<FieldInfo>;
  bots: Array<string>;
  campaign: boolean;
}

/** The guest of this browser. */
export interface Me {
  name: string;
  language: string | null;
}

export interface MeChange {
  name?: string | null;
  language?: string | null;
}

/** A table to be. `bots[seat]` is a level, or None for a person; `seat` is where its maker sits (None: nowhere). `play_now` starts at once. `pause` is how long bots seem to think and `takeover` how long a person may be away, in seconds. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, Json>;
  bots?: Array<string | null>;
  seat?: number | null;
  public?: boolean;
  group?: string | null;
  group_token?: string | null;
  play_now?: boolean;
  pause?: number | null;
  takeover?: number | null;
}

export interface MadeTable {
  table: TableInfo;
  links: Links;
}

/** A public table that still has a seat; `link` opens it. */
export interface OpenTable {
  table: TableInfo;
  link: string;
}

/** A table the guest sits at or made, with the way back. */
export interface MyTable {
  table: TableInfo;
  links: Links;
  seat: number | null;
  host: boolean;
  your_turn: boolean;
}

/** One input of a finished game as one audience learns it, at table time `now`. `changes` make the view before it into the one after it, as in `update`. */
export interface ReplayStep {
  now: number;
  events: Array<Record<string, Json>>;
  changes: Array<Array<Json>>;
}

/** A finished game through the eyes of `seat` (None: a spectator's): the view after `step` of its `count` inputs, and the steps that follow. If those don't reach the end, ask again with the `step` reached. */
export interface Replay {
  table: TableInfo;
  seat: number | null;
  real_time: boolean;
  count: number;
  step: number;
  view: Record<string, Json>;
  steps: Array<ReplayStep>;
  outcome: Result;
}

/** Options to be checked for the set-up form. */
export interface Check {
  seats: number;
  options?: Record<string, Json>;
}

/** `problem` is English and exact; `reason`, where there is one, can be phrased in any language. */
export interface Checked {
  ok: boolean;
  option: string | null;
  problem: string | null;
  reason: Why | null;
}

/** A named group that plays a game in a series. `campaign` continues an exported one. */
export interface NewGroup {
  game: string;
  name: string;
  players: Array<string>;
  exported?: Record<string, Json> | null;
}

/** One finished game of a group, by player name. */
export interface GroupGame {
  table: string;
  ended: number;
  players: Array<string>;
  ranks: Array<number>;
  scores: Array<number>;
}

/** A player of a group: games played, games won (ties count for each), points of all games. */
export interface Standing {
  name: string;
  games: number;
  wins: number;
  points: number;
}

/** A group with its history; `campaign` is what the game keeps from one play to the next. */
export interface Group {
  id: string;
  token: string;
  game: string;
  name: string;
  players: Array<string>;
  campaign: Record<string, Json>;
  history: Array<GroupGame>;
  standings: Array<Standing>;
  options: Record<string, Json>;
}

/** What every page answers with a status of 400 or more. */
export interface Problem {
  error: string;
}

export type ClientMessage = Hello | Play | AskWhy | Undo | Say | ChangeSeat | Start | Configure | Nonce | Ping | Echo;

export type ServerMessage = Welcome | State | Update | Skip | Table | Ack | Refused | Because | Chat | Pong | Probe | Fair;
