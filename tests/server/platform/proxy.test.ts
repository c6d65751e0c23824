import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app/app.ts';
import type { Config } from '#server/config/config.ts';
import { rateLimits } from '#server/services/rate-limits.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const message = { username: 'ann', email: 'ann@example.org', age: 30, gender: 'female', message: 'Hello' };

const { max } = rateLimits.contactPerClient;

let running: RunningApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running?.stop());

/**
 * Statuses of the first messages beyond the limit of one client, from one machine with a different forwarded address each
 * time.
 */
async function sendBeyondLimit(trustProxy: Config['trustProxy']): Promise<number[]> {
  // The counters of the last hour have expired.
  running.clock.advance({ hours: 1 });
  const context = { ...running.context, config: { ...running.context.config, trustProxy } };
  const app = await createApp({ context, siteDir: '/nowhere', log: { level: 'silent' } });
  const statuses: number[] = [];
  for (let client = 1; client <= max + 1; client += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/wellness-check/api/contact',
      payload: message,
      headers: { 'x-forwarded-for': `198.51.100.${client}:40${String(client).padStart(3, '0')}` },
      remoteAddress: '10.0.0.1',
    });
    statuses.push(answer.statusCode);
  }
  await app.close();
  return statuses;
}

it.each([false, '192.0.2.1'] as const)(
  'ignores the client address of an untrusted client (%s)',
  async (trust) => {
    expect(await sendBeyondLimit(trust)).toEqual([...Array(max).fill(204), 429]);
  },
);

it.each(['10.0.0.0/8', 1] as const)('trusts the configured proxies (%s)', async (trust) => {
  expect(await sendBeyondLimit(trust)).toEqual(Array(max + 1).fill(204));
});

it('counts one client once, whatever port the proxy adds', async () => {
  running.clock.advance({ hours: 1 });
  const context = { ...running.context, config: { ...running.context.config, trustProxy: 1 } };
  const app = await createApp({ context, siteDir: '/nowhere', log: { level: 'silent' } });
  const statuses: number[] = [];
  for (let port = 40_000; port <= 40_000 + max; port += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.9:${port}` };
    const answer = await app.inject({
      method: 'POST',
      url: '/wellness-check/api/contact',
      payload: message,
      headers,
    });
    statuses.push(answer.statusCode);
  }
  await app.close();
  expect(statuses).toEqual([...Array(max).fill(204), 429]);
});
