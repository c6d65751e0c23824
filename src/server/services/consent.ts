import type { ConsentChange, ConsentRecord, Consents, Profile } from '../../contract/bodies.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { missingSession, Problem } from '../problem.ts';
import { lockAccount } from '../repositories/accounts.ts';
import { insertConsent, newestConsent, type StoredConsent } from '../repositories/consents.ts';

/** How a person's consents stand now. */
export async function consentsOf(deps: Deps, userid: number): Promise<Consents> {
  return {
    terms: record(await newestConsent(deps.db, userid, 'terms')),
    research: record(await newestConsent(deps.db, userid, 'research')),
  };
}

/**
 * Stores that a person agrees to something, or takes it back. The same thing said twice is stored once.
 * @throws Problem 422 where research is switched off or the terms shall be taken back, 409 when the words that
 *   the person saw are no longer the newest
 */
export async function changeConsent(deps: Deps, userid: number, change: ConsentChange): Promise<void> {
  if (change.given) refuseOldWords(deps, change);
  else if (change.purpose === 'terms') {
    throw new Problem(422, 'To take this consent back, please delete your account on your profile page.');
  }
  await deps.db.transaction(async (tx) => {
    // One after the other, so that numbers follow each other.
    if (!(await lockAccount(tx, userid))) throw missingSession();
    await add(tx, userid, change, deps.now());
  });
}

/**
 * Refuses a registration under terms that are not in force: the person shall read those that are. A client that
 * names no version speaks the specification's contract and is let through.
 * @throws Problem 409 with the version in force
 */
export function refuseOldTerms({ settings: { termsVersion } }: Deps, { terms }: Profile): void {
  if (terms === undefined || terms === termsVersion) return;
  throw new Problem(
    409,
    'The terms have changed while you were filling this in. Please read them again and accept.',
    { termsVersion },
  );
}

/**
 * Stores what a person agreed to at the registration. Research counts only where it is switched on and the
 * person saw the words in force: nobody is refused an account because of it.
 */
export async function registerConsents(
  deps: Deps,
  tx: Database,
  userid: number,
  { terms = 'not stated', research, researchText }: Profile,
): Promise<void> {
  const now = deps.now();
  await add(tx, userid, { purpose: 'terms', given: true, version: terms }, now);
  const { enabled, textVersion } = deps.settings.research;
  if (!research || !enabled || researchText !== textVersion) return;
  await add(tx, userid, { purpose: 'research', given: true, version: textVersion }, now);
}

function refuseOldWords({ settings }: Deps, { purpose, version }: ConsentChange): void {
  const { termsVersion, research } = settings;
  if (purpose === 'research' && !research.enabled) {
    throw new Problem(422, 'Answers are not used for research at present. Nothing was changed.');
  }
  if (version !== (purpose === 'terms' ? termsVersion : research.textVersion)) {
    throw new Problem(409, 'These words have changed meanwhile. Please load the page again and read them.');
  }
}

async function add(db: Database, userid: number, change: ConsentChange, at: Date): Promise<void> {
  const { purpose, given, version } = change;
  const newest = await newestConsent(db, userid, purpose);
  const saidBefore = newest ? newest.given === given && (!given || newest.version === version) : !given;
  if (saidBefore) return;
  await insertConsent(db, { userid, purpose, number: (newest?.number ?? 0) + 1, given, version, at });
}

function record(consent: StoredConsent | null): ConsentRecord | null {
  return consent && { given: consent.given, version: consent.version, time: consent.at.toISOString() };
}
