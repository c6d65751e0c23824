import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInSettings } from '#server/settings.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const health = '/wellness-check/api/health';

describe('the headers of every answer', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running?.stop());

  it.each([health, '/wellness-check/api/nowhere', '/elsewhere', '/'])(
    'forbid what is not ours: %s',
    async (url) => {
      const { headers } = await running.app.inject({ url });
      expect(headers['content-security-policy']).toBe(
        "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
          "connect-src 'self';frame-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none';object-src 'none';worker-src 'self';manifest-src 'self'",
      );
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('keep answers of the api out of every cache', async () => {
    for (const url of [health, '/wellness-check/api/nowhere', '/wellness-check/api/section/progress/1']) {
      const { headers } = await running.app.inject({ url });
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

it('promise https for a year where the public address has it, and let the program call the api it was built for', async () => {
  const running = await startApp({
    config: { publicUrl: 'https://wellness.example.org' },
    apiOrigin: 'https://api.example.org',
  });
  const { headers } = await running.app.inject({ url: health });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.org;");
  await running.stop();
});

it('let a page show the players of the hosts that the institute has named, and of no other', async () => {
  const running = await startApp({ settings: { ...builtInSettings, embedHosts: ['player.example.org'] } });
  const { headers } = await running.app.inject({ url: health });
  expect(headers['content-security-policy']).toContain(';frame-src https://player.example.org;');
  await running.stop();
});
