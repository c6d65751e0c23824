import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Instrument, InstrumentCard } from '../../src/domain/instrument/instrument.ts';
import { type Keeper, keepInstruments } from '../dev/keep-instruments.ts';

const virtual = '\0instrument:';
const instrumentFile = /\/questionnaires\/[^/]+\.json$/;
/** Stands in the pattern list of every glob over the questionnaires. */
const globMark = "'!../../questionnaires/*.schema.json'";

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
    normsNote: undefined,
    scores: instrument.scores.map(({ report: _, ...score }) => score),
    examples: [],
  }),
};

/**
 * Serves `questionnaires/*.json` to the browser program in three sizes: `x.json?card`, `x.json?questions`, and
 * `x.json`, the whole without its worked examples, which only tests and the server need. A development server
 * serves a broken file in its last good form, and none without one; its `Keeper` is the plugin's `api`.
 */
export function instruments(): Plugin<Keeper | undefined> {
  let keeper: Keeper | undefined;
  const globbing = new Set<string>();

  async function read(path: string): Promise<Instrument> {
    // Some editors begin a file with a mark that JSON does not know.
    if (!keeper) return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, '')) as Instrument;
    const kept = keeper.instrument(basename(path));
    if (!kept) throw new Error(`${basename(path)} is not in order yet. See the findings of the check.`);
    return kept;
  }

  return {
    name: 'instruments',
    enforce: 'pre',
    get api() {
      return keeper;
    },
    configResolved({ root, command, mode }) {
      if (command === 'serve' && mode !== 'test') keeper = keepInstruments(join(root, 'questionnaires'));
    },
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
        return `export default ${JSON.stringify(parts[part]?.(await read(path)))};`;
      }
      if (instrumentFile.test(id)) return JSON.stringify({ ...(await read(id)), examples: [] });
      return null;
    },
    /** A file without any good form is left out of the lists, so that the program does not know it. */
    transform(code, id) {
      if (!keeper || !code.includes(globMark)) return null;
      globbing.add(id);
      const missing = keeper.held().filter(({ serves }) => serves === 'nothing');
      const without = missing.map(({ file }) => `'!../../questionnaires/${file}'`);
      return { code: code.replaceAll(globMark, [globMark, ...without].join(', ')), map: null };
    },
    hotUpdate({ file, modules }) {
      if (!keeper || !instrumentFile.test(file)) return;
      if (this.environment.name === 'client') keeper.refresh();
      const stale = (id: string | null) =>
        id !== null && (id.startsWith(virtual) || instrumentFile.test(id) || globbing.has(id));
      const known = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...new Set([...modules, ...known.filter(({ id }) => stale(id))])];
    },
  };
}
