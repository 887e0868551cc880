// What the parts of the table share: the view as it will be, the tile in hand and how it is turned, what is said.
import { createContext } from 'svelte';
import type { Why } from '../../protocol.ts';
import type { Told, Visit } from '../../table/visit.svelte.ts';
import { t } from '../../texts.svelte.ts';
import type { Names } from '../index.ts';
import { fit, openSquares, type Marks } from './board.ts';
import { foresee, moveOf, type Act, type Foreseen } from './foresight.ts';
import { quarterOf } from './heap.ts';
import { facePhrase, reasonPhrase, squarePhrase } from './phrases.ts';
import { faceOf } from './tiles.ts';
import type { Lying, MondoView, Piece } from './view.ts';

export type Hold = { tile: number; face: number; turns: number };
type Sent = { acts: Act[]; done: boolean };

const SAID_FOR = 5000;
const SURELY_SEEN = 1500; // milliseconds after which what was done is in the view
const quarter = (turns: number) => ((turns % 4) + 4) % 4;

export class MondoTable {
  readonly visit: Visit;
  readonly names: Names;
  private sent = $state.raw<Sent[]>([]);
  private aim = $state.raw<Hold | null>(null);
  /** Where the tiles lay when they were last in the heap. */
  private lay: (Lying | null)[] = [];
  /** Tiles that were touched lie on top, the last one uppermost. */
  layers = $state.raw<Record<number, number>>({});
  private top = 1000;
  /** The square over which the tile in hand is. */
  over = $state<number | null>(null);
  /** Where the tile in hand is dragged to, on the screen. */
  drag = $state.raw<{ x: number; y: number } | null>(null);
  /** The seat whose board is shown large. */
  looking = $state<number | null>(null);
  /** Whether a tap on a tile of the heap turns it over. */
  flipping = $state(false);
  tasksOpen = $state(false);
  /** The seat whose points are looked at, and where they are. */
  counted = $state<number | null>(null);
  marks = $state.raw<Marks | null>(null);
  said = $state.raw<{ text: string; bad: boolean }>({ text: '', bad: false });
  private hush: ReturnType<typeof setTimeout> | undefined;

  constructor(visit: Visit, names: Names) {
    this.visit = visit;
    this.names = names;
  }

  readonly view = $derived.by(() => this.visit.view as unknown as MondoView);
  readonly seat = $derived.by(() => this.view.you?.seat ?? null);
  /** Whose board is in the middle: one's own; for a spectator the one he looks at. */
  readonly centre = $derived.by(() => this.seat ?? 0);
  readonly counting = $derived.by(() => this.view.phase === 'scores' || this.view.phase === 'over');
  readonly shown = $derived.by(() => (this.counting ? (this.counted ?? this.centre) : this.centre));
  readonly others = $derived.by(() => [...this.view.players.keys()].filter((seat) => seat !== this.seat));

  readonly foreseen = $derived.by((): Foreseen => {
    const acts = this.sent.flatMap((one) => one.acts);
    return foresee(this.view, this.centre, this.seat === null ? [] : acts, this.lay);
  });
  /** Whether something that was sent is not answered yet. */
  readonly waiting = $derived.by(() => this.sent.some((one) => !one.done));
  readonly heap = $derived.by(() => this.foreseen.heap);
  readonly heapCount = $derived.by(() => this.heap.reduce((count, lying) => count + (lying ? 1 : 0), 0));
  readonly building = $derived.by(() => this.seat !== null && this.view.phase === 'building' && !this.view.players[this.seat]!.stopped);

  /** The tile in hand; taken up, it lies as it lay in the heap. */
  readonly hold = $derived.by((): Hold | null => {
    const held = this.seat === null ? null : this.foreseen.held;
    if (!held) return null;
    return this.aim?.tile === held[0] ? this.aim : { tile: held[0], face: held[1], turns: quarterOf(held[0]) };
  });
  readonly piece = $derived.by((): Piece | null => this.hold && [this.hold.tile, this.hold.face, quarter(this.hold.turns)]);
  readonly open = $derived.by(() => (this.hold && this.building ? openSquares(this.foreseen.board) : []));
  /** The tile in hand as it would lie. */
  readonly ghost = $derived.by(() => {
    if (this.over === null || !this.piece || !this.open.includes(this.over)) return null;
    return { square: this.over, piece: this.piece, ...fit(this.foreseen.board, this.view.edge, this.over, this.piece) };
  });

  layer(tile: number): number | undefined {
    return this.layers[tile];
  }

  private raise(tile: number): void {
    this.top += 1;
    this.layers = { ...this.layers, [tile]: this.top };
  }

  /** Called with every update before it is shown. */
  update({ events, before, after }: Told): void {
    this.sent = this.sent.filter((one) => !one.done);
    const [was, is] = [before, after].map((view) => (view as unknown as MondoView | null)?.heap ?? []);
    for (const heap of [was!, is!]) heap.forEach((lying, tile) => lying && (this.lay[tile] = lying));
    for (const event of events) {
      if (event.kind === 'shifted' || event.kind === 'put-back') this.raise(event.tile as number);
      if (event.kind === 'round') this.begin();
    }
  }

