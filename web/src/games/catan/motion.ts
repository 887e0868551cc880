// Shows flights of cards: a picture moves from one element to the other. Nothing waits for it.
import { iconOf } from '../../icons.ts';
import type { Flight } from './flights.ts';
import { RESOURCE_ICON } from './pictures.ts';

const FLIGHT_MILLIS = 520;
const BETWEEN = 60;

export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
    root.append(element);
    const at = (rect: DOMRect) => `translate(${rect.x + rect.width / 2 - 16}px, ${rect.y + rect.height / 2 - 20}px)`;
    const motion = element.animate(
      [
        { transform: `${at(from)} scale(0.6)`, opacity: 0.2 },
        { opacity: 1, offset: 0.2 },
        { opacity: 1, offset: 0.85 },
        { transform: `${at(to)} scale(0.8)`, opacity: 0 },
      ],
      { duration: FLIGHT_MILLIS, delay: order * BETWEEN, easing: 'ease-in-out', fill: 'both' },
    );
    motion.onfinish = () => element.remove();
    motion.oncancel = () => element.remove();
  });
}
