import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '../../../src/server/plugins/errors.ts';
import { Problem } from '../../../src/server/problem.ts';
import { quietLogger } from '../../../src/server/plugins/request-log.ts';
import { type RunningApp, startApp } from '../../support/server.ts';

const login = '/wellness-check/api/user/login';
const json = { 'content-type': 'application/json' };

let running: RunningApp;

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running?.stop());

const post = (url: string, payload: string, headers: Record<string, string> = json) =>
  running.app.inject({ method: 'POST', url, payload, headers });

describe('an error', () => {
  it.each([
    ['a body that is no JSON', 400, '{"username":', json],
    ['a body without its fields', 400, '{"user":"ann"}', json],
    ['a number written as text', 400, '{"username":7,"password":"x"}', json],
    ['no body at all', 400, '', json],
    ['a poisoned body', 400, '{"__proto__":{"a":1}}', json],
    ['a body that is too long', 413, JSON.stringify({ username: 'x'.repeat(70_000), password: 'x' }), json],
    ['a form', 415, 'username=ann', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 415, '{"username":"a","password":"b"}', { 'content-type': 'text/plain' }],
  ])('has a status and one message in words: %s', async (_name, status, payload, headers) => {
    const answer = await post(login, payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('in an address that cannot be read is told as well', async () => {
    const answer = await running.app.inject({ url: '/wellness-check/api/%zz' });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: expect.any(String) }]);
  });
});

describe('an error inside a route', () => {
  /** A server of one route, `/user/:userid`, that fails with the given error; its answer and its log. */
  async function failing(error: Error) {
    const lines: string[] = [];
    const app = Fastify({ ...quietLogger({ stream: { write: (line) => lines.push(line) } }) });
    answerErrors(app);
    app.get('/user/:userid', () => Promise.reject(error));
    const answer = await app.inject({ url: '/user/4711471147' });
    await app.close();
    return { answer, log: lines.join('') };
  }

  it('keeps the words, positions and waiting time of a refusal', async () => {
    const { answer } = await failing(new Problem(422, 'Two answers.', { positions: [2, 5], retryAfter: 30 }));
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.json()).toEqual({ message: 'Two answers.', positions: [2, 5] });
  });

  it('that nobody foresaw says nothing of the inside, and the log nothing of the person', async () => {
    const cause = Object.assign(new Error('Key (email)=(bob@example.org) exists'), { code: '23505' });
    const { answer, log } = await failing(new Error('Failed query: … params: bob@example.org', { cause }));
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again in a while.',
    });
    expect(JSON.parse(log)).toMatchObject({ route: '/user/:userid', error: 'Error', code: '23505' });
    expect(log).toContain('errors.test.ts');
    expect(log).not.toMatch(/bob|4711471147/);
  });
});

describe('a call from the page of another site', () => {
  const body = '{"username":"nobody","password":"nothing"}';

  it.each(['cross-site', 'same-site'])('is refused: %s', async (site) => {
    const answer = await post(login, body, { ...json, 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(403);
  });

  it.each(['same-origin', 'none'])('is not confused with our own: %s', async (site) => {
    const answer = await post(login, body, { ...json, 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(401);
  });

  it('may still follow a link and read what is public', async () => {
    const answer = await running.app.inject({
      url: '/wellness-check/api/health',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
