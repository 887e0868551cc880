// Events, prompts, options and reasons as sentences; places are told by the land around them.
import type { Json } from '../../protocol.ts';
import type { Option, Seen } from '../../table/visit.svelte.ts';
import { language, t } from '../../texts.svelte.ts';
import type { Names, Words } from '../index.ts';
import { hexesAtCorner, hexesAtEdge } from './geometry.ts';
import type { CatanView, Counts, Resource } from './view.ts';
import { RESOURCES } from './view.ts';

type Fields = Record<string, Json>;
type PlaceKind = 'edge' | 'corner' | 'hex';

const SILENT = new Set(['answered']);
// What a `place` is by the event that tells it; elsewhere it is a corner.
const PLACE_OF: Record<string, PlaceKind> = {
  road: 'edge', 'road-lost': 'edge', damaged: 'edge', repaired: 'edge', robber: 'hex', castle: 'hex',
};

export const list = (items: string[]) => new Intl.ListFormat(language()).format(items);
const unbound = (items: string[]) => new Intl.ListFormat(language(), { type: 'unit' }).format(items);
export const resourceName = (resource: string) => t(`catan-resource-${resource}`);

/** Cards by name with how many of each. */
export function goodsPhrase(goods: Partial<Counts>): string {
  const some = RESOURCES.filter((resource) => goods[resource]);
  return list(some.map((resource) => t(`catan-resource-${resource}.acc`, { count: goods[resource]! })));
}

function counted(resources: string[]): Partial<Counts> {
  const counts: Partial<Counts> = {};
  for (const resource of resources as Resource[]) counts[resource] = (counts[resource] ?? 0) + 1;
  return counts;
}

// --- places

export function hexPhrase(view: CatanView, hex: number): string {
  const { terrain, token } = view.board.hexes[hex]!;
  return t('catan-land', { terrain: t(`catan-terrain-${terrain}`), number: token });
}

const landPhrase = (view: CatanView, hexes: number[]) => unbound(hexes.map((hex) => hexPhrase(view, hex)));
const AROUND: Record<PlaceKind, (view: CatanView, id: number) => number[]> = {
  hex: (_, hex) => [hex],
  corner: (view, corner) => hexesAtCorner(view.board, corner),
  edge: (view, edge) => hexesAtEdge(view.board, edge),
};

/** A place by its land. */
export function placePhrase(kind: PlaceKind, id: number, view: CatanView | undefined): string {
  if (id < 0) return t('catan-place-off-board');
  if (!view) return t(`catan-place-${kind}`, { number: String(id) });
  return landPhrase(view, AROUND[kind](view, id));
}

/** A place by its land and its number, so that no two sound the same. */
export const exactPlace = (kind: PlaceKind, id: number, view: CatanView): string =>
  kind === 'hex' ? placePhrase(kind, id, view) : t('catan-exact-place', { place: placePhrase(kind, id, view), number: String(id) });

// --- from fields to the variables of a message

const nameOf = (seat: number, names: Names) => (seat < 0 ? 'nobody' : names(seat));
type Phrase = (value: never, names: Names) => Words;
const WORDS: Record<string, Phrase> = {
  seat: (seat: number, names) => ({ player: nameOf(seat, names) }),
  from: (seat: number, names) => ({ other: nameOf(seat, names) }),
  to: (seat: number, names) => ({ other: nameOf(seat, names) }),
  resource: (name: string) => ({ resource: resourceName(name) }),
  resources: (names: string[]) => ({ cards: names.length ? goodsPhrase(counted(names)) : 'none' }),
  give: (goods: Partial<Counts>) => ({ given: goodsPhrase(goods) }),
  want: (goods: Partial<Counts>) => ({ wanted: goodsPhrase(goods) }),
  card: (card: string) => ({ card: cardNamed(card) }),
  event: (event: string) => ({ event: t(`catan-evt-${event}`) }),
  dice: (dice: number[]) => ({ dice: dice.join(' + ') }),
  die: (die: number) => ({ number: die }),
  number: (number: number) => ({ number }),
  count: (count: number) => ({ count }),
  gains: (gains: [number, Resource, number][], names) => ({ gains: gainsPhrase(gains, names) }),
  found: (counts: number[], names) => ({ gains: sharesPhrase(counts.map((count, seat) => [seat, count ? String(count) : '']), names) }),
  one: (name: string) => ({ one: t(`catan-variant-${name}`) }),
  two: (name: string) => ({ two: t(`catan-variant-${name}`) }),
  place: (place: string) => ({ place }),
};

