// What one seat sees of a game of Cheating Moth, as the server sends it. Times are table time in milliseconds.
export const KINDS = ['number', 'ant', 'cockroach', 'mosquito', 'spider', 'moth'] as const;
export type Kind = (typeof KINDS)[number];
/** A kind and a number: "moth-3". */
export type Card = `${Kind}-${number}`;
export type Form = 'dip' | 'rustle' | 'shift';

export const kindOf = (card: Card): Kind => card.slice(0, card.indexOf('-')) as Kind;
export const numberOf = (card: Card): number => Number(card.slice(card.indexOf('-') + 1));

export interface Own {
  seat: number;
  hand: Card[];
  gone: Card[];
  sleight: { card: Card | null; from: number; until: number } | null;
  picked: Card | null;
  pressed: { card: Card | null; reaction: number } | null;
  locked_until: number | null;
  may_accuse?: number[];
  light?: number | null;
}

export interface SleightShown {
  seat: number;
  card: Card | null;
  from: number;
  to: number;
  ending: 'running' | 'gone' | 'let-go' | 'broken' | 'caught';
  lit: number;
  near: number | null;
}

export interface Replay {
  sleights: SleightShown[];
  accusations: { at: number; guard: number; accused: number; right: boolean }[];
  ended_at: number;
}

export interface MothView {
  waiting_for: number[];
  phase: 'dealt' | 'turn' | 'giving' | 'racing' | 'handing' | 'settling' | 'closing' | 'scores' | 'over';
  round: number;
  rounds: number;
  starter: number;
  guard: number;
  turn: number;
  due: number | null;
  pile: Card[];
  pile_size: number;
  deck_size: number;
  catching: 'tells' | 'watchful-eye';
  players: { cards: number; points: number; race_wins: number }[];
  scores: number[][];
  tells: [when: number, seat: number, form: Form][];
  may_accuse_at: number;
  race: { kind: 'cockroach' | 'mosquito'; cue_at?: number; slowest?: number; givers?: number[] } | null;
  settling: { accused: number; guard?: number; right?: boolean; waits: boolean } | null;
  light: number | null;
  replay?: Replay;
  hands?: Card[][];
  why?: string;
  you?: Own;
  prompt?: 'turn' | 'give' | 'hand-over' | 'penalty' | 'ready';
}
