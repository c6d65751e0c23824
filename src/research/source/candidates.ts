import { and, desc, eq, inArray } from 'drizzle-orm';
import { limits } from '#domain/account/limits.ts';
import type { Database } from '#server/db/database.ts';
import { accounts, consents, profiles } from '#server/db/schema.ts';

/** Reasons to exclude an account. Only the first one is counted. */
export const exclusionReasons = {
  testOrDemo: 'test and demo accounts',
  incomplete: 'accounts without a profile',
  underAge: 'people under 18',
  stopped: 'people who withdrew their consent to the terms',
  neverAgreed: 'people who never agreed to research',
  withdrawn: 'people who withdrew their consent to research',
  otherWords: 'people who agreed to another version of the consent text',
} as const;
/** A key of `exclusionReasons`. */
export type ExclusionReason = keyof typeof exclusionReasons;

/** The fields of an account that decide on its inclusion and are published. Names are not read. */
export interface CandidateAccount {
  readonly userid: number;
  readonly gender: string | null;
  readonly education: number | null;
  /** Null if it is eligible. */
  readonly exclusionReason: ExclusionReason | null;
}

/**
 * Lists accounts by user id, in any order.
 * @param consentVersion version of the research consent
 */
export async function listCandidates(
  tx: Database,
  userids: readonly number[],
  consentVersion: string,
): Promise<CandidateAccount[]> {
  const rows = await tx
    .select({
      userid: accounts.userid,
      kind: accounts.kind,
      incompleteSince: accounts.incompleteSince,
      age: profiles.age,
      gender: profiles.gender,
      education: profiles.education,
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.userid, accounts.userid))
    .where(inArray(accounts.userid, [...userids]));
  const lastTerms = await findLastVersions(tx, userids, 'terms');
  const lastVersions = await findLastVersions(tx, userids, 'research');
  return rows.map(({ userid, kind, incompleteSince, age, gender, education }) => {
    const consent = lastVersions.get(userid);
    const exclusionReason = (): ExclusionReason | null => {
      if (kind !== 'person') return 'testOrDemo';
      if (incompleteSince !== null || age === null) return 'incomplete';
      if (age < limits.age.min) return 'underAge';
      if (lastTerms.get(userid)?.given === false) return 'stopped';
      if (!consent) return 'neverAgreed';
      if (!consent.given) return 'withdrawn';
      return consent.version === consentVersion ? null : 'otherWords';
    };
    // '' is a gender that the specification lacks, or none.
    return { userid, gender: gender || null, education, exclusionReason: exclusionReason() };
  });
}

/** The last consent to a purpose, by user id. */
async function findLastVersions(tx: Database, userids: readonly number[], purpose: 'terms' | 'research') {
  const rows = await tx
    .selectDistinctOn([consents.userid], {
      userid: consents.userid,
      given: consents.given,
      version: consents.version,
    })
    .from(consents)
    .where(and(inArray(consents.userid, [...userids]), eq(consents.purpose, purpose)))
    .orderBy(consents.userid, desc(consents.number));
  return new Map(rows.map(({ userid, ...consent }) => [userid, consent]));
}
