import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSet } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { inOrder } from '#domain/instrument/version.ts';
import type { Finding } from '../finding/finding.ts';
import { createFinding } from '../finding/create-finding.ts';
import { hashContent } from '../source/content-hash.ts';
import { type Inspection, inspectFolder } from '../check/inspect.ts';
import { listJsonNames } from '../source/json-names.ts';
import { readPublished } from '../source/published.ts';

/** A questionnaire that is compiled in another form than its file has now. */
export interface StaleFile {
  /** File name in `questionnaires`. */
  readonly file: string;
  readonly serves: 'last good form' | 'published version' | 'nothing';
}

/** Instruments by the names of their files. */
export type ByFile = ReadonlyMap<string, Instrument>;

/** Which form of each questionnaire is served. */
export interface ServedSelection {
  readonly served: ByFile;
  readonly stale: readonly StaleFile[];
  /** Why files are held. */
  readonly findings: readonly Finding[];
}

/**
 * Chooses the form of each questionnaire: the file itself when it is in order, else its last good form, else its newest
 * published version. Files that are in order each, but not beside the others (two with one place, or with one address),
 * leave the whole set as it was.
 * @param folder holds `instrument.schema.json` and one file per instrument
 * @param last what was served until now
 */
export function selectInstruments(folder: string, last: ByFile): ServedSelection {
  const names = listJsonNames(folder);
  const { files, findings } = inspect(folder);
  const wrong = new Set(findings.map(({ file }) => file));
  const good = new Map(files.map(({ file, instrument }) => [file, instrument]));
  const stale = new Map<string, StaleFile['serves']>();
  const requested = new Map<string, Instrument>();
  for (const name of names) {
    const own = wrong.has(name) ? undefined : good.get(name);
    const instead = own ?? last.get(name) ?? findPublished(folder, name);
    if (instead) requested.set(name, instead);
    if (!own) stale.set(name, last.has(name) ? 'last good form' : instead ? 'published version' : 'nothing');
  }
  const served = fits(requested) ? requested : last.size > 0 ? last : selectCompatible(requested);
  if (served !== requested) {
    for (const name of names.filter((one) => !isSameContent(served.get(one), requested.get(one))))
      stale.set(name, served.has(name) ? 'last good form' : 'nothing');
  }
  return { served, stale: [...stale].map(([file, serves]) => ({ file, serves })), findings };
}

/** No file is good while the schema itself is broken. */
function inspect(folder: string): Pick<Inspection, 'files' | 'findings'> {
  try {
    return inspectFolder(folder);
  } catch (failure) {
    const actual = (failure as Error).message;
    const expected = 'the schema of the questionnaires';
    const fix = 'Restore the file from version control.';
    const finding = createFinding('instrument.schema.json', undefined, { path: '', expected, actual, fix });
    return { files: [], findings: [finding] };
  }
}

/** The newest published version of what a broken file was: its id is in its text, or begins its name. */
function findPublished(folder: string, name: string): Instrument | undefined {
  const text = readFileSync(join(folder, name), 'utf8');
  const id = /"id"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? name.split(/[-.]/)[0];
  try {
    const copies = readPublished(folder).instruments.filter((copy) => copy.id === id);
    return copies.sort((a, b) => inOrder(a.version, b.version)).at(-1);
  } catch {
    return undefined;
  }
}

/** What was compiled has no pointer to its schema: the words alone count, as they do in the hash. */
const isSameContent = (a: Instrument | undefined, b: Instrument | undefined) =>
  a === b || (a !== undefined && b !== undefined && hashContent(a) === hashContent(b));
const findFaults = (files: ByFile) => checkSet([...files.values()]);
const fits = (files: ByFile) => files.size > 0 && findFaults(files).length === 0;

/** As many of the files as fit beside each other: the one that a fault names is left out, until none is. */
function selectCompatible(files: ByFile): ByFile {
  const [fault] = findFaults(files);
  if (!fault) return files;
  return selectCompatible(new Map([...files].filter((_, at) => at !== fault.at)));
}
