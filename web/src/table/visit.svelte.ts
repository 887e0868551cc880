// A visit to a table: what the server has told, and what can be asked of it. Knows no game.
import type {
  ChangeSeat, Fair, Json, Line, Links, Result, ServerMessage, State, TableInfo, Update, Why, You,
} from '../protocol.ts';
import { changed } from './changes.ts';
import { Clock } from './clock.ts';
import { connect, randomText, type Input } from './connection.ts';

export type Seen = Record<string, Json> & { kind: string };
export type Option = { move: string; kind: string; args: Record<string, Json> };
export type View = Record<string, Json>;
export type Told = { events: Seen[]; before: View | null; after: View };

export const LOG_LIMIT = 400;
const REFUSAL_SHOWN = 6000;
const PINGS = [0, 300, 700, 1200, 2000]; // milliseconds after which the clock is set more closely

/** What a version looks like, whole. */
type Whole = Pick<State, 'version' | 'view' | 'options' | 'outcome' | 'can_undo'>;
type Unsent<T> = T extends Input ? Omit<T, 'id'> : never;

/** What the parts of a table's page see of a visit: of the live one, or of one to a game that is looked at again. */
export type Visit = Pick<LiveVisit, keyof LiveVisit>;

export class LiveVisit {
  readonly id: string;
  readonly token: string | null;
  /** A finished game is looked at again: nothing is played, nobody is waited for. */
  readonly isReplay: boolean = false;
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  links = $state.raw<Links | null>(null);
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  version = $state(-1);
  view = $state.raw<View | null>(null);
  options = $state.raw<Option[]>([]);
  outcome = $state.raw<Result | null>(null);
  canUndo = $state(false);
  log = $state.raw<Seen[]>([]);
  fair = $state.raw<Fair | null>(null);
  up = $state(false);
  closed = $state<number | null>(null);
  refusal = $state.raw<Why | null>(null);
  /** An input of ours is on its way, or its effects are. */
  busy = $state(false);
  /** Called before the page shows an update, so that motion can start from what is there. */
  beforeUpdate: (told: Told) => void = () => {};

  private readonly line: ReturnType<typeof connect>;
  private readonly whys = new Map<string, (reason: Why | null) => void>();
  private readonly playing = new Set<string>();
  private readonly acts = new Map<string, (refusal: Why | null) => void>();
  private awaited = -1;
  private readonly clock = new Clock();
  private pinging: ReturnType<typeof setTimeout>[] = [];
  private forget: ReturnType<typeof setTimeout> | undefined;
  private nonceOf: number | null = null; // the seat that has ours

  constructor(id: string, token: string | null) {
    this.id = id;
    this.token = token;
    const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = token ? `?token=${encodeURIComponent(token)}` : '';
    this.line = connect(`${protocol}//${location.host}/api/tables/${id}/ws${query}`, {
      hear: (message) => this.hear(message),
      lineChanged: (up, code) => {
        this.up = up;
        this.closed = code;
      },
      since: () => (this.version >= 0 ? this.version : null),
    });
  }

  end(): void {
    clearTimeout(this.forget);
    this.pinging.forEach(clearTimeout);
    this.line.end();
  }

  /** Table time in milliseconds, as far as is known. */
  now(): number {
    return this.clock.now();
  }

  play(...moves: string[]): void {
    if (this.busy) return;
    this.busy = true;
    this.playing.add(this.input({ type: 'play', moves, at: this.version }));
  }

  /**
   * Plays at once, whatever else is on its way: for games against the clock. Null once it is done, or why it is not;
   * nothing is shown of that. `pressed` is the table time of the press.
   */
  act(moves: string[], pressed = this.now()): Promise<Why | null> {
    return new Promise((resolve) => this.acts.set(this.input({ type: 'play', moves, at: null, pressed }), resolve));
  }

  undo(): void {
    if (this.busy) return;
    this.busy = true;
    this.playing.add(this.input({ type: 'undo' }));
  }

