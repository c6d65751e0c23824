import { and, desc, eq, gte, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { attempts } from '../db/schema.ts';

export type Attempt = typeof attempts.$inferSelect;

/** A new attempt. The arm of a trial is read-only. */
export type NewAttempt = Omit<Attempt, 'arm'>;

/** Finds the attempt of an idempotency key, or null. */
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

/** The attempts of a user at one section. */
export interface CompletedSection {
  /** Time of the last attempt. */
  readonly takenAt: Date;
  /** The answers of all attempts were given before the account existed. */
  readonly isBeforeAccount: boolean;
}

/** The last attempt per section id. */
export async function findLastCompleted(
  db: Database,
  userid: number,
): Promise<ReadonlyMap<string, CompletedSection>> {
  const rows = await db
    .select({
      sectionId: attempts.sectionId,
      takenAt: max(attempts.takenAt),
      isBeforeAccount: sql<boolean>`bool_and(${attempts.beforeAccount})`,
    })
    .from(attempts)
    .where(eq(attempts.userid, userid))
    .groupBy(attempts.sectionId);
  return new Map(
    rows.flatMap(({ sectionId, takenAt, isBeforeAccount }) =>
      takenAt ? [[sectionId, { takenAt, isBeforeAccount }]] : [],
    ),
  );
}

/** Times of attempts at a section since a time, ascending. */
export async function listAttemptTimes(
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

/** The newest attempt per section id. */
export async function findNewestAttempts(
  db: Database,
  userid: number,
  sectionIds: readonly string[],
): Promise<ReadonlyMap<string, Attempt>> {
  if (sectionIds.length === 0) return new Map();
  // One index lookup per section, whatever the number of attempts.
  const pairs = sql.join(
    sectionIds.map((id) => sql`(${id}::text)`),
    sql`, `,
  );
  const newest = db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userid, userid), eq(attempts.sectionId, sql`wanted.section_id`)))
    .orderBy(desc(attempts.takenAt))
    .limit(1)
    .as('newest');
  const rows = await db
    .select(newest._.selectedFields)
    .from(sql`(values ${pairs}) as wanted(section_id)`)
    .crossJoinLateral(newest);
  return new Map(rows.map((attempt) => [attempt.sectionId, attempt]));
}

/** Position of an attempt in the list of its section. */
export type AttemptCursor = Pick<Attempt, 'takenAt' | 'attemptId'>;

/**
 * Attempts of a user at one section, newest first, up to a limit.
 * @param after the last attempt of the previous page; null for the first page
 */
export async function listAttempts(
  db: Database,
  userid: number,
  sectionId: string,
  { after, most }: { readonly after: AttemptCursor | null; readonly most: number },
): Promise<Attempt[]> {
  const { takenAt, attemptId } = attempts;
  return db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userid, userid),
        eq(attempts.sectionId, sectionId),
        after
          ? sql`(${takenAt}, ${attemptId}) < (${sql.param(after.takenAt, takenAt)}, ${after.attemptId})`
          : undefined,
      ),
    )
    .orderBy(desc(takenAt), desc(attemptId))
    .limit(most);
}

/** The newest attempt of a user at one section, or null. */
export async function findNewestAttempt(
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

/** Stores an attempt. The database rejects a repeated idempotency key. */
export async function insertAttempt(db: Database, attempt: NewAttempt): Promise<void> {
  await db.insert(attempts).values(attempt);
}

/** Changes the time of an attempt. */
export async function setAttemptTime(
  db: Database,
  { userid, sectionId, takenAt }: Pick<Attempt, 'userid' | 'sectionId' | 'takenAt'>,
  to: Date,
): Promise<void> {
  await db
    .update(attempts)
    .set({ takenAt: to })
    .where(
      and(eq(attempts.userid, userid), eq(attempts.sectionId, sectionId), eq(attempts.takenAt, takenAt)),
    );
}
