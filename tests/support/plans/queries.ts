/** The queries of the app by name, as calls of the repositories. */

import { cleanUp } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import {
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  lockAccount,
} from '#server/repositories/accounts.ts';
import {
  listAttempts,
  findAttemptByKey,
  findLastCompleted,
  findNewestAttempt,
  findNewestAttempts,
  listAttemptTimes,
} from '#server/repositories/attempts.ts';
import { findNewestConsent } from '#server/repositories/consents.ts';
import {
  listAccountsToErase,
  listAccountsWithoutNotice,
  resetDormancy,
} from '#server/repositories/dormancy.ts';
import {
  keyAddress,
  deleteLinksTo,
  findLink,
  findUnexpiredLink,
  consumeLink,
} from '#server/repositories/links.ts';
import { countMailsBetween, findWaitingMail, leaseMail } from '#server/repositories/mail-queue.ts';
import { findProfile } from '#server/repositories/profiles.ts';
import { findRegistration, findRegistrationId } from '#server/repositories/registrations.ts';
import { listReleasesOfPerson } from '#server/repositories/releases.ts';
import { findSession, listSessions, updateSessionLastUse } from '#server/repositories/sessions.ts';
import { findLastStep } from '#server/repositories/steps.ts';
import { addHit, deleteHits, refundHit } from '#server/repositories/throttles.ts';
import type { FieldCipher } from '#server/crypto/field-cipher.ts';
import { cleanUpReservations } from '#server/services/reserve-names.ts';
import { completeUserId } from './fill.ts';

interface QueryContext {
  readonly db: Database;
  readonly cipher: FieldCipher;
}

type Query = (context: QueryContext) => Promise<unknown>;

/** Profiles inserted by SQL cannot be decrypted, but their query was run. */
const ignoreDecryption = () => null;

const now = new Date();
const soon = new Date(now.getTime() + 60_000);
const userid = completeUserId;
const section = 's1';
const token = 'a'.repeat(64);
const email = 'somebody@example.org';
const counter = { key: 'somebody', windowStart: now };
const link = ({ cipher }: QueryContext) => ({ addressKey: keyAddress(cipher, email), tokenHash: token });

/** Queries of requests. Each uses one partition of a table. */
export const hot: Readonly<Record<string, Query>> = {
  session: ({ db }) => findSession(db, { userid, tokenHash: token }, now),
  'session used': ({ db }) =>
    updateSessionLastUse(db, { userid, tokenHash: token }, { usedAt: now, expiresAt: soon }),
  'sessions of a person': ({ db }) => listSessions(db, userid, now),
  account: ({ db, cipher }) => findAccount(db, cipher, userid),
  'account, held': ({ db }) => lockAccount(db, userid),
  profile: ({ db, cipher }) => findProfile(db, cipher, userid).catch(ignoreDecryption),
  consent: ({ db }) => findNewestConsent(db, userid, 'terms'),
  'releases of a person': ({ db }) => listReleasesOfPerson(db, userid),
  'last taken': ({ db }) => findLastCompleted(db, userid),
  progress: ({ db }) => findNewestAttempts(db, userid, [section, 's2', 's3']),
  feedback: ({ db }) => findNewestAttempt(db, userid, section),
  history: ({ db }) => listAttempts(db, userid, section, { after: null, most: 25 }),
  'history, further on': ({ db }) =>
    listAttempts(db, userid, section, { after: { takenAt: now, attemptId: token }, most: 25 }),
  key: ({ db }) => findAttemptByKey(db, userid, section, 'key'),
  'times of a section': ({ db }) => listAttemptTimes(db, userid, section, now),
  step: ({ db, cipher }) => findLastStep(db, cipher, userid).catch(ignoreDecryption),
  'login claim': ({ db, cipher }) => findAccountByUsername(db, cipher, 'somebody'),
  'e-mail claim': ({ db, cipher }) => findAccountByEmail(db, cipher, email),
  'registration claim': ({ db, cipher }) => findRegistration(db, cipher, userid, now),
  registration: ({ db }) => findRegistrationId(db, userid, now),
  link: (context) => findLink(context.db, context.cipher, link(context), 'reset', now),
  'link, or used': (context) => findUnexpiredLink(context.db, context.cipher, link(context), 'signUp', now),
  'link used': (context) => consumeLink(context.db, link(context), 'reset', now),
  'links of an address': ({ db, cipher }) => deleteLinksTo(db, cipher, email),
  'throttle: count': ({ db }) => addHit(db, counter, 10),
  'throttle: take back': ({ db }) => refundHit(db, counter),
  'throttle: forget': ({ db }) => deleteHits(db, counter.key),
};

/** Queries over all accounts: hourly, or of the queue. Each uses an index. */
export const sweeps: Readonly<Record<string, Query>> = {
  'clean-up': ({ db, cipher }) => cleanUp({ db, cipher }, now),
  claims: ({ db }) => cleanUpReservations({ db, now: () => now }),
  'mail due': ({ db }) => leaseMail(db, soon, soon),
  'dormant accounts without a notice': ({ db }) => listAccountsWithoutNotice(db, now, 200),
  'dormant accounts to delete': ({ db }) =>
    listAccountsToErase(db, 3, { lastLoginUntil: now, eraseUntil: now }, 200),
  'notices begun anew': ({ db }) => db.transaction(resetDormancy),
  'mails of an hour': ({ db }) => countMailsBetween(db, now, now, 100),
  'the reminder of a person': ({ db }) => findWaitingMail(db, 'somebody'),
};
