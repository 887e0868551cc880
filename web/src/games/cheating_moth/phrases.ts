// Cheating Moth in words: cards, happenings, moves, reasons.
import type { Json, Why } from '../../protocol.ts';
import type { Option, Seen } from '../../table/visit.svelte.ts';
import { t } from '../../texts.svelte.ts';
import type { Names, Words } from '../index.ts';
import { kindOf, numberOf, type Card } from './view.ts';

export const cardName = (card: Card): string => t(`cheating-moth-card-${kindOf(card)}`, { value: numberOf(card) });
const cardAsObject = (card: Card): string => t(`cheating-moth-card-${kindOf(card)}.acc`, { value: numberOf(card) });
export const cardRule = (card: Card): string => t(`cheating-moth-kind-${kindOf(card)}.rule`);

export function reasonPhrase(why: Why, names: Names): string {
  return why.message.startsWith('room-') ? t(why.message, why.args as never) : reason(why.message, why.args, names);
}

export const reason = (message: string, args: Fields, names: Names): string => t(`cheating-moth-reason-${message}`, words(args, names));

/** Events as they are told: who moved his hand is seen, not told. */
export const gathered = (events: readonly Seen[]): Seen[] => events.filter((event) => !SEEN.has(event.kind));
const SEEN = new Set(['tell', 'ready']);

export const eventPhrase = (event: Seen, names: Names): string => t(`cheating-moth-event-${event.kind}`, words(event, names));

export function optionPhrase({ kind, args }: Option, names: Names): string {
  const { seat, ...rest } = args;
  return t(`cheating-moth-move-${kind}`, words({ ...rest, ...(seat === undefined ? {} : { to: seat }) }, names));
}

// From fields to the variables of a message.
type Fields = Record<string, Json>;
type Phrase = (value: never, names: Names) => Words;
const plain = (name: string): Phrase => (value: string | number) => ({ [name]: value });
const WORDS: Record<string, Phrase> = {
  seat: (seat: number, names) => ({ player: names(seat) }),
  to: (seat: number, names) => ({ other: names(seat) }),
  accused: (seat: number, names) => ({ accused: names(seat) }),
  at: (at: number, names): Words => (at >= 1 && at <= 5 ? { other: names(at - 1) } : {}),
  card: (card: Card) => ({ card: cardAsObject(card) }),
  race: plain('race'),
  form: plain('form'),
  why: plain('why'),
  round: plain('round'),
  points: (points: number[], names) => ({ points: points.map((own, seat) => `${names(seat)} ${own}`).join(', ') }),
  times: (times: [number, number][], names) => ({
    times: times.map(([seat, millis]) => `${names(seat)} ${(millis / 1000).toFixed(2)} s`).join(', '),
  }),
};

function words(fields: Fields, names: Names): Words {
  const found: Words = { card: 'none', other: 'nobody' };
  for (const [field, value] of Object.entries(fields)) {
    if (value !== null && WORDS[field]) Object.assign(found, WORDS[field](value as never, names));
  }
  return found;
}
