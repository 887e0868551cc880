// Puts into the client just the icons that icons.json names, out of the @iconify-json packages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
};
const MODULE = 'virtual:icons';
const WANTED = fileURLToPath(new URL('./icons.json', import.meta.url));
const require = createRequire(import.meta.url);

function iconsOf(set: string, names: string[]) {
  const file = require.resolve(`@iconify-json/${set}/icons.json`);
  const data: IconSet = JSON.parse(readFileSync(file, 'utf8'));
  return names.map((name) => {
    const icon = data.icons[name] ?? data.icons[data.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`icons.json: the set ${set} has no icon ${name}`);
    const width = icon.width ?? data.width ?? 16;
    const height = icon.height ?? data.height ?? 16;
    return [`${set}:${name}`, { body: icon.body, width, height }] as const;
  });
}

export function icons(): Plugin {
  return {
    name: 'ludoteka-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      this.addWatchFile(WANTED);
      const wanted: Record<string, string[]> = JSON.parse(readFileSync(WANTED, 'utf8'));
      const found = Object.entries(wanted).flatMap(([set, names]) => iconsOf(set, names));
      return `export default ${JSON.stringify(Object.fromEntries(found))}`;
    },
  };
}
