import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Instrument, InstrumentCard } from '../../src/domain/instrument/instrument.ts';

const virtual = '\0instrument:';
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

/** The parts of an instrument that `x.json?part` serves. */
const parts: Readonly<Record<string, (instrument: Instrument) => unknown>> = {
  card: (instrument) => Object.fromEntries(cardKeys.map((key) => [key, instrument[key]])),
  /** Intro, items and scale; norms and level texts come with the feedback. */
  questions: (instrument) => ({
    ...instrument,
    scores: instrument.scores.map(({ report: _, ...score }) => score),
    examples: [],
  }),
};

/**
 * Serves `questionnaires/*.json` to the browser program in three sizes: `x.json?card`, `x.json?questions`, and
 * `x.json`, the whole without its worked examples, which only tests and the server need.
 */
export function instruments(): Plugin {
  return {
    name: 'instruments',
    enforce: 'pre',
    resolveId(source, importer) {
      const [file, part] = source.split('?') as [string, string?];
      if (!file.endsWith('.json') || part === undefined || !(part in parts)) return null;
      const path = file.startsWith('/')
        ? resolve(process.cwd(), `.${file}`)
        : resolve(dirname(importer ?? ''), file);
      // Not `.json` at the end, else Vite's own JSON plugin would read the module once more.
      return `${virtual}${part}:${path}.js`;
    },
    async load(id) {
      if (id.startsWith(virtual)) {
        const [part, path] = id.slice(virtual.length, -'.js'.length).split(':') as [string, string];
        this.addWatchFile(path);
        const instrument = JSON.parse(await readFile(path, 'utf8')) as Instrument;
        return `export default ${JSON.stringify(parts[part]?.(instrument))};`;
      }
      if (instrumentFile.test(id)) {
        const instrument = JSON.parse(await readFile(id, 'utf8')) as Instrument;
        return JSON.stringify({ ...instrument, examples: [] });
      }
      return null;
    },
  };
}
