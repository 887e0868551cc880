// What the parts of the table share: the view, what can be chosen where, which location is looked at.
import { createContext } from 'svelte';
import type { Option, Visit } from '../../table/visit.svelte.ts';
import type { Names } from '../index.ts';
import { spotOf, wishFor, type Spot } from './choices.ts';
import type { FabledView } from './view.ts';

export class FabledTable {
  readonly visit: Visit;
  readonly names: Names;
  /** The location whose rule is shown. */
  looking = $state<number | null>(null);
  /** The location a long press has just opened, whose click is to be ignored. */
  private pressed = false;

  constructor(visit: Visit, names: Names) {
    this.visit = visit;
    this.names = names;
  }

  readonly view = $derived.by(() => this.visit.view as unknown as FabledView);
  readonly prompt = $derived.by(() => (this.visit.options.length > 0 ? (this.view.prompt ?? '') : ''));
  readonly seat = $derived.by(() => this.view.you?.seat ?? null);
  readonly spots = $derived.by(() => {
    const found = new Map<Spot, Option>();
    for (const option of this.visit.options) {
      const spot = spotOf(option, this.prompt);
      if (spot !== 'button') found.set(spot, option);
    }
    return found;
  });
  readonly buttons = $derived.by(() =>
    this.visit.options.filter((option) => spotOf(option, this.prompt) === 'button' && option.kind !== 'seen'),
  );

  moveAt(spot: Spot): string | undefined {
    return this.spots.get(spot)?.move;
  }

  /** Tapped: plays what can be chosen there; else asks why it can't, if it makes sense to ask. */
  async tap(spot: Spot): Promise<boolean> {
    const move = this.moveAt(spot);
    if (move) {
      this.visit.play(move);
      return true;
    }
    const wish = wishFor(spot, this.visit.options, this.prompt);
    if (!wish) return false;
    this.visit.refuse(await this.visit.why(wish));
    return true;
  }

  look(place: number | null): void {
    this.looking = place;
  }

  /** For a long press: opens the rule and swallows the click that follows. */
  press(place: number): void {
    this.pressed = true;
    this.look(place);
  }

  wasPressed(): boolean {
    const pressed = this.pressed;
    this.pressed = false;
    return pressed;
  }
}

export const [fabledTable, setFabledTable] = createContext<FabledTable>();
