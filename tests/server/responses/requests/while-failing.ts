import { setTimeout as wait } from 'node:timers/promises';
import { patterns } from '#contract/paths.ts';
import { createApp } from '#server/app/app.ts';
import { createReadiness } from '#server/app/readiness.ts';
import { hashPassword } from '#server/services/passwords.ts';
import { throttle } from '#server/services/throttle.ts';
import type { RunningApp } from '#tests/support/server.ts';
import { inject } from './send.ts';
import type { NamedResponse } from './types.ts';

/** Exhausts a rate limit. */
export async function exhaustLimit(
  { context }: RunningApp,
  key: string,
  max: number,
  windowMinutes = 15,
): Promise<void> {
  // Requests of the sequence itself count in the same window.
  const limit = { max: Number.POSITIVE_INFINITY, windowMinutes };
  for (let tries = 0; tries < max; tries += 1) await throttle(context, key, limit, context.now());
}

/** Runs an action with changed parts of the context. */
export async function withChangedContext(
  { context }: RunningApp,
  changes: Partial<RunningApp['context']>,
  act: () => Promise<void>,
): Promise<void> {
  const before = { ...context };
  Object.assign(context, changes);
  try {
    await act();
  } finally {
    Object.assign(context, before);
  }
}

/** Runs an action while the password queue is full. */
export async function whileHashing(act: () => Promise<void>): Promise<void> {
  const stopped = new AbortController();
  const worker = async () => {
    while (!stopped.signal.aborted) await hashPassword('kite over hills').catch(() => wait(5));
  };
  // Far more than the queue accepts, so that it is always full.
  const workers = Array.from({ length: 200 }, worker);
  await wait(20);
  try {
    await act();
  } finally {
    stopped.abort();
    await Promise.all(workers);
  }
}

/** The response of the same server while every query fails with this error. */
export function whileFailing(
  running: RunningApp,
  error: Error,
  work: () => Promise<NamedResponse['response']>,
): Promise<NamedResponse['response']> {
  const failingDb = new Proxy(
    {},
    {
      get: () => () => {
        throw error;
      },
    },
  );
  let answer: Promise<NamedResponse['response']>;
  return withChangedContext(running, { db: failingDb as never }, async () => {
    answer = work();
    await answer;
  }).then(() => answer);
}

/** The readiness response of the same server before its shutdown. */
export async function whileStopping({ context }: RunningApp): Promise<NamedResponse['response']> {
  const readiness = createReadiness();
  readiness.set('draining');
  const app = await createApp({ context, siteDir: '/nowhere', log: { level: 'silent' }, readiness });
  await app.ready();
  try {
    return await inject({ app }, 'GET', patterns.ready);
  } finally {
    await app.close();
  }
}
