import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, releasedPeople, releases } from '../db/schema.ts';

/** A verified release. */
export type StoredRelease = typeof releases.$inferSelect;
/** A person in a release, with the ids of the questionnaires. */
export type ReleasedPerson = Pick<typeof releasedPeople.$inferSelect, 'userid' | 'sections'>;

/** Records people in a release whose accounts still exist, in a short transaction. */
export async function insertReleasedPeople(
  db: Database,
  releaseId: string,
  people: readonly ReleasedPerson[],
): Promise<void> {
  const ids = people.map(({ userid }) => userid);
  await db.transaction(async (tx) => {
    // Blocks a concurrent deletion of the account, which must delete this row, too.
    const lockedRows = await tx
      .select({ userid: accounts.userid })
      .from(accounts)
      .where(inArray(accounts.userid, ids))
      .orderBy(accounts.userid)
      .for('key share');
    const lockedUserids = new Set(lockedRows.map(({ userid }) => userid));
    const rows = people.filter(({ userid }) => lockedUserids.has(userid));
    if (rows.length > 0) await tx.insert(releasedPeople).values(rows.map((row) => ({ ...row, releaseId })));
  });
}

/** Stores a verified release. The people in it are informed from then on. */
export async function insertRelease(db: Database, release: StoredRelease): Promise<void> {
  await db.insert(releases).values(release);
}

/** Releases with data of a person, newest first. */
export async function listReleasesOfPerson(
  db: Database,
  userid: number,
): Promise<(Pick<StoredRelease, 'folder' | 'madeAt'> & Pick<ReleasedPerson, 'sections'>)[]> {
  return db
    .select({ folder: releases.folder, madeAt: releases.madeAt, sections: releasedPeople.sections })
    .from(releasedPeople)
    .innerJoin(releases, eq(releases.releaseId, releasedPeople.releaseId))
    .where(eq(releasedPeople.userid, userid))
    .orderBy(desc(releases.madeAt));
}
