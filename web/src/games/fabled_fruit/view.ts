// What one seat sees of a game of Fabled Fruit, as the server sends it.
export type Fruit = 'banana' | 'coconut' | 'grape' | 'pineapple' | 'strawberry';
export type Card = string; // a fruit, or two with a dash between: a mix

export interface Player {
  at: number;
  did: 'nothing' | 'acted' | 'juiced';
  hand: number;
  hidden: number;
  juices: number[];
  tokens: Fruit[];
  doubles: number;
  cocktails: number;
  guarded: boolean;
}

export interface Place {
  number: number;
  copies: number;
  cost: string;
  animals: number[];
  thief: boolean;
}

export interface Paying {
  seat: number;
  location: number;
  price: Fruit[][] | null;
  cards: Card[];
  tokens: Fruit[];
  cocktails: number;
  less: boolean;
  market: Card[];
}

export interface FabledView {
  waiting_for: number[];
  prompt?: string;
  subject?: { who?: number; count?: number; location?: number; fruit?: Fruit };
  you?: { seat: number; hand: Card[]; hidden: Card[]; could_make: number[] };
  turn: number;
  first: number;
  round: number;
  extra: boolean;
  needed: number;
  last_round: boolean;
  need_last: boolean;
  players: Player[];
  locations: Place[];
  deck: number;
  market: Card[] | null;
  draw_pile: number;
  discard_pile: Card[];
  offer: Card[] | null;
  mixes: number | null;
  tokens: Fruit[] | null;
  doubles: number | null;
  cocktails: number | null;
  thief: { at: number; seat: number | null; bond: 'free' | 'before' | 'beside' } | null;
  open_cards: Card[];
  acting: number | null;
  paying: Paying | null;
  reading: number | null;
  reading_until: number | null;
  shown: number;
}
