// Which cards fly from where to where, by what happened.
import type { Seen } from '../../table/visit.svelte.ts';
import type { Resource } from './view.ts';

export type Flight = { from: string; to: string; resource: Resource | null };

const MOST = 10;

export function flightsOf(events: Seen[]): Flight[] {
  return events.flatMap(flightsOfOne).slice(0, MOST);
}

function flightsOfOne(event: Seen): Flight[] {
  const seat = `seat:${event.seat}`;
  const resource = (event.resource ?? null) as Resource | null;
  switch (event.kind) {
    case 'produced':
      return (event.gains as [number, Resource, number][]).flatMap(([to, what, count]) =>
        Array.from({ length: count }, () => ({ from: 'bank', to: `seat:${to}`, resource: what })),
      );
    case 'took':
      return [{ from: 'bank', to: seat, resource }];
    case 'stole':
      return [{ from: `seat:${event.from}`, to: seat, resource }];
    case 'gave':
    case 'monopoly':
      return [{ from: seat, to: `seat:${event.to}`, resource }];
    case 'discarded':
      return (event.resources as Resource[]).map((what) => ({ from: seat, to: 'bank', resource: what }));
    default:
      return [];
  }
}
