import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { publishedFolder } from '../config/paths.ts';

/** A version of a questionnaire that people answered, with the hash that its attempts carry. */
export interface Published {
  readonly instrument: Instrument;
  readonly hash: string;
}

/**
 * Every published version of every questionnaire.
 * @param folder the copies, `S4@1.1.json`, with `hashes.json` beside them
 */
export function readPublished(folder: string): Published[] {
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
 * The published version with a hash, as it was; undefined where it was never published. They are read when one is asked
 * for first: they never change, and few people take their data along.
 */
export function publishedWith(hash: string): Instrument | undefined {
  byHash ??= new Map(readPublished(publishedFolder()).map((one) => [one.hash, one.instrument]));
  return byHash.get(hash);
}
