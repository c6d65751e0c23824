import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const message = { username: 'ann', email: 'ann@example.org', age: 30, gender: 'female', message: 'Hello' };

let running: RunningApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running?.stop());

/** Statuses of six messages from one machine, each naming another client. Five an hour are allowed per client. */
async function sixMessages(trustProxy: Config['trustProxy']): Promise<number[]> {
  // Counts of an hour ago are over.
  running.clock.advance({ hours: 1 });
  const context = { ...running.context, config: { ...running.context.config, trustProxy } };
  const app = await createApp({ context, siteDir: '/nowhere', log: { level: 'silent' } });
  const statuses: number[] = [];
  for (let client = 1; client <= 6; client += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/wellness-check/api/contact',
      payload: message,
      headers: { 'x-forwarded-for': `198.51.100.${client}` },
      remoteAddress: '10.0.0.1',
    });
    statuses.push(answer.statusCode);
  }
  await app.close();
  return statuses;
}

it.each([false, '192.0.2.1'] as const)(
  'does not believe a stranger who names a client (%s)',
  async (trust) => {
    expect(await sixMessages(trust)).toEqual([204, 204, 204, 204, 204, 429]);
  },
);

it.each(['10.0.0.0/8', 1] as const)('believes the proxies of the settings (%s)', async (trust) => {
  expect(await sixMessages(trust)).toEqual([204, 204, 204, 204, 204, 204]);
});
