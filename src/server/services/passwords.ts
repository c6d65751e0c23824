import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '#domain/account/rules.ts';
import { refuse } from '../errors.ts';
import { newToken } from './tokens.ts';

/** argon2id is the library's default; the costs are OWASP's: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** At most this many hashes run or wait: one takes about 10 ms, so the last waits well under a second. */
const longestQueue = 50;
let queued = 0;

/** How many passwords are being checked, or wait for it. */
export const passwordsWaiting = (): number => queued;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queued >= longestQueue) {
    throw refuse('passwords-busy');
  }
  queued += 1;
  try {
    return await work();
  } finally {
    queued -= 1;
  }
}

let dummy: Promise<string> | undefined;
/** The hash of a secret nobody knows, so that a missing account costs the same work as a real one. */
const dummyHash = () => (dummy ??= hash(newToken(), cost));

/**
 * The argon2id hash of a password, in PHC form.
 * @throws AppError 503 when too many are waiting
 */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalPassword(password), cost));
}

/**
 * Does the password belong to the stored hash?
 * @param stored the account's hash; null when there is no account, which takes as long and is false
 * @throws AppError 503 when too many are waiting
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const matches = await verify(stored ?? (await dummyHash()), normalPassword(password));
    return matches && stored !== null;
  });
}
