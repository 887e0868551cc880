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

export const TERRAIN: Record<string, { icon: string; colour: string }> = {
  forest: { icon: fluent('evergreen-tree'), colour: '#2f7d3b' },
  hills: { icon: fluent('brick'), colour: '#c56a3a' },
  pasture: { icon: fluent('ewe'), colour: '#a8d46a' },
  fields: { icon: fluent('sheaf-of-rice'), colour: '#eec94a' },
  mountains: { icon: fluent('snow-capped-mountain'), colour: '#8e97a6' },
  desert: { icon: fluent('cactus'), colour: '#ead9a8' },
  sea: { icon: fluent('water-wave'), colour: '#4a93c9' },
  jungle: { icon: fluent('palm-tree'), colour: '#1f9a63' },
  volcano: { icon: fluent('volcano'), colour: '#7d4a45' },
  'wizards-castle': { icon: fluent('castle'), colour: '#8c6fb5' },
  'river-mountains': { icon: fluent('mountain'), colour: '#7fa0b8' },
  'river-hills': { icon: fluent('bridge-at-night'), colour: '#c98a5c' },
  swamp: { icon: fluent('crocodile'), colour: '#6f8f5a' },
};

export const CARD_ICON: Record<string, string> = {
  knight: fluent('crossed-swords'),
  'road-building': fluent('motorway'),
  'year-of-plenty': fluent('gem-stone'),
  monopoly: fluent('bank'),
  'victory-point': fluent('star'),
};

/** How many of 36 rolls give this number. */
export const pips = (number: number) => (number ? 6 - Math.abs(7 - number) : 0);
