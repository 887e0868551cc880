// A view is made out of the one before and what has changed.
import { describe, expect, test } from 'vitest';
import { changed } from '../src/table/changes.ts';

const before = { heap: [[1, 2, 0], [3, 4, 1], null], players: [{ held: null }, { held: 7 }], prompt: 'go' };

describe('a view', () => {
  test('gets new values at a path, in lists by place and in mappings by name', () => {
    const after = changed(before, [[['heap', 0], null], [['players', 0, 'held'], [0, 1]], [['left'], 5]]);
    expect(after).toEqual({
      heap: [null, [3, 4, 1], null], players: [{ held: [0, 1] }, { held: 7 }], prompt: 'go', left: 5,
    });
  });

  test('loses a name whose path comes without a value', () => {
    expect(changed(before, [[['prompt']]])).not.toHaveProperty('prompt');
  });

  test('keeps what has not changed as the same object, and the view before as it was', () => {
    const copy = structuredClone(before);
    const after = changed(before, [[['players', 0, 'held'], 3]]) as typeof before;
    expect(after.heap).toBe(before.heap);
    expect(after.players[1]).toBe(before.players[1]);
    expect(after.players[0]).not.toBe(before.players[0]);
    expect(before).toEqual(copy);
  });

  test('is replaced whole at the empty path', () => {
    expect(changed(before, [[[], { round: 2 }]])).toEqual({ round: 2 });
  });
});
