import icons from 'virtual:icons/mondo';
import { beforeAll, describe, expect, it } from 'vitest';
import { animalIcon, faceSvg, faceUrl } from '../src/games/mondo/art.ts';
import { beside, fit, landSides, marksOf, mismatches, openSquares } from '../src/games/mondo/board.ts';
import { clockText, toldAt } from '../src/games/mondo/clock.ts';
import { foresee, moveOf, type Act } from '../src/games/mondo/foresight.ts';
import { pairOf, quarterTurns, wheelTurns } from '../src/games/mondo/gestures.ts';
import { heapSize, kept, leftOf, nearestTile, nextTile, partOf, quarterOf, tiltOf, zoomed } from '../src/games/mondo/heap.ts';
import { flightsOf } from '../src/games/mondo/motion.ts';
import { eventPhrase, facePhrase, gathered, reasonPhrase, squarePhrase } from '../src/games/mondo/phrases.ts';
import { ANIMALS, FACES, faceOf, sideOf, TERRAINS, TILES, type Terrain } from '../src/games/mondo/tiles.ts';
import type { Found, Lying, MondoView, Piece } from '../src/games/mondo/view.ts';
import { addIcons } from '../src/icons.ts';
import type { Seen } from '../src/table/visit.svelte.ts';
import { speak } from '../src/texts.svelte.ts';

const names = (seat: number) => ['Ann', 'Ben', 'Cid'][seat]!;
const sea: Terrain[] = ['water', 'water', 'water', 'water'];
const empty = (): (Piece | null)[] => Array.from({ length: 24 }, () => null);
/** A tile whose back is all of one terrain. */
const plain = (terrain: Terrain): number => FACES.findIndex(([, back]) => back.sides.every((side) => side === terrain));
/** A tile and a rotation whose front shows these sides. */
function piece(...sides: Terrain[]): Piece {
  for (let tile = 0; tile < TILES; tile += 1) {
    for (let rotation = 0; rotation < 4; rotation += 1) {
      if (sides.every((terrain, side) => sideOf(faceOf(tile, 0), rotation, side) === terrain)) return [tile, 0, rotation];
    }
  }
  throw new Error(`no tile shows ${sides.join()}`);
}

describe('the tiles', () => {
  it('are those of the rules', () => {
    expect(TILES).toBe(136);
    expect(FACES.flat().filter((face) => face.volcano === 'active')).toHaveLength(24);
  });
  it('turn clockwise', () => {
    const face = { sides: ['water', 'forest', 'desert', 'steppe'] as Terrain[], groups: '0123', animal: null, volcano: null };
    expect([0, 1, 2, 3].map((side) => sideOf(face, 1, side))).toEqual(['steppe', 'water', 'forest', 'desert']);
  });
  it('have a picture of every animal', () => {
    addIcons(icons);
    for (const animal of Object.values(ANIMALS).flat()) expect(animalIcon(animal).body, animal).not.toBe('');
  });
  it('are drawn alike if they are alike, and else differently', () => {
    const alike = new Set(FACES.flat().map((face) => `${face.sides} ${face.groups} ${face.animal} ${face.volcano}`));
    expect(new Set(FACES.flat().map(faceUrl)).size).toBe(alike.size);
    expect(faceSvg(faceOf(0, 0))).toMatch(/^<svg .*<\/svg>$/);
  });
});

