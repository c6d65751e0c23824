import { sql } from 'drizzle-orm';
import { harmId } from '#domain/trial/arms.ts';
import type { Database } from '#server/db/database.ts';

/** The people of one arm: each counts once, in the arm of their attempts in the trial. */
export interface ArmCount {
  readonly trial: string;
  /** '' for people of whom only the attempt is there at which taking part ended. */
  readonly arm: string;
  readonly people: number;
  /** Of these, for whom taking part ended by the bound of harm. */
  readonly harmed: number;
}

/** Every trial and arm that attempts of people carry, accounts of tests and demos left out; by trial and arm. */
export async function armCounts(tx: Database): Promise<ArmCount[]> {
  const found = await tx.execute(sql`
    with own as (
      select userid, split_part(arm, '/', 1) as trial, split_part(arm, '/', 2) as arm
      from attempts join accounts using (userid) where arm is not null and kind = 'person'),
    people as (
      select trial, coalesce(max(arm) filter (where arm <> ${harmId}), '') as arm, bool_or(arm = ${harmId}) as harmed
      from own group by trial, userid)
    select trial, arm, count(*)::int as people, (count(*) filter (where harmed))::int as harmed
    from people group by trial, arm order by trial, arm`);
  return (found as unknown as { rows: ArmCount[] }).rows;
}

/** So many attempts carry a code of each trial: what its stop rule counts, whoever's they are. */
export async function attemptCounts(tx: Database): Promise<ReadonlyMap<string, number>> {
  const found = await tx.execute(sql`
    select split_part(arm, '/', 1) as trial, count(*)::int as n from attempts where arm is not null group by 1`);
  const { rows } = found as unknown as { rows: { trial: string; n: number }[] };
  return new Map(rows.map(({ trial, n }) => [trial, n]));
}
