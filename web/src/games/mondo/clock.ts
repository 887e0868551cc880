// The time that is left, as it is shown and told.

/** Minutes and seconds; a second is shown until it is over. */
export function clockText(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const HURRY = 30_000; // from here on the clock is urgent
const TOLD = [120, 60, 30, 10]; // seconds left at which it is told aloud

/** The moment that has come since the clock was last looked at, in seconds left. */
export function toldAt(before: number, now: number): number | null {
  return TOLD.find((seconds) => now <= seconds * 1000 && before > seconds * 1000) ?? null;
}
