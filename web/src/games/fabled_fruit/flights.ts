// Which cards fly from where to where, by what happened. Places are names that elements carry as data-anchor.
import type { Seen } from '../../table/visit.svelte.ts';
import type { Card, FabledView } from './view.ts';

export const JUICE = 'juice'; // flies like a card
export type Flight = { from: string; to: string; cards: (Card | null)[] }; // null: its back

const seat = (event: Seen, field = 'seat') => `seat:${event[field]}`;
const lying = (event: Seen) => (event.kind === 'put-in' ? 'open' : 'market');

// By kind of event: from, to.
const WAYS: Record<string, (event: Seen) => [string, string]> = {
  drew: (event) => ['draw', seat(event)],
  'took-mix': (event) => ['supply', seat(event)],
  gave: (event) => [seat(event), seat(event, 'to')],
  stolen: (event) => [seat(event), seat(event, 'to')],
  put: (event) => [seat(event), lying(event)],
  'put-in': (event) => [seat(event), lying(event)],
  'laid-open': (event) => [seat(event), 'open'],
  took: (event) => ['market', seat(event)],
  picked: (event) => ['open', seat(event)],
  discarded: (event) => [seat(event), 'discard'],
  swept: () => ['open', 'discard'],
  revealed: () => ['draw', 'open'],
  'to-market': () => ['open', 'market'],
  'market-cleared': () => ['market', 'discard'],
  market: () => ['draw', 'market'],
  'swapped-market': (event) => ['market', seat(event)],
  paid: (event) => [seat(event), 'paid'],
  'paid-market': () => ['market', 'paid'],
  spoils: (event) => ['paid', seat(event)],
};
const MOST = 8; // cards that fly at once; more would only be a blur

export function flightOf(event: Seen): Flight | null {
  if (event.kind === 'juice') return { from: `location:${event.location}`, to: seat(event), cards: [JUICE] };
  const way = WAYS[event.kind];
  if (!way) return null;
  const [from, to] = way(event);
  const known = Array.isArray(event.cards) ? (event.cards as Card[]) : null;
  const count = known?.length ?? (typeof event.count === 'number' ? event.count : 0);
  if (count === 0 || from === to) return null;
  const cards = Array.from({ length: Math.min(count, MOST) }, (_, i) => known?.[i] ?? null);
  return { from, to, cards };
}

export function flightsOf(events: Seen[]): Flight[] {
  return events.map(flightOf).filter((flight) => flight !== null);
}

/** Figures that stand elsewhere than before: their names ("animal:2", "thief"). */
export function movedFigures(before: FabledView | null, after: FabledView): string[] {
  if (!before) return [];
  const animals = after.players.flatMap((player, seat) =>
    player.at !== before.players[seat]?.at ? [`animal:${seat}`] : [],
  );
  const thief = JSON.stringify(before.thief) !== JSON.stringify(after.thief) ? ['thief'] : [];
  return [...animals, ...thief];
}