describe('the board', () => {
  it('knows which squares touch', () => {
    expect([0, 1, 2, 3].map((side) => beside(0, side))).toEqual([null, 1, 6, null]);
    expect([0, 1, 2, 3].map((side) => beside(23, side))).toEqual([17, null, null, 22]);
  });
  it('is open everywhere for the first tile, then beside a tile', () => {
    const board = empty();
    expect(openSquares(board)).toHaveLength(24);
    board[7] = [plain('forest'), 1, 0];
    expect(openSquares(board)).toEqual([1, 6, 8, 13]);
  });
  it('counts two sides that do not match as one error, and a side that does not match the edge', () => {
    const board = empty();
    board[0] = [plain('forest'), 1, 0];
    board[1] = [plain('desert'), 1, 0];
    expect(mismatches(board, sea)).toEqual([[0, 0], [0, 1], [0, 3], [1, 0]]);
    expect(mismatches(board, ['forest', 'desert', 'steppe', 'forest'])).toEqual([[0, 1], [1, 0]]);
  });
  it('tells before a tile is laid what would match', () => {
    const board = empty();
    board[1] = [plain('forest'), 1, 0];
    const shore = piece('water', 'forest', 'forest', 'water');
    expect(fit(board, sea, 0, shore)).toEqual({ wrong: [], right: [0, 1, 3] });
    expect(fit(board, sea, 0, [shore[0], 0, (shore[2] + 1) % 4])).toEqual({ wrong: [1, 3], right: [0] });
  });
  it('shows where the points of a line are', () => {
    const board = empty();
    const lion = FACES.findIndex(([front]) => front.animal === 'lion');
    board[3] = [lion, 0, 0];
    board[4] = [plain('water'), 1, 0];
    const found: Found = {
      areas: [{ terrain: 'steppe', squares: [3] }], lakes: [[4]], errors: [[3, 0]], special: 1,
      tasks: [{ name: 'all-steppe', value: 5, done: false }],
    };
    const sight = { board, found, special: 'most-lakes' };
    expect(marksOf('animals', sight).squares).toEqual([3]);
    expect(marksOf('free', sight).squares).toHaveLength(22);
    expect(marksOf('errors', sight).errors).toEqual([[3, 0]]);
    expect(marksOf('areas', sight).lands).toEqual(found.areas);
    expect(marksOf('special', sight).lands).toEqual([{ terrain: 'water', squares: [4] }]);
    expect(marksOf('tasks', sight).squares).toEqual([3]);
    const steppe = [0, 1, 2, 3].filter((side) => faceOf(lion, 0).sides[side] === 'steppe');
    expect(landSides(3, board[3], found.areas)).toEqual(steppe);
    expect(landSides(4, board[4], found.areas)).toEqual([]);
  });
});

describe('what is foreseen', () => {
  const heap: (Lying | null)[] = Array.from({ length: TILES }, (_, tile) => [tile, tile, 0] as Lying);
  const player = { board: empty(), held: null, stopped: false, bonus: 0, volcano_token: false, tasks: [], wants_pause: false, handicapped: false };
  const view = { heap, players: [player, player] } as unknown as MondoView;
  const see = (acts: Act[], over: MondoView = view) => foresee(over, 0, acts, heap);

  it('is what the server says, as long as nothing is under way', () => {
    expect(see([]).heap).toBe(view.heap);
  });
  it('has a tile in hand at once, and on the board, and the next one in hand', () => {
    const seen = see([{ kind: 'grab', tile: 5 }, { kind: 'place', square: 2, rotation: 1, face: 0 }, { kind: 'grab', tile: 9 }]);
    expect(seen.board[2]).toEqual([5, 0, 1]);
    expect(seen.held).toEqual([9, 0]);
    expect([seen.heap[5], seen.heap[9], seen.heap[6]]).toEqual([null, null, [6, 6, 0]]);
    expect(view.heap[5]).toEqual([5, 5, 0]);
  });
  it('leaves the hand empty when somebody was faster', () => {
    const gone = { ...view, heap: heap.with(5, null) } as MondoView;
    expect(see([{ kind: 'grab', tile: 5 }], gone).held).toBeNull();
    expect(see([{ kind: 'grab', tile: 5 }, { kind: 'place', square: 2, rotation: 0, face: 0 }], gone).board[2]).toBeNull();
  });
  it('comes to the same if the server has done it already', () => {
    const acts: Act[] = [{ kind: 'flip', tile: 3, up: 1 }, { kind: 'shift', tile: 4, x: 7, y: 8 }];
    const once = see(acts);
    expect(see(acts, { ...view, heap: once.heap } as MondoView).heap).toEqual(once.heap);
  });
  it('puts a tile back where it lay', () => {
    const seen = see([{ kind: 'grab', tile: 5 }, { kind: 'put-back' }]);
    expect(seen.heap[5]).toEqual([5, 5, 0]);
    expect(seen.held).toBeNull();
  });
  it('is sent in the words of the rules', () => {
    expect(moveOf({ kind: 'place', square: 7, rotation: 3, face: 0 })).toBe('place 7 3 0');
    expect(moveOf({ kind: 'shift', tile: 5, x: 1, y: 2 })).toBe('shift 5 1 2');
    expect(moveOf({ kind: 'grab', tile: 5 })).toBe('grab 5');
  });
});

