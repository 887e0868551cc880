// Which slots of a price are still open, as far as it can be shown: only a picture, the server decides.
import { FRUITS, fruitsOf } from './cards.ts';
import type { Fruit, Paying } from './view.ts';

/** The slots that what has been paid leaves open, each with the fruits it takes; none where kinds are chosen. */
export function openSlots(paying: Paying): Fruit[][] {
  if (!paying.price) return [];
  const paid: Fruit[][] = [
    ...[...paying.cards, ...paying.market].map(fruitsOf),
    ...paying.tokens.map((fruit) => [fruit]),
    ...Array.from({ length: paying.cocktails + (paying.less ? 1 : 0) }, () => FRUITS),
  ];
  return match(paying.price, paid) ?? paying.price.slice(paid.length);
}

/** Puts each payment into a slot that takes it, the narrowest first; null if they don't all fit. */
function match(slots: Fruit[][], paid: Fruit[][]): Fruit[][] | null {
  const [first, ...rest] = paid;
  if (!first) return slots;
  const order = slots.map((_, i) => i).sort((a, b) => slots[a]!.length - slots[b]!.length);
  for (const i of order) {
    if (!slots[i]!.some((fruit) => first.includes(fruit))) continue;
    const left = match(slots.filter((_, other) => other !== i), rest);
    if (left) return left;
  }
  return null;
}
