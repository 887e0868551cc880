// What moves at every table: a picture that flies from one place to another.
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Whether the reader asks for less motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Puts the picture into the page for as long as it flies from the middle of one place to that of another. */
export function flyBetween(root: Element, picture: HTMLElement, [from, to]: [Box, Box], duration: number, delay = 0): void {
  root.append(picture);
  const { width, height } = picture.getBoundingClientRect();
  const at = (box: Box) => `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px)`;
  const motion = picture.animate(
    [
      { transform: `${at(from)} scale(0.6)`, opacity: 0.2 },
      { opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.85 },
      { transform: `${at(to)} scale(0.8)`, opacity: 0 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'both' },
  );
  motion.onfinish = motion.oncancel = () => picture.remove();
}
