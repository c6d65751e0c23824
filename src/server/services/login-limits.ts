import type { Context } from '../app/context.ts';
import { rateLimits } from './rate-limits.ts';
import {
  type Counted,
  clearThrottle,
  clientCounters,
  releaseAll,
  throttle,
  throttleAll,
} from './throttle.ts';

/** Counted for the delay only. A refusal here would let anonymous clients keep the owner out. */
const perAccount = { max: Number.POSITIVE_INFINITY, windowMinutes: rateLimits.loginPerClient.windowMinutes };

/** Who tries: the name typed, in the form that makes it unique, the client's address, and the device when it is known. */
export interface Tries {
  readonly usernameKey: string;
  readonly ip: string;
  /** Random number of a device that logged in to this account before; null for every other. */
  readonly device?: string | null;
}

const accountKey = ({ usernameKey }: Tries) => `login:account:${usernameKey}`;
/** The typed name last: it may hold anything, and must not read like the key of somebody else. */
const ownKey = (who: Tries) =>
  who.device ? `login:device:${who.device}:${accountKey(who)}` : `login:at:${who.ip}:${accountKey(who)}`;

/** What refuses: a known device has its own counter; every other client shares the ones of its address. */
function createCounters(who: Tries): readonly Counted[] {
  if (who.device) return [{ key: ownKey(who), limit: rateLimits.loginPerDevice }];
  return [
    // The client first, so that one that is refused adds no counter for each name that it types.
    ...clientCounters('login', who.ip, rateLimits.loginPerClient),
    { key: ownKey(who), limit: rateLimits.loginPerNameAndClient },
  ];
}

/**
 * Milliseconds that the answer to a wrong password waits: none for the first three, then growing to four seconds.
 * @param failures of this account in this window, from 1, wherever they came from
 */
export function failureDelay(failures: number): number {
  return failures <= 3 ? 0 : Math.min(125 * 2 ** (failures - 4), 4000);
}

/**
 * Runs one check of a password under the login limits. Every try counts before the check and is taken back
 * when it succeeds, or is refused: failures alone remain, and tries in parallel cannot slip past the count.
 * Failures elsewhere make wrong answers slower and refuse nobody. The account counts by the name
 * typed, so that names without an account are limited alike.
 * @param check true when the password is right
 * @returns what `check` found
 * @throws AppError 429 beyond the limits
 */
export async function limitedCheck(
  context: Context,
  who: Tries,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const now = context.now();
  const counters = createCounters(who);
  const refusal = await throttleAll(context, counters, now);
  if (refusal) throw refusal;
  // The account last: a client that is refused must not count against it.
  const failures = await throttle(context, accountKey(who), perAccount, now);
  const all = [...counters, { key: accountKey(who), limit: perAccount }];
  const right = await check().catch(async (error) => {
    await releaseAll(context, all, now);
    throw error;
  });
  if (right) {
    await releaseAll(context, all, now);
    await clearThrottle(context, ownKey(who));
  } else {
    await context.sleep(failureDelay(failures));
  }
  return right;
}

/** Forgets the failures of an account at one client: a new password from a mailed link lets its owner in at once. */
export async function forgetFailures(context: Context, who: Tries): Promise<void> {
  await clearThrottle(context, ownKey(who));
  await clearThrottle(context, accountKey(who));
}
