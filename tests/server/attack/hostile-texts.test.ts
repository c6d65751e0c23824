/** No text in any field makes the server busy, and no Indian script is rejected. */
import { readFileSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase, base, cookies, patterns } from '#contract/paths.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { call, type Person, createPerson, profile, createAccount } from '../routes/people.ts';
import { formatRoute, recordRoutes, type Route } from './routes.ts';

/** Milliseconds of CPU time allowed per request. */
const budgetMs = 20;

/** UTF-16 code units of a text that fits into a body of 64 KiB. */
const bodyUnits = 31_000;

const repeatMarks = (pair: string, count: number) => pair.repeat(count / pair.length);
const hostile: Readonly<Record<string, string>> = {
  'marks in the wrong order': `a${'\u0315'.repeat(15_500)}${'\u0300'.repeat(15_500)}`,
  'alternating marks': `a${repeatMarks('\u0315\u0300', bodyUnits)}`,
  'one mark repeated': `a${'\u0301'.repeat(bodyUnits)}`,
  'runs of thirty marks': `a${repeatMarks('\u0315\u0300', 30)}`.repeat(1000),
  'Devanagari vowel signs without a letter': '\u093f\u093c'.repeat(bodyUnits / 3),
  joiners: '\u200d\u200c'.repeat(bodyUnits / 3),
  'direction overrides': '\u202e\u202d'.repeat(bodyUnits / 3),
  letters: 'x'.repeat(60_000),
  'white space': ' \u2003\t'.repeat(12_000),
  'emoji sequences': '👩🏽‍❤️‍💋‍👨🏽'.repeat(1500),
  'digits of other scripts': '९۹'.repeat(10_000),
};

const routes: Route[] = [];
let running: RunningApp;
let who: Person;
beforeAll(async () => {
  running = await startApp({ extendApi: recordRoutes(routes) });
  who = await createPerson(running);
});
afterAll(() => running?.stop());

/** CPU time of this thread in milliseconds; passwords are hashed in other threads, and limited separately. */
function readThreadTime(): number {
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
}

/** CPU time of one request in milliseconds: the fastest of three, because the first one also compiles. */
async function measureTime(request: InjectOptions): Promise<{ ms: number; status: number }> {
  let best = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let tries = 0; tries < 3 && best > budgetMs / 2; tries += 1) {
    const before = readThreadTime();
    ({ statusCode: status } = await running.app.inject(request));
    best = Math.min(best, readThreadTime() - before);
  }
  return { ms: best, status };
}

/** The text fields in the body of a route with a schema. */
function listTextFields({ options }: Route): readonly string[] {
  const found: string[] = [];
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, part] of Object.entries((schema as { properties?: object }).properties ?? {}))
      if ((part as { type?: string }).type === 'string') found.push(key);
    for (const part of Object.values(schema)) walk(part);
  };
  walk(options.schema?.body);
  return [...new Set(found)];
}

const createAddress = (pattern: string) =>
  apiBase + pattern.replace(/:(userid|id)\b/, String(who.userid)).replace(':sectionId', 'S1');

/** Values that make the rest of a body valid, so that the handler is reached if possible. */
const rest = {
  ...profile,
  age: 30,
  ans: [],
  recommend: 1,
  comfort: 1,
  consult: 1,
  statements: [1],
  given: true,
};

async function expectFast(requests: readonly (readonly [name: string, request: InjectOptions])[]) {
  expect(requests.length).toBeGreaterThan(0);
  const slow: string[] = [];
  for (const [name, request] of requests) {
    const { ms, status } = await measureTime(request);
    if (ms > budgetMs || status >= 500) slow.push(`${name}: ${ms.toFixed(0)} ms, ${status}`);
  }
  expect(slow).toEqual([]);
}

const createHeaders = () => ({ authorization: who.token, 'content-type': 'application/json' });

test('no text in any field of any body is expensive', async () => {
  const withBody = routes.filter((route) => listTextFields(route).length > 0);
  expect(withBody.map(formatRoute)).toContain('POST /user/login');
  expect(withBody.length).toBeGreaterThan(9);
  await expectFast(
    withBody.flatMap((route) =>
      listTextFields(route).flatMap((field) =>
        Object.entries(hostile).map(([name, text]): [string, InjectOptions] => [
          `${formatRoute(route)} ${field}, ${name}`,
          {
            method: route.method,
            url: createAddress(route.pattern),
            headers: createHeaders(),
            payload: JSON.stringify({
              ...rest,
              ...Object.fromEntries(
                listTextFields(route).map((key) => [key, key === 'email' ? 'a@example.org' : 'abcdef']),
              ),
              [field]: text,
            }),
          },
        ]),
      ),
    ),
  );
});

