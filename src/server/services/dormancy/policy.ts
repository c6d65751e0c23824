import { addDays, computeNextMidnightInIndia } from '../../app/time.ts';

/** Days without a login before the first notice: two years with one leap year. */
const dormantDays = 731;

/**
 * Minimum days between each notice and the deletion, by the number of earlier notices. The law requires 48 hours (DPDP
 * Rules 2025, rule 8).
 */
const noticeDays = [90, 30, 2] as const;

/**
 * Days by which later notices are sent early, so that an outage of the mail server does not move the date of the
 * deletion.
 */
const leadDays = 1;

/** Number of sent notices. */
export type SentNoticeCount = 0 | 1 | 2;

/** The state that decides about notices and deletion. */
export interface Dormancy {
  readonly lastLoginAt: Date;
  /** 0 to 3. */
  readonly dormancyNotices: number;
  /** Null before the first notice. */
  readonly eraseAt: Date | null;
}

/** A due notice. */
export interface Notice {
  /** 1 to 3. */
  readonly number: number;
  /** The date in the notice, in India: the account is deleted at its start or later. */
  readonly eraseAt: Date;
}

/** Accounts with a last login up to this time are dormant. */
export function computeDormantSince(now: Date): Date {
  return addDays(now, -dormantDays);
}

/** The next notice is due for accounts with a deletion date up to this time. */
export function computeNoticeCutoff(noticesSent: 1 | 2, now: Date): Date {
  return addDays(now, noticeDays[noticesSent] + leadDays);
}

/**
 * The notice that is due now, or null. A late notice gets a later date, so that the owner always has the full time.
 * @param now when the mail server accepts it
 */
export function findDueNotice({ lastLoginAt, dormancyNotices, eraseAt }: Dormancy, now: Date): Notice | null {
  const days = noticeDays[dormancyNotices];
  if (days === undefined || lastLoginAt > computeDormantSince(now)) return null;
  if (eraseAt && eraseAt > addDays(now, days + leadDays)) return null;
  const earliest = computeNextMidnightInIndia(addDays(now, days));
  return { number: dormancyNotices + 1, eraseAt: eraseAt && eraseAt > earliest ? eraseAt : earliest };
}

/** Whether all notices were sent, and the date of the last one has come. */
export function isErasable({ lastLoginAt, dormancyNotices, eraseAt }: Dormancy, now: Date): boolean {
  return (
    dormancyNotices === noticeDays.length &&
    eraseAt !== null &&
    eraseAt <= now &&
    lastLoginAt <= computeDormantSince(now)
  );
}
