// What seats and the bots on them are called.
import type { GameClient } from '../games/index.ts';
import type { SeatInfo, TableInfo } from '../protocol.ts';
import { t } from '../texts.svelte.ts';

const LEVELS = new Set(['random', 'greedy', 'search']);

/** A bot's level; one of a game of others under its own name. */
export function levelName(level: string | null): string {
  if (!level) return '';
  return LEVELS.has(level) ? t(`room-level-${level}`) : level;
}

export function seatName(table: TableInfo | null, seat: number, client: GameClient | null): string {
  const own = table?.seats[seat]?.name;
  return own || client?.seatName(seat) || t('room-seat', { number: seat + 1 });
}

/** Who sits there, and whether they do. */
export function seatState(seat: SeatInfo): string {
  if (seat.who === 'open') return t('room-seat-open');
  if (seat.who === 'bot') return t('room-seat-bot-of', { level: levelName(seat.level) });
  if (seat.away) return t('room-seat-away');
  return seat.present ? t('room-seat-here') : t('room-seat-gone');
}
