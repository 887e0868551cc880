// Mondo in words: tiles, squares, happenings, reasons.
import type { Json, Why } from '../../protocol.ts';
import type { Seen } from '../../table/visit.svelte.ts';
import { t } from '../../texts.svelte.ts';
import type { Names, Words } from '../index.ts';
import { columnOf, rowOf } from './board.ts';
import { faceOf, sideOf, type Face } from './tiles.ts';
import type { Board, Piece } from './view.ts';

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** A face in words, as it lies. */
export function facePhrase(face: Face, rotation: number): string {
  const lands = SIDES.map((_, side) => t(`mondo-terrain-${sideOf(face, rotation, side)}`));
  const [north, east, south, west] = lands as [string, string, string, string];
  const land = new Set(lands).size === 1 ? t('mondo-face-plain', { land: north }) : t('mondo-face-mixed', { north, east, south, west });
  const more = [face.animal && t(`mondo-species-${face.animal}`), face.volcano && t(`mondo-volcano-${face.volcano}`)];
  return [land, ...more.filter(Boolean)].join('; ');
}

export const sideName = (side: number): string => t(`mondo-side-${SIDES[side]!}`);

/** A square as boards are read: rows are letters, columns numbers. */
const squareName = (square: number): string => 'ABCD'.charAt(rowOf(square)) + (columnOf(square) + 1);

type Fit = { wrong: number[]; right: number[]; piece: Piece };

/** A square in words: what lies there, or how the tile in hand would. */
export function squarePhrase(square: number, board: Board, fit: Fit | null, open: boolean): string {
  const piece = board[square];
  const what = () => {
    if (piece) return facePhrase(faceOf(piece[0], piece[1]), piece[2]);
    if (!fit) return t(open ? 'mondo-square-open' : 'mondo-square-free');
    const list = (sides: number[]) => sides.map(sideName).join(', ') || t('mondo-none');
    return t('mondo-fit', { right: list(fit.right), wrong: list(fit.wrong) });
  };
  return `${squareName(square)}: ${what()}`;
}

export function reasonPhrase(why: Why, names: Names): string {
  if (why.message.startsWith('room-')) return t(why.message, why.args as never);
  const seat = why.highlight.find((place) => place.startsWith('seat:'))?.slice('seat:'.length);
  if (why.message === 'tile-gone' && seat !== undefined) return t('mondo-faster', { player: names(Number(seat)) });
  return reason(why.message, why.args, names);
}

export const reason = (message: string, args: Fields, names: Names): string => t(`mondo-reason-${message}`, words(args, names));

/** Events as they are told: what one does with tiles is seen, not told. */
export const gathered = (events: readonly Seen[]): Seen[] => events.filter((event) => !SEEN.has(event.kind));
const SEEN = new Set(['grabbed', 'put-back', 'placed', 'flipped', 'shifted', 'ready']);

export const eventPhrase = (event: Seen, names: Names): string => t(`mondo-event-${event.kind}`, words(event, names));

// From fields to the variables of a message.
type Fields = Record<string, Json>;
type Phrase = (value: never, names: Names) => Words;
const WORDS: Record<string, Phrase> = {
  seat: (seat: number, names) => ({ player: names(seat) }),
  tile: (tile: number) => ({ tile: tile + 1 }),
  square: (square: number) => ({ square: squareName(square) }),
  task: (task: string) => ({ task: t(`mondo-task-${task}`) }),
  round: (round: number) => ({ round }),
  bonus: (bonus: number) => ({ bonus }),
  totals: (totals: number[], names) => ({ totals: totals.map((points, seat) => `${names(seat)} ${points}`).join(', ') }),
};

function words(fields: Fields, names: Names): Words {
  const found: Words = {};
  for (const [field, value] of Object.entries(fields)) {
    if (value !== null && WORDS[field]) Object.assign(found, WORDS[field](value as never, names));
  }
  return found;
}
