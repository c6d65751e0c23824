import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { addHit, deleteHits, takeHitBack } from '../repositories/throttles.ts';
import { minute } from '../time.ts';

/** Where counters stand, and what hashes their keys. */
type Store = Pick<Context, 'db' | 'personal'>;

const hashed = ({ personal }: Store, key: string) => personal.keyed('throttles.key', key);

/** At most `max` hits per window; windows are fixed and start at whole multiples of their length. */
export interface Limit {
  readonly max: number;
  readonly windowMinutes: number;
}

/**
 * Counts one hit and returns how many this window has seen, from 1. One that is refused does not count: it takes no place
 * from those that come once others were taken back.
 * @param key purpose and subject, as 'login:account:ann'; stored as a keyed hash only
 * @throws AppError 429 with the wait beyond `max`
 */
export async function throttle(
  store: Store,
  key: string,
  limit: Limit,
  now: Date,
  code: 'too-many-tries' | 'attempts-too-many' = 'too-many-tries',
): Promise<number> {
  const count = await addHit(store.db, counterOf(store, key, limit, now), limit.max);
  if (count === null) throw refuse(code, { retryAfter: secondsLeft(limit, now) });
  return count;
}

/**
 * Takes one hit of this window back. For limits that count failures alone: count first, release on success,
 * so that tries in parallel cannot slip past the count.
 */
export async function releaseThrottle(store: Store, key: string, limit: Limit, now: Date): Promise<void> {
  await takeHitBack(store.db, counterOf(store, key, limit, now));
}

/** Forgets every hit of a key, for example after a successful login. */
export async function clearThrottle(store: Store, key: string): Promise<void> {
  await deleteHits(store.db, hashed(store, key));
}

function counterOf(store: Store, key: string, limit: Limit, now: Date) {
  return { key: hashed(store, key), windowStart: windowStart(limit, now) };
}

function windowStart({ windowMinutes }: Limit, now: Date): Date {
  const length = windowMinutes * minute;
  return new Date(Math.floor(now.getTime() / length) * length);
}

function secondsLeft(limit: Limit, now: Date): number {
  const end = windowStart(limit, now).getTime() + limit.windowMinutes * minute;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}
