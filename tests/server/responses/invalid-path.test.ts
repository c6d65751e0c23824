import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { operationHeader, listedOperations, findDeviation } from './openapi-schemas.ts';

let running: RunningApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running?.stop());

/**
 * Requests a path with this text in place of each parameter.
 * @returns the code, and the deviation from docs/openapi.json
 */
async function requestInvalidPath(call: string, part: string) {
  const [method, path = ''] = call.split(' ');
  const url = path.replace(/\{\w+\}/g, part);
  const { statusCode, headers, payload } = await running.app.inject({ method: method as 'GET', url });
  const answer = { status: statusCode, headers: { ...headers, [operationHeader]: call }, text: payload };
  return {
    code: JSON.parse(payload).code,
    deviation: findDeviation(answer as Parameters<typeof findDeviation>[0]),
  };
}

const withParts = listedOperations.filter((call) => call.includes('{'));

it.each(withParts)(
  '%s: a path that cannot be decoded is rejected as docs/openapi.json says',
  async (call) => {
    expect(await requestInvalidPath(call, '%zz')).toEqual({ code: 'address-unreadable', deviation: null });
  },
);

it.each(withParts)('%s: a path with an overlong part is rejected as docs/openapi.json says', async (call) => {
  expect((await requestInvalidPath(call, '7'.repeat(2000))).deviation).toBeNull();
});
