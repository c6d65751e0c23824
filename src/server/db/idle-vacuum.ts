import type { PGlite } from '@electric-sql/pglite';
import { minute } from '../app/time.ts';

/** A database that is never quiet is vacuumed all the same after an hour. */
const ticksAtMost = 60;

/**
 * The embedded database has no autovacuum. Once it was written to and then quiet for a minute, this runs
 * `vacuum analyze`, so that statistics stay true and dead rows go. It does not keep the process alive.
 */
export function startIdleVacuum(client: PGlite, everyMs: number = minute): { stop(): Promise<void> } {
  let vacuumedAt = '';
  let lastWrite = '';
  let ticks = 0;
  let running: Promise<void> = Promise.resolve();

  async function tick(): Promise<void> {
    const position = await walPosition(client);
    const quiet = position === lastWrite;
    lastWrite = position;
    ticks += 1;
    if (position === vacuumedAt || !(quiet || ticks >= ticksAtMost)) return;
    await client.exec('vacuum analyze');
    vacuumedAt = lastWrite = await walPosition(client);
    ticks = 0;
  }

  const timer = setInterval(() => {
    running = running.then(tick).catch(() => {});
  }, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

/** Moves whenever something is written. */
async function walPosition(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  return rows[0]?.at ?? '';
}
