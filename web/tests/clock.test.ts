import { describe, expect, test } from 'vitest';
import { Clock } from '../src/table/clock.ts';

function clock() {
  const browser = { now: 1000 };
  return { browser, clock: new Clock(() => browser.now) };
}

describe('table time in the browser', () => {
  test('a ping takes half of its round trip each way', () => {
    const { browser, clock: mine } = clock();
    browser.now = 1400;
    mine.answered(1000, 5000);
    expect(mine.now()).toBe(5200);
  });

  test('a shorter ping is believed, a longer one is not', () => {
    const { browser, clock: mine } = clock();
    browser.now = 1100;
    mine.answered(1000, 5000); // 5050 at 1100
    browser.now = 1600;
    mine.answered(1200, 5100); // would say 5300
    expect(mine.now()).toBe(5550);
    browser.now = 1700;
    mine.answered(1680, 5645);
    expect(mine.now()).toBe(5655);
  });

  test('an old ping is given up for a new one', () => {
    const { browser, clock: mine } = clock();
    browser.now = 1010;
    mine.answered(1000, 5000);
    browser.now = 80_000;
    mine.answered(79_900, 90_000);
    expect(mine.now()).toBe(90_050);
  });

  test('it is never earlier than what a message says', () => {
    const { browser, clock: mine } = clock();
    mine.reset(5000);
    browser.now = 1200;
    mine.heard(5300);
    expect(mine.now()).toBe(5300);
    mine.heard(5100);
    expect(mine.now()).toBe(5300);
  });

  test('where time stood it begins anew', () => {
    const { browser, clock: mine } = clock();
    browser.now = 1010;
    mine.answered(1000, 5000);
    browser.now = 9000;
    mine.reset(5010);
    expect(mine.now()).toBe(5010);
    browser.now = 9100;
    mine.answered(9000, 5060);
    expect(mine.now()).toBe(5110);
  });
});
