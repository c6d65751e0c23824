import type { Database } from '../db/database.ts';
import { setAttemptTime, listAttemptTimes } from '../repositories/attempts.ts';

/** The attempt that needs a time. */
export interface AttemptTiming {
  readonly userid: number;
  readonly sectionId: string;
  /** When the answers of a queued submission were finished. A future time counts as now. */
  readonly finishedAt?: Date;
  /** Time of the last attempt at the section. */
  readonly lastCompleted: Date | undefined;
}

/** In ms: tolerated difference of attempts in the future, while a clock stops or is adjusted. */
const clockToleranceMs = 1_000;

/**
 * Finds a time that no other attempt has, since "newest first" needs distinct times. A queued submission gets the time
 * at which it was finished. Writes to the database if a wrong clock dated attempts into the future: they are moved to
 * now, because later ones would have to follow them.
 * @param tx a transaction with the account row locked
 */
export async function reserveAttemptTime(
  tx: Database,
  { userid, sectionId, finishedAt, lastCompleted }: AttemptTiming,
  now: Date,
): Promise<Date> {
  if (finishedAt && finishedAt < now)
    return findFirstFree(finishedAt, await listAttemptTimes(tx, userid, sectionId, finishedAt));
  if (!lastCompleted || lastCompleted < now) return now;
  if (lastCompleted.getTime() < now.getTime() + clockToleranceMs)
    return new Date(lastCompleted.getTime() + 1);
  const laterTimes = await listAttemptTimes(tx, userid, sectionId, now);
  // In order, one millisecond apart.
  for (const [index, time] of laterTimes.entries()) {
    const to = new Date(now.getTime() - laterTimes.length + index);
    await setAttemptTime(tx, { userid, sectionId, takenAt: time }, to);
  }
  return now;
}

/** The first millisecond from a time on without an attempt. `times`: from then on, ascending. */
function findFirstFree(from: Date, times: readonly Date[]): Date {
  const free = times.findIndex((time, offset) => time.getTime() !== from.getTime() + offset);
  return new Date(from.getTime() + (free < 0 ? times.length : free));
}
