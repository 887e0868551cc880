// Where hexes, corners and edges lie in the picture; one hex is two units high.
import type { CatanView, HexView } from './view.ts';

export interface Point {
  x: number;
  y: number;
}

const WIDTH = Math.sqrt(3);
const [BESIDE, ABOVE] = [1.02, 0.78]; // room beyond the corners, for harbours

export const centre = ({ q, r }: HexView): Point => ({ x: WIDTH * (q + r / 2), y: 1.5 * r });

/** Corner i of a hex lies between its sides i and i + 1, counted clockwise from the east. */
function cornerOf(hex: HexView, place: number): Point {
  const middle = centre(hex);
  const angle = ((30 + 60 * place) * Math.PI) / 180;
  return { x: middle.x + Math.cos(angle), y: middle.y + Math.sin(angle) };
}

export interface Layout {
  corners: Map<number, Point>;
  edges: { from: Point; to: Point; middle: Point }[];
  box: string;
}

export function layOut(board: CatanView['board']): Layout {
  const corners = new Map<number, Point>();
  for (const hex of board.hexes) hex.corners.forEach((corner, place) => corners.set(corner, cornerOf(hex, place)));
  const edges = board.edges.map(([a, b]) => {
    const [from, to] = [corners.get(a)!, corners.get(b)!];
    return { from, to, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
  });
  const xs = [...corners.values()].map((point) => point.x);
  const ys = [...corners.values()].map((point) => point.y);
  const [left, top] = [Math.min(...xs) - BESIDE, Math.min(...ys) - ABOVE];
  const box = `${left} ${top} ${Math.max(...xs) + BESIDE - left} ${Math.max(...ys) + ABOVE - top}`;
  return { corners, edges, box };
}

/** The outline of a hex as SVG points. */
export const outline = (layout: Layout, hex: HexView): string =>
  hex.corners.map((corner) => layout.corners.get(corner)!).map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');

/** A point as far out from an edge as `distance`, away from the land at it. */
export function outward(layout: Layout, board: CatanView['board'], edge: number, distance: number): Point {
  const { middle } = layout.edges[edge]!;
  const ends = board.edges[edge]!;
  const land = board.hexes.find((hex) => ends.every((corner) => hex.corners.includes(corner)))!;
  const inside = centre(land);
  const [dx, dy] = [middle.x - inside.x, middle.y - inside.y];
  const length = Math.hypot(dx, dy);
  return { x: middle.x + (dx / length) * distance, y: middle.y + (dy / length) * distance };
}

/** The hexes at a corner. */
export const hexesAtCorner = (board: CatanView['board'], corner: number): number[] =>
  board.hexes.flatMap((hex, id) => (hex.corners.includes(corner) ? [id] : []));

/** The hexes beside an edge. */
export function hexesAtEdge(board: CatanView['board'], edge: number): number[] {
  const ends = board.edges[edge] ?? [];
  return board.hexes.flatMap((hex, id) => (ends.every((corner) => hex.corners.includes(corner)) ? [id] : []));
}

/** The river as an SVG path: from its source through its three hexes to the sea; empty where there is none. */
export function riverPath(view: CatanView, layout: Layout): string {
  if (!view.variants.river) return '';
  const course = ['river-mountains', 'river-hills', 'swamp'].map((terrain) => view.board.hexes.find((hex) => hex.terrain === terrain));
  const mouth = layout.corners.get(view.variants.river.mouth);
  const [source, hills, swamp] = course.map((hex) => hex && centre(hex));
  if (!source || !hills || !swamp || !mouth) return '';
  const between = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const at = ({ x, y }: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
  const [first, second] = [between(source, hills), between(hills, swamp)];
  return `M${at(source)} L${at(first)} Q${at(hills)} ${at(second)} Q${at(swamp)} ${at(between(swamp, mouth))} L${at(mouth)}`;
}
