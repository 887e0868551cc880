// What the table will look like when the server has done what we sent it. Until it answers this is what is shown; if it
// refuses, the act is dropped and all is as the server says.
import type { Board, Lying, MondoView, Piece } from './view.ts';

export type Act =
  | { kind: 'grab'; tile: number }
  | { kind: 'put-back' }
  | { kind: 'place'; square: number; rotation: number; face: number }
  | { kind: 'flip'; tile: number; up: number }
  | { kind: 'shift'; tile: number; x: number; y: number };

export type Foreseen = { heap: (Lying | null)[]; held: [tile: number, up: number] | null; board: Board };

/** An act as the server reads it. */
export function moveOf(act: Act): string {
  switch (act.kind) {
    case 'grab':
    case 'flip':
      return `${act.kind} ${act.tile}`;
    case 'put-back':
      return act.kind;
    case 'place':
      return `place ${act.square} ${act.rotation} ${act.face}`;
    case 'shift':
      return `shift ${act.tile} ${act.x} ${act.y}`;
  }
}

/** `lay` tells where tiles that are in no heap now used to lie. */
export function foresee(view: MondoView, seat: number, acts: readonly Act[], lay: readonly (Lying | null)[]): Foreseen {
  const { held, board } = view.players[seat]!;
  const seen: Foreseen = { heap: view.heap, held, board };
  for (const act of acts) DO[act.kind](seen, act as never, lay);
  return seen;
}

type Doing<A> = (seen: Foreseen, act: A, lay: readonly (Lying | null)[]) => void;
const DO: { [K in Act['kind']]: Doing<Extract<Act, { kind: K }>> } = {
  grab(seen, { tile }) {
    const lying = seen.heap[tile];
    if (!lying || seen.held) return; // somebody was faster, or it is in hand already
    seen.held = [tile, lying[2]];
    seen.heap = seen.heap.with(tile, null);
  },
  'put-back'(seen, _, lay) {
    if (!seen.held) return;
    const [tile, up] = seen.held;
    const [x, y] = lay[tile] ?? [500, 500];
    seen.held = null;
    seen.heap = seen.heap.with(tile, [x, y, up]);
  },
  place(seen, { square, rotation, face }) {
    if (!seen.held || seen.board[square]) return;
    const piece: Piece = [seen.held[0], face, rotation];
    seen.board = seen.board.map((before, at) => (at === square ? piece : before));
    seen.held = null;
  },
  flip(seen, { tile, up }) {
    const lying = seen.heap[tile];
    if (lying) seen.heap = seen.heap.with(tile, [lying[0], lying[1], up]);
  },
  shift(seen, { tile, x, y }) {
    const lying = seen.heap[tile];
    if (lying) seen.heap = seen.heap.with(tile, [x, y, lying[2]]);
  },
};
