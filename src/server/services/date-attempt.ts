import type { Database } from '../db/database.ts';
import { moveAttempt, timesFrom } from '../repositories/attempts.ts';

/** What is to be dated. */
export interface Finished {
  readonly userid: number;
  readonly sectionId: string;
  /** When the answers were finished, where they may have waited. A time to come counts as now. */
  readonly finishedAt?: Date;
  /** When the section was taken last. */
  readonly lastCompleted: Date | undefined;
}

/** In ms. So many attempts may be made while a clock stands still, or is set right by a little. */
const clockToleranceMs = 1_000;

/**
 * When an attempt counts as taken, and at no other attempt's time: "newest first" needs distinct ones. Answers that
 * waited stand where they belong in the history, which may be before what was sent meanwhile. What an earlier clock
 * dated to a time to come counts as taken now: else all that follows would have to be later still.
 * @param tx holds the account
 */
export async function dateAttempt(
  tx: Database,
  { userid, sectionId, finishedAt, lastCompleted }: Finished,
  now: Date,
): Promise<Date> {
  if (finishedAt && finishedAt < now)
    return firstFree(finishedAt, await timesFrom(tx, userid, sectionId, finishedAt));
  if (!lastCompleted || lastCompleted < now) return now;
  if (lastCompleted.getTime() < now.getTime() + clockToleranceMs)
    return new Date(lastCompleted.getTime() + 1);
  const laterTimes = await timesFrom(tx, userid, sectionId, now);
  // In their order, each at a millisecond of its own.
  for (const [index, time] of laterTimes.entries()) {
    const to = new Date(now.getTime() - laterTimes.length + index);
    await moveAttempt(tx, { userid, sectionId, takenAt: time }, to);
  }
  return now;
}

/** The first millisecond from a time on at which nothing was taken. `times`: from then on, ascending. */
function firstFree(from: Date, times: readonly Date[]): Date {
  const free = times.findIndex((time, offset) => time.getTime() !== from.getTime() + offset);
  return new Date(from.getTime() + (free < 0 ? times.length : free));
}
