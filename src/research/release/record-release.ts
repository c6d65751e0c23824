import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { insertRelease, insertReleasedPeople, type ReleasedPerson } from '#server/repositories/releases.ts';
import type { BatchPace } from '../source/batch-pace.ts';
import type { ReleaseMetadata } from './format.ts';

/**
 * Stores who is included in a release, for the list of releases on the profile page. The release is inserted
 * last, so that an interrupted run has no effect.
 */
export async function recordRelease(
  db: Database,
  { name, madeAt }: Pick<ReleaseMetadata, 'name' | 'madeAt'>,
  included: readonly ReleasedPerson[],
  pace: BatchPace,
): Promise<void> {
  const releaseId = randomUUID();
  for (let at = 0; at < included.length; at += pace.people) {
    await insertReleasedPeople(db, releaseId, included.slice(at, at + pace.people));
    await pace.rest();
  }
  await insertRelease(db, { releaseId, folder: name, madeAt: new Date(madeAt) });
}
