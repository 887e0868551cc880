// Events, prompts, options and reasons as sentences.
import type { Json } from '../../protocol.ts';
import type { Option, Seen } from '../../table/visit.svelte.ts';
import { language, t } from '../../texts.svelte.ts';
import type { Names, Words } from '../index.ts';
import { layOut } from './geometry.ts';
import type { CatanView, Counts, Resource } from './view.ts';
import { RESOURCES } from './view.ts';

const SILENT = new Set(['answered', 'turn', 'harvest']);

export const list = (items: string[]) => new Intl.ListFormat(language()).format(items);
export const resourceName = (resource: string) => t(`catan-resource-${resource}`);

export function goodsPhrase(goods: Partial<Counts>): string {
  const some = RESOURCES.filter((resource) => goods[resource]);
  return list(some.map((resource) => t('catan-goods', { count: goods[resource]!, resource: resourceName(resource) })));
}

const counted = (resources: string[]): Partial<Counts> => {
  const counts: Partial<Counts> = {};
  for (const resource of resources as Resource[]) counts[resource] = (counts[resource] ?? 0) + 1;
  return counts;
};

export const gathered = (events: readonly Seen[]): Seen[] => events.filter((event) => !SILENT.has(event.kind));

export function eventPhrase(event: Seen, names: Names): string {
  if (SILENT.has(event.kind)) return '';
  if (event.kind === 'produced') return producedPhrase(event, names);
  return t(`catan-event-${event.kind}`, words(event, names));
}

function producedPhrase(event: Seen, names: Names): string {
  const bySeat = new Map<number, Partial<Counts>>();
  for (const [seat, resource, count] of event.gains as [number, Resource, number][]) {
    bySeat.set(seat, { ...bySeat.get(seat), [resource]: count });
  }
  if (bySeat.size === 0) return t('catan-produced-nothing', { number: event.number as number });
  return list([...bySeat].map(([seat, goods]) => t('catan-produced', { player: names(seat), goods: goodsPhrase(goods) })));
}

/** The fields of an event, an option or a reason as the variables of its message. */
function words(fields: Record<string, Json>, names: Names): Words {
  const found: Words = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field === 'kind' || value === null) continue;
    if (field === 'seat') found.player = value === -1 ? 'nobody' : names(value as number);
    else if (field === 'to' || field === 'from') found.other = names(value as number);
    else if (field === 'resource') found.resource = resourceName(value as string);
    else if (field === 'resources') found.goods = goodsPhrase(counted(value as string[]));
    else if (field === 'missing') found.missing = goodsPhrase(counted((value as string).split(' ')));
    else if (field === 'give' || field === 'want') found[field] = sidePhrase(value);
    else if (field === 'card') found.card = t(`catan-card-${value}`);
    else if (field === 'event') found.event = t(`catan-evt-${value}`);
    else if (field === 'dice') found.dice = (value as number[]).join(' + ');
    else if (field === 'found') found.found = (value as number[]).reduce((a, b) => a + b, 0);
    else if (field === 'one' || field === 'other') found[field] = t(`catan-variant-${value}`);
    else if (typeof value === 'string' || typeof value === 'number') found[field] = value;
  }
  return found;
}

const sidePhrase = (value: Json) =>
  typeof value === 'string' ? resourceName(value) : goodsPhrase(value as Partial<Counts>);

export const reasonPhrase = (message: string, args: Record<string, Json>, names: Names): string =>
  t(`catan-reason-${message}`, words(args, names));

export const promptPhrase = (view: CatanView): string => t(`catan-prompt-${view.prompt}`);

/** An option in words; places are named by the land around them. */
export function optionPhrase(option: Option, view: CatanView, names: Names): string {
  const { edge, corner, hex, victim, seat, to, first, second, ...rest } = option.args;
  const found = words(rest, names);
  if (typeof edge === 'number') found.place = edgePhrase(view, edge);
  if (typeof corner === 'number') found.place = cornerPhrase(view, corner);
  if (typeof hex === 'number') found.place = hexPhrase(view, hex);
  if (typeof victim === 'number') found.other = victim ? names(victim - 1) : 'nobody';
  if (typeof to === 'number') found.other = to ? names(to - 1) : 'nobody';
  if (typeof seat === 'number') found.other = names(seat);
  if (typeof first === 'string') found.first = resourceName(first);
  if (typeof second === 'string') found.second = resourceName(second);
  return t(`catan-move-${option.kind}`, found);
}

export function hexPhrase(view: CatanView, hex: number): string {
  const { terrain, token } = view.board.hexes[hex]!;
  return t('catan-hex', { terrain: t(`catan-terrain-${terrain}`), number: token });
}

export const cornerPhrase = (view: CatanView, corner: number): string =>
  `${list((layOut(view.board).around.get(corner) ?? []).map((hex) => hexPhrase(view, hex)))} (${corner})`;

export function edgePhrase(view: CatanView, edge: number): string {
  const ends = view.board.edges[edge]!;
  const beside = view.board.hexes.flatMap((hex, id) => (ends.every((corner) => hex.corners.includes(corner)) ? [id] : []));
  return `${list(beside.map((hex) => hexPhrase(view, hex)))} (${edge})`;
}