  why(move: string): Promise<Why | null> {
    return new Promise((resolve) => this.whys.set(this.input({ type: 'why', move }), resolve));
  }

  say(text: string): void {
    this.input({ type: 'chat', text });
  }

  seat(seat: number, action: ChangeSeat['action'], more: { bot?: string; name?: string } = {}): void {
    this.input({ type: 'seat', seat, action, ...more });
  }

  start(): void {
    this.input({ type: 'start' });
  }

  configure(options: Record<string, Json>): void {
    this.input({ type: 'configure', options });
  }

  refuse(why: Why | null): void {
    clearTimeout(this.forget);
    this.refusal = why;
    if (why) this.forget = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }

  private input(message: Unsent<Input>): string {
    const id = randomText(8);
    this.line.send({ ...message, id } as Input);
    return id;
  }

  private hear(message: ServerMessage): void {
    this.setClock(message);
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        this.table = message.table;
        this.links = message.links;
        this.chat = message.chat;
        this.addNonce();
        break;
      case 'table':
        this.table = message.table;
        this.addNonce();
        break;
      case 'fair':
        this.fair = message;
        break;
      case 'state':
        this.log = message.log as Seen[];
        this.take(message, []);
        break;
      case 'update':
        this.update(message);
        break;
      case 'skip':
        if (message.version > this.version + 1) this.line.hello();
        else this.version = Math.max(this.version, message.version);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        this.unread += 1;
        break;
      case 'ack':
        this.answerAct(message.id, null);
        if (this.playing.delete(message.id)) this.awaited = Math.max(this.awaited, message.version);
        break;
      case 'refused':
        if (this.answerAct(message.id, message.reason)) break;
        this.playing.delete(message.id);
        this.refuse(message.reason);
        break;
      case 'why':
        this.whys.get(message.id)?.(message.reason);
        this.whys.delete(message.id);
        break;
    }
    this.busy = this.playing.size > 0 || this.awaited > this.version;
  }

  /** Time stands before and after a game, and while the server is away. */
  private setClock(message: ServerMessage): void {
    if (message.type === 'pong') return this.clock.answered(message.t, message.now);
    if (!('now' in message)) return;
    const begins = message.type === 'table' && message.table.phase === 'playing' && this.table?.phase !== 'playing';
    if (message.type !== 'welcome' && !begins && this.table?.phase === 'playing') return this.clock.heard(message.now);
    this.clock.reset(message.now);
    if (message.type !== 'welcome' && !begins) return;
    this.pinging.forEach(clearTimeout);
    this.pinging = PINGS.map((after) => setTimeout(() => this.line.ping(), after));
  }

  private answerAct(id: string, refusal: Why | null): boolean {
    const answer = this.acts.get(id);
    answer?.(refusal);
    return this.acts.delete(id);
  }

  private update(message: Update): void {
    if (message.version <= this.version) return; // told already
    if (message.follows !== this.version) return this.line.hello(); // something is missing in between
    const events = message.events as Seen[];
    this.log = [...this.log, ...events].slice(-LOG_LIMIT);
    this.take(this.completed(message), events);
  }

  /** The update with what it leaves out because it is as before. */
  private completed(message: Update): Whole {
    return {
      ...message,
      view: message.view ?? changed(this.view ?? {}, message.changes),
      options: message.options ?? this.options,
    };
  }

  private take(message: Whole, events: Seen[]): void {
    if (events.length > 0) this.beforeUpdate({ events, before: this.view, after: message.view });
    this.version = message.version;
    this.view = message.view;
    this.options = message.options as Option[];
    this.outcome = message.outcome;
    this.canUndo = message.can_undo;
    this.refusal = null;
  }

  /** One's own part of the dice, before the game starts. */
  private addNonce(): void {
    const seat = this.you?.seat ?? null;
    if (seat === null || seat === this.nonceOf || this.table?.phase !== 'lobby') return;
    this.nonceOf = seat;
    this.input({ type: 'nonce', nonce: randomText(16) });
  }
}
