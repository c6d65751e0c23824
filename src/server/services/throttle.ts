import type { Context } from '../app/context.ts';
import { type AppError, createAppError } from '../app/errors.ts';
import { clientAddressUnknownChannel } from '../app/metrics/diagnostics-channels.ts';
import { addHit, deleteHits, refundHit } from '../repositories/throttles.ts';
import { minute } from '../app/time.ts';
import { parseClientNetworks } from './client-networks.ts';
import type { RateLimit } from './rate-limits.ts';

/** Stores counters and hashes their keys. */
type Store = Pick<Context, 'db' | 'cipher'>;

/** A counter, such as 'login:account:ann', with its limit. */
export interface RateLimitCounter {
  readonly key: string;
  readonly limit: RateLimit;
}

const hashed = ({ cipher }: Store, key: string) => cipher.hash('throttles.key', key);

/**
 * Counts a hit and returns the number of hits in this window, from 1. A refused hit is not counted.
 * @param key purpose and subject; stored as a keyed hash
 * @throws AppError 429 with the remaining time beyond `max`
 */
export async function throttle(
  store: Store,
  key: string,
  limit: RateLimit,
  now: Date,
  code: 'too-many-tries' | 'attempts-too-many' = 'too-many-tries',
): Promise<number> {
  const count = await addHit(store.db, createCounter(store, key, limit, now), limit.max);
  if (count === null) throw createAppError(code, { retryAfter: getRetryAfter(limit, now) });
  return count;
}

/**
 * Counts a hit of all counters, or of none.
 * @returns null if all were counted, else the error of the first counter at its limit
 */
export async function throttleAll(
  store: Store,
  counters: readonly RateLimitCounter[],
  now: Date,
): Promise<AppError | null> {
  for (const [at, { key, limit }] of counters.entries()) {
    const count = await addHit(store.db, createCounter(store, key, limit, now), limit.max);
    if (count !== null) continue;
    await refundThrottles(store, counters.slice(0, at), now);
    return createAppError('too-many-tries', { retryAfter: getRetryAfter(limit, now) });
  }
  return null;
}

/** Takes a hit of every counter back. */
export async function refundThrottles(
  store: Store,
  counters: readonly RateLimitCounter[],
  now: Date,
): Promise<void> {
  for (const { key, limit } of counters) await refundThrottle(store, key, limit, now);
}

/**
 * The counters of a client: one for an IPv4 address, three for the networks of an IPv6 address.
 * @param purpose such as 'login'
 * @param ip address of the client
 */
export function createClientCounters(
  purpose: string,
  ip: string,
  limit: RateLimit,
): readonly RateLimitCounter[] {
  return parseClientNetworks(ip, () => clientAddressUnknownChannel.publish(null)).map(
    ({ key, limitFactor }) => ({
      key: `${purpose}:ip:${key}`,
      limit: { ...limit, max: limit.max * limitFactor },
    }),
  );
}

/** Counts a call of a client. @throws AppError 429 beyond the limit */
export async function throttleClient(
  store: Store,
  purpose: string,
  ip: string,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  const refusal = await throttleAll(store, createClientCounters(purpose, ip, limit), now);
  if (refusal) throw refusal;
}

/**
 * Takes a hit back. For limits of failures: count first and release on success, so that concurrent tries cannot exceed
 * the limit.
 */
export async function refundThrottle(store: Store, key: string, limit: RateLimit, now: Date): Promise<void> {
  await refundHit(store.db, createCounter(store, key, limit, now));
}

/** Deletes all hits of a key, for example after a login. */
export async function clearThrottle(store: Store, key: string): Promise<void> {
  await deleteHits(store.db, hashed(store, key));
}

function createCounter(store: Store, key: string, limit: RateLimit, now: Date) {
  return { key: hashed(store, key), windowStart: windowStart(limit, now) };
}

function windowStart({ windowMinutes }: RateLimit, now: Date): Date {
  const length = windowMinutes * minute;
  return new Date(Math.floor(now.getTime() / length) * length);
}

function getRetryAfter(limit: RateLimit, now: Date): number {
  const end = windowStart(limit, now).getTime() + limit.windowMinutes * minute;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}
