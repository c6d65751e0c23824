import { sql } from 'drizzle-orm';
import { minute } from '../app/time.ts';
import type { Database } from './database.ts';
import { attempts } from './schema.ts';

/** The clock of the server. */
export interface Clock {
  now(): Date;
  /** Synchronizes with the database immediately. Never rejects. */
  synchronise(): Promise<void>;
  /** Stops synchronizing. */
  stop(): void;
}

/** In ms: tolerated difference, from latency and clock drift. */
const unnoticed = minute;
/** Number of samples after which a jump ahead is accepted. */
const minSamples = 10;

/**
 * The clock of the database, sampled every minute and continued by a monotonic clock, so that all processes have the
 * same time. A jump ahead is followed after ten minutes, in case it is reverted; a jump back is followed immediately.
 * @param steady monotonic milliseconds
 * @throws if the first query fails
 */
export async function startSyncedClock(db: Database, steady = () => performance.now()): Promise<Clock> {
  const ask = async () => {
    const time = await readDatabaseTime(db);
    // Measured after the response, so that the time is never ahead of the database.
    return time.getTime() - steady();
  };
  let offset = await ask();
  let ahead = 0;
  const synchronise = async () => {
    const sample = await ask().catch(() => offset);
    ahead = sample > offset + unnoticed ? ahead + 1 : 0;
    if (ahead > 0 && ahead < minSamples) return;
    offset = sample;
    ahead = 0;
  };
  const timer = setInterval(synchronise, minute);
  timer.unref();
  return {
    now: () => new Date(offset + steady()),
    synchronise,
    stop: () => clearInterval(timer),
  };
}

/** The current time of the database, for commands. */
export async function readDatabaseTime(db: Database): Promise<Date> {
  const time = sql`clock_timestamp()`.mapWith(attempts.takenAt);
  const [row] = await db.select({ time }).from(sql`(select 1) as one`);
  if (!row) throw new Error('The database did not return its time.');
  return row.time;
}