describe('the heap', () => {
  const spots = [{ tile: 1, x: 0, y: 0 }, { tile: 2, x: 50, y: 5 }, { tile: 3, x: 40, y: 60 }, { tile: 4, x: 100, y: 0 }];
  it('lies alike for everybody, every tile a little askew', () => {
    expect(quarterOf(17)).toBe(quarterOf(17));
    const tilts = FACES.map((_, tile) => tiltOf(tile));
    expect(Math.max(...tilts.map(Math.abs))).toBeLessThanOrEqual(16);
    expect(new Set(tilts).size).toBe(TILES);
    expect(new Set(FACES.map((_, tile) => quarterOf(tile)))).toEqual(new Set([0, 1, 2, 3]));
  });
  it('is walked by arrows from tile to the tile that is nearest that way', () => {
    expect(nextTile(spots, spots[0]!, 'ArrowRight', 1)).toBe(2);
    expect(nextTile(spots, spots[1]!, 'ArrowRight', 2)).toBe(4);
    expect(nextTile(spots, spots[1]!, 'ArrowDown', 2)).toBe(3);
    expect(nextTile(spots, spots[0]!, 'ArrowUp', 1)).toBeNull();
    expect(nearestTile(spots, { x: 44, y: 50 })).toBe(3);
  });
  it('knows places in thousandths and in pixels', () => {
    for (const part of [0, 333, 1000]) expect(partOf(leftOf(part, 700, 60) + 30, 700, 60)).toBe(part);
    expect(partOf(-100, 700, 60)).toBe(0);
  });
  it('is larger than a small window, so that tiles can be seen', () => {
    const size = heapSize(300, 300, 60, 136, 1.35);
    expect((136 * 60 * 60) / (size.width * size.height)).toBeCloseTo(1.35);
    expect(heapSize(2000, 2000, 60, 136, 1.35)).toEqual({ width: 2000, height: 2000 });
  });
  it('zooms around the finger and stays in its window', () => {
    const look = zoomed({ zoom: 1, x: -50, y: -80 }, 2, { x: 100, y: 100 });
    expect([(100 - look.x) / look.zoom, (100 - look.y) / look.zoom]).toEqual([150, 180]);
    const heap = { width: 600, height: 600 };
    const window = { width: 300, height: 300 };
    expect(kept({ zoom: 0.01, x: 0, y: 0 }, heap, window).zoom).toBe(0.5);
    expect(kept({ zoom: 1, x: 5000, y: -5000 }, heap, window)).toEqual({ zoom: 1, x: 60, y: -360 });
  });
});

