// The line to a table: it connects, connects again when it breaks, and sends again what was not answered.
import type { ClientMessage, ServerMessage } from '../protocol.ts';

/** What a connection needs of a WebSocket, so that tests can put in their own. */
export type Socket = Pick<WebSocket, 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
};

export type Ear = {
  hear: (message: ServerMessage) => void;
  /** The line is there or not; a code above 4000 that won't change by trying again is given. */
  lineChanged: (up: boolean, code: number | null) => void;
  /** The version held, so that only what was missed is sent. */
  since: () => number | null;
};

// Trying again doesn't help against these (see CLOSE_REASONS in the protocol).
const FINAL = new Set([4400, 4403, 4404, 4409]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const CLIENT = 'client';

/** The name of this window, which outlives a reload. */
export function windowName(): string {
  const kept = sessionStorage.getItem(CLIENT);
  if (kept) return kept;
  const made = randomText(12);
  sessionStorage.setItem(CLIENT, made);
  return made;
}

export function randomText(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return [...values].map((value) => value.toString(16).padStart(2, '0')).join('');
}

export type Input = Extract<ClientMessage, { id: string }>;

export function connect(address: string, ear: Ear, open: (address: string) => Socket = (a) => new WebSocket(a)) {
  const unanswered = new Map<string, Input>();
  let socket: Socket | null = null;
  let wait = FIRST_WAIT;
  let again: ReturnType<typeof setTimeout> | undefined;
  let greeted = false;
  let over = false;

  function hello(): void {
    socket?.send(JSON.stringify({ type: 'hello', client: windowName(), since: ear.since() }));
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'probe') {
      socket?.send(JSON.stringify({ type: 'echo', probe: message.probe }));
      return;
    }
    if (message.type === 'welcome' && !greeted) {
      greeted = true;
      wait = FIRST_WAIT;
      for (const input of unanswered.values()) socket?.send(JSON.stringify(input));
    }
    if ((message.type === 'ack' || message.type === 'refused' || message.type === 'why') && message.id) {
      unanswered.delete(message.id);
    }
    ear.hear(message);
  }

  function start(): void {
    const mine = open(address);
    socket = mine;
    greeted = false;
    mine.onopen = () => {
      ear.lineChanged(true, null);
      hello();
    };
    mine.onmessage = (event) => hear(JSON.parse(event.data as string) as ServerMessage);
    mine.onclose = (event) => {
      if (mine !== socket || over) return;
      socket = null;
      const final = FINAL.has(event.code);
      ear.lineChanged(false, final ? event.code : null);
      if (final) return;
      again = setTimeout(start, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  }

  function ping(): void {
    if (greeted) socket?.send(JSON.stringify({ type: 'ping', t: performance.now() }));
  }
  const pings = setInterval(ping, PING_EVERY);
  // A phone that wakes up doesn't wait for the next try.
  const wake = () => {
    if (socket || over || document.visibilityState === 'hidden') return;
    clearTimeout(again);
    start();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  start();

  return {
    /** Sends an input, now or when the line is there again; the server does it once. */
    send(input: Input): void {
      unanswered.set(input.id, input);
      if (greeted) socket?.send(JSON.stringify(input));
    },
    hello,
    ping,
    end(): void {
      over = true;
      clearInterval(pings);
      clearTimeout(again);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      socket?.close();
    },
  };
}
