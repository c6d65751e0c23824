import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Copy } from './folder-subject.ts';
import { hashContent } from './content-hash.ts';
import { listJsonNames } from './json-names.ts';
import { parseJson } from './parse-json.ts';

const hashFile = 'hashes.json';

/** "S1@1.0": what a published version is called, in file names and in the list of hashes. */
export function formatPublishedName({ id, version }: Instrument): string {
  return `${id}@${version}`;
}

/** The list of hashes beside the published copies, by name; empty when there is none yet. */
export function readHashes(folder: string): Record<string, string> {
  const file = join(folder, 'published', hashFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The ids of which some version was published; none while the list of hashes cannot be read. */
export function listPublishedIds(folder: string): ReadonlySet<string> {
  try {
    return new Set(Object.keys(readHashes(folder)).map((name) => name.replace(/@.*$/, '')));
  } catch {
    return new Set();
  }
}

/**
 * The copies in `published/`, in order of their names.
 * @param folder the questionnaires' folder, which holds `published/`
 */
export function readCopies(folder: string): Copy[] {
  const published = join(folder, 'published');
  return listJsonNames(published)
    .filter((name) => name !== hashFile)
    .map((file) => {
      const text = readFileSync(join(published, file), 'utf8');
      const json = parseJson(text);
      const instrument = json.fault ? undefined : (json.parsed as Instrument);
      const hash = instrument && hashContent(instrument);
      return { name: file.replace(/\.json$/, ''), text, instrument, hash };
    });
}

/** Every published version whose copy is as it was published. */
export function readPublished(folder: string): { readonly instruments: Instrument[] } {
  const hashes = readHashes(folder);
  const instruments = readCopies(folder).flatMap(({ name, instrument, hash }) =>
    instrument && hash === hashes[name] && name === formatPublishedName(instrument) ? [instrument] : [],
  );
  return { instruments };
}
