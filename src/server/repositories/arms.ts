/** Attempts by the arms of trials that they carry. */
import { and, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { attempts } from '../db/schema.ts';
import type { Attempt } from './attempts.ts';

/** One person's attempts, by the codes that those of a trial may carry. */
export interface ArmsOf {
  readonly userid: number;
  readonly codes: readonly string[];
}

/** A person's newest attempt before a time among those that carry one of these codes; null where there is none. */
export async function newestOfArms(
  db: Database,
  { userid, codes }: ArmsOf,
  before: Date,
): Promise<Attempt | null> {
  const [newest] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userid, userid), inArray(attempts.arm, [...codes]), lt(attempts.takenAt, before)))
    .orderBy(desc(attempts.takenAt))
    .limit(1);
  return newest ?? null;
}

/** Has a person an attempt with one code? */
export async function hasArm(db: Database, userid: number, code: string): Promise<boolean> {
  const found = await db
    .select({ id: attempts.attemptId })
    .from(attempts)
    .where(and(eq(attempts.userid, userid), eq(attempts.arm, code)))
    .limit(1);
  return found.length > 0;
}

/** How many attempts of all people carry one of these codes. */
export async function countArms(db: Database, codes: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(attempts)
    .where(inArray(attempts.arm, [...codes]));
  return row?.n ?? 0;
}
