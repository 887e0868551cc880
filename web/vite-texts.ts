// The package's Fluent files, one lazily loaded chunk for each language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:texts';
const FOLDER = fileURLToPath(new URL('../src/ludoteka/locales', import.meta.url));
// Only the terminal speaks these.
const NOT_IN_BROWSER = new Set(['terminal.ftl', 'cli.ftl']);

function languages(): string[] {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((folder) => folder.name).sort();
}

function filesOf(language: string): string[] {
  const names = readdirSync(join(FOLDER, language)).sort();
  const shown = names.filter((name) => name.endsWith('.ftl') && !NOT_IN_BROWSER.has(name));
  return shown.map((name) => join(FOLDER, language, name));
}

export function texts(): Plugin {
  return {
    name: 'ludoteka-texts',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) {
        const entries = languages().map((tag) => `${JSON.stringify(tag)}: () => import('${MODULE}/${tag}')`);
        return `export default { ${entries.join(', ')} }`;
      }
      if (!id.startsWith(`\0${MODULE}/`)) return null;
      const files = filesOf(id.slice(`\0${MODULE}/`.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`;
    },
  };
}
