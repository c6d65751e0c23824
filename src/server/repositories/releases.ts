import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, releasedPeople, releases } from '../db/schema.ts';

/** A release that stands. */
export type StoredRelease = typeof releases.$inferSelect;
/** Somebody who was in a release, with the ids of the questionnaires. */
export type ReleasedPerson = Pick<typeof releasedPeople.$inferSelect, 'userid' | 'sections'>;

/** Notes who was in a release, of those who are still there; in a short transaction of its own. */
export async function insertReleasedPeople(
  db: Database,
  releaseId: string,
  people: readonly ReleasedPerson[],
): Promise<void> {
  const ids = people.map(({ userid }) => userid);
  await db.transaction(async (tx) => {
    // Whoever removes the account meanwhile waits, so that the row goes with it.
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

/** Lets a release stand: from now on those who were in it are told. */
export async function insertRelease(db: Database, release: StoredRelease): Promise<void> {
  await db.insert(releases).values(release);
}

/** The releases that somebody was in, newest first. */
export async function releasesWith(
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
