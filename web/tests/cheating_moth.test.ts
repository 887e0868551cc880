import { beforeAll, describe, expect, test } from 'vitest';
import { Lesson } from '../src/games/cheating_moth/lesson.svelte.ts';
import { flightsOf } from '../src/games/cheating_moth/motion.ts';
import { cardName, eventPhrase, gathered, optionPhrase, reasonPhrase } from '../src/games/cheating_moth/phrases.ts';
import { kindOf, numberOf, type Card, type MothView, type Own } from '../src/games/cheating_moth/view.ts';
import type { Seen } from '../src/table/visit.svelte.ts';
import { speak } from '../src/texts.svelte.ts';

const names = (seat: number) => ['Ann', 'Ben', 'Cid'][seat]!;

function view(more: Partial<Own> = {}): MothView {
  const you: Own = { seat: 0, hand: [], gone: [], sleight: null, picked: null, pressed: null, locked_until: null, ...more };
  return { you } as unknown as MothView;
}

beforeAll(() => speak('en'));

describe('cards', () => {
  test('are a kind and a number', () => {
    expect([kindOf('cockroach-4'), numberOf('cockroach-4')]).toEqual(['cockroach', 4]);
    expect(cardName('moth-2')).toBe('moth 2');
  });
});

describe('phrases', () => {
  test('say only what one knows of a card', () => {
    expect(eventPhrase({ kind: 'drew', seat: 1 }, names)).toBe('Ben draws a card.');
    expect(eventPhrase({ kind: 'drew', seat: 0, card: 'ant-3' }, names)).toBe('Ann draws an ant 3.');
  });
  test('tell reactions in seconds', () => {
    const raced = { kind: 'raced', race: 'mosquito', seat: 1, times: [[2, 250], [1, 431]] } as unknown as Seen;
    expect(eventPhrase(raced, names)).toBe('Ben is slowest. Cid 0.25 s, Ben 0.43 s');
  });
  test('name whom an option concerns', () => {
    expect(optionPhrase({ move: 'accuse 2', kind: 'accuse', args: { seat: 2 } }, names)).toBe('Accuse Cid');
    expect(optionPhrase({ move: 'look 0', kind: 'look', args: { at: 0 } }, names)).toBe('Shine at the pile');
    expect(optionPhrase({ move: 'give 1 ant-2', kind: 'give', args: { seat: 1, card: 'ant-2' } }, names)).toBe('Give Ben an ant 2');
  });
  test('of reasons are the game’s or the room’s', () => {
    const why = { rule: 'MOT-12', message: 'last-card', args: {}, highlight: [] };
    expect(reasonPhrase(why, names)).toBe('Your last card can’t be cheated away.');
  });
  test('leave out what is only seen', () => {
    expect(gathered([{ kind: 'tell', seat: 1, form: 'dip' }, { kind: 'passed', seat: 1 }])).toHaveLength(1);
  });
});

describe('flights', () => {
  test('go from who gives to who gets', () => {
    const events = [
      { kind: 'played', seat: 1, card: 'ant-2' },
      { kind: 'drew', seat: 2 },
      { kind: 'gave', seat: 0, to: 1, card: 'number-5' },
      { kind: 'tell', seat: 1, form: 'dip' },
      { kind: 'raced', race: 'mosquito', seat: 2, times: [] },
    ] as unknown as Seen[];
    expect(flightsOf(events)).toEqual([
      { from: 'seat:1', to: 'pile', card: 'ant-2' },
      { from: 'deck', to: 'seat:2', card: null },
      { from: 'seat:0', to: 'seat:1', card: 'number-5' },
    ]);
  });
});

describe('the first game', () => {
  const played = (seat: number): Seen => ({ kind: 'played', seat, card: 'ant-2' });

  test('goes on when what it asks for has been done', () => {
    const lesson = new Lesson(1);
    expect([lesson.text, lesson.isRead]).toEqual(['welcome', true]);
    lesson.goOn();
    lesson.see([played(1)], view(), view());
    expect(lesson.text).toBe('play');
    lesson.see([played(0)], view(), view());
    expect([lesson.text, lesson.isRead]).toEqual(['feint', false]);
    lesson.see([], view({ sleight: { card: null, from: 0, until: 1200 } }), view());
    expect(lesson.text).toBe('hide');
  });

  test.each([
    ['hidden', [], ['moth-1']],
    ['caught', [{ kind: 'caught', seat: 0, guard: 1 }], []],
  ] as [string, Seen[], Card[]][])('says how cheating went: %s', (text, events, gone) => {
    const lesson = new Lesson(1);
    lesson.goOn();
    lesson.see([played(0)], view(), view());
    lesson.see([], view({ sleight: { card: null, from: 0, until: 1200 } }), view());
    lesson.see(events, view({ gone }), view());
    expect([lesson.text, lesson.isRead]).toEqual([text, true]);
    lesson.goOn();
    expect(lesson.text).toBe('tells');
  });

  test('ends, and the guard’s part has an end of its own', () => {
    const lesson = new Lesson(2);
    lesson.goOn();
    lesson.see([{ kind: 'wrong', seat: 0, accused: 1 }], view(), view());
    expect(lesson.text).toBe('wrong');
    lesson.goOn();
    lesson.see([{ kind: 'raced', seat: 1 }], view(), view());
    expect([lesson.text, lesson.isLast]).toEqual(['end', true]);
    lesson.goOn();
    expect(lesson.closed).toBe(true);
  });
});
