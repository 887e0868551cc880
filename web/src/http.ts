// The room's HTTP pages (docs/protocol.md).
import type {
  Check, Checked, GameInfo, Group, MadeTable, Me, MeChange, MyTable, NewGroup, NewTable, OpenTable, Replay,
} from './protocol.ts';

/** What a page refused, in its own words. */
export class Refusal extends Error {}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const headers = body ? { 'content-type': 'application/json' } : undefined;
  const answer = await fetch(address, { method, headers, body: body && JSON.stringify(body) });
  const data = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(data?.error ?? `${answer.status} ${answer.statusText}`);
  return data as T;
}

const withToken = (address: string, token: string | null) =>
  token ? `${address}?token=${encodeURIComponent(token)}` : address;

let known: Promise<GameInfo[]> | undefined;
/** All games; asked once. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>('GET', '/api/games').catch((problem) => {
    known = undefined;
    throw problem;
  });
  return known;
}

export const me = () => ask<Me>('GET', '/api/me');
export const changeMe = (change: MeChange) => ask<Me>('POST', '/api/me', change);
export const openTables = () => ask<OpenTable[]>('GET', '/api/tables');
export const myTables = () => ask<MyTable[]>('GET', '/api/tables/mine');
export const makeTable = (table: NewTable) => ask<MadeTable>('POST', '/api/tables', table);
export const checkOptions = (game: string, check: Check) =>
  ask<Checked>('POST', `/api/games/${game}/check`, check);
export const myGroups = () => ask<Group[]>('GET', '/api/groups');
export const makeGroup = (group: NewGroup) => ask<Group>('POST', '/api/groups', group);
export const oneGroup = (id: string, token: string | null) => ask<Group>('GET', withToken(`/api/groups/${id}`, token));
export const resetGroup = (group: Group) => ask<Group>('POST', withToken(`/api/groups/${group.id}/reset`, group.token));
export const exportAddress = (group: Group) => withToken(`/api/groups/${group.id}/export`, group.token);
export const recordAddress = (id: string, token: string | null) => withToken(`/api/tables/${id}/record`, token);

function replayQuery(token: string | null, seat: number | null): URLSearchParams {
  const words = new URLSearchParams();
  if (token) words.set('token', token);
  if (seat !== null) words.set('seat', `${seat}`);
  return words;
}

/** Where a finished game can be looked at again, with the eyes of that seat. */
export function replayAddress(id: string, token: string | null, seat: number | null): string {
  const words = replayQuery(token, seat);
  return `/table/${id}/replay${words.size ? `?${words}` : ''}`;
}

/** A finished game as the seat (null: a spectator) saw it, whole. */
export async function replayOf(id: string, token: string | null, seat: number | null): Promise<Replay> {
  const from = (step: number) => {
    const words = replayQuery(token, seat);
    words.set('step', `${step}`);
    return ask<Replay>('GET', `/api/tables/${id}/replay?${words}`);
  };
  const first = await from(0);
  const steps = [...first.steps];
  while (steps.length < first.count) steps.push(...(await from(steps.length)).steps);
  return { ...first, steps };
}

export function qrAddress(id: string, token: string | null, link: 'seat' | 'spectator'): string {
  return `/api/tables/${id}/qr.svg?link=${link}${token ? `&token=${encodeURIComponent(token)}` : ''}`;
}
