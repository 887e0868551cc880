// What one seat sees of a game of Catan, as the server sends it.
export const RESOURCES = ['wood', 'brick', 'wool', 'grain', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Counts = Record<Resource, number>;

export interface HexView {
  q: number;
  r: number;
  terrain: string;
  token: number;
  corners: number[];
}

export interface Player {
  hand: number;
  cards: number;
  knights: number;
  points: number;
  roads: number;
  settlements: number;
  cities: number;
  discards: number;
  rates: Counts;
}

export interface Goods {
  give: Partial<Counts>;
  want: Partial<Counts>;
}

export interface Variants {
  walls?: { walls: number[]; left: number };
  harbourmaster?: { holder: number | null; points: number[] };
  specialists?: { holders: Record<string, number | null>; expertise: Counts[] };
  castles?: { castles: number[]; left: number };
  jungle?: { hex: number; found: number[]; left: number };
  'magic-seven'?: { hex: number };
  river?: { mouth: number; gold: number[]; left: number };
  volcano?: { hex: number; corners: number[] };
  atlantis?: { surges: number[]; limits: number[]; flooded: number; ends_at: number };
  events?: { event: string | null; number: number | null; left: number; damaged: number[] };
}

export interface CatanView {
  waiting_for: number[];
  prompt?: string;
  phase: string;
  turn: number;
  turns: number;
  rolled: boolean;
  number: number;
  dice: [number, number];
  rolls: number[];
  target: number;
  board: { hexes: HexView[]; edges: [number, number][]; harbours: { edge: number; kind: string }[] };
  robber: number | null;
  bank: Counts;
  deck: number;
  roads: { edge: number; seat: number }[];
  buildings: { corner: number; seat: number; kind: 'settlement' | 'city' }[];
  players: Player[];
  longest_road: number | null;
  longest_length: number;
  largest_army: number | null;
  army_size: number;
  free_roads: number;
  bargain: (Goods & { replies: string[]; counters: (Goods | null)[] }) | null;
  variants: Variants;
  you?: {
    seat: number;
    hand: Counts;
    laid: Counts;
    cards: Record<string, number>;
    fresh: Record<string, number>;
    points: number;
  };
}
