import { beforeEach, describe, expect, test } from 'vitest';
import { forcedMove, spotOf, wishFor } from '../src/games/fabled_fruit/choices.ts';
import { cardName, cardsObject } from '../src/games/fabled_fruit/cards.ts';
import { flightsOf, movedFigures } from '../src/games/fabled_fruit/flights.ts';
import { openSlots } from '../src/games/fabled_fruit/payment.ts';
import { eventPhrase, gathered, optionPhrase, promptPhrase, reasonPhrase } from '../src/games/fabled_fruit/phrases.ts';
import { costPhrase, slotsOf } from '../src/games/fabled_fruit/places.ts';
import { SCENES } from '../src/games/fabled_fruit/scenes.ts';
import type { FabledView, Paying } from '../src/games/fabled_fruit/view.ts';
import icons from 'virtual:icons/fabled_fruit';
import type { Option } from '../src/table/visit.svelte.ts';
import { speak } from '../src/texts.svelte.ts';

const names = (seat: number) => ['Ann', 'Ben', 'Cid'][seat] ?? '?';
const option = (move: string, name = '', value: string | number = ''): Option => ({
  move, kind: move.split(' ')[0]!, args: name ? { [name]: value } : {},
});

beforeEach(() => speak('en'));

describe('phrases', () => {
  test('cards are counted and joined', () => {
    expect(cardsObject(['banana', 'coconut', 'banana'])).toBe('2 bananas and a coconut');
  });

  test('Czech declines fruit by its number', async () => {
    await speak('cs');
    const said = [1, 2, 5].map((n) => cardsObject(Array(n).fill('strawberry')));
    expect(said).toEqual(['jahodu', '2 jahody', '5 jahod']);
  });

  test('a mix card is both its fruits', () => {
    expect(cardName('banana-grape')).toBe('mix of banana and grapes');
  });

  test('what one may not know is told as a number', () => {
    expect(eventPhrase({ kind: 'drew', seat: 0, count: 2 }, names)).toBe('Ann draws 2 cards.');
    expect(eventPhrase({ kind: 'drew', seat: 0, count: 1, cards: ['banana'] }, names)).toBe('Ann draws a banana.');
  });

  test('cards that go the same way are told together', () => {
    const paid = (card: string) => ({ kind: 'paid', seat: 1, count: 1, cards: [card] });
    const told = gathered([paid('banana'), paid('banana'), { kind: 'swept', seat: 1 }, { kind: 'juice', seat: 1, location: 4 }]);
    expect(told.map((event) => eventPhrase(event, names))).toEqual([
      'Ben pays 2 bananas.',
      'Ben makes juice at “Help yourselves” (4)!',
    ]);
  });

  test('hidden gifts to different players are not told together', () => {
    const gave = (to: number) => ({ kind: 'gave', seat: 0, to, count: 1 });
    expect(gathered([gave(1), gave(1), gave(2)]).map((event) => event.count)).toEqual([2, 1]);
  });

  test('a prompt names whom it is about, if anybody', () => {
    const view = { prompt: 'give', subject: { location: 0, who: 1 } } as FabledView;
    expect(promptPhrase(view, names)).toBe('Which card do you give to Ben?');
    expect(promptPhrase({ ...view, subject: {} }, names)).toBe('Which card do you give?');
  });

  test('options and reasons say what they are about', () => {
    expect(optionPhrase(option('go 17', 'location', 17), names)).toBe('Go to “Fruit picking” (17)');
    expect(optionPhrase(option('choose 2', 'seat', 2), names)).toBe('Choose Cid');
    expect(reasonPhrase('no-such-card', { card: 'grape' }, names)).toBe('grapes: you have none.');
  });

  test('costs are told in words', () => {
    expect(costPhrase('PPP*')).toBe('Costs 3 pineapples and any card');
    expect(costPhrase('aaabb')).toBe('Costs 3 of one kind and 2 of one kind');
    expect(costPhrase('market')).toBe('Costs exactly the cards on the market');
  });
});

