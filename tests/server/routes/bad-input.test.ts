/** Invalid input yields a client error at every address, never a server error. */
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase, pathTo, patterns } from '#contract/paths.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, profile, submit } from './people.ts';

const routes: RouteOptions[] = [];
let running: RunningApp;
let who: Person;
beforeAll(async () => {
  running = await startApp({
    async extendApi(api) {
      api.addHook('onRoute', (route) => void (route.schema?.hide || routes.push(route)));
    },
  });
  who = await createPerson(running);
});
afterAll(() => running?.stop());

describe('an invalid id', () => {
  test.each(['abc', '1.5', 'NaN', '1e30', '99999999999999999999', '-1', '%00', "1'--", '9'.repeat(90)])(
    'is rejected before the database is queried: %s',
    async (id) => {
      const answer = await call(running, 'POST', pathTo(patterns.userInfo, { id }), profile);
      expect([answer.status, answer.body.code]).toEqual([400, 'request-invalid']);
    },
  );

  test('of sixteen digits is only unknown', async () => {
    const answer = await call(running, 'POST', pathTo(patterns.userInfo, { id: '9'.repeat(16) }), profile);
    expect([answer.status, answer.body.code]).toEqual([404, 'registration-unknown']);
  });
});

const createNested = (depth: number, [open, close]: readonly [string, string]) =>
  open.repeat(depth) + close.repeat(depth);

describe('a body of nested lists', () => {
  const message = { username: 'ann', email: 'ann@example.org', age: 30, gender: 'female', message: 'Hello' };
  const paths = [patterns.contact, patterns.login, patterns.verifyEmail, patterns.resetPassword];

  test.each(paths)('is rejected with a message: %s', async (path) => {
    for (const body of [createNested(9000, ['[', ']']), createNested(5000, ['{"a":[', ']}'])]) {
      const answer = await call(running, 'POST', path, body);
      expect([answer.status, answer.body]).toEqual([
        400,
        { code: 'body-too-deep', message: expect.stringMatching(/lists/) },
      ]);
    }
  });

  test('is parsed down to 32 levels', async () => {
    const send = (depth: number) =>
      call(
        running,
        'POST',
        patterns.contact,
        `{"extra":${createNested(depth - 1, ['[', ']'])},${JSON.stringify(message).slice(1)}`,
      );
    expect((await send(32)).status).toBe(204);
    expect((await send(33)).body.code).toBe('body-too-deep');
  });
});

test('a body that matches one of two schemas is parsed with that one', async () => {
  const logIn = (body: object) => call(running, 'POST', patterns.login, body);
  expect((await logIn({ username: -1, password: [], email: '' })).body.code).toBe('email-invalid');
  expect((await logIn({ username: 'unknown', password: 'no', email: 7 })).body.code).toBe(
    'credentials-wrong',
  );
  const sectionId = 'S1';
  const { instrument } = running.context.instruments.find((one) => one.instrument.id === sectionId)!;
  await submit(running, who, sectionId, createAnswers(instrument));
  const step = (body: object) =>
    call(running, 'POST', pathTo(patterns.step, { userid: who.userid }), body, { token: who.token });
  expect((await step({ section_id: sectionId, place: 0 })).status).toBe(204);
  expect((await step({ section_id: sectionId, place: 0, helped: [] })).status).toBe(204);
});

test('no address and no body causes a failure', async () => {
  const ids = [who.userid, 'abc', '1e30', '-1', '%00', '9'.repeat(20), '__proto__'];
  const bodies = [
    '',
    'null',
    '7',
    '[]',
    '{}',
    '"\\ud800"',
    '{"a":"\\u0000"}',
    '[[1e999]]',
    '{"__proto__":1}',
  ];
  const values = ['', 'x'.repeat(5000), '\\u0000', 1e30, -1, 1.5, null, [], {}, true];
  const failed: string[] = [];
  let calls = 0;
  for (const { method, url } of routes) {
    const [pattern, verb] = [url.replace(apiBase, ''), String(method)];
    const own = listKeys(pattern, verb);
    const mixed = own.map((_, nth) =>
      JSON.stringify(
        Object.fromEntries(own.map((key, at) => [key, values[(at * 3 + nth * 7) % values.length]])),
      ),
    );
    for (const id of ids) {
      const path = pattern.replace(/:(userid|id)/g, String(id)).replace(':sectionId', 'S1');
      for (const payload of verb === 'GET' || verb === 'HEAD' ? [undefined] : [...bodies, ...mixed]) {
        const answer = await running.app.inject({
          method: verb as 'GET',
          url: `${apiBase}${path}${payload === undefined ? '?format=%00&limit=x&before=y' : ''}`,
          headers: { authorization: who.token, 'content-type': 'application/json' },
          ...(payload === undefined ? {} : { payload }),
        });
        calls += 1;
        if (answer.statusCode >= 500 && answer.statusCode !== 503)
          failed.push(`${verb} ${path} ${payload?.slice(0, 200)}`);
      }
    }
  }
  expect(failed).toEqual([]);
  expect(calls).toBeGreaterThan(500);
});

/** The keys of a request body, from its schema. */
function listKeys(pattern: string, method: string): string[] {
  const route = routes.find((one) => one.url === `${apiBase}${pattern}` && one.method === method);
  const body = route?.schema?.body as
    | { properties?: object; anyOf?: readonly { properties?: object }[] }
    | undefined;
  return [body, ...(body?.anyOf ?? [])].flatMap((part) => Object.keys(part?.properties ?? {}));
}
