import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { callHeader, describedCalls, notAsDescribed } from './described.ts';

let running: RunningApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running?.stop());

it.each(describedCalls.filter((call) => call.includes('{')))(
  '%s: a path that cannot be decoded is refused as docs/openapi.json says',
  async (call) => {
    const [method, path = ''] = call.split(' ');
    const { statusCode, headers, payload } = await running.app.inject({
      method: method as 'GET',
      url: path.replace(/\{\w+\}/g, '%zz'),
    });
    expect(JSON.parse(payload).code).toBe('address-unreadable');
    const answer = { status: statusCode, headers: { ...headers, [callHeader]: call }, text: payload };
    expect(notAsDescribed(answer as Parameters<typeof notAsDescribed>[0])).toBeNull();
  },
);
