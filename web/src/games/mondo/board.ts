// The board as it is drawn: which squares touch, and where sides that touch don't match. What it is worth the server says.
import { ANIMALS, faceOf, sideOf, type Terrain } from './tiles.ts';
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

export type Land = { terrain: Terrain; squares: number[] };
/** What is shown of a line of the score sheet: whole squares, lands, or sides that don't match. */
export type Marks = { squares: number[]; lands: Land[]; errors: [square: number, side: number][] };

const animalOf = (piece: Piece | null) => piece && faceOf(piece[0], piece[1]).animal;
const NONE: Marks = { squares: [], lands: [], errors: [] };
const largest = (lands: Land[]): Land[] => [...lands].sort((one, other) => other.squares.length - one.squares.length).slice(0, 1);

type Sight = { board: Board; found: Found; special: string | null };
const lakes = ({ found }: Sight): Land[] => found.lakes.map((squares) => ({ terrain: 'water', squares }));
const squaresOf = ({ board }: Sight, is: (piece: Piece | null) => boolean) => [...board.keys()].filter((square) => is(board[square] ?? null));
const withAnimal = (sight: Sight, animals: readonly string[]) => squaresOf(sight, (piece) => animals.includes(animalOf(piece) ?? ''));

const OF_SPECIAL: Record<string, (sight: Sight) => Partial<Marks>> = {
  'most-areas': ({ found }) => ({ lands: found.areas }),
  'most-lakes': (sight) => ({ lands: lakes(sight) }),
  'water-animals': (sight) => ({ squares: withAnimal(sight, ANIMALS.water) }),
  'largest-lake': (sight) => ({ lands: largest(lakes(sight)) }),
  'largest-forest': ({ found }) => ({ lands: largest(found.areas.filter((area) => area.terrain === 'forest')) }),
};

/** The animals that a task asks for, where they live on complete lands. */
function ofTask(task: string, sight: Sight): number[] {
  const [kind, what] = task.split('-') as [string, string];
  const wanted = kind === 'three' ? [what] : kind === 'all' ? ANIMALS[what as Terrain] : [];
  const home = new Set(sight.found.areas.filter((area) => wanted.some((animal) => ANIMALS[area.terrain].includes(animal))).flatMap((area) => area.squares));
  return withAnimal(sight, wanted).filter((square) => home.has(square));
}

const OF_LINE: Record<Line, (sight: Sight) => Partial<Marks>> = {
  animals: (sight) => ({ squares: squaresOf(sight, (piece) => animalOf(piece) !== null) }),
  areas: ({ found }) => ({ lands: found.areas }),
  bonus: () => ({}),
  special: (sight) => OF_SPECIAL[sight.special ?? '']?.(sight) ?? {},
  volcanoes: (sight) => ({ squares: squaresOf(sight, (piece) => piece !== null && faceOf(piece[0], piece[1]).volcano !== null) }),
  free: (sight) => ({ squares: squaresOf(sight, (piece) => piece === null) }),
  errors: ({ found }) => ({ errors: found.errors }),
  tasks: (sight) => ({ squares: sight.found.tasks.flatMap((task) => ofTask(task.name, sight)) }),
};

/** Where the points of a line of the score sheet come from. */
export const marksOf = (line: Line, sight: Sight): Marks => ({ ...NONE, ...OF_LINE[line](sight) });

/** The sides of a laid tile that belong to one of these lands: a terrain is one piece on each tile. */
export function landSides(square: number, piece: Piece, lands: readonly Land[]): number[] {
  return [0, 1, 2, 3].filter((side) => lands.some((land) => land.terrain === shows(piece, side) && land.squares.includes(square)));
}
