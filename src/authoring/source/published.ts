import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { PublishedCopy } from './questionnaire-folder.ts';
import { hashContent } from './content-hash.ts';
import { listJsonNames } from './list-json-files.ts';
import { parseJson } from './parse-json.ts';

const hashFile = 'hashes.json';

/** Formats the name of a published version, such as "S1@1.0". */
export function formatPublishedName({ id, version }: Instrument): string {
  return `${id}@${version}`;
}

/** Reads the hashes of the published copies, by name. Empty if there is no list. */
export function readHashes(folder: string): Record<string, string> {
  const file = join(folder, 'published', hashFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Lists the ids with a published version. Empty if the list of hashes is invalid. */
export function listPublishedIds(folder: string): ReadonlySet<string> {
  try {
    return new Set(Object.keys(readHashes(folder)).map((name) => name.replace(/@.*$/, '')));
  } catch {
    return new Set();
  }
}

/**
 * Reads the copies in `published/`, sorted by name.
 * @param folder folder of the questionnaires
 */
export function readCopies(folder: string): PublishedCopy[] {
  const published = join(folder, 'published');
  return listJsonNames(published)
    .filter((name) => name !== hashFile)
    .map((file) => {
      const text = readFileSync(join(published, file), 'utf8');
      const json = parseJson(text);
      const instrument = json.problem ? undefined : (json.parsed as Instrument);
      const hash = instrument && hashContent(instrument);
      return { name: file.replace(/\.json$/, ''), text, instrument, hash };
    });
}

/** Reads all published versions whose copy is unchanged. */
export function readPublished(folder: string): { readonly instruments: Instrument[] } {
  const hashes = readHashes(folder);
  const instruments = readCopies(folder).flatMap(({ name, instrument, hash }) =>
    instrument && hash === hashes[name] && name === formatPublishedName(instrument) ? [instrument] : [],
  );
  return { instruments };
}
