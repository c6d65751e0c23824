import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '#server/db/open-database.ts';

/** How fast somebody goes through the answers of all people. */
export interface BatchPace {
  /** So many people are asked for in one statement. */
  readonly people: number;
  /** Stands between two pieces of work, as small as they come: rests where it is time to. */
  rest(): Promise<void>;
}

/** For a database that nobody else uses: large statements and no rest. */
export const fast: BatchPace = { people: 200, rest: async () => {} };

/** The pace for a database: the embedded one has no other users while a command has it. @param isHasty is nobody to be spared? */
export function createBatchPace(kind: OpenDatabase['kind'], isHasty: boolean): BatchPace {
  return kind === 'pglite' || isHasty ? fast : gentle();
}

/** Time as a pace needs it; tests have their own. */
export interface PaceClock {
  /** ms that only grow. */
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

/** Of its time a gentle pace works so much, as a share. */
export const gentleShare = 0.025;
/** In ms. A rest comes after so much work: shorter pieces would cost more in timers than they give. */
const pieceMs = 2;
/** In ms. Where it waits long for the processor, it has been gentle already, and its snapshot should end some day. */
const longestRestMs = 500;

/**
 * For a database that people use meanwhile: it works for some milliseconds and then rests, so long that it has worked a
 * fortieth of the time. Statements are so small that PostgreSQL, which knows no priorities, is done with each in about two
 * milliseconds. The time counts until the answer is there, also what it waited for others: where people need the machine, the
 * rests grow.
 */
export function gentle(clock: PaceClock = { now: () => performance.now(), sleep }): BatchPace {
  let since = clock.now();
  return {
    people: 25,
    async rest() {
      const worked = clock.now() - since;
      if (worked < pieceMs) return;
      await clock.sleep(Math.min(worked / gentleShare - worked, longestRestMs));
      since = clock.now();
    },
  };
}
