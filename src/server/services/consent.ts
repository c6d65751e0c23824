import type { ConsentChange, DisplayedNotice, Profile } from '#contract/requests.ts';
import type { ConsentRecord, Consents } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { createAppError } from '../app/errors.ts';
import { findLanguage, lockAccount } from '../repositories/accounts.ts';
import { insertConsent, findNewestConsent, type StoredConsent } from '../repositories/consents.ts';
import { findPublishedNotice } from './consent-receipt/published-notices.ts';
import { listUserReleases } from './user-releases.ts';
import { refuseStopped, stopOrResumeProcessing } from './stop-processing.ts';

/** Gets the current consents of a person, the releases with the person's data, and the language of the app. */
export async function getConsents(context: Context, userid: number): Promise<Consents> {
  const released = await listUserReleases(context, userid);
  const language = await findLanguage(context.db, userid);
  return {
    terms: record(await findNewestConsent(context.db, userid, 'terms')),
    research: record(await findNewestConsent(context.db, userid, 'research')),
    ...(released.length > 0 && { releases: released }),
    ...(language && { language }),
  };
}

/**
 * Stores a consent or a withdrawal; a repeated one is stored once. Without the consent to the terms the account is
 * stopped, and no other consent can be given.
 * @throws AppError 422 if research is disabled, 403 for another consent while the account is stopped, 409 if the
 * displayed text is not the newest version
 */
export async function changeConsent(context: Context, userid: number, change: ConsentChange): Promise<void> {
  if (change.given) refuseOutdatedVersion(context, change);
  refuseUnknownNotice(change.notice);
  await context.db.transaction(async (tx) => {
    // Serializes changes, so that numbers are consecutive.
    if (!(await lockAccount(tx, userid))) throw createAppError('session-missing');
    if (change.purpose === 'terms') await stopOrResumeProcessing(context, tx, userid, change.given);
    else if (change.given) await refuseStopped(tx, userid);
    await add(context, tx, userid, change, context.now());
  });
}

/**
 * Refuses a registration with outdated terms. A client that sends no version follows specification 1, section 3, and is
 * accepted.
 * @throws AppError 409 with the version in force
 */
export function refuseOldTerms({ settings: { termsVersion } }: Context, { terms }: Profile): void {
  if (terms === undefined || terms === termsVersion) return;
  throw createAppError('terms-changed', { termsVersion });
}

/**
 * Stores the consents of a registration; without a version they are for the terms in force. The consent to research is
 * stored only if research is enabled and the displayed text is current: an account is never refused because of it.
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
    throw createAppError('research-disabled');
  }
  if (version !== (purpose === 'terms' ? termsVersion : research.textVersion)) {
    throw createAppError('wording-changed');
  }
}

/** @throws AppError 409 for a notice that was never published */
function refuseUnknownNotice(notice: DisplayedNotice | undefined): void {
  if (notice && !findPublishedNotice(notice.language, notice.version))
    throw createAppError('wording-changed');
}

async function add(
  { settings }: Pick<Context, 'settings'>,
  db: Database,
  userid: number,
  change: ConsentChange,
  at: Date,
): Promise<void> {
  const { purpose, given, version, notice } = change;
  const last = await findNewestConsent(db, userid, purpose);
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
