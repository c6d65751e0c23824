import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:icons';
const web = join(import.meta.dirname, '../src/web');

/** Names of all icons that files of `src/web` import, sorted. */
function listIcons(): readonly string[] {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(web, file), 'utf8'));
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/^import \{([^}]+)\} from 'lucide-react';/gm),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return [...new Set(names)].filter((name) => /^[A-Z]\w*$/.test(name)).sort();
}

/** Provides the module `virtual:icons`, which exports all icons that the app uses. */
export function createIconsPlugin(): Plugin {
  return {
    name: 'icons',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (resolved) =>
      resolved === `\0${id}` ? `export { ${listIcons().join(', ')} } from 'lucide-react';` : null,
  };
}
