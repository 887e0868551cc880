// What the browser knows about each game: how its table looks and how its happenings are phrased.
import type { Component } from 'svelte';
import type { FieldInfo, Json, Why } from '../protocol.ts';
import type { Seen, View, Visit } from '../table/visit.svelte.ts';

export type Names = (seat: number) => string;
export type Words = Record<string, string | number>;

export type OptionsProps = {
  fields: FieldInfo[];
  values: Record<string, Json>;
  change: (name: string, value: Json) => void;
  /** Why these values would be refused, if they would be. */
  check: (values: Record<string, Json>) => Promise<Why | null>;
};

export type GameClient = {
  Table: Component<{ visit: Visit; names: Names }>;
  /** A set-up form of its own, in place of one made from the options alone. */
  Options?: Component<OptionsProps>;
  /** What stands for a seat that has no name of its own. */
  seatName: (seat: number) => string;
  seatIcon: (seat: number) => string;
  /** Events as they are told: what belongs together as one. */
  gathered: (events: readonly Seen[]) => Seen[];
  /** A sentence; empty for what is not worth one. The view tells what places are called. */
  phrase: (event: Seen, names: Names, view: View | null) => string;
  reason: (message: string, args: Record<string, Json>, names: Names) => string;
  score: (points: number) => string;
  why: (why: string) => string;
  /** The keys of its table and their messages, where they are not those of a list of options. */
  keys?: [key: string, message: string][];
};

export const CLIENTS: Record<string, () => Promise<GameClient>> = {
  catan: () => import('./catan/client.ts').then((module) => module.client),
  'cheating-moth': () => import('./cheating_moth/client.ts').then((module) => module.client),
  'fabled-fruit': () => import('./fabled_fruit/client.ts').then((module) => module.client),
  mondo: () => import('./mondo/client.ts').then((module) => module.client),
};
