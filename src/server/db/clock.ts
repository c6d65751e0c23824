import { sql } from 'drizzle-orm';
import { minute } from '../app/time.ts';
import type { Database } from './database.ts';
import { attempts } from './schema.ts';

/** The time of the server. */
export interface Clock {
  now(): Date;
  /** Looks at the database's clock at once, as it otherwise does every minute. Never rejects. */
  synchronise(): Promise<void>;
  /** Looks no more. */
  stop(): void;
}

/** In ms. What it costs to be asked, and what two machines differ by. */
const unnoticed = minute;
/** A clock that is suddenly ahead is believed when it still is after so many looks. */
const minSamples = 10;

/**
 * The database's clock, looked at every minute and carried on by one that nobody can set. So a time is never later than
 * the database's, whatever happens to the clock of the machine, and all processes have the same. Where the database's
 * own clock leaps ahead, which on the embedded one is the machine's, nothing follows it for ten minutes: a leap that was
 * a mistake leaves no trace. Where it goes back, we do at once.
 * @param steady milliseconds of a clock that only goes forward
 * @throws when the database cannot be asked for the first time
 */
export async function startClock(db: Database, steady = () => performance.now()): Promise<Clock> {
  const ask = async () => {
    const time = await databaseTime(db);
    // Taken after the answer: how long that took is never added.
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

/** What time it is at the database: for a command, which is over before a clock would look again. */
export async function databaseTime(db: Database): Promise<Date> {
  const time = sql`clock_timestamp()`.mapWith(attempts.takenAt);
  const [row] = await db.select({ time }).from(sql`(select 1) as one`);
  if (!row) throw new Error('The database did not return its time.');
  return row.time;
}
