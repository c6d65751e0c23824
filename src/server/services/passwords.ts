import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '#domain/account/rules.ts';
import { refuse } from '../app/errors.ts';
import { newToken } from './tokens.ts';

/** argon2id is the library's default; the costs are OWASP's: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One core is left to those who only read and write: a hash in each would make everybody wait for strangers' logins. */
const lanes = Math.max(availableParallelism() - 1, 1);
/** Whoever comes in should wait about so long at most, in ms. */
const waitMs = 300;
/** Never fewer may wait than that: a few at once are no overload, however slow the machine is. */
const leastWaiting = 3;

/** How long a hash takes, in ms: the newer, the more it counts. */
let hashMs = 15;
let running = 0;
const queue: (() => void)[] = [];

/** How many passwords are being checked, or wait for it. */
export const passwordsWaiting = (): number => running + queue.length;

async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  const stepMs = hashMs / lanes;
  if (running < lanes) running += 1;
  else {
    if (queue.length >= Math.max(waitMs / stepMs, leastWaiting)) throw refuse('passwords-busy');
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  const since = performance.now();
  try {
    return await work();
  } finally {
    hashMs += (performance.now() - since - hashMs) / 20;
    const next = queue.shift();
    if (next) next();
    else running -= 1;
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
  return runQueued(() => hash(normalPassword(password), cost));
}

/**
 * Does the password belong to the stored hash?
 * @param stored the account's hash; null when there is no account, which takes as long and is false
 * @throws AppError 503 when too many are waiting
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return runQueued(async () => {
    const matches = await verify(stored ?? (await dummyHash()), normalPassword(password));
    return matches && stored !== null;
  });
}
