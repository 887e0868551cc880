import { beforeEach, expect, test } from 'vitest';
import { choose, preferredLanguage, speak, t } from '../src/texts.svelte.ts';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});

test('the room changes its language in place and remembers it', async () => {
  await choose('cs');
  expect(t('room-welcome')).toBe('Herna plná deskových her');
  expect(document.documentElement.lang).toBe('cs');
  expect(preferredLanguage()).toBe('cs');
});

test('a language that is not there is refused with those that are', async () => {
  await expect(speak('xx')).rejects.toThrow(/no texts in xx; there are .*cs.*en/);
  expect(t('room-welcome')).toBe('A room of board games');
});

test('a missing message shows its id', () => {
  expect(t('no-such-message')).toBe('no-such-message');
});
