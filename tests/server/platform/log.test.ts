import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import {
  createAnswers,
  createSubmissionContent,
  createEncryptedSubmission,
  createPerson,
  sendEncrypted,
} from '../routes/people.ts';

const lines: string[] = [];
let running: RunningApp;

beforeAll(async () => {
  running = await startApp({ log: { level: 'trace', stream: { write: (line) => lines.push(line) } } });
});
afterAll(() => running?.stop());

it('logs nothing of encrypted answers, neither stored nor failed', async () => {
  const who = await createPerson(running);
  const sectionId = running.context.instruments[0]!.instrument.id;
  const content = createSubmissionContent(running, createAnswers(running.context.instruments[0]!.instrument));
  const submission = await createEncryptedSubmission(running, who, sectionId, content);
  lines.length = 0;
  const { db } = running.context;
  const failing = Object.assign(Object.create(db), {
    transaction: () => Promise.reject(new Error(`insert failed: ${JSON.stringify(content)}`)),
  });
  Object.assign(running.context, { db: failing });
  expect((await sendEncrypted(running, who, sectionId, submission)).status).toBe(500);
  Object.assign(running.context, { db });
  expect((await sendEncrypted(running, who, sectionId, submission)).status).toBe(204);

  const text = lines.join('');
  expect(text).toContain(`"route":"/wellness-check/api${patterns.sealed}","status":204`);
  const address = pathTo(patterns.sealed, { userid: who.userid, sectionId });
  const secrets = [
    ...Object.values(submission),
    content.key,
    content.finishedAt,
    JSON.stringify(content.ans),
    address,
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
});

it('logs route pattern, method, status and duration, and no personal data', async () => {
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
  lines.length = 0;
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

it('logs the trace id of a valid traceparent header, and nothing of another one', async () => {
  const { app } = running;
  const url = '/wellness-check/api/health';
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const readTraceId = async (traceparent: string) => {
    lines.length = 0;
    await app.inject({ url, headers: { traceparent } });
    return JSON.parse(lines.at(-1) as string).trace_id;
  };
  expect(await readTraceId(`00-${traceId}-00f067aa0ba902b7-01`)).toBe(traceId);
  for (const invalid of [
    'asha@example.org',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-00f067aa0ba902b7-01-asha`,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
  ])
    expect(await readTraceId(invalid)).toBeUndefined();
});
