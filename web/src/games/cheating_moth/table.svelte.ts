// What the parts of the table share: the view, the card in the fingers, the cue of a race, what was said last.
import { createContext } from 'svelte';
import type { Option, Told, Visit } from '../../table/visit.svelte.ts';
import { t } from '../../texts.svelte.ts';
import type { Names } from '../index.ts';
import { eventPhrase, reasonPhrase } from './phrases.ts';
import { hearing, play, type Sound } from './hearing.svelte.ts';
import type { Card, Form, MothView } from './view.ts';

const MOVES_FOR = 650; // milliseconds for which a tell is seen
const SAID_FOR = 4000;
const SAID = new Set(['raced', 'nobody-raced']); // shown large for a moment
const TOLD: Partial<Record<string, Sound>> = { played: 'card', raced: 'slap', accused: 'accused', caught: 'caught', wrong: 'wrong' };

export class MothTable {
  readonly visit: Visit;
  readonly names: Names;
  /** The card for the spider, until it is clear who gets it. */
  giving = $state<Card | null>(null);
  /** The card whose edge one holds over the rim. */
  held = $state<Card | null>(null);
  /** By seat, how its hand moves just now. */
  moving = $state<Record<number, Form>>({});
  /** When the cue was shown, on the browser's clock. */
  cued = $state<number | null>(null);
  said = $state<{ text: string; bad: boolean }>({ text: '', bad: false });
  /** Tells in words, for who wants them so. */
  heard = $state('');
  /** By seat, how fast everybody was in the race that has just been run. */
  times = $state.raw<{ seat: number; millis: number }[]>([]);
  private now = $state(0); // table time, roughly
  private ticking: ReturnType<typeof setInterval> | undefined;
  /** Accusing by keys: a number says whom. */
  pointing = $state(false);
  private forget: ReturnType<typeof setTimeout> | undefined;
  private hush: ReturnType<typeof setTimeout> | undefined;
  private cueTimer: ReturnType<typeof setTimeout> | undefined;
  private cueAt: number | null = null;
  private readonly still: ReturnType<typeof setTimeout>[] = [];

  constructor(visit: Visit, names: Names) {
    this.visit = visit;
    this.names = names;
  }

  readonly view = $derived.by(() => this.visit.view as unknown as MothView);
  readonly you = $derived.by(() => this.view.you ?? null);
  readonly seat = $derived.by(() => this.you?.seat ?? null);
  readonly isGuard = $derived.by(() => this.seat !== null && this.view.guard === this.seat);
  readonly isCounting = $derived.by(() => this.view.phase === 'scores' || this.view.phase === 'over');
  readonly isWatchful = $derived.by(() => this.view.catching === 'watchful-eye');
  /** Where the light is seen: 0 the pile, else a seat and 1; null if there is none. */
  readonly light = $derived.by(() => this.you?.light ?? this.view.light);
  /** The others, from one's left round the table. */
  readonly others = $derived.by(() => {
    const count = this.view.players.length;
    const first = this.seat ?? -1;
    return Array.from({ length: this.seat === null ? count : count - 1 }, (_, step) => (first + 1 + step) % count);
  });
  private readonly options = $derived.by(() => new Map(this.visit.options.map((option) => [option.move, option])));

  secondsUntil(moment: number): number {
    return Math.max(0, Math.ceil((moment - this.now) / 1000));
  }

  can(move: string): boolean {
    return this.options.has(move);
  }

  ofKind(kind: string): Option[] {
    return this.visit.options.filter((option) => option.kind === kind);
  }

  /** What a tap on this card of the hand does now; null if nothing. */
  moveWith(card: Card): string | null {
    const found = [`play ${card}`, `race ${card}`, `hand-over ${card}`].find((move) => this.can(move));
    return found ?? (this.ofKind('give').some((option) => option.args.card === card) ? `give ${card}` : null);
  }

  tap(card: Card): void {
    const move = this.moveWith(card);
    if (!move) return void this.explain(this.view.phase === 'racing' ? `race ${card}` : `play ${card}`);
    if (!move.startsWith('give ')) return void this.act(move);
    this.giving = this.giving === card ? null : card;
  }

  /** Whom a tap on a player concerns: who gets the spider's card, or where the light points. */
  tapPlayer(seat: number): void {
    if (this.giving && this.can(`give ${seat} ${this.giving}`)) void this.act(`give ${seat} ${this.giving}`);
    else if (this.can(`look ${seat + 1}`)) void this.act(`look ${seat + 1}`);
    else if (this.can(`accuse ${seat}`)) this.say(t('cheating-moth-press-to-accuse'));
    else if (this.isGuard) void this.explain(`accuse ${seat}`);
  }

