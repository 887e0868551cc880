import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fair, ServerMessage } from '../src/protocol.ts';
import { connect, type Ear, type Input, type Socket } from '../src/table/connection.ts';
import { checkFair } from '../src/table/fair.ts';
import { sentences } from '../src/table/log.ts';
import type { Seen } from '../src/table/visit.svelte.ts';
import { speak } from '../src/texts.svelte.ts';

class Wire implements Socket {
  static made: Wire[] = [];
  sent: { type: string; id?: string; since?: number | null }[] = [];
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  says(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  breaks(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

function line(version: () => number | null = () => null) {
  const heard: ServerMessage[] = [];
  const ups: [boolean, number | null][] = [];
  const ear: Ear = {
    hear: (message) => heard.push(message),
    lineChanged: (up, code) => ups.push([up, code]),
    since: version,
  };
  return { heard, ups, line: connect('ws://x', ear, () => new Wire()) };
}

const welcome = { type: 'welcome' };
const play = (id: string): Input => ({ type: 'play', id, moves: ['done'] });

describe('the line to a table', () => {
  beforeEach(() => {
    Wire.made = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  function open(wire = Wire.made.at(-1)!): Wire {
    wire.onopen?.(new Event('open'));
    return wire;
  }

  test('it says hello with the version it holds', () => {
    const { line: held } = line(() => 7);
    expect(open().sent[0]).toMatchObject({ type: 'hello', since: 7 });
    held.end();
  });

  test('an input waits for the welcome', () => {
    const { line: held } = line();
    const wire = open();
    held.send(play('a'));
    expect(wire.sent.map((message) => message.type)).toEqual(['hello']);
    wire.says(welcome);
    expect(wire.sent.map((message) => message.type)).toEqual(['hello', 'play']);
    held.end();
  });

  test('a probe is sent back at once, and nobody else hears of it', () => {
    const { heard, line: held } = line();
    const wire = open();
    wire.says(welcome);
    wire.says({ type: 'probe', probe: 3 });
    expect(wire.sent.at(-1)).toEqual({ type: 'echo', probe: 3 });
    expect(heard).toEqual([welcome]);
    held.end();
  });

  test('what was not answered is sent again on the next line, what was answered is not', () => {
    const { line: held } = line();
    const first = open();
    first.says(welcome);
    held.send(play('a'));
    held.send(play('b'));
    first.says({ type: 'ack', id: 'a', version: 1 });
    first.breaks();
    vi.advanceTimersByTime(300);
    const second = open();
    second.says(welcome);
    expect(second.sent.filter((message) => message.type === 'play').map((message) => message.id)).toEqual(['b']);
    held.end();
  });

  test('it tries again ever more slowly, and not at all where that is of no use', () => {
    const { ups, line: held } = line();
    open().breaks();
    vi.advanceTimersByTime(250);
    expect(Wire.made.length).toBe(2);
    Wire.made.at(-1)!.breaks();
    vi.advanceTimersByTime(250);
    expect(Wire.made.length).toBe(2);
    vi.advanceTimersByTime(250);
    expect(Wire.made.length).toBe(3);
    Wire.made.at(-1)!.breaks(4403);
    vi.advanceTimersByTime(60_000);
    expect(Wire.made.length).toBe(3);
    expect(ups.at(-1)).toEqual([false, 4403]);
    held.end();
  });
});

describe('the dice', () => {
  // sha256 of "secret", and of "secret:a:b", made with another program.
  const fair: Fair = {
    type: 'fair',
    commitment: '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b',
    nonces: ['a', 'b'],
    server_secret: 'secret',
    seed: 'f100007c2a2d3c26837cf550837917a2b3f31c8b498226efaf3fd640965d6aa2',
  };

  test('are right when secret and numbers give what was promised', async () => {
    expect(await checkFair(fair)).toEqual({ commitment: true, seed: true });
  });

  test('are wrong when the secret is another one, or a number was changed', async () => {
    expect(await checkFair({ ...fair, server_secret: 'other' })).toEqual({ commitment: false, seed: false });
    expect(await checkFair({ ...fair, nonces: ['a', 'c'] })).toEqual({ commitment: true, seed: false });
  });

  test('are not checked before the end', async () => {
    expect(await checkFair({ ...fair, server_secret: null, seed: null })).toBeNull();
  });
});

test('the log tells what was taken back, and leaves out what says nothing', async () => {
  await speak('en');
  const client = { gathered: (events: readonly Seen[]) => [...events], phrase: (event: Seen) => String(event.text ?? '') };
  const lines = sentences([{ kind: 'a', text: 'A.' }, { kind: 'b' }, { kind: 'undone', seat: 0 }], client, () => 'Ann');
  expect(lines.map((line) => line.text)).toEqual(['A.', 'Ann takes the last move back.']);
});
