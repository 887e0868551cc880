// Cards that fly: from who gives them to who gets them. A card that vanishes does not.
import { flyBetween } from '../../table/motion.ts';
import type { Seen } from '../../table/visit.svelte.ts';
import type { Card } from './view.ts';

/** From and to are places of the table: "deck", "pile", "seat:2". */
export type Flight = { from: string; to: string; card: Card | null };

const FLIES_FOR = 420; // milliseconds
const APART = 70; // between two cards that set off together

type Told = { seat: number; to: number; card?: Card };
const PATHS: Record<string, (told: Told) => [from: string, to: string]> = {
  played: ({ seat }) => [`seat:${seat}`, 'pile'],
  raced: ({ seat }) => [`seat:${seat}`, 'pile'],
  drew: ({ seat }) => ['deck', `seat:${seat}`],
  gave: ({ seat, to }) => [`seat:${seat}`, `seat:${to}`],
  'handed-over': ({ seat, to }) => [`seat:${seat}`, `seat:${to}`],
  penalty: ({ seat, to }) => [`seat:${seat}`, `seat:${to}`],
};

/** What flies for these events, the cards' faces as far as this player knows them. */
export function flightsOf(events: readonly Seen[]): Flight[] {
  return events.flatMap((event) => {
    const path = event.kind === 'raced' && event.race !== 'cockroach' ? undefined : PATHS[event.kind];
    if (!path) return [];
    const told = event as unknown as Told;
    const [from, to] = path(told);
    return [{ from, to, card: told.card ?? null }];
  });
}

/** Moves an element along each flight; `make` gives what is seen of a card. */
export function fly(root: Element, flights: Flight[], make: (card: Card | null) => HTMLElement): void {
  flights.forEach(({ from, to, card }, order) => {
    const [start, end] = [from, to].map((place) => root.querySelector(`[data-anchor="${place}"]`)?.getBoundingClientRect());
    if (!start || !end) return;
    flyBetween(root, make(card), [start, end], FLIES_FOR, order * APART);
  });
}
