import type { ConsentChange, NoticeSeen, Profile } from '#contract/requests.ts';
import type { ConsentRecord, Consents } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../app/errors.ts';
import { lockAccount } from '../repositories/accounts.ts';
import { insertConsent, newestConsent, type StoredConsent } from '../repositories/consents.ts';
import { publishedNotice } from './consent-receipt/published-notices.ts';
import { listReleases } from './released.ts';
import { refuseStopped, stopOrResume } from './stop-processing.ts';

/** How a person's consents stand now, and the releases that came of them. */
export async function getConsents(context: Context, userid: number): Promise<Consents> {
  const released = await listReleases(context, userid);
  return {
    terms: record(await newestConsent(context.db, userid, 'terms')),
    research: record(await newestConsent(context.db, userid, 'research')),
    ...(released.length > 0 && { releases: released }),
  };
}

/**
 * Stores that a person agrees to something, or takes it back. The same thing said twice is stored once.
 * Without the consent to the terms the account is stopped, and no other consent can be given.
 * @throws AppError 422 where research is switched off, 403 for a consent to something else while the account is stopped, 409 when the
 *   words that the person saw are no longer the newest
 */
export async function changeConsent(context: Context, userid: number, change: ConsentChange): Promise<void> {
  if (change.given) refuseOutdatedVersion(context, change);
  refuseUnknownNotice(change.notice);
  await context.db.transaction(async (tx) => {
    // One after the other, so that numbers follow each other.
    if (!(await lockAccount(tx, userid))) throw refuse('session-missing');
    if (change.purpose === 'terms') await stopOrResume(context, tx, userid, change.given);
    else if (change.given) await refuseStopped(tx, userid);
    await add(context, tx, userid, change, context.now());
  });
}

/**
 * Refuses a registration under terms that are not in force: the person shall read those that are. A client that
 * names no version speaks the payload of specification 1, section 3, and is let through.
 * @throws AppError 409 with the version in force
 */
export function refuseOldTerms({ settings: { termsVersion } }: Context, { terms }: Profile): void {
  if (terms === undefined || terms === termsVersion) return;
  throw refuse('terms-changed', { termsVersion });
}

/**
 * Stores what a person agreed to at the registration; who names no version of the terms agrees to the one in force.
 * Research counts only where it is switched on and the
 * person saw the words in force: nobody is refused an account because of it.
 */
export async function registerConsents(
  context: Context,
  tx: Database,
  userid: number,
  { terms = context.settings.termsVersion, research, researchText, notice }: Profile,
): Promise<void> {
  refuseUnknownNotice(notice);
  const now = context.now();
  await add(context, tx, userid, { purpose: 'terms', given: true, version: terms, notice }, now);
  const { enabled, textVersion } = context.settings.research;
  if (!research || !enabled || researchText !== textVersion) return;
  await add(context, tx, userid, { purpose: 'research', given: true, version: textVersion, notice }, now);
}

function refuseOutdatedVersion({ settings }: Context, { purpose, version }: ConsentChange): void {
  const { termsVersion, research } = settings;
  if (purpose !== 'terms' && !research.enabled) {
    throw refuse('research-disabled');
  }
  if (version !== (purpose === 'terms' ? termsVersion : research.textVersion)) {
    throw refuse('wording-changed');
  }
}

/** @throws AppError 409 for a notice that was never published */
function refuseUnknownNotice(notice: NoticeSeen | undefined): void {
  if (notice && !publishedNotice(notice.language, notice.version)) throw refuse('wording-changed');
}

async function add(
  { settings }: Pick<Context, 'settings'>,
  db: Database,
  userid: number,
  change: ConsentChange,
  at: Date,
): Promise<void> {
  const { purpose, given, version, notice } = change;
  const last = await newestConsent(db, userid, purpose);
  const isUnchanged = last
    ? last.given === given && (!given || last.version === version)
    : !given && purpose !== 'terms';
  if (isUnchanged) return;
  const coversEarlier = purpose === 'research' && given && (settings.research.includesEarlier ?? false);
  await insertConsent(db, {
    userid,
    purpose,
    number: (last?.number ?? 0) + 1,
    given,
    version,
    at,
    coversEarlier,
    noticeVersion: notice?.version ?? null,
    language: notice?.language ?? null,
  });
}

function record(consent: StoredConsent | null): ConsentRecord | null {
  return consent && { given: consent.given, version: consent.version, time: consent.at.toISOString() };
}
