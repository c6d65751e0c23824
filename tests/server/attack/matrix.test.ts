/** Every route with every kind of forbidden client: it is rejected, and no data of the victim is returned or changed. */
import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { apiBase, cookies } from '#contract/paths.ts';
import { hashToken } from '#server/services/tokens.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, createAccount, submit } from '../routes/people.ts';
import { formatRoute, recordRoutes, type Route } from './routes.ts';
import { readAccountRows } from './rows-of-account.ts';

/** Routes without a session, and the status of an empty body from an anonymous client. */
const open: Readonly<Record<string, number>> = {
  'GET /health': 200,
  'HEAD /health': 200,
  'GET /health/live': 200,
  'HEAD /health/live': 200,
  'GET /health/ready': 200,
  'HEAD /health/ready': 200,
  'POST /user/login': 400,
  'POST /user/resetPassword': 400,
  'POST /user/verifyemail': 400,
  'GET /user/verifyemail': 401,
  'HEAD /user/verifyemail': 401,
  'POST /user/createUser': 403,
  'POST /user/userInfo/:id': 404,
  'GET /section/sealingKey': 200,
  'HEAD /section/sealingKey': 200,
  'POST /contact': 400,
};

const routes: Route[] = [];

onBothDatabases(
  'Access without a session',
  (running) => {
    let victim: Person;
    let other: Person;
    let foreignHeaders: Record<string, Record<string, string>>;
    let before: string;
    const secret = 'Vimala Unmistakable';

    beforeAll(async () => {
      const removed = await createPerson(running());
      const removal = { password: removed.password, confirm: 'DELETE' };
      const gone = await call(running(), 'POST', `/user/remove/${removed.userid}`, removal, {
        token: removed.token,
      });
      if (gone.status !== 204) throw new Error(`The account was not removed: ${gone.text}`);
      const expired = await createPerson(running());
      running().clock.advance({ days: 8 });
      const ended = await createPerson(running());
      await call(running(), 'POST', '/user/logout', {}, { token: ended.token });
      const { registrationId } = await createAccount(running());
      other = await createPerson(running());
      victim = await createPerson(running(), { name: secret, city: 'Unmistakable Town' });
      const { instrument } = running().context.instruments[0]!;
      await submit(running(), victim, instrument.id, createAnswers(instrument));
      const createHeaders = (authorization: string) => ({ authorization });
      foreignHeaders = {
        anonymous: {},
        empty: createHeaders('Bearer '),
        garbage: createHeaders('Bearer made-up'),
        'the user id': createHeaders(String(victim.userid)),
        expired: createHeaders(expired.token),
        ended: createHeaders(ended.token),
        removed: createHeaders(removed.token),
        'half registered': createHeaders(String(registrationId)),
        "the token's hash": createHeaders(hashToken(victim.token)),
        'the id with a hash': createHeaders(`${victim.token.split('.')[0]}.${hashToken(victim.token)}`),
        "another's secret": createHeaders(`${victim.token.split('.')[0]}.${other.token.split('.')[1]}`),
        'two tokens': createHeaders(`${other.token}, ${victim.token}`),
        SQL: createHeaders("' OR userid > 0 --"),
        'half a token': createHeaders(victim.token.slice(0, -1)),
        'Basic login': createHeaders(`Basic ${btoa(`${victim.username}:${victim.password}`)}`),
      };
      before = await readAccountRows(running().context.db, victim.userid);
    });

    async function sendForbidden(
      { method, pattern }: Route,
      id: string,
      headers: Record<string, string>,
    ): Promise<number> {
      const path = pattern.replace(/:(userid|id)\b/, id).replace(':sectionId', 'S1');
      const hasBody = method !== 'GET' && method !== 'HEAD';
      // Yields to the event loop, so that the requests are not one overload.
      await turn();
      const { statusCode, payload } = await running().app.inject({
        method,
        url: `${apiBase}${path}`,
        headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
        ...(hasBody ? { payload: '{}' } : {}),
      });
      for (const own of [secret, 'Unmistakable', victim.email, victim.username, victim.token])
        expect(payload).not.toContain(own);
      return statusCode;
    }

    /** Sends one request per guarded route, and expects no deviation. */
    async function expectAll(
      of: (route: Route) => readonly [string, string, Record<string, string>, number][],
    ): Promise<void> {
      const wrong: string[] = [];
      let cells = 0;
      for (const route of routes) {
        for (const [who, id, headers, status] of of(route)) {
          cells += 1;
          const got = await sendForbidden(route, id, headers);
          if (got !== status) wrong.push(`${formatRoute(route)} by ${who}: ${got}, not ${status}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(cells).toBeGreaterThan(0);
      expect(await readAccountRows(running().context.db, victim.userid)).toBe(before);
    }
    test("the searched values are in the victim's own responses", async () => {
      const own = await call(running(), 'GET', `/user/getName/${victim.userid}`, undefined, victim);
      expect([own.status, own.body]).toEqual([200, secret]);
      expect(before).toContain(String(victim.userid));
    });

    const isGuarded = ({ guard }: Route) => guard === 'owner' || guard === 'session';

    test('every route without a session is listed', () => {
      const unknown = routes
        .filter((route) => !isGuarded(route) && !(formatRoute(route) in open))
        .map(formatRoute);
      expect(
        unknown,
        'Add the expected response to `open` in this file, or require a session for the route.',
      ).toEqual([]);
      expect(routes.filter(isGuarded).length).toBeGreaterThan(20);
    });

    test('a request without a session reads and changes nothing of an account', () =>
      expectAll((route) =>
        isGuarded(route)
          ? []
          : Object.entries(foreignHeaders).map(([who, headers]) => [
              who,
              String(victim.userid),
              headers,
              open[formatRoute(route)] ?? 0,
            ]),
      ));

    test('without a valid session: 401', () =>
      expectAll((route) =>
        isGuarded(route)
          ? Object.entries(foreignHeaders).map(([who, headers]) => [who, String(victim.userid), headers, 401])
          : [],
      ));

    test('with the session of another account: 403, for every spelling of the id', () => {
      const id = String(victim.userid);
      const digits = [...id].map((digit) => String.fromCharCode(0xff10 + Number(digit))).join('');
      const written = [id, `00${id}`, `+${id}`, `-${id}`, `${id}.0`, `${id}e0`, digits, ` ${id}`, `${id} `];
      const lists = [`${id},${other.userid}`, `${other.userid},${id}`, `${id};`, `${id}\t`];
      const odd = [
        `0x${victim.userid.toString(16)}`,
        `${id}' OR 1=1 --`,
        'null',
        'NaN',
        '0',
        '*',
        '__proto__',
      ];
      const spellings = [...written, ...lists, ...odd].map(encodeURIComponent);
      spellings.push(`${other.userid}%00${id}`);
      return expectAll((route) =>
        route.guard === 'owner'
          ? spellings.map((text) => [`another as ${text}`, text, { authorization: other.token }, 403])
          : [],
      );
    });

    test('only the cookie opens routes that allow it, and another site changes nothing', () =>
      expectAll((route) => {
        if (!isGuarded(route)) return [];
        const cookie = `${cookies.token}=${victim.token}; ${cookies.userid}=${victim.userid}`;
        const foreign = { authorization: victim.token, 'sec-fetch-site': 'cross-site' };
        return [
          ...(route.acceptsCookie
            ? ([
                [
                  "another's cookie",
                  String(victim.userid),
                  { cookie: `${cookies.token}=${other.token}` },
                  403,
                ],
              ] as const)
            : ([['the cookie alone', String(victim.userid), { cookie }, 401]] as const)),
          ...(route.method === 'GET' || route.method === 'HEAD'
            ? []
            : ([['another site', String(victim.userid), foreign, 403]] as const)),
        ].map((cell) => [...cell]);
      }));
  },
  { extendApi: recordRoutes(routes) },
);
