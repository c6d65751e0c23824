import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getPublishedFolder } from '../config/paths.ts';

/** A published version of a questionnaire, with the hash that its attempts contain. */
export interface PublishedInstrument {
  readonly instrument: Instrument;
  readonly hash: string;
}

/**
 * Reads all published versions of all questionnaires.
 * @param folder copies such as `S4@1.1.json`, and `hashes.json`
 */
export function readPublishedInstruments(folder: string): PublishedInstrument[] {
  const hashes = JSON.parse(readFileSync(join(folder, 'hashes.json'), 'utf8')) as Record<string, string>;
  return readdirSync(folder)
    .filter((file) => file.includes('@') && file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const hash = hashes[file.replace(/\.json$/, '')];
      return hash ? [{ instrument: JSON.parse(readFileSync(join(folder, file), 'utf8')), hash }] : [];
    });
}

let byHash: ReadonlyMap<string, Instrument> | undefined;

/**
 * Finds the published version with a hash; undefined if there is none. Loaded on first use, because few requests need
 * it.
 */
export function findPublishedInstrument(hash: string): Instrument | undefined {
  byHash ??= new Map(readPublishedInstruments(getPublishedFolder()).map((one) => [one.hash, one.instrument]));
  return byHash.get(hash);
}