describe('pictures', () => {
  test('each of the 59 places has a scene of icons that are there', () => {
    for (let number = 1; number <= 59; number++) {
      const [, ...things] = SCENES[number] ?? ['meadow'];
      expect(things.length, `place ${number}`).toBeGreaterThan(0);
      for (const thing of things) expect(icons[`fluent-emoji-flat:${thing}`], thing).toBeDefined();
    }
  });

  test('a cost has a slot for each card', () => {
    expect(slotsOf('PBaa*')).toEqual([
      { fruit: 'pineapple' }, { fruit: 'banana' }, { same: 'a' }, { same: 'a' }, { any: true },
    ]);
    expect(slotsOf('market')).toEqual([]);
  });
});

describe('choosing', () => {
  test.each([
    [option('go 3', 'location', 3), 'go', 'location:3'],
    [option('juice 3', 'location', 3), 'act', 'button'],
    [option('juice 3', 'location', 3), 'remote', 'location:3'],
    [option('take banana', 'card', 'banana'), 'take-market', 'market:banana'],
    [option('take banana', 'card', 'banana'), 'maybe-take-open', 'open:banana'],
    [option('take banana', 'card', 'banana'), 'spoils', 'paid:banana'],
    [option('take-token grape', 'fruit', 'grape'), 'supply-token', 'supply:grape'],
    [option('take-token grape', 'fruit', 'grape'), 'others-token', 'token:grape'],
    [option('choose 1', 'seat', 1), 'choose-player', 'seat:1'],
    [option('done'), 'maybe-put', 'button'],
  ])('%o at %s is chosen at %s', (chosen, prompt, spot) => {
    expect(spotOf(chosen, prompt)).toBe(spot);
  });

  test('a greyed card asks why it can not be chosen, in the words of what can', () => {
    const options = [option('discard banana', 'card', 'banana'), option('done')];
    expect(wishFor('hand:grape', options, 'maybe-discard')).toBe('discard grape');
    expect(wishFor('market:grape', options, 'maybe-discard')).toBeNull();
  });

  test('only a payment without a choice is played by itself', () => {
    const one = [option('pay banana', 'card', 'banana')];
    expect(forcedMove(one, 'pay')).toBe('pay banana');
    expect(forcedMove([...one, option('unhide')], 'pay')).toBe('pay banana');
    expect(forcedMove([...one, option('pay grape', 'card', 'grape')], 'pay')).toBeNull();
    expect(forcedMove(one, 'give')).toBeNull();
  });
});

describe('paying', () => {
  const paying = (cards: string[], price: Paying['price']): Paying => ({
    seat: 0, location: 1, price, cards, tokens: [], cocktails: 0, less: false, market: [],
  });
  const any: Paying['price'] = [['banana', 'coconut', 'grape', 'pineapple', 'strawberry']];

  test('a card fills the slot that takes only it', () => {
    expect(openSlots(paying(['pineapple'], [['pineapple'], ...any!]))).toEqual(any);
  });

  test('a mix card moves over when its first slot is needed', () => {
    const price: Paying['price'] = [['banana'], ['grape']];
    expect(openSlots(paying(['banana-grape', 'banana'], price))).toEqual([]);
  });

  test('where kinds are chosen there are no slots to show', () => {
    expect(openSlots(paying(['banana'], null))).toEqual([]);
  });
});

describe('motion', () => {
  test('drawn cards fly from the pile to who drew, face up only if known', () => {
    expect(flightsOf([{ kind: 'drew', seat: 1, count: 2 }])).toEqual([
      { from: 'draw', to: 'seat:1', cards: [null, null] },
    ]);
    expect(flightsOf([{ kind: 'gave', seat: 0, to: 1, count: 1, cards: ['grape'] }])).toEqual([
      { from: 'seat:0', to: 'seat:1', cards: ['grape'] },
    ]);
  });

  test('words and empty gifts do not fly', () => {
    expect(flightsOf([{ kind: 'named', seat: 0, fruit: 'grape' }, { kind: 'drew', seat: 0, count: 0 }])).toEqual([]);
  });

  test('animals that stand elsewhere, and the thief, walk', () => {
    const view = (at: number[], thief: number) =>
      ({ players: at.map((place) => ({ at: place })), thief: { at: thief, seat: null, bond: 'free' } }) as FabledView;
    expect(movedFigures(view([1, 2], 0), view([1, 3], 5))).toEqual(['animal:1', 'thief']);
    expect(movedFigures(null, view([1], 0))).toEqual([]);
  });
});
