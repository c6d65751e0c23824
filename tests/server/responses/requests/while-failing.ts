import { setTimeout as wait } from 'node:timers/promises';
import { patterns } from '#contract/paths.ts';
import { createApp } from '#server/app/app.ts';
import { createReadiness } from '#server/app/readiness.ts';
import { hashPassword } from '#server/services/passwords.ts';
import { throttle } from '#server/services/throttle.ts';
import type { RunningApp } from '#tests/support/server.ts';
import { inject } from './send.ts';
import type { NamedResponse } from './types.ts';

/** Uses up a limit of fifteen minutes. */
export async function exhaustLimit(
  { context }: RunningApp,
  key: string,
  max: number,
  windowMinutes = 15,
): Promise<void> {
  // Those that the walk itself has counted stand in the same window.
  const limit = { max: Number.POSITIVE_INFINITY, windowMinutes };
  for (let tries = 0; tries < max; tries += 1) await throttle(context, key, limit, context.now());
}

/** Runs an act while the server has other parts than usual. */
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

/** While as many passwords are being checked as may wait. */
export async function whileHashing(act: () => Promise<void>): Promise<void> {
  const stopped = new AbortController();
  const worker = async () => {
    while (!stopped.signal.aborted) await hashPassword('kite over hills').catch(() => wait(5));
  };
  // Far more than may wait, however fast passwords are checked: whenever a place is free one of them takes it.
  const workers = Array.from({ length: 200 }, worker);
  await wait(20);
  try {
    await act();
  } finally {
    stopped.abort();
    await Promise.all(workers);
  }
}

/** The answer of the same server while a database refuses every query with this error. */
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

/** The answer to a balancer of the same server once it is about to stop. */
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
