import type { RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { apiBase, patterns } from '#contract/paths.ts';
import { createApp } from '#server/app/app.ts';
import { startApp } from '#tests/support/server.ts';

it('every route declares the schema of its response, its error codes, and a summary', async () => {
  const running = await startApp();
  const routes: RouteOptions[] = [];
  const app = await createApp({
    context: running.context,
    siteDir: '/nowhere',
    log: { level: 'silent' },
    async extendApi(api) {
      api.addHook('onRoute', (route) => void routes.push(route));
    },
  });
  await app.ready();
  const calls = routes.filter(({ schema }) => !schema?.hide);
  // 24 routes, and HEAD for each GET.
  expect(calls.length).toBeGreaterThan(30);
  for (const { method, url, schema, config } of calls) {
    const call = `${method} ${url}`;
    const statuses = Object.keys(schema?.response ?? {});
    // A complaint has a receipt in its response, a message has none.
    const expected = url.endsWith(patterns.contact) ? ['200', '204'] : [expect.stringMatching(/^20[04]$/)];
    expect([call, statuses]).toEqual([call, expected]);
    expect([call, config?.refuses]).toEqual([call, expect.any(Array)]);
    expect([call, schema?.summary]).toEqual([call, expect.stringMatching(/^[A-Z]/)]);
  }
  // Only the fallback routes for unknown paths have no schema.
  const hidden = new Set(routes.filter(({ schema }) => schema?.hide).map(({ url }) => url));
  expect([...hidden].sort()).toEqual([`${apiBase}/`, `${apiBase}/*`]);
  await app.close();
  await running.stop();
});
