import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { insertRelease, insertReleasedPeople, type ReleasedPerson } from '#server/repositories/releases.ts';
import type { BatchPace } from '../source/pace.ts';
import type { ReleaseMetadata } from './form.ts';

/**
 * Notes who is in a release that is proven, so that each of them can read it on their profile. The release itself is
 * noted last: what is broken off before tells nobody anything.
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
