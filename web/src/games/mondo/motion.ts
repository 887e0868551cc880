// A tile that somebody takes flies to them, one that is put back flies home. Nothing waits for it.
import type { Seen } from '../../table/visit.svelte.ts';
import { faceUrl } from './art.ts';
import { faceOf } from './tiles.ts';
import type { MondoView } from './view.ts';

export type Flight = { tile: number; face: number; from: string; to: string };

/** Where a tile is on the table; one that we have only just reached for is in the hand. */
const tileAt = (tile: number) => `[data-tile="${tile}"]`;
const seatAt = (seat: number) => `[data-anchor="seat:${seat}"]`;
const HAND = '.held:not(.none)';

/** What flies after these events, as the seat sees it. */
export function flightsOf(events: readonly Seen[], before: MondoView | null, after: MondoView, mine: number | null, reached: number | null): Flight[] {
  return events.flatMap((event): Flight[] => {
    const [seat, tile] = [event.seat as number, event.tile as number];
    if (seat === mine) return [];
    if (event.kind === 'grabbed') {
      const face = before?.heap[tile]?.[2] ?? 0;
      return [{ tile, face, from: reached === tile ? HAND : tileAt(tile), to: seatAt(seat) }];
    }
    if (event.kind === 'put-back') return [{ tile, face: after.heap[tile]?.[2] ?? 0, from: seatAt(seat), to: tileAt(tile) }];
    return [];
  });
}

const FLIGHT_MILLIS = 420;

export function place(root: HTMLElement, selector: string): DOMRect | null {
  return root.querySelector(selector)?.getBoundingClientRect() ?? null;
}

export function fly(root: HTMLElement, { tile, face }: Flight, from: DOMRect, to: DOMRect): void {
  const picture = document.createElement('img');
  picture.src = faceUrl(faceOf(tile, face));
  picture.alt = '';
  picture.className = 'flying-tile';
  root.append(picture);
  const at = (box: DOMRect) => `translate(${box.x + box.width / 2 - 24}px, ${box.y + box.height / 2 - 24}px)`;
  const motion = picture.animate(
    [{ transform: `${at(from)} scale(1)` }, { transform: `${at(from)} scale(1.25)`, offset: 0.15 }, { transform: `${at(to)} scale(0.45)`, opacity: 0.7 }],
    { duration: FLIGHT_MILLIS, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)', fill: 'both' },
  );
  motion.onfinish = motion.oncancel = () => picture.remove();
}
