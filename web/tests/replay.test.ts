// A finished game is looked at again: forwards, backwards and by jumps it shows the same.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Json, Replay as Retold, ReplayStep } from '../src/protocol.ts';
import { Playback } from '../src/replay/playback.svelte.ts';
import { Replay } from '../src/replay/replay.svelte.ts';
import type { Told } from '../src/table/visit.svelte.ts';

const step = (now: number, turn: number | null, ...events: string[]): ReplayStep => ({
  now,
  events: events.map((kind) => ({ kind }) as Record<string, Json>),
  changes: turn === null ? [] : [[['turn'], turn], [['hands', turn % 2, 0], turn]],
});
// The third input shows nothing to this audience.
const STEPS = [step(1000, 1, 'rolled', 'took'), step(1500, 2, 'built'), step(1500, null), step(4000, 3), step(3900, 4, 'won')];

function retold(realTime = false): Retold {
  const table = { id: 'abc', game: 'catan', seats: [] } as unknown as Retold['table'];
  const outcome = { ranks: [1, 2], scores: [5, 3], why: 'target' };
  const view = { turn: 0, hands: [[0, 9], [0, 9]] };
  return { table, seat: 1, real_time: realTime, count: STEPS.length, step: 0, view, steps: STEPS, outcome };
}

const shown = (replay: Replay) =>
  structuredClone({ step: replay.version, view: replay.view, log: replay.log, outcome: replay.outcome, now: replay.now() });

/** What each step shows, each reached by a jump in a replay of its own. */
const FRESH = STEPS.concat(step(0, 0)).map((_, at) => {
  const replay = new Replay(retold(), null);
  replay.to(at);
  return shown(replay);
});

describe('a replay', () => {
  test('begins with the first view and ends with the result', () => {
    expect(FRESH[0]).toEqual({ step: 0, view: retold().view, log: [], outcome: null, now: 0 });
    expect(FRESH[4]!.outcome).toBeNull();
    expect(FRESH[5]!.view).toEqual({ turn: 4, hands: [[4, 9], [3, 9]] });
    expect(FRESH[5]!.outcome).toEqual(retold().outcome);
    expect(FRESH[5]!.log.map((event) => event.kind)).toEqual(['rolled', 'took', 'built', 'won']);
  });

  test('shows the same forwards, backwards and by jumps, however often', () => {
    const replay = new Replay(retold(), null);
    for (const at of [0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 5, 1, 4, 2, 5, 0, 3, 3]) {
      replay.to(at);
      expect(shown(replay)).toEqual(FRESH[at]);
    }
  });

  test('steps over inputs that show nothing, there and back', () => {
    const playback = new Playback(new Replay(retold(), null));
    const visited = [];
    for (let i = 0; i < 6; i += 1) {
      visited.push(playback.replay.version);
      playback.forward();
    }
    expect(visited).toEqual([0, 1, 2, 4, 5, 5]);
    for (const before of [4, 2, 1, 0, 0]) {
      playback.back();
      expect(shown(playback.replay)).toEqual(FRESH[before]);
    }
  });

  test('explains what happens one step ahead, and only how things stand after a jump', () => {
    const replay = new Replay(retold(), null);
    const told: Told[] = [];
    replay.beforeUpdate = (update) => told.push(update);
    for (const at of [1, 2, 4, 1, 5]) replay.to(at);
    expect(told.map(({ events }) => events.map((event) => event.kind))).toEqual([['rolled', 'took'], ['built'], [], [], []]);
    expect(told[3]!.before).toEqual(FRESH[4]!.view);
    expect(told[3]!.after).toEqual(FRESH[1]!.view);
  });

  test('goes to its ends when it is asked beyond them', () => {
    const replay = new Replay(retold(), null);
    replay.to(99);
    expect(replay.version).toBe(5);
    replay.to(-1);
    expect(replay.version).toBe(0);
  });

  test('plays nothing, and says so', async () => {
    const replay = new Replay(retold(), null);
    expect(replay.options).toEqual([]);
    expect((await replay.act())?.message).toBe('room-replay-only');
    expect((await replay.why())?.message).toBe('room-replay-only');
    replay.play();
    expect(replay.refusal?.message).toBe('room-replay-only');
    replay.to(1);
    expect(replay.refusal).toBeNull();
    expect(replay.version).toBe(1);
    replay.end();
  });
});

describe('playing a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const playing = (realTime: boolean) => new Playback(new Replay(retold(realTime), null), () => Date.now());

  test('a game against the clock takes the time it took', () => {
    const playback = playing(true);
    playback.play();
    for (const [millis, at] of [[999, 0], [1, 1], [499, 1], [1, 2], [2499, 2], [1, 5]] as const) {
      vi.advanceTimersByTime(millis);
      expect(playback.replay.version).toBe(at);
    }
    expect(playback.playing).toBe(false);
  });

  test('its clock goes on between the steps, and stands while it is paused', () => {
    const playback = playing(true);
    playback.play();
    vi.advanceTimersByTime(400);
    expect(playback.replay.now()).toBe(400);
    playback.pause();
    vi.advanceTimersByTime(5000);
    expect(playback.replay.now()).toBe(400);
    playback.play();
    vi.advanceTimersByTime(600);
    expect(playback.replay.version).toBe(1);
    expect(playback.replay.now()).toBe(1000);
  });

  test('faster is as many times as fast, also from the middle of a step', () => {
    const playback = playing(true);
    playback.play();
    vi.advanceTimersByTime(500);
    playback.speed = 4;
    vi.advanceTimersByTime(124);
    expect(playback.replay.version).toBe(0);
    vi.advanceTimersByTime(1);
    expect(playback.replay.version).toBe(1);
    vi.advanceTimersByTime(125);
    expect(playback.replay.version).toBe(2);
  });

  test('a game without a clock goes step by step at an even pace', () => {
    const playback = playing(false);
    playback.speed = 2;
    playback.play();
    const seen = [];
    for (let i = 0; i < 5; i += 1) {
      seen.push(playback.replay.version);
      vi.advanceTimersByTime(600);
    }
    expect(seen).toEqual([0, 1, 2, 4, 5]);
    expect(playback.playing).toBe(false);
  });

  test('a step by hand stops it; at the end it begins anew', () => {
    const playback = playing(true);
    playback.play();
    playback.forward();
    expect([playback.playing, playback.replay.version]).toEqual([false, 1]);
    playback.jump(5);
    playback.toggle();
    expect([playback.playing, playback.replay.version]).toEqual([true, 0]);
    playback.toggle();
    vi.advanceTimersByTime(60_000);
    expect([playback.playing, playback.replay.version]).toEqual([false, 0]);
    playback.end();
  });
});
