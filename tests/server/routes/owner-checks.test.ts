import { beforeAll, describe, expect, test } from 'vitest';
import { apiBase, cookies, pathTo, patterns } from '#contract/paths.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, type Person, createPerson } from './people.ts';

type Call = readonly ['GET' | 'POST' | 'PUT', string];

/** Patterns whose user the session must own, with their methods. A new pattern with :userid must be added. */
const posts: string[] = [
  patterns.submit,
  patterns.sealed,
  patterns.survey,
  patterns.password,
  patterns.remove,
  patterns.language,
];
const owned: Call[] = [
  ...Object.values(patterns)
    .filter((pattern) => pattern.includes(':userid'))
    .map((pattern): Call => [posts.includes(pattern) ? 'POST' : 'GET', pattern]),
  ['POST', patterns.consent],
  ['POST', patterns.sessions],
  ['GET', patterns.userInfo],
  ['PUT', patterns.userInfo],
];

onBothDatabases('Owner checks of routes', (running) => {
  let own: Person;
  let other: Person;
  beforeAll(async () => {
    own = await createPerson(running());
    other = await createPerson(running());
  });
  const path = (pattern: string, userid: number | string, sectionId = 'S1') =>
    pathTo(pattern as '/:userid/:id/:sectionId', { userid, id: userid, sectionId });

  test('there are routes to test', () => {
    expect(owned.length).toBeGreaterThanOrEqual(11);
  });

  describe.each(owned)('%s %s', (method, pattern) => {
    test('without a token, with an unknown and with an expired one: 401', async () => {
      const expired = await createPerson(running());
      running().clock.advance({ days: 7 });
      own = await createPerson(running());
      other = await createPerson(running());
      for (const token of [undefined, '', 'Bearer ', 'made-up', expired.token]) {
        const answer = await call(running(), method, path(pattern, expired.userid), undefined, { token });
        expect(answer).toMatchObject({
          status: 401,
          body: { message: 'Missing session. Please login again.' },
        });
      }
    });

    test.each(['another', '0', '-1', 'me', 'leading zero', 'too long'])('%s user id: 403', async (which) => {
      const id =
        { another: other.userid, 'leading zero': `0${own.userid}`, 'too long': '9'.repeat(40) }[which] ??
        which;
      const answer = await call(running(), method, path(pattern, id), undefined, { token: own.token });
      expect([answer.status, typeof answer.body.message]).toEqual([403, 'string']);
    });

    test('an invalid body of an anonymous client is still 401, of another user 403', async () => {
      if (method === 'GET') return;
      const post = (token?: string) =>
        call(running(), method, path(pattern, other.userid), '{"unreadable', { token });
      expect((await post()).status).toBe(401);
      expect((await post(own.token)).status).toBe(403);
    });

    test('the cookie alone opens only the summary', async () => {
      const headers = { cookie: `${cookies.token}=${own.token}` };
      const answer = await call(running(), method, path(pattern, own.userid), undefined, { headers });
      expect(answer.status).toBe(pattern === patterns.summary ? 200 : 401);
      const foreign = await call(running(), method, path(pattern, other.userid), undefined, { headers });
      expect(foreign.status).toBe(pattern === patterns.summary ? 403 : 401);
    });
  });

  test.each([patterns.submit, patterns.feedback, patterns.history, patterns.report])(
    'an unknown section is 404, before the body is checked: %s',
    async (pattern) => {
      const method = pattern === patterns.submit ? 'POST' : 'GET';
      const body = method === 'POST' ? '{"unreadable' : undefined;
      for (const sectionId of ['S6', 's1', '__proto__', 'x'.repeat(90)]) {
        const url = path(pattern, own.userid, sectionId);
        const answer = await call(running(), method, url, body, { token: own.token });
        expect(answer.status).toBe(404);
        expect(typeof answer.body.message).toBe('string');
      }
    },
  );

  test('the unused paths are 404, and health is 200', async () => {
    const { sectionResponse, sectionScore, individualResponse, addResponse } = patterns;
    for (const pattern of [sectionResponse, sectionScore, individualResponse, addResponse]) {
      expect((await call(running(), 'GET', pattern)).status).toBe(404);
      expect((await call(running(), 'POST', pattern, {})).status).toBe(404);
    }
    expect((await call(running(), 'GET', patterns.health)).status).toBe(200);
  });

  test('no response of the API is cached by a browser', async () => {
    const answer = await running().app.inject(`${apiBase}${patterns.health}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
