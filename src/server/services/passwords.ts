import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '#domain/account/rules.ts';
import { createAppError } from '../app/errors.ts';
import { createToken } from './tokens.ts';

/** argon2id is the default of the library; parameters by OWASP: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Concurrent hashes. One core is left for other requests. */
const lanes = Math.max(availableParallelism() - 1, 1);
/** In ms: target for the maximum time in the queue. */
const waitMs = 300;
/** Minimum length of the queue, however slow the machine is. */
const leastWaiting = 3;

/** In ms: duration of a hash, as a moving average. */
let hashMs = 15;
let running = 0;
const queue: (() => void)[] = [];

/** Password checks that run or are queued. */
export const countWaitingPasswords = (): number => running + queue.length;

async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  const stepMs = hashMs / lanes;
  if (running < lanes) running += 1;
  else {
    if (queue.length >= Math.max(waitMs / stepMs, leastWaiting)) throw createAppError('passwords-busy');
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
/** Hash of a random secret, so that a missing account takes the same time. */
const getDummyHash = () => (dummy ??= hash(createToken(), cost));

/**
 * Hashes a password with argon2id, in PHC format.
 * @throws AppError 503 if the queue is full
 */
export async function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(normalizePassword(password), cost));
}

/**
 * Verifies a password.
 * @param stored hash of the account; null without an account, which takes the same time and returns false
 * @throws AppError 503 if the queue is full
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return runQueued(async () => {
    const passwordHash = stored ?? (await getDummyHash());
    let matches = await verify(passwordHash, normalizePassword(password));
    // Earlier versions hashed spaces of other kinds as they were typed.
    const former = password.normalize('NFC');
    if (former !== normalizePassword(password)) matches = (await verify(passwordHash, former)) || matches;
    return matches && stored !== null;
  });
}
