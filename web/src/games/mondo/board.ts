// The board as it is drawn: which squares touch, and where sides that touch don't match. What it is worth the server says.
import { faceOf, sideOf, type Terrain } from './tiles.ts';
import type { Board, Found, Line, Piece } from './view.ts';

export const ROWS = 4;
export const COLUMNS = 6;
export const SQUARES = ROWS * COLUMNS;
const STEPS = [[-1, 0], [0, 1], [1, 0], [0, -1]] as const; // north, east, south, west

export const rowOf = (square: number) => Math.floor(square / COLUMNS);
export const columnOf = (square: number) => square % COLUMNS;

/** The square on a side; null: the board's edge. */
export function beside(square: number, side: number): number | null {
  const [down, right] = STEPS[side]!;
  const [row, column] = [rowOf(square) + down, columnOf(square) + right];
  return row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? null : row * COLUMNS + column;
}

const shows = ([tile, face, rotation]: Piece, side: number): Terrain => sideOf(faceOf(tile, face), rotation, side);

/** What a tile on this square touches on a side; null: nothing yet. */
export function touched(board: Board, edge: readonly Terrain[], square: number, side: number): Terrain | null {
  const near = beside(square, side);
  if (near === null) return edge[side]!;
  const piece = board[near];
  return piece ? shows(piece, (side + 2) % 4) : null;
}

/** The sides on which a tile laid here would not match, and those on which it would. */
export function fit(board: Board, edge: readonly Terrain[], square: number, piece: Piece): { wrong: number[]; right: number[] } {
  const sides = [0, 1, 2, 3].map((side) => ({ side, met: touched(board, edge, square, side) }));
  const against = sides.filter(({ met }) => met !== null);
  const wrong = against.filter(({ side, met }) => shows(piece, side) !== met).map(({ side }) => side);
  return { wrong, right: against.map(({ side }) => side).filter((side) => !wrong.includes(side)) };
}

/** Every pair of sides that don't match, once: as the side of one of the squares. */
export function mismatches(board: Board, edge: readonly Terrain[]): [square: number, side: number][] {
  return board.flatMap((piece, square): [number, number][] => {
    if (!piece) return [];
    const counted = ({ near, side }: { near: number | null; side: number }) => near === null || near > square || side === 1 || side === 2;
    return fit(board, edge, square, piece).wrong
      .map((side) => ({ side, near: beside(square, side) }))
      .filter(counted)
      .map(({ side }) => [square, side]);
  });
}

/** Free squares beside a tile; before the first tile all. */
export function openSquares(board: Board): number[] {
  const all = [...board.keys()];
  if (board.every((piece) => !piece)) return all;
  const touching = (square: number) => [0, 1, 2, 3].some((side) => board[beside(square, side) ?? -1]);
  return all.filter((square) => !board[square] && touching(square));
}

export type Marks = { squares: number[]; errors: [square: number, side: number][] };

/** Where the points of a line of the score sheet come from. */
export function marksOf(line: Line, board: Board, found: Found): Marks {
  const where = (is: (piece: Piece | null) => boolean): Marks => ({
    squares: [...board.keys()].filter((square) => is(board[square] ?? null)),
    errors: [],
  });
  const face = (piece: Piece) => faceOf(piece[0], piece[1]);
  switch (line) {
    case 'animals':
      return where((piece) => piece !== null && face(piece).animal !== null);
    case 'volcanoes':
      return where((piece) => piece !== null && face(piece).volcano !== null);
    case 'free':
      return where((piece) => piece === null);
    case 'areas':
      return { squares: [...new Set(found.areas.flatMap((area) => area.squares))], errors: [] };
    case 'errors':
      return { squares: [], errors: found.errors };
    default:
      return { squares: [], errors: [] };
  }
}
