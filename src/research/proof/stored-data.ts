/**
 * Reads the database with separate SQL: shares no code with the export, so that an error of one is not an error of
 * both.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** An account, as read for the verification. */
export interface StoredAccount {
  readonly userid: string;
  /**
   * Whether it may be in the release: a completed account of an adult person, with a current consent to this
   * version.
   */
  readonly isEligible: boolean;
  readonly gender: string;
  readonly education: string;
}

/** An attempt, as read for the verification, with texts as formatted by the database. */
export interface StoredAttempt {
  readonly userid: string;
  readonly section: string;
  readonly hash: string;
  readonly version: string;
  /** Number of this attempt of the person at this questionnaire, from 1. */
  readonly number: string;
  readonly days: string;
  /** Quarter of the first attempt of the person. */
  readonly quarter: string;
  readonly first_age: string;
  /** Language of all attempts of the person; '' if it changed. */
  readonly language: string;
  /** '1' for yes, '0' for no, '' if it was not recorded. */
  readonly browser_translated: string;
  readonly age: string;
  readonly gender: string | null;
  readonly education: string | null;
  /** Arm of a trial; '' for none. */
  readonly arm: string;
  /** The arm; '' if the consent to that trial was withdrawn. */
  readonly disclosed_arm: string;
  readonly answers: string;
  readonly result: string;
}

/** Reads all accounts in pages. */
export async function* streamStoredAccounts(
  tx: Database,
  consentVersion: string,
  atOnce: number,
): AsyncGenerator<StoredAccount[]> {
  let after = '-1';
  for (;;) {
    const page = await selectRows<StoredAccount>(
      tx,
      sql`select a.userid::text as userid,
          coalesce(a.kind = 'person' and a.incomplete_since is null and p.age >= 18
            and (select c.given and c.version = ${consentVersion} from consents c
                 where c.userid = a.userid and c.purpose = 'research' order by c.number desc limit 1)
            and coalesce((select t.given from consents t
                 where t.userid = a.userid and t.purpose = 'terms' order by t.number desc limit 1), true), false) as "isEligible",
          coalesce(p.gender, '') as gender, coalesce(p.education::text, '') as education
        from accounts a left join profiles p on p.userid = a.userid
        where a.userid > ${after}::bigint order by a.userid limit ${sql.raw(String(atOnce))}`,
    );
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.userid;
  }
}

/**
 * Reads all attempts of people up to a time, if their consent covers them: a consent is not retroactive unless
 * its text says so. Answers from before the registration are never part of a release.
 */
export function listStoredAttempts(
  tx: Database,
  userids: readonly string[],
  until: string,
): Promise<StoredAttempt[]> {
  return selectRows<StoredAttempt>(
    tx,
    sql`with own as (
        select *, first_value(taken_at) over w as first_at, first_value(age) over w as first_age,
          min(language) over p = max(language) over p as is_one_language
        from attempts where userid = any(${`{${userids.join()}}`}::bigint[]) and taken_at <= ${until}::timestamptz
          and not before_account
          and taken_at >= coalesce((select min(c.at) from consents c
            where c.userid = attempts.userid and c.purpose = 'research' and not exists (
              select from consents w where w.userid = c.userid and w.purpose = 'research' and w.number >= c.number and not w.given)
            having not bool_or(c.covers_earlier)), '-infinity')
        window p as (partition by userid), w as (p order by taken_at, attempt_id))
      select userid::text as userid, section_id as section, instrument_hash as hash, instrument_version as version,
        (row_number() over (partition by userid, section_id order by taken_at, attempt_id))::text as number,
        floor(extract(epoch from taken_at - first_at) / 86400)::text as days,
        to_char(first_at at time zone 'UTC', 'YYYY-"Q"Q') as quarter, first_age::text as first_age,
        case when is_one_language then language else '' end as language,
        coalesce(browser_translated::integer::text, '') as browser_translated,
        age::text as age, gender, education::text as education, coalesce(arm, '') as arm,
        case when (select c.given from consents c where c.userid = own.userid and c.purpose = 'trial'
            and split_part(c.version, '@', 1) = split_part(own.arm, '/', 1) order by c.number desc limit 1)
          then arm else '' end as disclosed_arm,
        answers::text as answers, result::text as result
      from own`,
  );
}

async function selectRows<R>(tx: Database, query: ReturnType<typeof sql>): Promise<R[]> {
  return ((await tx.execute(query)) as unknown as { rows: R[] }).rows;
}
