// Events, prompts, options and reasons as sentences.
import type { Json } from '../../protocol.ts';
import type { Option, Seen } from '../../table/visit.svelte.ts';
import { t } from '../../texts.svelte.ts';
import type { Names, Words } from '../index.ts';
import { cardName, cardObject, cardsObject, fruitName, unknownCards } from './cards.ts';
import { placeName } from './places.ts';
import type { Card, FabledView, Fruit } from './view.ts';

// These follow from others or say nothing to a reader.
const SILENT = new Set(['swept', 'answered', 'turn']);

type Phrase = (value: Json, names: Names) => string | number;

const yesNo: Phrase = (value) => (value ? 'yes' : 'no');
const seat: Phrase = (value, names) => names(value as number);
const fruit: Phrase = (value) => fruitName(value as Fruit);
const place: Phrase = (value) => placeName(value as number);

// How the fields of an event, and of a reason, appear in their message: [variable, phrase].
const FIELDS: Record<string, [string, Phrase]> = {
  seat: ['player', seat],
  to: ['other', seat],
  fruit: ['fruit', fruit],
  gave: ['gave', fruit],
  location: ['location', place],
  cards: ['cards', (value) => cardsObject(value as Card[])],
  extra: ['extra', yesNo],
  new: ['new', yesNo],
};

/** Cards that go the same way one after the other are told together. */
export function gathered(events: readonly Seen[]): Seen[] {
  const told: Seen[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const goesOn = last && last.kind === event.kind && last.seat === event.seat && last.to === event.to;
    if (goesOn && Array.isArray(last.cards) && Array.isArray(event.cards)) {
      told[told.length - 1] = { ...last, cards: [...last.cards, ...event.cards] };
    } else if (goesOn && !last.cards && !event.cards && typeof last.count === 'number') {
      told[told.length - 1] = { ...last, count: last.count + (event.count as number) };
    } else if (!SILENT.has(event.kind)) {
      told.push(event);
    }
  }
  return told;
}

export function eventPhrase(event: Seen, names: Names): string {
  if (SILENT.has(event.kind)) return '';
  const args: Words = {};
  if (typeof event.count === 'number') args.cards = unknownCards(event.count);
  for (const [field, value] of Object.entries(event)) {
    const [variable, phrase] = FIELDS[field] ?? [];
    if (variable && phrase) args[variable] = phrase(value, names);
  }
  return t(`fabled-fruit-event-${event.kind}`, args);
}

export function reasonPhrase(message: string, args: Record<string, Json>, names: Names): string {
  const words: Words = {};
  if (typeof args.seat === 'number') words.other = names(args.seat);
  if (typeof args.location === 'number') words.location = placeName(args.location);
  if (typeof args.card === 'string') words.card = cardName(args.card);
  return t(`fabled-fruit-reason-${message}`, words);
}

export function promptPhrase(view: FabledView, names: Names): string {
  const { who, location, fruit } = view.subject ?? {};
  return t(`fabled-fruit-prompt-${view.prompt}`, {
    other: who == null ? 'nobody' : names(who),
    location: location ? placeName(location) : 'none',
    fruit: fruit ? fruitName(fruit) : 'none',
  });
}

export function optionPhrase(option: Option, names: Names): string {
  const { location, card, fruit, seat } = option.args;
  const words: Words = {};
  if (typeof location === 'number') words.location = placeName(location);
  if (typeof card === 'string') words.card = cardObject(card);
  if (typeof fruit === 'string') words.fruit = fruitName(fruit as Fruit);
  if (typeof seat === 'number') words.other = names(seat);
  return t(`fabled-fruit-move-${option.kind}`, words);
}
