// What one seat sees of a game of Mondo, as the server sends it.
import type { Terrain } from './tiles.ts';

/** A laid tile: tile, face up, quarter turns clockwise. */
export type Piece = [tile: number, face: number, rotation: number];
export type Board = readonly (Piece | null)[];
/** A tile of the heap: its place in thousandths, and the face that shows. */
export type Lying = [x: number, y: number, up: number];

export const LINES = ['animals', 'areas', 'bonus', 'special', 'volcanoes', 'free', 'errors', 'tasks'] as const;
export type Line = (typeof LINES)[number];
export type Points = Record<Line, number>;

export interface Player {
  board: Board;
  held: [tile: number, up: number] | null;
  stopped: boolean;
  bonus: number;
  volcano_token: boolean;
  tasks: string[];
  wants_pause: boolean;
  handicapped: boolean;
}

export interface Found {
  areas: { terrain: Terrain; squares: number[] }[];
  lakes: number[][];
  errors: [square: number, side: number][];
  tasks: { name: string; value: number; done: boolean }[];
  special: number | null;
}

export interface MondoView {
  waiting_for: number[];
  phase: 'countdown' | 'building' | 'paused' | 'scores' | 'over';
  round: number;
  rounds: number;
  level: 'beginner' | 'advanced' | 'expert';
  starts_at: number;
  ends_at: number | null;
  left: number | null;
  next_at: number | null;
  heap: (Lying | null)[];
  edge: Terrain[];
  bonus_left: number[];
  special: string | null;
  tasks: { name: string; value: number }[];
  players: Player[];
  scores: Points[][];
  found?: Found[];
  limit: number | null;
  solo_squares: number[];
  you?: { seat: number; may_grab: boolean; may_flip: boolean; squares: number[] };
  prompt?: string;
}

export const total = (points: Points): number => LINES.reduce((sum, line) => sum + points[line], 0);
