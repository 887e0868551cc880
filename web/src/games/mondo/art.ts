// The faces of the tiles as pictures, drawn from what they are. Terrains differ by colour, brightness and pattern.
import { iconOf } from '../../icons.ts';
import { terrainOfAnimal, type Face, type Terrain, type Volcano } from './tiles.ts';

export const SIZE = 100; // a face is a square of this size
const GROUND: Record<Terrain, string> = { water: '#58a5dc', forest: '#2f7245', desert: '#f7e2a6', steppe: '#b6cb58' };

type Point = readonly [number, number];
const CORNERS: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];

// A border runs from corner to centre in a slight curve; turned by quarters it serves all four.
const turned = ([x, y]: Point, quarters: number): Point => (quarters === 0 ? [x, y] : turned([100 - y, x], quarters - 1));
const say = ([x, y]: Point) => `${x} ${y}`;
const BENDS: Point[] = [[10, 22], [38, 26]];

function inwards(corner: number): string {
  const [first, second] = BENDS.map((point) => turned(point, corner));
  return `C${say(first!)} ${say(second!)} 50 50`;
}
function outwards(corner: number): string {
  const [first, second] = BENDS.map((point) => turned(point, corner));
  return `C${say(second!)} ${say(first!)} ${say(CORNERS[corner]!)}`;
}

/** The part of a face that belongs to a side. */
export const wedge = (side: number) => `M${say(CORNERS[side]!)}L${say(CORNERS[(side + 1) % 4]!)}${inwards((side + 1) % 4)}${outwards(side)}Z`;

// What grows on a piece of land along the north side, from the edge to the centre.
const SPOTS: Point[] = [[17, 9], [36, 10], [60, 8], [82, 9], [30, 23], [50, 24], [69, 22], [44, 37], [57, 37]];
const tree = ([x, y]: Point) =>
  `<path d="M${x} ${y - 8}l6.5 11h-4.2v3h-4.6v-3h-4.2z" fill="#14452a" stroke="#7fbf86" stroke-width=".8"/>`;
const wave = ([x, y]: Point) =>
  `<path d="M${x - 8} ${y}q4-5 8 0t8 0" fill="none" stroke="#eaf6ff" stroke-width="2" stroke-linecap="round"/>`;
const dune = ([x, y]: Point, order: number) =>
  order % 2
    ? `<path d="M${x - 7} ${y + 2}q7-8 14 0" fill="none" stroke="#b98a35" stroke-width="1.6" stroke-linecap="round"/>`
    : `<circle cx="${x - 3}" cy="${y}" r="1.5" fill="#b98a35"/><circle cx="${x + 3}" cy="${y + 2}" r="1.5" fill="#b98a35"/><circle cx="${x + 1}" cy="${y - 4}" r="1.5" fill="#b98a35"/>`;
const tuft = ([x, y]: Point) =>
  `<path d="M${x} ${y + 4}v-9M${x - 1} ${y + 4}l-4.5-6M${x + 1} ${y + 4}l4.5-6" fill="none" stroke="#5f7414" stroke-width="1.7" stroke-linecap="round"/>`;
const GROWTH: Record<Terrain, (at: Point, order: number) => string> = { forest: tree, water: wave, desert: dune, steppe: tuft };

const growth = (terrain: Terrain, side: number, spots = SPOTS) =>
  `<g transform="rotate(${side * 90} 50 50)">${spots.map((spot, order) => GROWTH[terrain](spot, order)).join('')}</g>`;

const VOLCANO: Record<Volcano, string> = {
  active:
    '<path d="M50 27l4 8 8-5-1 9 9 0-5 8 7 5-8 4 3 9-9-2-2 9-6-6-6 6-2-9-9 2 3-9-8-4 7-5-5-8 9 0-1-9 8 5z" fill="#ffd34d" stroke="#a31b06" stroke-width="1.6"/>' +
    '<path d="M36 62l9-17h10l9 17z" fill="#5a3a30" stroke="#24130e" stroke-width="1.4"/>' +
    '<path d="M45 45l2 8 3-4 3 7 2-11z" fill="#ff5a14"/><path d="M47 43q-3-7 2-9-1 4 2 5 0-3 3-5 2 6-1 9z" fill="#e02d0a"/>',
  dormant:
    '<circle cx="50" cy="50" r="19" fill="#e6ebee" stroke="#4b5a63" stroke-width="1.6" stroke-dasharray="4 2.5"/>' +
    '<path d="M36 61l10-17q4 3 8 0l10 17z" fill="#8b979e" stroke="#37434a" stroke-width="1.4"/>' +
    '<path d="M46 44q4 3 8 0l3.4 6q-2.6 3-4.4 0-3 3.5-6 0-1.8 3-4.4 0z" fill="#fff"/>',
};

