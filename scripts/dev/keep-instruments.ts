import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSet } from '../../src/domain/instrument/check.ts';
import type { Instrument } from '../../src/domain/instrument/instrument.ts';
import { type InstrumentFile, inspectFolder } from '../../src/server/instruments/inspect.ts';
import { readPublished } from '../../src/server/instruments/published.ts';

/** A file that is not in order, and what is served in its place while it is not. */
export interface HeldFile {
  readonly file: string;
  readonly serves: 'last good form' | 'published version' | 'nothing';
}

/** The questionnaires in the form that may be served: each as it stands when it is in order, else as it last was. */
export interface Keeper {
  /** The good form of a file; undefined where there is none, and the program must not know the file. */
  instrument(file: string): Instrument | undefined;
  /** Every file that is served, with its good form. */
  files(): readonly { readonly file: string; readonly instrument: Instrument }[];
  /** All that are served, in order of position. */
  all(): readonly Instrument[];
  held(): readonly HeldFile[];
  /** Reads the folder again; true when what is served is another thing now. */
  refresh(): boolean;
}

type Served = ReadonlyMap<string, Instrument>;

/**
 * Watches over a folder of questionnaires, so that a broken file never takes the program down in development.
 * @param folder holds `instrument.schema.json` and one file per instrument
 */
export function keepInstruments(folder: string): Keeper {
  let served: Served = new Map();
  let held: readonly HeldFile[] = [];
  let seen = '';

  function refresh(): boolean {
    const names = namesIn(folder);
    // Vite's hooks and its watcher both ask: the second asks about nothing new.
    const texts = names.map((name) => `${name}\0${readFileSync(join(folder, name), 'utf8')}`).join('\0');
    if (texts === seen) return false;
    seen = texts;
    const before = JSON.stringify([...served]);
    const good = goodFiles(folder);
    const wanted = new Map<string, Instrument>();
    const stands = new Map<string, HeldFile['serves']>();
    for (const name of names) {
      const own = good.get(name);
      const instead = own ?? served.get(name) ?? publishedFor(folder, name);
      if (instead) wanted.set(name, instead);
      if (!own)
        stands.set(name, served.has(name) ? 'last good form' : instead ? 'published version' : 'nothing');
    }
    if (fits(wanted)) served = wanted;
    else {
      // Each file is in order, but not beside the others: two with one place, or with one address.
      const last = served.size > 0 ? served : fitting(wanted);
      for (const name of names) {
        if (last.get(name) === wanted.get(name) || same(last.get(name), wanted.get(name))) continue;
        stands.set(name, last.has(name) ? 'last good form' : 'nothing');
      }
      served = last;
    }
    held = [...stands].map(([file, serves]) => ({ file, serves }));
    return JSON.stringify([...served]) !== before;
  }

  refresh();
  return {
    instrument: (file) => served.get(file),
    files: () => [...served].map(([file, instrument]) => ({ file, instrument })),
    all: () => [...served.values()].sort((a, b) => a.position - b.position),
    held: () => held,
    refresh,
  };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const problemsAmong = (files: Iterable<readonly [string, Instrument]>) =>
  checkSet([...files].map(([, instrument]) => instrument));
const fits = (files: Served) => files.size > 0 && problemsAmong(files).length === 0;

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort();
}

/** Every file that passes its own checks. While the schema itself is broken, no file passes. */
function goodFiles(folder: string): Map<string, Instrument> {
  try {
    const { files, findings } = inspectFolder(folder);
    const wrong = new Set(findings.map(({ file }) => file));
    const good = files.filter(({ file }: InstrumentFile) => !wrong.has(file));
    return new Map(good.map(({ file, instrument }) => [file, instrument]));
  } catch {
    return new Map();
  }
}

/** The newest published version of whatever a broken file was: its id is in its text, or begins its name. */
function publishedFor(folder: string, name: string): Instrument | undefined {
  const text = readFileSync(join(folder, name), 'utf8');
  const id = /"id"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? name.split(/[-.]/)[0];
  try {
    const copies = readPublished(folder).instruments.filter((copy) => copy.id === id);
    return copies.sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true })).at(-1);
  } catch {
    return undefined;
  }
}

/** As many of the files as stand beside each other: the one that a problem names is left out, until none is. */
function fitting(files: Served): Served {
  const left = [...files];
  for (let set = problemsAmong(left); set.length > 0; set = problemsAmong(left)) left.splice(set[0]!.at, 1);
  return new Map(left);
}
