// Events as lines of the log: those of the game in the game's words, the room's own in the room's.
import type { GameClient, Names } from '../games/index.ts';
import { t } from '../texts.svelte.ts';
import type { Seen, View } from './visit.svelte.ts';

export type LogLine = { text: string; turn: boolean };

type Phraser = Pick<GameClient, 'gathered' | 'phrase'>;
const STARTS = new Set(['went', 'turn']); // what begins a new paragraph

export function sentence(event: Seen, client: Phraser, names: Names, view: View | null = null): string {
  if (event.kind === 'undone') return t('room-event-undone', { player: names(event.seat as number) });
  return client.phrase(event, names, view);
}

export function sentences(events: readonly Seen[], client: Phraser, names: Names, view: View | null = null): LogLine[] {
  return client
    .gathered(events)
    .map((event) => ({ text: sentence(event, client, names, view), turn: STARTS.has(event.kind) }))
    .filter((line) => line.text !== '');
}
