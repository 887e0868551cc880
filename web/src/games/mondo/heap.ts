// How the heap lies: each tile a little askew, always the same for everybody.

/** A number from 0 to 1 that belongs to a tile. */
function chance(tile: number, salt: number): number {
  const mixed = Math.imul(tile + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  const more = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((more ^ (more >>> 13)) >>> 0) / 2 ** 32;
}

const MOST_TILT = 16; // degrees

/** The quarter turns in which a tile lies, and the degrees by which it lies askew. */
export const quarterOf = (tile: number): number => Math.floor(chance(tile, 1) * 4);
export const tiltOf = (tile: number): number => (chance(tile, 2) * 2 - 1) * MOST_TILT;
/** Which tile lies on which to begin with. */
export const layerOf = (tile: number): number => Math.floor(chance(tile, 3) * 1000);

export type Spot = { tile: number; x: number; y: number };
export type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const WAYS: Record<Way, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
export const isWay = (key: string): key is Way => key in WAYS;

const SIDEWAYS = 2; // how much worse it is to be beside the way than far along it

/** The next tile in a direction: near, and not much to the side. */
export function nextTile(spots: readonly Spot[], from: { x: number; y: number }, way: Way, but: number | null = null): number | null {
  const [right, down] = WAYS[way];
  let best: number | null = null;
  let least = Infinity;
  for (const { tile, x, y } of spots) {
    const along = (x - from.x) * right + (y - from.y) * down;
    if (tile === but || along <= 0) continue;
    const across = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    const cost = along + SIDEWAYS * across;
    if (cost < least) [best, least] = [tile, cost];
  }
  return best;
}

/** The tile nearest to a place. */
export function nearestTile(spots: readonly Spot[], at: { x: number; y: number }): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const { tile, x, y } of spots) {
    const far = Math.hypot(x - at.x, y - at.y);
    if (far < least) [best, least] = [tile, far];
  }
  return best;
}

/** How the heap is looked at: its size in pixels at zoom 1, and what is shifted and zoomed. */
export type Look = { zoom: number; x: number; y: number };
export const CLOSEST = 3;

/** The heap's size: as large as its window, or larger, so that tiles don't all lie under others. */
export function heapSize(width: number, height: number, tile: number, tiles: number, crowd: number): { width: number; height: number } {
  const grown = Math.max(1, Math.sqrt((tiles * tile * tile) / (crowd * width * height)));
  return { width: width * grown, height: height * grown };
}

const MARGIN = 0.15; // of a tile, so that one that lies askew is not cut off

/** Where a tile begins that lies at a number of thousandths of the heap's width or height. */
export const leftOf = (part: number, room: number, tile: number): number => MARGIN * tile + (part / 1000) * (room - (1 + 2 * MARGIN) * tile);
/** The number of thousandths for a tile whose middle is there. */
export function partOf(middle: number, room: number, tile: number): number {
  const part = (middle - (0.5 + MARGIN) * tile) / (room - (1 + 2 * MARGIN) * tile);
  return Math.round(Math.min(1, Math.max(0, part)) * 1000);
}

const SPARE = 60; // pixels by which the heap can be pulled out of a corner, from under the buttons there

/** Keeps the heap in its window, about in the middle if it is smaller. */
export function kept(look: Look, heap: { width: number; height: number }, window: { width: number; height: number }): Look {
  const smallest = Math.min(1, window.width / heap.width, window.height / heap.height);
  const zoom = Math.min(CLOSEST, Math.max(smallest, look.zoom));
  const inside = (at: number, size: number, room: number) => {
    const middle = (room - size) / 2;
    const far = Math.max(0, -middle) + SPARE;
    return Math.min(middle + far, Math.max(middle - far, at));
  };
  return { zoom, x: inside(look.x, heap.width * zoom, window.width), y: inside(look.y, heap.height * zoom, window.height) };
}

/** Zooms so that what lies under a point stays there. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }): Look {
  const zoom = Math.min(CLOSEST, look.zoom * factor);
  const real = zoom / look.zoom;
  return { zoom, x: at.x - (at.x - look.x) * real, y: at.y - (at.y - look.y) * real };
}
