import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const lines: string[] = [];
let running: RunningApp;

beforeAll(async () => {
  running = await startApp({ log: { level: 'trace', stream: { write: (line) => lines.push(line) } } });
});
afterAll(() => running?.stop());

it('holds route pattern, method, status and duration, and nothing about the person', async () => {
  const { app } = running;
  const secrets = [
    '4711471147',
    'ann-secret',
    'hunter22',
    '203.0.113.9',
    'tokentoken',
    'cookiecookie',
    'Mozilla',
  ];
  const headers = {
    authorization: 'tokentoken',
    cookie: 'token=cookiecookie',
    'user-agent': 'Mozilla/5.0',
  };
  const remoteAddress = '203.0.113.9';
  await app.inject({
    url: '/wellness-check/api/user/getName/4711471147?q=ann-secret',
    headers,
    remoteAddress,
  });
  await app.inject({
    method: 'POST',
    url: '/wellness-check/api/user/login',
    payload: { username: 'ann-secret', password: 'hunter22' },
    headers,
    remoteAddress,
  });
  await app.inject({ url: '/wellness-check/ann-secret?token=tokentoken', headers, remoteAddress });
  await app.inject({ url: '/wellness-check/api/ann-secret/%zz', headers, remoteAddress });

  const text = lines.join('');
  for (const secret of secrets) expect(text).not.toContain(secret);
  const entries = lines.map((line) => JSON.parse(line)).filter(({ route }) => route);
  expect(entries[0]).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: expect.any(String),
    method: 'GET',
    route: '/wellness-check/api/user/getName/:userid',
    status: 401,
    ms: expect.any(Number),
  });
  expect(entries[1]).toMatchObject({ method: 'POST', route: '/wellness-check/api/user/login', status: 401 });
});
