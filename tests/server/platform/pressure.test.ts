import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { startApp } from '#tests/support/server.ts';

function blockFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('turns calls away with a time to wait while the process is too busy', async () => {
  const running = await startApp();
  const app = await createApp({
    context: running.context,
    siteDir: '/nowhere',
    log: { level: 'silent' },
    maxDelayMs: 20,
  });
  await app.ready();
  // The delay is measured over a second: keep the loop busy for most of one.
  let answer = await app.inject({ url: '/wellness-check/api/health' });
  for (let tries = 0; tries < 30 && answer.statusCode === 200; tries += 1) {
    blockFor(250);
    await wait(1);
    answer = await app.inject({ url: '/wellness-check/api/health' });
  }
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.json()).toEqual({ message: expect.stringContaining('busy'), code: 'server-busy' });
  await app.close();
  await running.stop();
});
