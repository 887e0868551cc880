// Shows flights of cards: a picture moves from one element to the other. Nothing waits for it.
import { flyBetween } from '../../table/motion.ts';
import { iconOf } from '../../icons.ts';
import type { Flight } from './flights.ts';
import { RESOURCE_ICON } from './pictures.ts';

const FLIGHT_MILLIS = 520;
const BETWEEN = 60;

function place(root: HTMLElement, name: string): DOMRect | null {
  for (const element of root.querySelectorAll(`[data-anchor="${name}"]`)) {
    if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  }
  return null;
}

export function fly(root: HTMLElement, flights: Flight[]): void {
  flights.forEach((flight, order) => {
    const [from, to] = [place(root, flight.from), place(root, flight.to)];
    if (!from || !to) return;
    const element = document.createElement('div');
    element.className = 'flying-resource';
    const icon = flight.resource ? iconOf(RESOURCE_ICON[flight.resource]) : undefined;
    if (icon) element.innerHTML = `<svg viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</svg>`;
    flyBetween(root, element, [from, to], FLIGHT_MILLIS, order * BETWEEN);
  });
}
