import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indianDay } from '#domain/dates/india-day.ts';
import { contentHash } from '../source/content-hash.ts';
import { readTrialCopies, readTrialHashes, trialCopiesFolder } from '../source/trial-copies.ts';
import { readTrials } from '../source/trial-files.ts';

/**
 * Keeps a copy of every trial that has none yet, with its hash; and anew of one that changed before its first day. What
 * was kept of a trial that began is never written again.
 * @param folder the questionnaires' folder, of which the check finds nothing wrong
 * @returns the ids of the trials that were kept
 */
export function publishTrials(folder: string, today = indianDay()): string[] {
  const kept = new Map(readTrialCopies(folder).map(({ id, trial }) => [id, trial]));
  const fresh = readTrials(folder).flatMap(({ trial }) => {
    if (!trial) return [];
    const copy = kept.get(trial.id);
    const isSettled = copy && (copy.starts <= today || contentHash(copy) === contentHash(trial));
    return isSettled ? [] : [trial];
  });
  if (fresh.length === 0) return [];
  const hashes = readTrialHashes(folder);
  const target = trialCopiesFolder(folder);
  mkdirSync(target, { recursive: true });
  for (const trial of fresh) {
    const { $schema: _, ...content } = trial as typeof trial & { $schema?: string };
    writeFileSync(join(target, `${trial.id}.json`), `${JSON.stringify(content, null, 2)}\n`);
    hashes[trial.id] = contentHash(trial);
  }
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(target, 'hashes.json'), `${JSON.stringify(sorted, null, 2)}\n`);
  return fresh.map(({ id }) => id);
}
