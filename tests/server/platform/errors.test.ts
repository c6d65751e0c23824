import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAppError } from '#server/app/errors.ts';
import { callRefusedChannel } from '#server/app/metrics/diagnostics-channels.ts';
import { registerErrorHandler } from '#server/app/plugins/errors.ts';
import { addRequestLanguage } from '#server/app/plugins/language.ts';
import { readLanguages } from '#server/language/read-languages.ts';
import { createLoggerOptions } from '#server/app/plugins/request-log.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const login = '/wellness-check/api/user/login';
const json = { 'content-type': 'application/json' };

const languages = readLanguages({});

let running: RunningApp;

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running?.stop());

const post = (url: string, payload: string, headers: Record<string, string> = json) =>
  running.app.inject({ method: 'POST', url, payload, headers });

describe('an error', () => {
  it.each([
    ['a body that is not JSON', 400, 'request-invalid', '{"username":', json],
    ['a body without its fields', 400, 'request-invalid', '{"user":"ann"}', json],
    ['a number as a string', 400, 'request-invalid', '{"username":7,"password":"x"}', json],
    ['no body at all', 400, 'request-invalid', '', json],
    ['a body with __proto__', 400, 'request-invalid', '{"__proto__":{"a":1}}', json],
    [
      'a body that is too long',
      413,
      'body-too-long',
      JSON.stringify({ username: 'x'.repeat(70_000), password: 'x' }),
      json,
    ],
    ['a form', 415, 'not-json', 'username=ann', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', 415, 'not-json', '{"username":"a","password":"b"}', { 'content-type': 'text/plain' }],
  ])('has a status and one message: %s', async (_name, status, code, payload, headers) => {
    const answer = await post(login, payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message: expect.stringMatching(/^[A-Z].*\.$/), code });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is returned for an invalid address as well', async () => {
    const answer = await running.app.inject({ url: '/wellness-check/api/%zz' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: expect.any(String), code: 'address-unreadable' },
    ]);
  });
});

describe('an error inside a route', () => {
  /** Requests a route `/user/:userid` that fails with this error; returns the response and the log. */
  async function requestFailing(error: Error) {
    const lines: string[] = [];
    const app = Fastify({ ...createLoggerOptions({ stream: { write: (line) => lines.push(line) } }) });
    addRequestLanguage(app, languages);
    registerErrorHandler(app);
    app.get('/user/:userid', () => Promise.reject(error));
    const answer = await app.inject({ url: '/user/4711471147', headers: { accept: 'application/json' } });
    await app.close();
    return { answer, log: lines.join('') };
  }

  it('has the status and message of its code, and its positions and waiting time', async () => {
    const { answer } = await requestFailing(
      createAppError('answers-invalid', {
        problem: 'missing',
        unit: 'Question',
        positions: [2, 5],
        expected: 8,
        received: 8,
      }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'Question 3 and 1 more have no answer. Please choose a value for each.',
      code: 'answers-invalid',
      positions: [2, 5],
    });
    const later = await requestFailing(createAppError('too-many-tries', { retryAfter: 61 }));
    expect([later.answer.statusCode, later.answer.headers['retry-after']]).toEqual([429, '61']);
    expect(later.answer.json().message).toBe('Too many tries. Please try again in 2 minutes.');
  });

  it('that is unexpected reveals no internals, and logs no personal data', async () => {
    const cause = Object.assign(new Error('Key (email)=(bob@example.org) exists'), { code: '23505' });
    const { answer, log } = await requestFailing(
      new Error('Failed query: … params: bob@example.org', { cause }),
    );
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Please try again in a while.',
      code: 'unexpected',
    });
    expect(JSON.parse(log)).toMatchObject({ route: '/user/:userid', error: 'Error', code: '23505' });
    expect(log).toContain('errors.test.ts');
    expect(log).not.toMatch(/bob|4711471147/);
  });
});

describe('a client that disconnects during a request', () => {
  it('is no database failure and no error: one line logs the abort', async () => {
    const lines: string[] = [];
    const faults: string[] = [];
    const refused: unknown[] = [];
    const recordRejection = (code: unknown) => refused.push(code);
    callRefusedChannel.subscribe(recordRejection);
    const app = Fastify({ ...createLoggerOptions({ stream: { write: (line) => lines.push(line) } }) });
    addRequestLanguage(app, languages);
    registerErrorHandler(app, (fault) => faults.push(fault));
    app.post('/contact', () => 'never');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const head =
      'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}{"message":`));
    app.server.once('request', () => socket.destroy());
    await vi.waitFor(() => expect(lines.some((line) => line.includes('/contact'))).toBe(true));
    callRefusedChannel.unsubscribe(recordRejection);
    await app.close();
    const logged = lines.map((line) => JSON.parse(line)).filter(({ route }) => route);
    expect(logged).toEqual([
      expect.objectContaining({ level: 30, method: 'POST', route: '/contact', status: 400, cut: true }),
    ]);
    expect([faults, refused]).toEqual([[], ['request-invalid']]);
  });
});

describe('a request from another site', () => {
  const body = '{"username":"nobody","password":"nothing"}';

  it.each(['cross-site', 'same-site'])('is rejected: %s', async (site) => {
    const answer = await post(login, body, { ...json, 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(403);
  });

  it.each(['same-origin', 'none'])('is distinguished from our own: %s', async (site) => {
    const answer = await post(login, body, { ...json, 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(401);
  });

  it('can follow a link and read what is public', async () => {
    const answer = await running.app.inject({
      url: '/wellness-check/api/health',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