  tapPile(): void {
    if (this.view.phase === 'racing' && this.view.race?.kind === 'mosquito') this.press('slap');
    else if (this.can('look 0')) void this.act('look 0');
    else if (this.can('draw')) void this.act('draw');
  }

  accuse(seat: number): void {
    this.pointing = false;
    void this.act(`accuse ${seat}`);
  }

  /** A press in a race: it counts from when the cue was seen. */
  press(move: string): void {
    const race = this.view.race;
    const pressed = this.cued !== null && race?.cue_at !== undefined ? race.cue_at + performance.now() - this.cued : this.visit.now();
    void this.send(move, pressed);
  }

  // --- hiding a card

  hide(card: Card): void {
    if (this.held) return;
    this.held = card;
    void this.send(`hide ${card}`).then((refused) => refused && (this.held = null));
  }

  /** The finger is lifted, or the key: too early, and the card is back in the hand. */
  letGo(): void {
    if (!this.held) return;
    this.held = null;
    void this.visit.act(['let-go']); // that it was gone already is no fault
  }

  act(move: string): Promise<boolean> | void {
    if (move.startsWith('race ') || move === 'slap') return this.press(move);
    this.giving = null;
    return this.send(move);
  }

  /** Whether it was refused. */
  private async send(move: string, pressed?: number): Promise<boolean> {
    const why = await this.visit.act([move], pressed);
    if (why) this.say(reasonPhrase(why, this.names), true);
    return why !== null;
  }

  async explain(move: string): Promise<void> {
    const why = await this.visit.why(move);
    if (why) this.say(reasonPhrase(why, this.names), true);
  }

  say(text: string, bad = false): void {
    clearTimeout(this.hush);
    this.said = { text, bad };
    this.hush = setTimeout(() => (this.said = { text: '', bad: false }), SAID_FOR);
  }

  // --- what has happened

  update({ events, before: last, after }: Told): void {
    const [before, view] = [last, after] as unknown as [MothView | null, MothView];
    for (const event of events) {
      if (event.kind === 'tell') this.move(event.seat as number, event.form as Form);
      if (SAID.has(event.kind)) this.say(eventPhrase(event, this.names));
      if (event.kind === 'raced') this.showTimes(event.times as [number, number][]);
      const sound = TOLD[event.kind];
      if (sound) play(sound);
    }
    if (view.phase !== 'giving') this.giving = null;
    if (view.prompt && view.prompt !== 'ready' && !before?.prompt) play('turn');
    const mine = view.you?.sleight ?? null;
    if (!mine && before?.you?.sleight) this.held = null;
    this.setCue(view);
  }

  private showTimes(times: [number, number][]): void {
    clearTimeout(this.forget);
    this.times = times.map(([seat, millis]) => ({ seat, millis }));
    this.forget = setTimeout(() => (this.times = []), SAID_FOR);
  }

  timeOf(seat: number | null): string | null {
    const found = this.times.find((time) => time.seat === seat);
    return found ? t('cheating-moth-pressed', { time: (found.millis / 1000).toFixed(2) }) : null;
  }

  /** What moved, and how: seen by who looks; on wish softly heard, or read. One's own hand one feels. */
  private move(seat: number, form: Form): void {
    if (seat === this.seat) return;
    this.moving = { ...this.moving, [seat]: form };
    this.still[seat] = setTimeout(() => {
      const { [seat]: _, ...rest } = this.moving;
      this.moving = rest;
    }, MOVES_FOR);
    if (hearing.tells === 'heard') play('tell', this.sideOf(seat));
    if (hearing.tells === 'read') this.heard = eventPhrase({ kind: 'tell', seat, form }, this.names);
  }

  private sideOf(seat: number): number {
    const place = this.others.indexOf(seat);
    return this.others.length < 2 ? 0 : (2 * place) / (this.others.length - 1) - 1;
  }

  /** The cue is shown on all screens at once. */
  private setCue(view: MothView): void {
    const at = view.phase === 'racing' ? (view.race?.cue_at ?? null) : null;
    if (at === this.cueAt) return;
    this.cueAt = at;
    this.cued = null;
    clearTimeout(this.cueTimer);
    if (at === null) return;
    this.cueTimer = setTimeout(() => {
      play(view.race!.kind);
      requestAnimationFrame(() => (this.cued = performance.now()));
    }, Math.max(0, at - this.visit.now()));
  }

  /** A page that comes to a race under way has its cue too. */
  begin(): void {
    this.setCue(this.view);
    const tick = () => (this.now = this.visit.now());
    this.ticking = setInterval(tick, 250);
    tick();
  }

  end(): void {
    clearInterval(this.ticking);
    clearTimeout(this.hush);
    clearTimeout(this.forget);
    clearTimeout(this.cueTimer);
    this.still.forEach(clearTimeout);
  }
}

export const [mothTable, setMothTable] = createContext<MothTable>();
