// First games that teach: tables among bots at which the table itself says what to try.
import { makeTable } from '../http.ts';
import type { Json } from '../protocol.ts';
import { visit } from '../route.svelte.ts';

type Lesson = { bots: (string | null)[]; options: Record<string, Json> };

/** By game, its lessons one after the other. */
export const LESSONS: Record<string, Lesson[]> = {
  'cheating-moth': [
    { bots: [null, 'random', 'random'], options: { oldest: 2, turn_seconds: 0 } }, // a bot is the guard
    { bots: [null, 'search', 'search'], options: { oldest: 1, turn_seconds: 0 } }, // oneself is
  ],
};

/** Goes to a table for this lesson, the first being 1. */
export async function learn(game: string, number: number): Promise<void> {
  const lesson = LESSONS[game]?.[number - 1];
  if (!lesson) return;
  const made = await makeTable({ game, seats: lesson.bots.length, bots: lesson.bots, seat: 0, play_now: true, options: lesson.options });
  visit(`/table/${made.table.id}?learn=${number}`);
}
