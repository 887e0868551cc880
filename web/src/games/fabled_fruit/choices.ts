// Where on the table an option is chosen: a spot is a thing that can be tapped.
import type { Option } from '../../table/visit.svelte.ts';

/** For instance "location:17", "hand:banana", "seat:2"; "button" for what has no place on the table. */
export type Spot = string;

const ZONES: Record<string, string> = {
  go: 'location',
  thief: 'location',
  pay: 'hand',
  give: 'hand',
  put: 'hand',
  discard: 'hand',
  hide: 'hand',
  'pay-market': 'market',
  'pay-token': 'own-token',
  'give-token': 'own-token',
  choose: 'seat',
};
// "take" is of the market but for these prompts.
const TAKEN_FROM: Record<string, string> = {
  'take-open': 'open',
  'maybe-take-open': 'open',
  spoils: 'paid',
};
const TOKENS_FROM: Record<string, string> = { 'supply-token': 'supply', 'others-token': 'token' };

export function spotOf(option: Option, prompt: string): Spot {
  const zone = zoneOf(option.kind, prompt);
  const [what] = Object.values(option.args);
  return zone && what !== undefined ? `${zone}:${what}` : 'button';
}

function zoneOf(kind: string, prompt: string): string | undefined {
  if (kind === 'take') return TAKEN_FROM[prompt] ?? 'market';
  if (kind === 'take-token') return TOKENS_FROM[prompt];
  if (kind === 'juice' && prompt === 'remote') return 'location';
  return ZONES[kind];
}

/** The move that tapping a spot would be if it were allowed, to ask why it is not; null if that is no question. */
export function wishFor(spot: Spot, options: Option[], prompt: string): string | null {
  const [zone, what] = spot.split(':');
  const kinds = new Set(options.map((option) => option.kind));
  const kind = [...kinds].find((kind) => zoneOf(kind, prompt) === zone);
  return kind ? `${kind} ${what}` : null;
}

/** What is played without asking: the last card of a payment that nothing else can complete. */
export function forcedMove(options: Option[], prompt: string | undefined): string | null {
  const payments = options.filter((option) => option.kind !== 'unhide');
  return prompt === 'pay' && payments.length === 1 ? payments[0]!.move : null;
}
