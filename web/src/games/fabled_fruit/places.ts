// Locations: their names, and their costs as slots.
import { t } from '../../texts.svelte.ts';
import { cardObject, list } from './cards.ts';
import type { Fruit } from './view.ts';

export type Slot = { fruit: Fruit } | { same: string } | { any: true };

const LETTERS: Record<string, Fruit> = {
  P: 'pineapple',
  B: 'banana',
  S: 'strawberry',
  C: 'coconut',
  G: 'grape',
};

export const MARKET_PRICE = 'market';

export const placeTitle = (number: number) => t(`fabled-fruit-location-${number}`);
export const placeRule = (number: number) => t(`fabled-fruit-location-${number}.rule`);
/** As it stands in a sentence. */
export const placeName = (number: number) => t('fabled-fruit-place', { title: placeTitle(number), number });

/** "PP*" as slots; small letters are kinds that the payer chooses. */
export function slotsOf(cost: string): Slot[] {
  if (cost === MARKET_PRICE) return [];
  return [...cost].map((letter) => {
    const fruit = LETTERS[letter];
    if (fruit) return { fruit };
    return letter === '*' ? { any: true } : { same: letter };
  });
}

/** The cost in words, for who can't see the icons. */
export function costPhrase(cost: string): string {
  if (cost === MARKET_PRICE) return t('fabled-fruit-cost', { cost: t('fabled-fruit-cost-market') });
  const counts = new Map<string, number>();
  for (const letter of cost) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const parts = [...counts].flatMap(([letter, count]) => {
    const fruit = LETTERS[letter];
    if (fruit) return [cardObject(fruit, count)];
    if (letter !== '*') return [t('fabled-fruit-cost-same', { count })];
    return [t('fabled-fruit-cost-any', { count })];
  });
  return t('fabled-fruit-cost', { cost: list(parts) });
}
