import { beforeAll, describe, expect, it } from 'vitest';
import { flightsOf } from '../src/games/catan/flights.ts';
import { centre, hexesAtCorner, hexesAtEdge, layOut, outward, riverPath } from '../src/games/catan/geometry.ts';
import { eventPhrase, optionPhrase, placePhrase, reasonPhrase } from '../src/games/catan/phrases.ts';
import { pips } from '../src/games/catan/pictures.ts';
import type { CatanView } from '../src/games/catan/view.ts';
import type { Option, Seen } from '../src/table/visit.svelte.ts';
import { speak } from '../src/texts.svelte.ts';

const names = (seat: number) => ['Ann', 'Ben', 'Cid'][seat]!;
// Two hexes side by side; they share the corners 0 and 5 of the western one.
const board: CatanView['board'] = {
  hexes: [
    { q: 0, r: 0, terrain: 'forest', token: 6, corners: [0, 1, 2, 3, 4, 5] },
    { q: 1, r: 0, terrain: 'desert', token: 0, corners: [6, 7, 0, 5, 8, 9] },
  ],
  edges: [[0, 1], [5, 0], [6, 7]],
  harbours: [],
};
const view = { board, turn: 1, prompt: 'discard', you: { seat: 0 }, players: [{ discards: 2 }], variants: {} } as unknown as CatanView;

describe('the picture of the board', () => {
  it('lays neighbouring hexes so that their common corners meet', () => {
    const [west, east] = [layOut({ ...board, hexes: [board.hexes[0]!], edges: [] }), layOut({ ...board, hexes: [board.hexes[1]!], edges: [] })];
    for (const corner of [0, 5]) {
      expect(west.corners.get(corner)!.x).toBeCloseTo(east.corners.get(corner)!.x);
      expect(west.corners.get(corner)!.y).toBeCloseTo(east.corners.get(corner)!.y);
    }
  });
  it('knows the land around corners and edges', () => {
    expect(hexesAtCorner(board, 0)).toEqual([0, 1]);
    expect(hexesAtCorner(board, 2)).toEqual([0]);
    expect(hexesAtEdge(board, 1)).toEqual([0, 1]);
    expect(hexesAtEdge(board, 0)).toEqual([0]);
  });
  it('puts a harbour outside the land', () => {
    const land = centre(board.hexes[1]!);
    const at = outward(layOut(board), board, 2, 0.6);
    expect(Math.hypot(at.x - land.x, at.y - land.y)).toBeCloseTo(Math.sqrt(3) / 2 + 0.6);
  });
  it('draws no river where there is none', () => {
    expect(riverPath(view, layOut(board))).toBe('');
  });
  it('counts how many of 36 rolls give a number', () => {
    expect([2, 6, 7, 8, 12, 0].map(pips)).toEqual([1, 5, 6, 5, 1, 0]);
  });
});

describe('Catan in words', () => {
  beforeAll(() => speak('en'));
  const said = (event: object) => eventPhrase(event as Seen, names, view);
  const option = (kind: string, args: object) => optionPhrase({ move: '', kind, args } as Option, view, names);

  it('names places by the land around them', () => {
    expect(placePhrase('corner', 0, view)).toBe('forest 6, desert');
    expect(placePhrase('hex', -1, view)).toBe('beside the board');
  });
  it('tells who builds where and who gets what', () => {
    expect(said({ kind: 'road', seat: 1, place: 1 })).toBe('Ben builds a road (forest 6, desert).');
    expect(said({ kind: 'produced', number: 6, gains: [[0, 'wood', 2], [1, 'wood', 1]] })).toBe('Ann: 2 wood; Ben: 1 wood');
    expect(said({ kind: 'produced', number: 4, gains: [] })).toBe('4: nobody gets anything.');
  });
  it('says of a stolen card only what is known', () => {
    expect(said({ kind: 'stole', seat: 0, from: 1 })).toBe('Ann takes a card from Ben.');
    expect(said({ kind: 'stole', seat: 0, from: 1, resource: 'ore' })).toBe('Ann takes 1 ore from Ben.');
  });
  it('keeps silent about a card that others drew', () => {
    expect(said({ kind: 'got-card', seat: 1 })).toBe('');
    expect(said({ kind: 'got-card', seat: 0, card: 'knight' })).toBe('Ann gets a knight.');
  });
  it('tells trades with the bank and among players', () => {
    expect(said({ kind: 'traded', seat: 0, give: 'wood', rate: 4, want: 'ore' })).toBe('Ann trades 4 wood for 1 ore with the bank.');
    const exchanged = { kind: 'exchanged', seat: 0, to: 2, give: { wood: 1 }, want: { ore: 2 } };
    expect(said(exchanged)).toBe('Ann gives Cid 1 wood for 2 ore.');
  });
  it('puts options in words', () => {
    expect(option('rob', { hex: 0, victim: 2 })).toBe('Robber: forest 6, and a card from Ben');
    expect(option('rob', { hex: 1, victim: 0 })).toBe('Robber: desert');
    expect(option('year-of-plenty', { first: 'ore', second: 'ore' })).toBe('Year of plenty: take 2 ore');
    expect(option('buy-card', { tokens: 0 })).toBe('Buy a development card');
    expect(option('settlement', { corner: 0 })).toBe('Settlement: forest 6, desert (no. 0)');
  });
  it('says what is missing', () => {
    expect(reasonPhrase('cards-missing', { missing: 'wood ore ore' }, names)).toBe('You still need 1 wood and 2 ore.');
  });
});

describe('cards that fly', () => {
  it('go from the bank to the own hand, and to the others themselves', () => {
    const flights = flightsOf([{ kind: 'produced', gains: [[0, 'wood', 1], [1, 'ore', 2]] } as unknown as Seen], 0);
    expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual(['bank hand:wood', 'bank seat:1', 'bank seat:1']);
  });
  it('show no face of a card whose kind is secret', () => {
    expect(flightsOf([{ kind: 'stole', seat: 1, from: 2 } as unknown as Seen], 0)).toEqual([{ from: 'seat:2', to: 'seat:1', resource: null }]);
  });
});
