import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSet } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { compareVersions } from '#domain/instrument/version.ts';
import type { Finding } from '../finding/finding.ts';
import { createFinding } from '../finding/create-finding.ts';
import { hashContent } from '../source/content-hash.ts';
import { type Inspection, inspectFolder } from '../check/inspect-folder.ts';
import { listJsonNames } from '../source/list-json-files.ts';
import { readPublished } from '../source/published.ts';

/** A questionnaire whose compiled form differs from its file. */
export interface StaleFile {
  /** File name in `questionnaires`. */
  readonly file: string;
  readonly serves: 'last good form' | 'published version' | 'nothing';
}

/** Instruments by file name. */
export type InstrumentsByFile = ReadonlyMap<string, Instrument>;

/** The form of each questionnaire that is served. */
export interface ServedSelection {
  readonly served: InstrumentsByFile;
  readonly stale: readonly StaleFile[];
  /** Why files are stale. */
  readonly findings: readonly Finding[];
}

/**
 * Selects the form of each questionnaire: the file if it is valid, else its last compiled form, else its newest
 * published version. If the selected forms conflict, such as by the same position, all previous forms stay.
 * @param folder contains `instrument.schema.json` and one file per instrument
 * @param last the forms served before
 */
export function selectInstruments(folder: string, last: InstrumentsByFile): ServedSelection {
  const names = listJsonNames(folder);
  const { files, findings } = inspect(folder);
  const invalidFiles = new Set(findings.map(({ file }) => file));
  const validFiles = new Map(files.map(({ file, instrument }) => [file, instrument]));
  const stale = new Map<string, StaleFile['serves']>();
  const selectedForms = new Map<string, Instrument>();
  for (const name of names) {
    const own = invalidFiles.has(name) ? undefined : validFiles.get(name);
    const instead = own ?? last.get(name) ?? findPublished(folder, name);
    if (instead) selectedForms.set(name, instead);
    if (!own) stale.set(name, last.has(name) ? 'last good form' : instead ? 'published version' : 'nothing');
  }
  const served = isConsistent(selectedForms)
    ? selectedForms
    : last.size > 0
      ? last
      : selectCompatible(selectedForms);
  if (served !== selectedForms) {
    for (const name of names.filter((one) => !isSameContent(served.get(one), selectedForms.get(one))))
      stale.set(name, served.has(name) ? 'last good form' : 'nothing');
  }
  return { served, stale: [...stale].map(([file, serves]) => ({ file, serves })), findings };
}

/** If the schema itself is broken, no file is valid. */
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

/** Finds the newest published version for a broken file by the id in its text, or at the start of its name. */
function findPublished(folder: string, name: string): Instrument | undefined {
  const text = readFileSync(join(folder, name), 'utf8');
  const id = /"id"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? name.split(/[-.]/)[0];
  try {
    const copies = readPublished(folder).instruments.filter((copy) => copy.id === id);
    return copies.sort((a, b) => compareVersions(a.version, b.version)).at(-1);
  } catch {
    return undefined;
  }
}

/** Compares by hash, because compiled forms have no `$schema`. */
const isSameContent = (a: Instrument | undefined, b: Instrument | undefined) =>
  a === b || (a !== undefined && b !== undefined && hashContent(a) === hashContent(b));
const findConflicts = (files: InstrumentsByFile) => checkSet([...files.values()]);
const isConsistent = (files: InstrumentsByFile) => files.size > 0 && findConflicts(files).length === 0;

/** Removes files that conflict, one by one, until none does. */
function selectCompatible(files: InstrumentsByFile): InstrumentsByFile {
  const [conflict] = findConflicts(files);
  if (!conflict) return files;
  return selectCompatible(new Map([...files].filter((_, at) => at !== conflict.at)));
}
