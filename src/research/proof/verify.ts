import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import { type ReleaseManifest, readManifest } from '../release/release-manifest.ts';
import { listFiles, computeChecksum } from '../release/folder.ts';
import type { BatchPace } from '../source/batch-pace.ts';
import { runInSnapshot } from '../source/snapshot.ts';
import { type Proof, compareReleaseWithDatabase } from './compare-release-with-database.ts';

/**
 * Verifies an existing release: its files by their checksums, then all cells that still exist in the database.
 * @throws OperatorError if there is no release, and for the first difference
 */
export async function verifyRelease(
  db: Database,
  folder: string,
  key: Uint8Array,
  published: readonly PublishedInstrument[],
  pace: BatchPace,
): Promise<{ readonly facts: ReleaseManifest; readonly files: number; readonly proof: Proof }> {
  requireReleaseFolder(folder);
  const files = await compareSums(folder, pace);
  const facts = readManifest(folder);
  const proof = await runInSnapshot(db, (tx) =>
    compareReleaseWithDatabase(tx, folder, facts, { key, published, pace }, 'later'),
  );
  if (facts.rows.people === proof.since.gone) {
    throw new OperatorError(
      'No person of this release has an account in the database. Check --key, and DATABASE_URL or DATA_DIR.',
    );
  }
  return { facts, files, proof };
}

/** @throws OperatorError if a folder lacks `RELEASE.json` or `SHA256SUMS` */
export function requireReleaseFolder(folder: string): void {
  if (!existsSync(join(folder, 'RELEASE.json')))
    throw new OperatorError(`${folder} is not a release: RELEASE.json is missing.`);
  if (!existsSync(join(folder, 'SHA256SUMS')))
    throw new OperatorError(`${folder} is incomplete: SHA256SUMS is missing.`);
}

/** Compares the files of a folder with `SHA256SUMS`. @returns their number */
async function compareSums(folder: string, pace: BatchPace): Promise<number> {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const name of await listFiles(folder)) {
    if (!sums.has(name))
      throw new OperatorError(`${name} is not in SHA256SUMS: it was added after the release.`);
  }
  for (const [name, sum] of sums) {
    const path = join(folder, name);
    if (!existsSync(path)) throw new OperatorError(`${name} is missing.`);
    if ((await computeChecksum(path, pace)) !== sum)
      throw new OperatorError(`${name} was changed: its SHA-256 differs from SHA256SUMS.`);
  }
  return sums.size;
}