function words(fields: Fields, names: Names): Words {
  const found: Words = { player: 'nobody', other: 'nobody', cards: 'none' };
  if (typeof fields.resource === 'string') found.cards = goodsPhrase({ [fields.resource]: (fields.count as number) ?? 1 });
  else if ('from' in fields || 'to' in fields) found.cards = t('catan-cards.acc', { count: 1 });
  for (const [field, value] of Object.entries(fields)) {
    if (value !== null && WORDS[field]) Object.assign(found, WORDS[field](value as never, names));
  }
  return found;
}

const cardNamed = (card: string) => (SPECIALISTS.has(card) ? t(`catan-specialist-${card}`) : t(`catan-card-${card}.acc`));
const SPECIALISTS = new Set(['lumberjack', 'brickmaker', 'shepherd', 'farmer', 'miner']);

function gainsPhrase(gains: [number, Resource, number][], names: Names): string {
  const bySeat = new Map<number, Partial<Counts>>();
  for (const [seat, resource, count] of gains) bySeat.set(seat, { ...bySeat.get(seat), [resource]: count });
  return sharesPhrase([...bySeat].map(([seat, goods]) => [seat, goodsPhrase(goods)]), names);
}

function sharesPhrase(shares: [number, string][], names: Names): string {
  const told = shares.filter(([, cards]) => cards).map(([seat, cards]) => t('catan-gain', { player: names(seat), cards }));
  return told.join('; ') || 'none';
}

// --- sentences

/** Events as they are told: set-up answers and the like say nothing. */
export const gathered = (events: readonly Seen[]): Seen[] => events.filter((event) => !SILENT.has(event.kind));

export function eventPhrase(event: Seen, names: Names, view?: CatanView): string {
  if (event.kind === 'got-card' && event.card === undefined) return ''; // whose card nobody else knows: the purchase says it all
  const { kind, place, hex, rate, ...fields } = event as Seen & Fields;
  const where = typeof place === 'number' ? place : hex;
  if (typeof where === 'number') fields.place = placePhrase(typeof hex === 'number' ? 'hex' : (PLACE_OF[kind] ?? 'corner'), where, view);
  if (kind === 'traded') {
    fields.give = { [fields.give as string]: rate as number };
    fields.want = { [fields.want as string]: 1 };
  }
  return t(`catan-event-${kind}`, words(fields, names));
}

export function reasonPhrase(message: string, args: Fields, names: Names): string {
  const { other, missing, rate, ...fields } = args;
  if (typeof other === 'string') fields.two = other;
  if (typeof missing === 'string') fields.resources = missing.split(' ');
  if (typeof rate === 'number') fields.count = rate;
  return t(`catan-reason-${message}`, words(fields, names));
}

export function promptPhrase(view: CatanView, names: Names): string {
  const { you, turn, players } = view;
  const other = you && turn !== you.seat ? names(turn) : 'nobody';
  return t(`catan-prompt-${view.prompt}`, { other, count: you ? players[you.seat]!.discards : 0 });
}

/** An option in words. */
export function optionPhrase(option: Option, view: CatanView, names: Names): string {
  const fields: Fields = { ...option.args };
  for (const kind of ['edge', 'corner', 'hex'] as const) {
    if (typeof fields[kind] === 'number') fields.place = exactPlace(kind, fields[kind], view);
  }
  const whom = fields.victim ?? fields.to; // 0: nobody in particular, else seat + 1
  if (typeof whom === 'number') fields.to = whom - 1;
  if (option.kind === 'steal' || option.kind === 'confirm') fields.to = fields.seat!;
  if (option.kind === 'year-of-plenty') fields.resources = [fields.first!, fields.second!];
  if (option.kind === 'buy-card') fields.resources = RESOURCES.filter((_, bit) => ((fields.tokens as number) >> bit) & 1);
  for (const side of ['give', 'want']) if (typeof fields[side] === 'string') fields[side] = { [fields[side]]: 1 };
  return t(`catan-move-${option.kind}`, words(fields, names));
}
