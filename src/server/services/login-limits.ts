import type { Context } from '../app/context.ts';
import { rateLimits } from './rate-limits.ts';
import {
  type RateLimitCounter,
  clearThrottle,
  createClientCounters,
  refundThrottles,
  throttle,
  throttleAll,
} from './throttle.ts';

/** Only for the delay. A limit would let anonymous clients lock out the owner. */
const perAccount = { max: Number.POSITIVE_INFINITY, windowMinutes: rateLimits.loginPerClient.windowMinutes };

/** Who tries to log in: the typed name, case folded, the address of the client, and a known device. */
export interface LoginAttempt {
  readonly usernameKey: string;
  readonly ip: string;
  /** Random number of a device that logged in to this account before; null for others. */
  readonly device?: string | null;
}

const accountKey = ({ usernameKey }: LoginAttempt) => `login:account:${usernameKey}`;
/** The typed name comes last: it may contain anything, and must not collide with another key. */
const ownKey = (who: LoginAttempt) =>
  who.device ? `login:device:${who.device}:${accountKey(who)}` : `login:at:${who.ip}:${accountKey(who)}`;

/** Limits: a known device has a separate counter; other clients share those of their address. */
function createCounters(who: LoginAttempt): readonly RateLimitCounter[] {
  if (who.device) return [{ key: ownKey(who), limit: rateLimits.loginPerDevice }];
  return [
    // The client first, so that a refused client adds no counters for further names.
    ...createClientCounters('login', who.ip, rateLimits.loginPerClient),
    { key: ownKey(who), limit: rateLimits.loginPerNameAndClient },
  ];
}

/**
 * Delay in ms after a wrong password: none for the first three, then growing to four seconds.
 * @param failures of this account in this window, from 1, of all clients
 */
export function computeFailureDelay(failures: number): number {
  return failures <= 3 ? 0 : Math.min(125 * 2 ** (failures - 4), 4000);
}

/**
 * Checks a password under the login limits. Every try is counted before the check and taken back if it succeeds or is
 * refused, so that concurrent tries cannot exceed the limit. Failures of other clients delay the response but refuse no
 * one. Unknown names are counted the same way.
 * @param check resolves to true if the password is right
 * @returns the result of `check`
 * @throws AppError 429 beyond the limits
 */
export async function checkPasswordWithLimits(
  context: Context,
  who: LoginAttempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const now = context.now();
  const counters = createCounters(who);
  const refusal = await throttleAll(context, counters, now);
  if (refusal) throw refusal;
  // The account last: a refused client must not count against it.
  const failures = await throttle(context, accountKey(who), perAccount, now);
  const all = [...counters, { key: accountKey(who), limit: perAccount }];
  const right = await check().catch(async (error) => {
    await refundThrottles(context, all, now);
    throw error;
  });
  if (right) {
    await refundThrottles(context, all, now);
    await clearThrottle(context, ownKey(who));
  } else {
    await context.sleep(computeFailureDelay(failures));
  }
  return right;
}

/** Deletes the failures of an account at one client, so that the owner can log in after a password reset. */
export async function clearLoginFailures(context: Context, who: LoginAttempt): Promise<void> {
  await clearThrottle(context, ownKey(who));
  await clearThrottle(context, accountKey(who));
}
