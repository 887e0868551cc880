// Which cards fly from where to where, by what happened.
import type { Seen } from '../../table/visit.svelte.ts';
import type { Counts, Resource } from './view.ts';

export type Flight = { from: string; to: string; resource: Resource | null };

const MOST = 12;

/** Where cards of a seat lie: one's own in the hand, those of others with their player. */
const placeOf = (seat: number, mine: number | null, resource: Resource | null) =>
  seat === mine && resource ? `hand:${resource}` : `seat:${seat}`;

export function flightsOf(events: Seen[], mine: number | null): Flight[] {
  return events.flatMap((event) => flightsOfOne(event, mine)).slice(0, MOST);
}

function flightsOfOne(event: Seen, mine: number | null): Flight[] {
  const seat = event.seat as number;
  const one = (event.resource ?? null) as Resource | null;
  const at = (whose: number, resource: Resource | null) => placeOf(whose, mine, resource);
  const times = (count: number, flight: Flight): Flight[] => Array.from({ length: count }, () => flight);
  const goods = (counts: Partial<Counts>, from: number | null, to: number | null): Flight[] =>
    (Object.entries(counts) as [Resource, number][]).flatMap(([resource, count]) =>
      times(count, { from: from === null ? 'bank' : at(from, resource), to: to === null ? 'bank' : at(to, resource), resource }),
    );
  const listed = (resources: Resource[]): Partial<Counts> => {
    const counts: Partial<Counts> = {};
    for (const resource of resources) counts[resource] = (counts[resource] ?? 0) + 1;
    return counts;
  };
  switch (event.kind) {
    case 'produced':
      return (event.gains as [number, Resource, number][]).flatMap(([to, what, count]) => goods({ [what]: count }, null, to));
    case 'harvest':
      return goods(listed(event.resources as Resource[]), null, seat);
    case 'took':
      return goods({ [one!]: (event.count as number) ?? 1 }, null, seat);
    case 'stole':
      return [{ from: at(event.from as number, one), to: at(seat, one), resource: one }];
    case 'gave':
    case 'monopoly':
      return times((event.count as number) ?? 1, { from: at(seat, one), to: at(event.to as number, one), resource: one });
    case 'discarded':
      return goods(listed(event.resources as Resource[]), seat, null);
    case 'traded':
      return [
        ...goods({ [event.give as Resource]: event.rate as number }, seat, null),
        ...goods({ [event.want as Resource]: 1 }, null, seat),
      ];
    case 'exchanged':
      return [
        ...goods(event.give as Partial<Counts>, seat, event.to as number),
        ...goods(event.want as Partial<Counts>, event.to as number, seat),
      ];
    default:
      return [];
  }
}
