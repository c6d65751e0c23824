import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { attempts, consents } from '#server/db/schema.ts';

const { userid, sectionId, instrumentHash, age, takenAt, language, arm, answers, result } = attempts;
const facts = { userid, sectionId, instrumentHash, age, takenAt, language, arm };

/** When and at what somebody answered, and in which arm of a trial. */
export type AttemptFields =
  Awaited<ReturnType<typeof listAttemptFields>> extends ReadonlyMap<number, (infer A)[]> ? A : never;
/** The same with what was answered, and what came of it on that day. */
export type WholeAttempt =
  Awaited<ReturnType<typeof listAttempts>> extends ReadonlyMap<number, (infer A)[]> ? A : never;

/**
 * A consent does not work backwards: attempts count from the first consent after the last withdrawal, unless the words of one of
 * them covered earlier answers. People without a consent are excluded by `candidatesOf`.
 */
const coveredByConsent = sql`${takenAt} >= coalesce((
  select case when bool_or(given.covers_earlier) then '-infinity'::timestamptz else min(given.at) end
  from ${consents} given
  where given.userid = ${userid} and given.purpose = 'research' and given.number > coalesce((
    select max(withdrawn.number) from ${consents} withdrawn
    where withdrawn.userid = ${userid} and withdrawn.purpose = 'research' and not withdrawn.given), 0)
), '-infinity'::timestamptz)`;

/** The attempts of people up to a time that their consent covers, by user id, each person's by time. */
export async function listAttemptFields(tx: Database, userids: readonly number[], until: Date) {
  const rows = await tx
    .select(facts)
    .from(attempts)
    .where(and(inArray(userid, [...userids]), lte(takenAt, until), coveredByConsent))
    .orderBy(asc(userid), asc(takenAt), asc(attempts.attemptId));
  return byPerson(rows);
}

/** The same with answers and results. */
export async function listAttempts(tx: Database, userids: readonly number[], until: Date) {
  const rows = await tx
    .select({ ...facts, answers, result })
    .from(attempts)
    .where(and(inArray(userid, [...userids]), lte(takenAt, until), coveredByConsent))
    .orderBy(asc(userid), asc(takenAt), asc(attempts.attemptId));
  return byPerson(rows);
}

function byPerson<A extends { readonly userid: number }>(rows: readonly A[]): ReadonlyMap<number, A[]> {
  const people = new Map<number, A[]>();
  for (const row of rows) {
    const own = people.get(row.userid);
    if (own) own.push(row);
    else people.set(row.userid, [row]);
  }
  return people;
}
