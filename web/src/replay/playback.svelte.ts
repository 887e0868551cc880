// Plays a finished game: in the time it took, or, where nobody played against the clock, step by step at an even pace.
import type { Replay } from './replay.svelte.ts';

export const SPEEDS = [1, 2, 4];
const PACE = 1200; // milliseconds for a step of a game without a clock

export class Playback {
  readonly replay: Replay;
  playing = $state(false);
  private rate = $state(1);
  private readonly browser: () => number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waited = 0; // milliseconds of the game since its step, up to `since`
  private since = 0; // when it was last reckoned, in the browser's time

  constructor(replay: Replay, browser: () => number = () => performance.now()) {
    this.replay = replay;
    this.browser = browser;
    replay.passed = () => (replay.realTime ? this.passed() : 0);
  }

  get speed(): number {
    return this.rate;
  }

  set speed(speed: number) {
    this.waited = this.passed();
    this.since = this.browser();
    this.rate = speed;
    this.wait();
  }

  /** From the beginning, if it is at its end. */
  play(): void {
    if (this.replay.next === null) this.replay.to(0);
    this.since = this.browser();
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.waited = this.passed();
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** One step by hand; whoever steps wants to look, so it plays no longer. */
  forward(): void {
    this.jump(this.replay.next);
  }

  back(): void {
    this.jump(this.replay.previous);
  }

  jump(step: number | null): void {
    this.pause();
    if (step === null) return;
    this.waited = 0;
    this.replay.to(step);
  }

  end(): void {
    this.pause();
    this.replay.end();
  }

  private passed(): number {
    return this.playing ? this.waited + (this.browser() - this.since) * this.rate : this.waited;
  }

  /** How long the step that is shown lasts. */
  private length(next: number): number {
    return this.replay.realTime ? this.replay.timeOf(next) - this.replay.timeOf(this.replay.version) : PACE;
  }

  private wait(): void {
    clearTimeout(this.timer);
    const next = this.replay.next;
    if (!this.playing) return;
    if (next === null) return this.pause();
    const left = (this.length(next) - this.passed()) / this.rate;
    this.timer = setTimeout(() => this.due(), Math.max(0, left));
  }

  /** Everything whose time has come is shown. */
  private due(): void {
    let passed = this.passed();
    for (let next = this.replay.next; next !== null && passed >= this.length(next); next = this.replay.next) {
      passed -= this.length(next);
      this.waited = passed;
      this.since = this.browser();
      this.replay.to(next);
    }
    this.wait();
  }
}
