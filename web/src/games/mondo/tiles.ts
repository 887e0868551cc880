// The tiles as the rules have them: what a face shows, and what it is called.
import data from '../../../../src/ludoteka/games/mondo/tiles.json';

export const TERRAINS = ['water', 'forest', 'desert', 'steppe'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const ANIMALS: Record<Terrain, readonly string[]> = {
  water: ['penguin', 'turtle', 'dolphin', 'fish'],
  forest: ['panda', 'parrot', 'tiger', 'cassowary'],
  desert: ['snake', 'scorpion', 'camel', 'lizard'],
  steppe: ['bison', 'elephant', 'zebra', 'lion'],
};
export type Volcano = 'active' | 'dormant';

/** One side of a tile: terrains north, east, south and west; sides with the same group are one piece of land. */
export type Face = { sides: Terrain[]; groups: string; animal: string | null; volcano: Volcano | null };

type Row = { sides: string; groups: string; animal?: string; volcano?: string };
const OF_LETTER: Record<string, Terrain> = { w: 'water', f: 'forest', d: 'desert', s: 'steppe' };

const read = (row: Row): Face => ({
  sides: [...row.sides].map((letter) => OF_LETTER[letter]!),
  groups: row.groups,
  animal: row.animal ?? null,
  volcano: (row.volcano ?? null) as Volcano | null,
});

export const FACES: readonly (readonly [Face, Face])[] = (data as unknown as [Row, Row][]).map(([front, back]) => [read(front), read(back)]);
export const TILES = FACES.length;

export const faceOf = (tile: number, face: number): Face => FACES[tile]![face as 0 | 1];

/** The terrain that a face turned by quarter turns shows on a side. */
export const sideOf = (face: Face, rotation: number, side: number): Terrain => face.sides[(side - rotation + 4) % 4]!;

export const terrainOfAnimal = (animal: string): Terrain => TERRAINS.find((terrain) => ANIMALS[terrain].includes(animal))!;
