// Two fingers on the glass: how far apart they are, where their middle is, how they are turned.
export type Finger = { x: number; y: number };

export type Pair = { apart: number; middle: Finger; angle: number };

export function pairOf(fingers: Iterable<Finger>): Pair | null {
  const [one, other] = [...fingers];
  if (!one || !other) return null;
  return {
    apart: Math.hypot(other.x - one.x, other.y - one.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    angle: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
  };
}

const STEP = 40; // degrees that turn a tile by a quarter: nobody turns two fingers by ninety

/** Quarter turns between two angles, and the angle from which to count on. */
export function quarterTurns(from: number, to: number): { quarters: number; from: number } {
  const difference = ((to - from + 540) % 360) - 180;
  const quarters = Math.trunc(difference / STEP);
  return { quarters, from: from + quarters * STEP };
}

const NOTCH = 60; // pixels of wheel that turn a tile by a quarter

/** Quarter turns of a wheel: fine ones of a touchpad are added up. */
export function wheelTurns(rest: number, delta: number): { quarters: number; rest: number } {
  const sum = Math.sign(rest) === -Math.sign(delta) ? delta : rest + delta;
  const quarters = Math.abs(sum) >= NOTCH ? Math.sign(sum) : 0;
  return { quarters, rest: quarters ? 0 : sum };
}
