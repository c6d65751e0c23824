import { and, desc, eq, gte, max } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { attempts } from '../db/schema.ts';

export type Attempt = typeof attempts.$inferSelect;

/** The attempt that a key of a submission made, or null. */
export async function findAttemptByKey(
  db: Database,
  userid: number,
  sectionId: string,
  idempotencyKey: string,
): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userid, userid),
        eq(attempts.sectionId, sectionId),
        eq(attempts.idempotencyKey, idempotencyKey),
      ),
    );
  return attempt ?? null;
}

/** For each section a user has taken, by id, when that was last. */
export async function lastTaken(db: Database, userid: number): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ sectionId: attempts.sectionId, takenAt: max(attempts.takenAt) })
    .from(attempts)
    .where(eq(attempts.userid, userid))
    .groupBy(attempts.sectionId);
  return new Map(rows.flatMap(({ sectionId, takenAt }) => (takenAt ? [[sectionId, takenAt]] : [])));
}

/** When a user took a section, from a time on, ascending. */
export async function timesFrom(
  db: Database,
  userid: number,
  sectionId: string,
  from: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ takenAt: attempts.takenAt })
    .from(attempts)
    .where(and(eq(attempts.userid, userid), eq(attempts.sectionId, sectionId), gte(attempts.takenAt, from)))
    .orderBy(attempts.takenAt);
  return rows.map(({ takenAt }) => takenAt);
}

/** The newest attempt of a user in each section taken, by section id. */
export async function newestAttempts(db: Database, userid: number): Promise<ReadonlyMap<string, Attempt>> {
  const rows = await db
    .selectDistinctOn([attempts.sectionId])
    .from(attempts)
    .where(eq(attempts.userid, userid))
    .orderBy(attempts.sectionId, desc(attempts.takenAt));
  return new Map(rows.map((attempt) => [attempt.sectionId, attempt]));
}

/** All attempts of a user in one section, newest first. */
export async function attemptsIn(db: Database, userid: number, sectionId: string): Promise<Attempt[]> {
  return db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userid, userid), eq(attempts.sectionId, sectionId)))
    .orderBy(desc(attempts.takenAt));
}

/** The newest attempt of a user in one section, or null. */
export async function newestAttempt(
  db: Database,
  userid: number,
  sectionId: string,
): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userid, userid), eq(attempts.sectionId, sectionId)))
    .orderBy(desc(attempts.takenAt))
    .limit(1);
  return attempt ?? null;
}

/** Stores an attempt. A key that made one already is refused by the database. */
export async function insertAttempt(db: Database, attempt: Attempt): Promise<void> {
  await db.insert(attempts).values(attempt);
}
