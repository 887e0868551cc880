// What is heard at the table, and how this device gives tells.
import { playNote, type Note } from '../../table/sound.svelte.ts';

const TELLS = 'moth-tells';

/** How tells are given besides the movement: not at all, softly by ear, or in words as vague as the movement. */
export type TellsAs = 'seen' | 'heard' | 'read';

export const hearing = $state({ tells: (globalThis.localStorage?.getItem(TELLS) as TellsAs | null) ?? 'seen' });

export function giveTellsAs(way: TellsAs): void {
  hearing.tells = way;
  globalThis.localStorage?.setItem(TELLS, way);
}

const NOTES = {
  cockroach: { from: 520, to: 980, seconds: 0.22, loud: 0.25, shape: 'square' },
  mosquito: { from: 880, to: 1320, seconds: 0.3, loud: 0.25, shape: 'sawtooth' },
  slap: { from: 190, to: 60, seconds: 0.12, loud: 0.5, shape: 'triangle' },
  card: { from: 320, to: 240, seconds: 0.06, loud: 0.12, shape: 'triangle' },
  accused: { from: 240, to: 480, seconds: 0.4, loud: 0.3, shape: 'square' },
  caught: { from: 480, to: 180, seconds: 0.6, loud: 0.3, shape: 'sawtooth' },
  wrong: { from: 300, to: 280, seconds: 0.5, loud: 0.2, shape: 'triangle' },
  turn: { from: 660, to: 660, seconds: 0.15, loud: 0.12, shape: 'sine' },
  tell: { from: 1400, to: 1100, seconds: 0.09, loud: 0.035, shape: 'triangle' },
} satisfies Record<string, Note>;
export type Sound = keyof typeof NOTES;

export const play = (name: Sound, side = 0): void => playNote(NOTES[name], side);