test('no text in a path, a query, a cookie or a header is expensive', async () => {
  // An address may have 16 kB; an encoded mark has six bytes.
  const texts = Object.entries(hostile).map(([name, text]) => [name, text.slice(0, 2400)] as const);
  await expectFast(
    routes
      .filter(({ method }) => method === 'GET' || method === 'POST')
      .flatMap((route) =>
        texts.flatMap(([name, text]): [string, InjectOptions][] => {
          const encoded = encodeURIComponent(text.replace(/[\ud800-\udbff]$/, ''));
          const url = createAddress(route.pattern);
          const request = { method: route.method, headers: createHeaders() };
          return [
            [
              `${formatRoute(route)} path, ${name}`,
              { ...request, url: apiBase + route.pattern.replace(/:\w+/, encoded) },
            ],
            [
              `${formatRoute(route)} query, ${name}`,
              { ...request, url: `${url}?limit=${encoded}&format=${encoded}` },
            ],
            [
              `${formatRoute(route)} cookie, ${name}`,
              { ...request, url, headers: { ...createHeaders(), cookie: `${cookies.token}=${encoded}` } },
            ],
            [
              `${formatRoute(route)} headers, ${name}`,
              {
                ...request,
                url,
                headers: {
                  ...createHeaders(),
                  'idempotency-key': encoded,
                  authorization: encoded,
                  referer: encoded,
                },
              },
            ],
          ];
        }),
      ),
  );
});

test.each([`${base}/exit`, `${base}/`, `${base}/login`])(
  '%s rejects a query that is expensive to normalise',
  async (url) => {
    const text = encodeURIComponent(hostile['alternating marks']!.slice(0, 2400));
    const { statusCode } = await running.app.inject({ method: 'GET', url: `${url}?x=${text}` });
    expect(statusCode).toBe(400);
  },
);

test('the health check responds while a login with 62 kB of combining marks is rejected', async () => {
  const login = await measureTime({
    method: 'POST',
    url: apiBase + patterns.login,
    headers: createHeaders(),
    payload: JSON.stringify({ username: hostile['marks in the wrong order'], password: 'x' }),
  });
  expect(login).toEqual({ ms: expect.any(Number), status: 400 });
  expect(login.ms).toBeLessThan(budgetMs);
});

describe('a text longer than its schema allows', () => {
  const long = 'x'.repeat(20_000);
  const send = (path: string, body: object, token?: string) => call(running, 'POST', path, body, { token });

  test.each([
    [patterns.login, { username: long, password: 'x' }, 401, 'credentials-wrong'],
    [patterns.login, { username: 'ann', password: long }, 401, 'credentials-wrong'],
    [patterns.forgotPassword, { email: long }, 422, 'email-invalid'],
    [patterns.verifyEmail, { email: long }, 422, 'email-invalid'],
    [patterns.resetPassword, { token: long, password: 'good-pass-1' }, 401, 'link-invalid'],
    [patterns.resetPassword, { token: 'x', password: long }, 422, 'password-invalid'],
    [
      patterns.contact,
      { username: long, email: 'a@example.org', age: 30, gender: 'f', message: '' },
      422,
      'text-too-long',
    ],
    [
      patterns.contact,
      { username: 'a', email: 'a@example.org', age: 30, gender: 'f', message: long },
      422,
      'text-too-long',
    ],
  ])('is rejected with the message of its field: %s %o', async (path, body, status, code) => {
    const answer = await send(path, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toEqual(expect.any(String));
  });

  test('has a message with the displayed limit', async () => {
    const { registrationId } = await createAccount(running);
    const answer = await send(`/user/userInfo/${registrationId}`, { ...profile, city: long });
    expect(answer.body).toEqual({ code: 'text-too-long', message: 'Please use at most 200 characters.' });
  });
});

test.each([
  ['Devanagari', 'क्षत्रिय श्रीकृष्ण द्वारिका त्र्यम्बकेश्वर'],
  ['Bengali', 'শ্রীকৃষ্ণ চট্টোপাধ্যায় র‍্যাব'],
  ['Tamil', 'ஸ்ரீனிவாசன் க்ஷேத்திரம்'],
  ['Telugu', 'శ్రీకృష్ణ స్వామ్యం'],
  ['Kannada', 'ಶ್ರೀಕೃಷ್ಣ ರ‍್ಯಾಂಕ್'],
  ['Malayalam', 'ശ്രീകൃഷ്ണൻ സ്ത്രീ'],
  ['Gujarati', 'શ્રીકૃષ્ણ ત્ર્યંબક'],
  ['Gurmukhi', 'ਸ੍ਰੀ ਹਰਿਮੰਦਰ'],
  ['Odia', 'ଶ୍ରୀକୃଷ୍ଣ କ୍ଷେତ୍ର'],
  ['Sinhala', 'ශ්‍රී ලංකා'],
  ['Urdu with all vowel marks', 'مُحَمَّدٌ عَبْدُاللّٰهِ'],
  ['Meitei', 'ꯃꯤꯇꯩ ꯂꯣꯟ'],
  ['Santali', 'ᱥᱟᱱᱛᱟᱲᱤ'],
])('accepts a name in %s', async (_script, name) => {
  const { userid, token } = await createPerson(running, { name });
  const answer = await call(running, 'GET', `/user/getName/${userid}`, undefined, { token });
  expect(answer.body).toBe(name.normalize('NFC'));
});