// No set of icons has a cassowary.
const CASSOWARY =
  '<path d="M8 24q-4-10 6-12 3-1 5 0l2-6q0-4 4-4 2 0 3 3l2 3-4 1q-1 6-4 10-2 5-8 6z" fill="#2d2a33"/>' +
  '<path d="M20 12l2-6q1-3 3-3l1 6q-1 4-3 6z" fill="#2f7fd1"/><path d="M22 4q0-4 3-4t2 4z" fill="#c79a52"/><circle cx="25" cy="5" r="1" fill="#fff"/>' +
  '<path d="M23 11l1 4-2 0z" fill="#d8321f"/><path d="M12 24l0 7M16 24l1 7M10 31h4M15 31h4" stroke="#8a6a3a" stroke-width="1.6" stroke-linecap="round"/>';

export function animalIcon(animal: string): { body: string; width: number; height: number } {
  if (animal === 'cassowary') return { body: CASSOWARY, width: 32, height: 32 };
  return iconOf(`fluent-emoji-flat:${animal}`) ?? { body: '', width: 32, height: 32 };
}

const MIDDLE: Point[] = [[50, 19], [81, 50], [50, 81], [19, 50]];
const BADGE = 15; // radius

/** Where an animal stands: in the middle of its land, beside the volcano if there is one. */
export function animalSpot(face: Face): Point {
  const home = terrainOfAnimal(face.animal!);
  const sides = [0, 1, 2, 3].filter((side) => face.sides[side] === home);
  const mean = (axis: 0 | 1) => sides.reduce((sum, side) => sum + MIDDLE[side]![axis], 0) / sides.length;
  if (sides.length === 2) {
    const out = face.volcano ? 1.5 : 1.1;
    return [50 + (mean(0) - 50) * out, 50 + (mean(1) - 50) * out];
  }
  if (sides.length === 3 && face.volcano) return MIDDLE[sides.find((side) => sides.includes((side + 1) % 4) && sides.includes((side + 3) % 4))!]!;
  return [mean(0), mean(1)];
}

function animal(face: Face): string {
  if (!face.animal) return '';
  const [x, y] = animalSpot(face);
  const { body, width, height } = animalIcon(face.animal);
  const inside = `<svg x="${x - 11.5}" y="${y - 11.5}" width="23" height="23" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return `<circle cx="${x}" cy="${y}" r="${BADGE}" fill="#fffdf6" stroke="#2b2620" stroke-width="1.4"/>${inside}`;
}

function borders(face: Face): string {
  const lines = [0, 1, 2, 3].filter((corner) => face.groups[corner] !== face.groups[(corner + 3) % 4]);
  const path = lines.map((corner) => `M${say(CORNERS[corner]!)}${inwards(corner)}`).join('');
  return path && `<path d="${path}" fill="none" stroke="#4a3a1e" stroke-width="2.4" stroke-linecap="round"/>`;
}

/** A face as SVG. */
export function faceSvg(face: Face): string {
  const land = face.sides.map((terrain, side) => `<path d="${wedge(side)}" fill="${GROUND[terrain]}" stroke="${GROUND[terrain]}"/>`).join('');
  const grown = face.sides.map((terrain, side) => growth(terrain, side)).join('');
  const frame = '<rect x="1" y="1" width="98" height="98" rx="5" fill="none" stroke="#3b2f1a" stroke-width="2"/>';
  const content = `<g clip-path="inset(0 round 6px)">${land}${grown}${borders(face)}</g>${face.volcano ? VOLCANO[face.volcano] : ''}${animal(face)}${frame}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${content}</svg>`;
}

const drawn = new Map<string, string>();

/** A face as the address of a picture; the same face has the same one. */
export function faceUrl(face: Face): string {
  const key = `${face.sides} ${face.groups} ${face.animal} ${face.volcano}`;
  const known = drawn.get(key);
  if (known) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(faceSvg(face))}`;
  drawn.set(key, url);
  return url;
}

/** A band of land along a side of the board, `length` long and `depth` deep. */
export function edgeBand(terrain: Terrain, length: number, depth: number): string {
  const step = 26;
  const spots: Point[] = Array.from({ length: Math.floor(length / step) }, (_, i) => [step / 2 + i * step, depth / 2 + (i % 2 ? 2 : -1)]);
  const ground = `<path d="M0 0H${length}L${length - depth} ${depth}H${depth}Z" fill="${GROUND[terrain]}"/>`;
  return ground + spots.map((spot, order) => GROWTH[terrain](spot, order)).join('');
}
