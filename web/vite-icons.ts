// Puts into the client just the icons that the icons.json files name, out of the @iconify-json packages:
// `virtual:icons` has those of the room, `virtual:icons/GAME` those of src/games/GAME, `virtual:credits`
// who made them and under which licence.
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
};
type SetInfo = { name: string; author: { name: string; url?: string }; license: { title: string; url?: string } };
type Wanted = Record<string, string[]>;

const ICONS = 'virtual:icons';
const CREDITS = 'virtual:credits';
const ROOM = fileURLToPath(new URL('./icons.json', import.meta.url));
const GAMES = fileURLToPath(new URL('./src/games', import.meta.url));
const require = createRequire(import.meta.url);

function fileOf(id: string): string {
  return id === ICONS ? ROOM : join(GAMES, id.slice(ICONS.length + 1), 'icons.json');
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function iconsOf(set: string, names: string[], file: string) {
  const data: IconSet = read(require.resolve(`@iconify-json/${set}/icons.json`));
  return names.map((name) => {
    const icon = data.icons[name] ?? data.icons[data.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`${file}: the set ${set} has no icon ${name}`);
    const width = icon.width ?? data.width ?? 16;
    const height = icon.height ?? data.height ?? 16;
    return [`${set}:${name}`, { body: icon.body, width, height }] as const;
  });
}

/** Every icon file there is, the room's and each game's. */
function iconFiles(): string[] {
  const games = readdirSync(GAMES, { withFileTypes: true }).map((entry) => join(GAMES, entry.name, 'icons.json'));
  return [ROOM, ...games.filter((file) => existsSync(file))];
}

function credits() {
  const used = new Map<string, number>();
  for (const file of iconFiles()) {
    for (const [set, names] of Object.entries(read<Wanted>(file))) used.set(set, (used.get(set) ?? 0) + names.length);
  }
  return [...used].map(([set, count]) => {
    const info: SetInfo = read(require.resolve(`@iconify-json/${set}/info.json`));
    return { set: info.name, count, author: info.author, license: info.license };
  });
}

export function icons(): Plugin {
  return {
    name: 'ludoteka-icons',
    resolveId: (id) => (id === ICONS || id === CREDITS || id.startsWith(`${ICONS}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${CREDITS}`) return `export default ${JSON.stringify(credits())}`;
      if (!id.startsWith(`\0${ICONS}`)) return null;
      const file = fileOf(id.slice(1));
      this.addWatchFile(file);
      const found = Object.entries(read<Wanted>(file)).flatMap(([set, names]) => iconsOf(set, names, file));
      return `export default ${JSON.stringify(Object.fromEntries(found))}`;
    },
  };
}
