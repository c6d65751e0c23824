import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { InstrumentCard } from '../../src/domain/instrument/instrument.ts';

const cardQuery = '?card';
const virtual = '\0instrument-card:';
const instrumentFile = /\/questionnaires\/[^/]+\.json$/;

/** What lists and links need of an instrument: its items and texts stay in their own chunk. */
const cardKeys: readonly (keyof InstrumentCard)[] = [
  'id',
  'version',
  'position',
  'title',
  'shortTitle',
  'description',
  'look',
  'routes',
];

/**
 * Serves `questionnaires/*.json` to the browser program in two sizes: `x.json?card`, a small card, and
 * `x.json`, the whole without its worked examples, which only tests and the server need.
 */
export function instruments(): Plugin {
  return {
    name: 'instruments',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(`.json${cardQuery}`)) return null;
      const file = source.slice(0, -cardQuery.length);
      const path = file.startsWith('/')
        ? resolve(process.cwd(), `.${file}`)
        : resolve(dirname(importer ?? ''), file);
      // Not `.json` at the end, else Vite's own JSON plugin would read the module once more.
      return `${virtual}${path}.js`;
    },
    async load(id) {
      if (id.startsWith(virtual)) {
        const path = id.slice(virtual.length, -'.js'.length);
        this.addWatchFile(path);
        const instrument = JSON.parse(await readFile(path, 'utf8'));
        const card = Object.fromEntries(cardKeys.map((key) => [key, instrument[key]]));
        return `export default ${JSON.stringify(card)};`;
      }
      if (instrumentFile.test(id)) {
        const instrument = JSON.parse(await readFile(id, 'utf8'));
        return JSON.stringify({ ...instrument, examples: [] });
      }
      return null;
    },
  };
}
