// What the parts of the table share: the view, the piece that was chosen, and where it may go.
import { createContext } from 'svelte';
import type { Option, Visit } from '../../table/visit.svelte.ts';
import type { Names } from '../index.ts';
import { layOut } from './geometry.ts';
import { optionPhrase } from './phrases.ts';
import type { CatanView } from './view.ts';

/** Moves that are made at a place on the board: by which argument. */
export type PlaceKind = 'edge' | 'corner' | 'hex';
export const PLACES: Record<string, PlaceKind> = {
  road: 'edge',
  damage: 'edge',
  repair: 'edge',
  settlement: 'corner',
  city: 'corner',
  wall: 'corner',
  rob: 'hex',
  castle: 'hex',
  hex: 'hex',
};

export class CatanTable {
  readonly visit: Visit;
  readonly names: Names;
  /** The kind of piece that is to be built. */
  private picked = $state<string | null>(null);
  /** The hex on which several could be robbed. */
  robbing = $state<number | null>(null);
  trading = $state(false);
  /** The resource that could be given to several. */
  giving = $state<string | null>(null);

  constructor(visit: Visit, names: Names) {
    this.visit = visit;
    this.names = names;
  }

  readonly view = $derived.by(() => this.visit.view as unknown as CatanView);
  readonly layout = $derived.by(() => layOut(this.view.board));
  readonly seat = $derived.by(() => this.view.you?.seat ?? null);
  readonly kinds = $derived.by(() => new Set(this.visit.options.map((option) => option.kind)));
  readonly asked = $derived.by(() => this.view.prompt !== undefined && !this.visit.outcome);
  /** Whether it is the part of the own turn in which one builds and trades as one likes. */
  readonly free = $derived.by(() => this.asked && this.view.phase === 'turn' && this.view.rolled && this.view.prompt === 'turn');

  /** The kind whose places are lit: what was picked; outside the free part of the turn whatever is asked. */
  readonly placing = $derived.by(() => {
    if (!this.free) return [...this.kinds].find((kind) => kind in PLACES) ?? null;
    return this.picked && this.kinds.has(this.picked) ? this.picked : null;
  });

  readonly lit = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.visit.options) {
      const place = PLACES[option.kind];
      if (!place || option.kind !== this.placing) continue;
      const spot = `${place}:${option.args[place]}`;
      found.set(spot, [...(found.get(spot) ?? []), option]);
    }
    return found;
  });

  /** Places of the kind that is asked for which can't be chosen: a tap there asks why. */
  readonly unlit = $derived.by((): [PlaceKind, number][] => {
    const place = this.placing ? PLACES[this.placing]! : null;
    if (!place) return [];
    const { hexes, edges } = this.view.board;
    const all = { hex: [...hexes.keys()], edge: [...edges.keys()], corner: [...this.layout.corners.keys()] }[place];
    return all.filter((id) => !this.lit.has(`${place}:${id}`)).map((id) => [place, id]);
  });

  whyNot(place: PlaceKind, id: number): void {
    if (PLACES[this.placing ?? ''] === place) void this.why(`${this.placing} ${id}${this.placing === 'rob' ? ' 0' : ''}`);
  }

  phrase(option: Option): string {
    return optionPhrase(option, this.view, this.names);
  }

  /** A place where nothing stands, to ask why nothing can be built anywhere. */
  someFree(place: PlaceKind): number {
    const { roads, buildings } = this.view;
    const taken = new Set(place === 'edge' ? roads.map((road) => road.edge) : buildings.map((building) => building.corner));
    let free = 0;
    while (taken.has(free)) free += 1;
    return free;
  }

  optionsOf(kind: string): Option[] {
    return this.visit.options.filter((option) => option.kind === kind);
  }

  pick(kind: string | null): void {
    this.picked = this.picked === kind ? null : kind;
    this.trading = false;
    this.robbing = null;
  }

  tap(spot: string): void {
    const options = this.lit.get(spot) ?? [];
    if (options.length === 1) this.play(options[0]!.move);
    else if (options.length > 1) this.robbing = Number(spot.split(':')[1]);
  }

  play(move: string): void {
    this.picked = null;
    this.robbing = null;
    this.giving = null;
    this.visit.play(move);
  }

  /** Asks the server why a move is not allowed, and shows it. */
  async why(move: string): Promise<void> {
    this.visit.refuse(await this.visit.why(move));
  }
}

export const [catanTable, setCatanTable] = createContext<CatanTable>();
