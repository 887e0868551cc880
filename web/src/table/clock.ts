// Table time in the browser: set by the shortest of several pings, so that a long line doesn't make it late.
const TRUSTED = 60_000; // milliseconds after which a better ping is no longer better than a new one

export class Clock {
  private ahead = 0; // table time minus the browser's
  private shortest = Infinity; // round trip of the ping that set it
  private setAt = 0;
  private readonly browser: () => number;

  constructor(browser: () => number = () => performance.now()) {
    this.browser = browser;
  }

  now(): number {
    return this.browser() + this.ahead;
  }

  /** A message says how late it was when it was sent: it can't be earlier than that now. */
  heard(now: number): void {
    this.ahead = Math.max(this.ahead, now - this.browser());
  }

  /** Whatever was known before is no longer true: time stood, or another connection has begun. */
  reset(now: number): void {
    this.ahead = now - this.browser();
    this.shortest = Infinity;
  }

  /** A ping has come back: half of its way is taken to have been there, half back. */
  answered(sent: number, now: number): void {
    const browser = this.browser();
    const roundTrip = browser - sent;
    if (roundTrip > this.shortest && browser - this.setAt < TRUSTED) return;
    this.ahead = now + roundTrip / 2 - browser;
    this.shortest = roundTrip;
    this.setAt = browser;
  }
}
