import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import { contentHash } from './content-hash.ts';
import { parseJson } from './parse-json.ts';

const hashFile = 'hashes.json';

/** A trial as `npm run publish:instrument` kept it. */
export interface TrialCopy {
  /** The trial's id, by which the copy is named. */
  readonly id: string;
  /** Undefined where the copy is gone, or is not what was kept. */
  readonly trial: TrialFile | undefined;
}

/** `trials/published`: copies of trials, and `hashes.json` with the hash of each. @param folder holds `trials/` */
export const trialCopiesFolder = (folder: string) => join(folder, 'trials/published');

/** The hashes of what was kept, by the ids of trials; none where nothing was. */
export function readTrialHashes(folder: string): Record<string, string> {
  const file = join(trialCopiesFolder(folder), hashFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Every trial that was kept, and every file that stands among the copies; by id. */
export function readTrialCopies(folder: string): TrialCopy[] {
  const hashes = readTrialHashes(folder);
  const own = trialCopiesFolder(folder);
  const names = (existsSync(own) ? readdirSync(own) : []).filter((name) => name !== hashFile);
  const ids = new Set([...Object.keys(hashes), ...names.map((name) => name.replace(/\.json$/, ''))]);
  return [...ids].sort().map((id) => {
    const file = join(own, `${id}.json`);
    const json = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
    const kept = json && !json.fault ? (json.parsed as TrialFile) : undefined;
    return { id, trial: kept && contentHash(kept) === hashes[id] ? kept : undefined };
  });
}
