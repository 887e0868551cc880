// Shows flights: a picture of the card moves from one element to the other. Nothing waits for it.
import { flyBetween } from '../../table/motion.ts';
import { fruitIcon, fruitsOf } from './cards.ts';
import { iconOf } from '../../icons.ts';
import { JUICE, type Flight } from './flights.ts';

const FLIGHT_MILLIS = 480;
const BETWEEN_CARDS = 70;
const BETWEEN_FLIGHTS = 160;
const STEP_MILLIS = 420;

type Rect = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** An element that can be seen, by its anchor. One's own seat is where one's hand is. */
function anchor(root: HTMLElement, name: string): Element | null {
  for (const element of root.querySelectorAll(`[data-anchor~="${name}"]`)) {
    if (element.getClientRects().length > 0) return element;
  }
  return null;
}

export function positions(root: HTMLElement, names: string[]): Map<string, Rect> {
  const found = new Map<string, Rect>();
  for (const name of names) {
    const element = anchor(root, name);
    if (element) found.set(name, element.getBoundingClientRect());
  }
  return found;
}

function iconsOf(card: string | null): string[] {
  if (card === JUICE) return ['fluent-emoji-flat:cup-with-straw'];
  return card ? fruitsOf(card).map(fruitIcon) : [];
}

function picture(card: string | null): HTMLElement {
  const element = document.createElement('div');
  element.className = card ? 'flying-card' : 'flying-card back';
  for (const name of iconsOf(card)) {
    const icon = iconOf(name);
    if (icon) element.innerHTML += `<svg viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</svg>`;
  }
  return element;
}

export function fly(root: HTMLElement, flights: Flight[], before: Map<string, Rect>): void {
  flights.forEach((flight, order) => {
    const from = before.get(flight.from) ?? anchor(root, flight.from)?.getBoundingClientRect();
    const to = anchor(root, flight.to)?.getBoundingClientRect() ?? before.get(flight.to);
    if (!from || !to) return;
    flight.cards.forEach((card, i) => flyBetween(root, picture(card), [from, to], FLIGHT_MILLIS, order * BETWEEN_FLIGHTS + i * BETWEEN_CARDS));
  });
}

/** A figure walks from where it stood to where it stands now. */
export function walk(root: HTMLElement, name: string, from: Rect | undefined): void {
  const element = anchor(root, name);
  if (!element || !from) return;
  const to = element.getBoundingClientRect();
  const [x, y] = [from.x - to.x, from.y - to.y];
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
      { transform: `translate(${x / 2}px, ${y / 2 - 24}px) scale(1.3)`, zIndex: 5 },
      { transform: 'none' },
    ],
    { duration: STEP_MILLIS, easing: 'ease-in-out' },
  );
}
