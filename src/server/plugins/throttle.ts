import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, eq, sql } from 'drizzle-orm';
import { tryAgainIn } from '../../domain/account/waiting.ts';
import type { Database } from '../db/database.ts';
import { throttles } from '../db/schema.ts';
import { Problem } from './problem.ts';

/** At most `max` hits per window; windows are fixed and start at whole multiples of their length. */
export interface Limit {
  readonly max: number;
  readonly windowMinutes: number;
}

/**
 * Counts one hit and returns how many this window has seen, from 1. Throws 429 with Retry-After beyond `max`.
 * One statement, so parallel calls are counted exactly.
 * @param key purpose and subject, as 'login:account:ann'; stored hashed only
 */
export async function throttle(db: Database, key: string, limit: Limit, now: Date): Promise<number> {
  const [row] = await db
    .insert(throttles)
    .values({ key: hashed(key), windowStart: windowStart(limit, now), count: 1 })
    .onConflictDoUpdate({
      target: [throttles.key, throttles.windowStart],
      set: { count: sql`${throttles.count} + 1` },
    })
    .returning({ count: throttles.count });
  const count = row?.count ?? 1;
  if (count > limit.max) {
    const retryAfter = secondsLeft(limit, now);
    throw new Problem(429, `Too many tries. ${tryAgainIn(retryAfter)}`, { retryAfter });
  }
  return count;
}

/**
 * Takes one hit of this window back. For limits that count failures alone: count first, release on success,
 * so that tries in parallel cannot slip past the count.
 */
export async function releaseThrottle(db: Database, key: string, limit: Limit, now: Date): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(and(eq(throttles.key, hashed(key)), eq(throttles.windowStart, windowStart(limit, now))));
}

/** Forgets every hit of a key, for example after a successful login. */
export async function clearThrottle(db: Database, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, hashed(key)));
}

/** What a limit per client counts by: the IPv4 address, or the /64 network of an IPv6 address. */
export function clientKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  const groups = [...left, ...Array(zeros).fill('0'), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function windowStart(limit: Limit, now: Date): Date {
  const length = limit.windowMinutes * 60_000;
  return new Date(Math.floor(now.getTime() / length) * length);
}

function secondsLeft(limit: Limit, now: Date): number {
  const end = windowStart(limit, now).getTime() + limit.windowMinutes * 60_000;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}
