import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '#server/db/open-database.ts';

/** The speed of reading the answers of all people. */
export interface BatchPace {
  /** People per statement. */
  readonly people: number;
  /** Called between two pieces of work. Sleeps if necessary. */
  rest(): Promise<void>;
}

/** The pace for a database without other users: large statements without pauses. */
export const fullSpeedPace: BatchPace = { people: 200, rest: async () => {} };

/** Selects the pace for a database. The embedded database has no other users. @param isFast reads without pauses */
export function createBatchPace(kind: OpenDatabase['kind'], isFast: boolean): BatchPace {
  return kind === 'pglite' || isFast ? fullSpeedPace : createGentlePace();
}

/** Clock of a pace, replaced in tests. */
export interface PaceClock {
  /** Monotonic time in ms. */
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

/** Proportion of time in which a gentle pace works. */
export const gentleShare = 0.025;
/** In ms. Minimum work before a pause, since timers have a cost. */
const minWorkMs = 2;
/** In ms. Maximum pause. On a busy machine the work itself is slow, and the snapshot should end eventually. */
const maxRestMs = 500;

/**
 * The pace for a database in use: works for a few milliseconds, then pauses, so that it works 1/40 of the time.
 * Statements are so small that PostgreSQL, which has no priorities, completes each in about 2 ms. The work
 * includes waiting for the database, so pauses grow with its load.
 */
export function createGentlePace(clock: PaceClock = { now: () => performance.now(), sleep }): BatchPace {
  let since = clock.now();
  return {
    people: 25,
    async rest() {
      const workMs = clock.now() - since;
      if (workMs < minWorkMs) return;
      await clock.sleep(Math.min(workMs / gentleShare - workMs, maxRestMs));
      since = clock.now();
    },
  };
}
