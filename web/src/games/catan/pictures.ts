// Pictures and colours of what lies on the board and in the hand.
import type { Resource } from './view.ts';

const fluent = (name: string) => `fluent-emoji-flat:${name}`;

export const RESOURCE_ICON: Record<Resource, string> = {
  wood: fluent('wood'),
  brick: fluent('brick'),
  wool: fluent('ewe'),
  grain: fluent('sheaf-of-rice'),
  ore: fluent('rock'),
};

export const SPECIALIST_OF: Record<string, Resource> = {
  lumberjack: 'wood',
  brickmaker: 'brick',
  shepherd: 'wool',
  farmer: 'grain',
  miner: 'ore',
};

/** A picture on a hex: its name, where its middle is, how large it is; the hex's own middle is 0, 0 and its corners 1 away. */
export type Sight = [string, number, number, number];
export type Land = { colour: string; sights: Sight[] };

const three = (name: string, size = 0.5): Sight[] => [
  [fluent(name), 0, -0.6, size],
  [fluent(name), -0.46, -0.34, size],
  [fluent(name), 0.46, -0.34, size],
];
const two = (name: string, size = 0.52): Sight[] => [
  [fluent(name), -0.3, -0.45, size],
  [fluent(name), 0.3, -0.45, size],
];
const one = (name: string, size = 0.86, y = -0.42): Sight[] => [[fluent(name), 0, y, size]];

export const LAND: Record<string, Land> = {
  forest: { colour: '#62ab66', sights: three('evergreen-tree', 0.54) },
  hills: { colour: '#d98a5a', sights: two('brick', 0.46) },
  pasture: { colour: '#92cb58', sights: two('ewe', 0.56) },
  fields: { colour: '#f6dc78', sights: three('sheaf-of-rice', 0.48) },
  mountains: { colour: '#a3abb8', sights: [...one('snow-capped-mountain', 0.74, -0.46), [fluent('rock'), 0.55, -0.14, 0.28]] },
  desert: { colour: '#eddcae', sights: [...one('cactus', 0.8, -0.1), [fluent('cactus'), -0.46, 0.12, 0.4]] },
  sea: { colour: 'transparent', sights: one('water-wave', 0.6, 0) },
  jungle: { colour: '#4bb389', sights: [...two('palm-tree', 0.62), [fluent('parrot'), 0.02, -0.62, 0.36]] },
  volcano: { colour: '#8a5a50', sights: one('volcano', 0.9, -0.44) },
  'wizards-castle': { colour: '#b79bdc', sights: [...one('castle', 0.86, -0.3), [fluent('crystal-ball'), 0.52, 0.12, 0.36]] },
  'river-mountains': { colour: '#a3abb8', sights: [[fluent('snow-capped-mountain'), -0.38, -0.46, 0.6], [fluent('coin'), 0.44, -0.42, 0.28]] },
  'river-hills': { colour: '#d98a5a', sights: [[fluent('brick'), -0.4, -0.42, 0.44], [fluent('coin'), 0.44, -0.42, 0.28]] },
  swamp: { colour: '#7fa06a', sights: [[fluent('crocodile'), -0.34, -0.36, 0.56], [fluent('herb'), 0.4, -0.4, 0.4], [fluent('herb'), -0.36, 0.4, 0.36]] },
};

export const CARD_ICON: Record<string, string> = {
  knight: fluent('crossed-swords'),
  'road-building': fluent('motorway'),
  'year-of-plenty': fluent('gem-stone'),
  monopoly: fluent('bank'),
  'victory-point': fluent('star'),
};

export const VARIANT_ICON: Record<string, string> = {
  events: fluent('joker'),
  'magic-seven': fluent('crystal-ball'),
  river: fluent('national-park'),
  volcano: fluent('volcano'),
  jungle: fluent('parrot'),
  walls: fluent('brick'),
  castles: fluent('castle'),
  harbourmaster: fluent('anchor'),
  atlantis: fluent('water-wave'),
  specialists: fluent('magnifying-glass-tilted-left'),
};

/** What stands on the board, around 0, 0 as on the hexes. */
export const SHAPES: Record<string, string> = {
  settlement: 'M-.24,.21 V-.06 L0,-.31 L.24,-.06 V.21 Z',
  city: 'M-.38,.24 V-.16 L-.19,-.36 L0,-.16 V-.06 H.38 V.24 Z',
  road: 'M-.42,-.11 H.42 V.11 H-.42 Z',
  wall: 'M-.46,.34 V.02 h.16 v.1 h.22 v-.1 h.16 v.1 h.22 v-.1 h.16 V.34 Z',
  castle: 'M-.46,.44 V-.44 h.2 v.13 h.16 v-.13 h.2 v.13 h.16 v-.13 h.2 V.44 Z',
  robber: 'M-.13,-.16 A.18,.18 0 1 1 .13,-.16 C.1,.02 .24,.12 .27,.32 H-.27 C-.24,.12 -.1,.02 -.13,-.16 Z',
};

/** How many of 36 rolls give this number. */
export const pips = (number: number) => (number ? 6 - Math.abs(7 - number) : 0);
