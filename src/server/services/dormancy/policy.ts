import { addDays, nextMidnightInIndia } from '../../app/time.ts';

/** Days without a login until the first notice: two years, one of them a leap year. */
const dormantDays = 731;

/**
 * Least days between each notice and the deletion, by how many were sent before. The law asks for 48 hours (DPDP Rules
 * 2025, rule 8).
 */
const noticeDays = [90, 30, 2] as const;

/** Reminders go out so much earlier: a mail server that is away for a day does not move the date that people read. */
const leadDays = 1;

/** How many notices were sent. */
export type NoticesSent = 0 | 1 | 2;

/** What decides about notices and deletion of an account. */
export interface Dormancy {
  readonly lastLoginAt: Date;
  /** 0 to 3. */
  readonly dormancyNotices: number;
  /** Null before the first notice. */
  readonly eraseAt: Date | null;
}

/** A notice that is due. */
export interface Notice {
  /** 1 to 3. */
  readonly number: number;
  /** The day that it names, in India: the account is deleted when it begins, or later. */
  readonly eraseAt: Date;
}

/** Accounts whose last login is not after this moment are dormant. */
export function lastLoginOfDormant(now: Date): Date {
  return addDays(now, -dormantDays);
}

/** The next notice is due for accounts that are to be deleted until this moment. */
export function eraseUntil(noticesSent: 1 | 2, now: Date): Date {
  return addDays(now, noticeDays[noticesSent] + leadDays);
}

/**
 * The notice that is due now, or null. One that is late names a later day: nobody has less time than was promised.
 * @param now when the mail server accepts it
 */
export function noticeDue({ lastLoginAt, dormancyNotices, eraseAt }: Dormancy, now: Date): Notice | null {
  const days = noticeDays[dormancyNotices];
  if (days === undefined || lastLoginAt > lastLoginOfDormant(now)) return null;
  if (eraseAt && eraseAt > addDays(now, days + leadDays)) return null;
  const earliest = nextMidnightInIndia(addDays(now, days));
  return { number: dormancyNotices + 1, eraseAt: eraseAt && eraseAt > earliest ? eraseAt : earliest };
}

/** Were all notices sent, and has the day begun that the last one named? */
export function isErasable({ lastLoginAt, dormancyNotices, eraseAt }: Dormancy, now: Date): boolean {
  return (
    dormancyNotices === noticeDays.length &&
    eraseAt !== null &&
    eraseAt <= now &&
    lastLoginAt <= lastLoginOfDormant(now)
  );
}
