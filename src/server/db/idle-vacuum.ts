import type { PGlite } from '@electric-sql/pglite';
import { minute } from '../app/time.ts';

/** Upper limit for a database that is never idle: an hour. */
const ticksAtMost = 60;

/**
 * Replaces autovacuum, which the embedded database lacks: runs `vacuum analyze` after writes followed by a minute
 * without writes. The timer does not keep the process alive.
 */
export function startIdleVacuum(client: PGlite, everyMs: number = minute): { stop(): Promise<void> } {
  let vacuumedAt = '';
  let lastWrite = '';
  let ticks = 0;
  let running: Promise<void> = Promise.resolve();

  async function tick(): Promise<void> {
    const position = await readWalPosition(client);
    const quiet = position === lastWrite;
    lastWrite = position;
    ticks += 1;
    if (position === vacuumedAt || !(quiet || ticks >= ticksAtMost)) return;
    await client.exec('vacuum analyze');
    vacuumedAt = lastWrite = await readWalPosition(client);
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

/** Changes with every write. */
async function readWalPosition(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  return rows[0]?.at ?? '';
}
