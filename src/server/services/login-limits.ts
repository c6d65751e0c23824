import type { Context } from '../context.ts';
import { clientKey } from './client-key.ts';
import { clearThrottle, type Limit, releaseThrottle, throttle } from './throttle.ts';

const windowMinutes = 15;
const perAccountAndClient: Limit = { max: 10, windowMinutes };
const perClient: Limit = { max: 100, windowMinutes };
/** Counted for the delay alone. A refusal here would let strangers keep the owner out. */
const perAccount: Limit = { max: Number.POSITIVE_INFINITY, windowMinutes };

/** Who tries: the name typed, in the form that makes it unique, and the client's address. */
export interface Tries {
  readonly usernameKey: string;
  readonly ip: string;
}

const clientOf = ({ ip }: Tries) => `login:ip:${clientKey(ip)}`;
const accountOf = ({ usernameKey }: Tries) => `login:account:${usernameKey}`;
/** The typed name last: it may hold anything, and must not read like the key of somebody else. */
const accountAtClient = (who: Tries) => `${clientOf(who)}:${accountOf(who)}`;

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
 * What strangers fail elsewhere makes wrong answers slower and refuses nobody. The account counts by the name
 * typed, so that names without an account are limited alike.
 * @param check true when the password is right
 * @returns what `check` found; throws AppError 429 beyond the limits
 */
export async function limitedCheck(
  context: Context,
  who: Tries,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const now = context.now();
  // The name first: whoever goes on with one that is refused takes no try from those who share the address, as in a college.
  await throttle(context, accountAtClient(who), perAccountAndClient, now);
  const takeBackName = () => releaseThrottle(context, accountAtClient(who), perAccountAndClient, now);
  await throttle(context, clientOf(who), perClient, now).catch(async (refusal) => {
    await takeBackName();
    throw refusal;
  });
  // The account last: a client that is refused must not count against it.
  const failures = await throttle(context, accountOf(who), perAccount, now);
  const takeBack = async () => {
    await releaseThrottle(context, accountOf(who), perAccount, now);
    await releaseThrottle(context, clientOf(who), perClient, now);
  };
  const right = await check().catch(async (refusal) => {
    await takeBackName();
    await takeBack();
    throw refusal;
  });
  if (right) {
    await clearThrottle(context, accountAtClient(who));
    await takeBack();
  } else {
    await context.sleep(failureDelay(failures));
  }
  return right;
}

/** Forgets the failures of an account at one client: a new password from a mailed link lets its owner in at once. */
export async function forgetFailures(context: Context, who: Tries): Promise<void> {
  await clearThrottle(context, accountAtClient(who));
  await clearThrottle(context, accountOf(who));
}
