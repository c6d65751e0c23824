import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { consents } from '#server/db/schema.ts';

/** Ids of trials with a current consent, by user id; people without one are absent. */
export type ConsentedTrials = ReadonlyMap<number, ReadonlySet<string>>;

/** Finds the trials with a current consent, of any version of its text. */
export async function listConsentedTrials(
  tx: Database,
  userids: readonly number[],
): Promise<ConsentedTrials> {
  const trial = sql<string>`split_part(${consents.version}, '@', 1)`;
  const rows = await tx
    .selectDistinctOn([consents.userid, trial], { userid: consents.userid, trial, given: consents.given })
    .from(consents)
    .where(and(inArray(consents.userid, [...userids]), eq(consents.purpose, 'trial')))
    .orderBy(consents.userid, trial, desc(consents.number));
  const agreed = new Map<number, Set<string>>();
  for (const { userid, trial: id, given } of rows) {
    if (given) agreed.set(userid, (agreed.get(userid) ?? new Set()).add(id));
  }
  return agreed;
}