  private begin(): void {
    this.counted = this.marks = this.aim = null;
    this.layers = {};
  }

  // --- what one does

  take(tile: number): void {
    if (!this.building || !this.heap[tile]) return;
    this.lay[tile] = this.heap[tile];
    const acts: Act[] = [{ kind: 'grab', tile }];
    if (this.foreseen.held) acts.unshift({ kind: 'put-back' });
    const taken = this.heap[tile];
    this.aim = { tile, face: taken[2], turns: quarterOf(tile) };
    this.act(acts);
    this.say(t('mondo-taken', { tile: facePhrase(faceOf(tile, taken[2]), quarterOf(tile)) }));
  }

  putBack(at?: { x: number; y: number }): void {
    if (!this.hold) return;
    const { tile } = this.hold;
    this.act([{ kind: 'put-back' }, ...(at ? [{ kind: 'shift', tile, ...at } as const] : [])]);
  }

  place(square: number): void {
    if (!this.piece) return;
    const [, face, rotation] = this.piece;
    if (!this.open.includes(square)) return void this.explain(`place ${square} ${rotation} ${face}`);
    this.act([{ kind: 'place', square, rotation, face }]);
    this.over = null;
  }

  flip(tile: number): void {
    const lying = this.heap[tile];
    if (!lying || !this.building) return;
    const up = 1 - lying[2];
    this.act([{ kind: 'flip', tile, up }]);
    this.say(facePhrase(faceOf(tile, up), quarterOf(tile)));
  }

  /** The second of two taps: the tile that the first one took goes back, turned over. */
  flipTaken(tile: number): void {
    this.act([{ kind: 'put-back' }, { kind: 'flip', tile, up: 1 - this.foreseen.held![1] }]);
  }

  shift(tile: number, x: number, y: number): void {
    if (!this.building || !this.heap[tile]) return;
    this.raise(tile);
    this.act([{ kind: 'shift', tile, x, y }]);
  }

  turn(quarters: number): void {
    if (!this.hold) return;
    this.aim = { ...this.hold, turns: this.hold.turns + quarters };
    this.describe();
  }

  turnOver(): void {
    if (!this.hold) return;
    this.aim = { ...this.hold, face: 1 - this.hold.face };
    this.describe();
  }

  private describe(): void {
    const [tile, face, rotation] = this.piece!;
    this.say(this.over === null ? facePhrase(faceOf(tile, face), rotation) : this.squareText(this.over));
  }

  /** A square in words, and how the tile in hand would lie there. */
  squareText(square: number): string {
    return squarePhrase(square, this.foreseen.board, this.ghost?.square === square ? this.ghost : null, this.open.includes(square));
  }

  private act(acts: Act[]): void {
    const one: Sent = { acts, done: false };
    this.sent = [...this.sent, one];
    void this.visit.act(acts.map(moveOf)).then((why) => {
      if (why) this.takeBack(one, why);
      else this.answered(one);
    });
  }

  /** It is done: its update comes next, or has come with a snapshot. */
  private answered(one: Sent): void {
    this.sent = this.sent.map((other) => (other === one ? { ...one, done: true } : other));
    setTimeout(() => (this.sent = this.sent.filter((other) => other.acts !== one.acts)), SURELY_SEEN);
  }

  /** It is refused, and what built on it will be. */
  private takeBack(one: Sent, why: Why): void {
    const at = this.sent.indexOf(one);
    if (at < 0) return; // it built on something that was refused
    this.sent = this.sent.slice(0, at);
    this.say(reasonPhrase(why, this.names), true);
  }

  /** Asks the server why a move is not allowed, and says it. */
  private async explain(move: string): Promise<void> {
    const why = await this.visit.why(move);
    if (why) this.say(reasonPhrase(why, this.names), true);
  }

  /** One of the few moves that have buttons. */
  async do(move: string): Promise<void> {
    const why = await this.visit.act([move]);
    if (why) this.say(reasonPhrase(why, this.names), true);
  }

  can(move: string): boolean {
    return this.visit.options.some((option) => option.move === move);
  }

  say(text: string, bad = false): void {
    clearTimeout(this.hush);
    this.said = { text, bad };
    this.hush = setTimeout(() => (this.said = { text: '', bad: false }), SAID_FOR);
  }

  end(): void {
    clearTimeout(this.hush);
  }

  // --- dragging the tile in hand

  dragTo(x: number, y: number): void {
    this.drag = { x, y };
    const square = squareAt(x, y);
    this.over = square !== null && this.open.includes(square) ? square : null;
  }

  /** Lets go: on a square, or over the heap (`at`: where in the heap), or nowhere. */
  drop(at: { x: number; y: number } | null): void {
    if (this.drag && this.over !== null) this.place(this.over);
    else if (this.drag && at) this.putBack(at);
    this.drag = null;
    this.over = null;
  }
}

/** The square of one's own board at a place on the screen. */
export function squareAt(x: number, y: number): number | null {
  const square = document.elementFromPoint(x, y)?.closest<Element>('.own [data-square]');
  return square ? Number((square as HTMLElement | SVGElement).dataset.square) : null;
}

export const [mondoTable, setMondoTable] = createContext<MondoTable>();
