import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { clearThrottle, clientKey, releaseThrottle, throttle } from '../plugins/throttle.ts';

const perAccount = { max: 10, windowMinutes: 15 };
const perClient = { max: 100, windowMinutes: 15 };

const accountKey = (usernameKey: string) => `login:account:${usernameKey}`;
const ipKey = (ip: string) => `login:ip:${clientKey(ip)}`;

/**
 * Milliseconds that the answer to a wrong password waits: none for the first three, then growing to one second.
 * @param failures of this account in this window, from 1
 */
export function failureDelay(failures: number): number {
  return failures <= 3 ? 0 : Math.min(125 * 2 ** (failures - 4), 1000);
}

/**
 * Runs one check of a password under the login limits. Every try counts before the check and is taken back
 * when it succeeds: failures alone remain, and tries in parallel cannot slip past the count.
 * The account counts by the name typed, so that names without an account are limited alike.
 * @param check true when the password is right
 * @returns what `check` found; throws Problem 429 beyond the limits
 */
export async function limitedCheck(
  deps: Deps,
  who: { usernameKey: string; ip: string },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const now = deps.now();
  // The client first: one that is refused must not count against somebody's account.
  await throttle(deps.db, ipKey(who.ip), perClient, now);
  const failures = await throttle(deps.db, accountKey(who.usernameKey), perAccount, now);
  const right = await check();
  if (right) {
    await clearThrottle(deps.db, accountKey(who.usernameKey));
    await releaseThrottle(deps.db, ipKey(who.ip), perClient, now);
  } else {
    await sleep(failureDelay(failures));
  }
  return right;
}

/** Forgets the failures of an account: a new password from a mailed link lets its owner in at once. */
export async function forgetFailures(deps: Deps, usernameKey: string): Promise<void> {
  await clearThrottle(deps.db, accountKey(usernameKey));
}