describe('fingers and wheel', () => {
  it('turn a tile by quarters, however often they go round', () => {
    expect(quarterTurns(0, 30)).toEqual({ quarters: 0, from: 0 });
    expect(quarterTurns(0, 45)).toEqual({ quarters: 1, from: 40 });
    expect(quarterTurns(170, -140)).toEqual({ quarters: 1, from: 210 });
    expect(quarterTurns(0, -85).quarters).toBe(-2);
  });
  it('know how far apart two fingers are', () => {
    expect(pairOf([{ x: 0, y: 0 }, { x: 6, y: 8 }])).toMatchObject({ apart: 10, middle: { x: 3, y: 4 } });
    expect(pairOf([{ x: 0, y: 0 }])).toBeNull();
  });
  it('add up the small steps of a touchpad', () => {
    expect(wheelTurns(0, 40)).toEqual({ quarters: 0, rest: 40 });
    expect(wheelTurns(40, 40)).toEqual({ quarters: 1, rest: 0 });
    expect(wheelTurns(40, -100)).toEqual({ quarters: -1, rest: 0 });
  });
});

describe('the clock', () => {
  it('shows a second until it is over', () => {
    expect([0, 1, 59_001, 60_000, 419_500].map(clockText)).toEqual(['0:00', '0:01', '1:00', '1:00', '7:00']);
    expect(clockText(-5)).toBe('0:00');
  });
  it('tells aloud when it gets late, once', () => {
    expect(toldAt(60_100, 59_900)).toBe(60);
    expect(toldAt(59_900, 59_700)).toBeNull();
  });
});

describe('flights', () => {
  const view = { heap: Array.from({ length: TILES }, () => [1, 1, 1]) } as unknown as MondoView;
  const told = (reached: number | null, ...events: object[]) => flightsOf(events as Seen[], view, view, 0, reached);
  it('show who took a tile, out of the heap or out of the hand that had reached for it', () => {
    const event = { kind: 'grabbed', seat: 1, tile: 7 };
    expect(told(null, event)).toEqual([{ tile: 7, face: 1, from: '[data-tile="7"]', to: '[data-anchor="seat:1"]' }]);
    expect(told(7, event)[0]!.from).toBe('.held:not(.none)');
  });
  it('are not made for what one does oneself', () => {
    expect(told(null, { kind: 'grabbed', seat: 0, tile: 7 }, { kind: 'placed', seat: 1, tile: 7 })).toEqual([]);
  });
});

describe('Mondo in words', () => {
  beforeAll(() => speak('en'));
  it('describes a face as it lies', () => {
    expect(facePhrase(faceOf(plain('desert'), 1), 2)).toBe('desert all round');
    const turtle = FACES.findIndex(([front]) => front.animal === 'turtle');
    expect(facePhrase(faceOf(turtle, 0), 0)).toMatch(/^north \w+, east \w+, south \w+, west \w+; turtle/);
  });
  it('describes a square, and how the tile in hand would lie there', () => {
    expect(squarePhrase(9, empty(), null, true)).toBe('B4: free, a tile may lie here');
    const there: Piece = [plain('water'), 1, 0];
    expect(squarePhrase(0, empty(), { wrong: [1], right: [0, 3], piece: there }, true)).toBe('A1: matches north, west; errors east');
    expect(squarePhrase(0, empty().with(0, there), null, false)).toBe('A1: water all round');
  });
  it('says who was faster', () => {
    const why = { message: 'tile-gone', rule: 'MON-28', args: { tile: 5 }, highlight: ['tile:5', 'seat:1'] };
    expect(reasonPhrase(why, names)).toBe('Ben was faster.');
    expect(reasonPhrase({ ...why, highlight: ['tile:5'] }, names)).toContain('has left the heap');
  });
  it('tells what is worth a line', () => {
    const events: object[] = [{ kind: 'grabbed', seat: 0, tile: 1 }, { kind: 'stopped', seat: 1, bonus: 4 }, { kind: 'scored', round: 1, totals: [3, -2] }];
    expect(gathered(events as Seen[]).map((event) => eventPhrase(event, names))).toEqual([
      'Ben stops building and takes the bonus of 4.', 'Points of round 1: Ann 3, Ben -2.',
    ]);
  });
  it('has a word for every terrain', () => {
    expect(TERRAINS.map((terrain) => facePhrase(faceOf(plain(terrain), 1), 0))).toEqual(TERRAINS.map((terrain) => `${terrain} all round`));
  });
});
