import type { Context } from '../app/context.ts';
import { type AppError, refuse } from '../app/errors.ts';
import { clientAddressUnknown } from '../app/metrics/channels.ts';
import { addHit, deleteHits, refundHit } from '../repositories/throttles.ts';
import { minute } from '../app/time.ts';
import { clientNetworks } from './client-networks.ts';
import type { Limit } from './rate-limits.ts';

/** Where counters are stored, and what hashes their keys. */
type Store = Pick<Context, 'db' | 'cipher'>;

/** One counter: purpose and subject, as 'login:account:ann', and its limit. */
export interface Counted {
  readonly key: string;
  readonly limit: Limit;
}

const hashed = ({ cipher }: Store, key: string) => cipher.hash('throttles.key', key);

/**
 * Counts one hit and returns how many this window has seen, from 1. One that is refused does not count: it takes no place
 * from those that come once others were taken back.
 * @param key purpose and subject; stored as a keyed hash only
 * @throws AppError 429 with the wait beyond `max`
 */
export async function throttle(
  store: Store,
  key: string,
  limit: Limit,
  now: Date,
  code: 'too-many-tries' | 'attempts-too-many' = 'too-many-tries',
): Promise<number> {
  const count = await addHit(store.db, createCounter(store, key, limit, now), limit.max);
  if (count === null) throw refuse(code, { retryAfter: getRetryAfter(limit, now) });
  return count;
}

/**
 * Counts one hit of every counter, or of none.
 * @returns null when all were counted, else the refusal of the first one that is used up
 */
export async function throttleAll(
  store: Store,
  counters: readonly Counted[],
  now: Date,
): Promise<AppError | null> {
  for (const [at, { key, limit }] of counters.entries()) {
    const count = await addHit(store.db, createCounter(store, key, limit, now), limit.max);
    if (count !== null) continue;
    await releaseAll(store, counters.slice(0, at), now);
    return refuse('too-many-tries', { retryAfter: getRetryAfter(limit, now) });
  }
  return null;
}

/** Takes one hit of every counter back. */
export async function releaseAll(store: Store, counters: readonly Counted[], now: Date): Promise<void> {
  for (const { key, limit } of counters) await releaseThrottle(store, key, limit, now);
}

/**
 * The counters of a client: one for an IPv4 address, three for the networks of an IPv6 address.
 * @param purpose what is limited, as 'login'
 * @param ip address of the client
 */
export function clientCounters(purpose: string, ip: string, limit: Limit): readonly Counted[] {
  return clientNetworks(ip, () => clientAddressUnknown.publish(null)).map(({ key, share }) => ({
    key: `${purpose}:ip:${key}`,
    limit: { ...limit, max: limit.max * share },
  }));
}

/** Counts one call of a client. @throws AppError 429 beyond the limit */
export async function throttleClient(
  store: Store,
  purpose: string,
  ip: string,
  limit: Limit,
  now: Date,
): Promise<void> {
  const refusal = await throttleAll(store, clientCounters(purpose, ip, limit), now);
  if (refusal) throw refusal;
}

/**
 * Takes one hit of this window back. For limits that count failures alone: count first, release on success,
 * so that tries in parallel cannot slip past the count.
 */
export async function releaseThrottle(store: Store, key: string, limit: Limit, now: Date): Promise<void> {
  await refundHit(store.db, createCounter(store, key, limit, now));
}

/** Forgets every hit of a key, for example after a successful login. */
export async function clearThrottle(store: Store, key: string): Promise<void> {
  await deleteHits(store.db, hashed(store, key));
}

function createCounter(store: Store, key: string, limit: Limit, now: Date) {
  return { key: hashed(store, key), windowStart: windowStart(limit, now) };
}

function windowStart({ windowMinutes }: Limit, now: Date): Date {
  const length = windowMinutes * minute;
  return new Date(Math.floor(now.getTime() / length) * length);
}

function getRetryAfter(limit: Limit, now: Date): number {
  const end = windowStart(limit, now).getTime() + limit.windowMinutes * minute;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}
