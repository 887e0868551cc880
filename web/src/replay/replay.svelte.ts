// A finished game at one of its steps. Stands where a visit would; plays nothing, asks nothing, and never touches the table.
import type { Replay as Retold, Result, TableInfo, Why } from '../protocol.ts';
import { changed } from '../table/changes.ts';
import { LOG_LIMIT, type Option, type Seen, type Told, type View, type Visit } from '../table/visit.svelte.ts';

const NOTHING_IS_PLAYED: Why = { message: 'room-replay-only', rule: '', args: {}, highlight: [] };
const REFUSAL_SHOWN = 3000;

export class Replay implements Visit {
  readonly isReplay = true;
  readonly id: string;
  readonly token: string | null;
  /** The seat through whose eyes one looks; null: a spectator. */
  readonly eyes: number | null;
  readonly realTime: boolean;
  readonly count: number;
  readonly table: TableInfo;
  readonly you = null;
  readonly links = null;
  readonly chat = [];
  readonly unread = 0;
  readonly options: Option[] = [];
  readonly canUndo = false;
  readonly fair = null;
  readonly up = true;
  readonly closed = null;
  readonly busy = false;
  /** How many inputs of the game are shown. */
  version = $state(0);
  refusal = $state.raw<Why | null>(null);
  beforeUpdate: (told: Told) => void = () => {};
  /** How much table time has passed since the step that is shown; set by what plays it. */
  passed: () => number = () => 0;
  /** Steps after which something looks otherwise than before them, with the first and the last. */
  readonly stops: number[];
  private readonly views: View[];
  private readonly times: number[];
  private readonly events: Seen[] = [];
  private readonly told: number[] = [0]; // by step, how many of the events have happened
  private readonly result: Result;
  private forget: ReturnType<typeof setTimeout> | undefined;

  constructor(whole: Retold, token: string | null) {
    this.id = whole.table.id;
    this.token = token;
    this.eyes = whole.seat;
    this.realTime = whole.real_time;
    this.count = whole.count;
    this.table = whole.table;
    this.result = whole.outcome;
    this.views = [whole.view];
    this.times = [0];
    this.stops = [0];
    whole.steps.forEach(({ now, events, changes }, before) => {
      this.views.push(changed(this.views[before]!, changes));
      this.times.push(Math.max(now, this.times[before]!)); // presses that came late count from when they were made
      this.events.push(...(events as Seen[]));
      this.told.push(this.events.length);
      const step = before + 1;
      if (events.length || changes.length || step === whole.count) this.stops.push(step);
    });
  }

  readonly view = $derived.by(() => this.views[this.version]!);
  readonly outcome = $derived.by(() => (this.version === this.count ? this.result : null));
  readonly log = $derived.by(() => {
    const happened = this.told[this.version]!;
    return this.events.slice(Math.max(0, happened - LOG_LIMIT), happened);
  });
  /** The next step at which there is something new to see; null at the end. */
  readonly next = $derived.by(() => this.stops.find((step) => step > this.version) ?? null);
  readonly previous = $derived.by(() => this.stops.findLast((step) => step < this.version) ?? null);

  timeOf(step: number): number {
    return this.times[step]!;
  }

  now(): number {
    return this.timeOf(this.version) + this.passed();
  }

  /** Shows the game after so many inputs. Only what is just ahead moves; a jump shows how things stand. */
  to(step: number): void {
    const target = Math.min(Math.max(0, step), this.count);
    if (target === this.version) return;
    const ahead = target === this.next;
    const events = ahead ? this.events.slice(this.told[this.version], this.told[target]) : [];
    this.beforeUpdate({ events, before: this.view, after: this.views[target]! });
    this.version = target;
    this.refuse(null);
  }

  refuse(why: Why | null): void {
    clearTimeout(this.forget);
    this.refusal = why;
    if (why) this.forget = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }

  end(): void {
    clearTimeout(this.forget);
  }

  play(): void {
    this.refuse(NOTHING_IS_PLAYED);
  }

  undo(): void {
    this.refuse(NOTHING_IS_PLAYED);
  }

  act(): Promise<Why | null> {
    return Promise.resolve(NOTHING_IS_PLAYED);
  }

  why(): Promise<Why | null> {
    return Promise.resolve(NOTHING_IS_PLAYED);
  }

  say(): void {}
  seat(): void {}
  start(): void {}
  configure(): void {}
}
