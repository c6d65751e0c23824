import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:icons-in-use';
const web = join(import.meta.dirname, '../src/web');

/** Names of all icons that a file under `src/web` imports, in the order of the alphabet. */
function iconsInUse(): readonly string[] {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(web, file), 'utf8'));
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/^import \{([^}]+)\} from 'lucide-react';/gm),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return [...new Set(names)].filter((name) => /^[A-Z]\w*$/.test(name)).sort();
}

/** The module `virtual:icons-in-use`: a page of icons that nobody keeps by hand. */
export function iconsInUseModule(): Plugin {
  return {
    name: 'icons-in-use',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}` ? `export { ${iconsInUse().join(', ')} } from 'lucide-react';` : null,
  };
}
