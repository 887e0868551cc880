// Fruit cards by name, and what they are called.
import { language, t } from '../../texts.svelte.ts';
import type { Card, Fruit } from './view.ts';

export const FRUITS: Fruit[] = ['banana', 'coconut', 'grape', 'pineapple', 'strawberry'];

const ICONS: Record<Fruit, string> = {
  banana: 'banana',
  coconut: 'coconut',
  grape: 'grapes',
  pineapple: 'pineapple',
  strawberry: 'strawberry',
};

export const fruitIcon = (fruit: Fruit) => `fluent-emoji-flat:${ICONS[fruit]}`;
export const fruitsOf = (card: Card) => card.split('-') as Fruit[];
export const fruitName = (fruit: Fruit) => t(`fabled-fruit-fruit-${fruit}`);

/** The card's name alone. */
export function cardName(card: Card): string {
  const [first, second] = fruitsOf(card);
  return second ? mixName(first!, second) : fruitName(first!);
}

function mixName(first: Fruit, second: Fruit): string {
  return t('fabled-fruit-mix', { first: fruitName(first), second: fruitName(second) });
}

/** So many of a card, as the object of a sentence. */
export function cardObject(card: Card, count = 1): string {
  const [first, second] = fruitsOf(card);
  if (!second) return t(`fabled-fruit-fruit-${first}.acc`, { count });
  return t('fabled-fruit-mix.acc', { count, first: fruitName(first!), second: fruitName(second) });
}

/** Cards as the object of a sentence: "2 bananas and a coconut". */
export function cardsObject(cards: readonly Card[]): string {
  const counts = new Map<Card, number>();
  for (const card of [...cards].sort()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return list([...counts].map(([card, count]) => cardObject(card, count)));
}

export function unknownCards(count: number): string {
  return t('fabled-fruit-cards.acc', { count });
}

export function list(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
}
