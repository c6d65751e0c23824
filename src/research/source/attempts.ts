import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { attempts, consents } from '#server/db/schema.ts';

const { userid, sectionId, instrumentHash, age, takenAt, language, browserTranslated, arm } = attempts;
const { answers, result, beforeAccount } = attempts;
const facts = { userid, sectionId, instrumentHash, age, takenAt, language, browserTranslated, arm };

/** An attempt without answers and results. */
export type AttemptFields =
  Awaited<ReturnType<typeof listAttemptFields>> extends ReadonlyMap<number, (infer A)[]> ? A : never;
/** An attempt with answers and results. */
export type AttemptWithAnswers =
  Awaited<ReturnType<typeof listAttempts>> extends ReadonlyMap<number, (infer A)[]> ? A : never;

/**
 * A consent is not retroactive: attempts count from the first consent after the last withdrawal, unless one of
 * these consents covers earlier answers. People without a consent are excluded by `listCandidates`.
 */
const coveredByConsent = sql`${takenAt} >= coalesce((
  select case when bool_or(given.covers_earlier) then '-infinity'::timestamptz else min(given.at) end
  from ${consents} given
  where given.userid = ${userid} and given.purpose = 'research' and given.number > coalesce((
    select max(withdrawn.number) from ${consents} withdrawn
    where withdrawn.userid = ${userid} and withdrawn.purpose = 'research' and not withdrawn.given), 0)
), '-infinity'::timestamptz)`;

/**
 * Lists the attempts of people up to a time, if their consent covers them: by user id, in the order of time. Answers
 * that were given before the registration are never part of research.
 */
export async function listAttemptFields(tx: Database, userids: readonly number[], until: Date) {
  const rows = await tx
    .select(facts)
    .from(attempts)
    .where(
      and(inArray(userid, [...userids]), lte(takenAt, until), eq(beforeAccount, false), coveredByConsent),
    )
    .orderBy(asc(userid), asc(takenAt), asc(attempts.attemptId));
  return groupByPerson(rows);
}

/** Like `listAttemptFields`, with answers and results. */
export async function listAttempts(tx: Database, userids: readonly number[], until: Date) {
  const rows = await tx
    .select({ ...facts, answers, result })
    .from(attempts)
    .where(
      and(inArray(userid, [...userids]), lte(takenAt, until), eq(beforeAccount, false), coveredByConsent),
    )
    .orderBy(asc(userid), asc(takenAt), asc(attempts.attemptId));
  return groupByPerson(rows);
}

function groupByPerson<A extends { readonly userid: number }>(rows: readonly A[]): ReadonlyMap<number, A[]> {
  const people = new Map<number, A[]>();
  for (const row of rows) {
    const own = people.get(row.userid);
    if (own) own.push(row);
    else people.set(row.userid, [row]);
  }
  return people;
}
