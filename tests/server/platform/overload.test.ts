import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiBase, patterns } from '#contract/paths.ts';
import { addRequestLanguage } from '#server/app/plugins/language.ts';
import { readLanguages } from '#server/language/read-languages.ts';
import { registerErrorHandler } from '#server/app/plugins/errors.ts';
import { registerLoadShedding } from '#server/app/plugins/load-shedding.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { createPerson } from '../routes/people.ts';

const languages = readLanguages({});

/** Requests processed at the same time. */
const capacity = 50;

describe('a process with more requests than it can process', () => {
  let app: FastifyInstance;
  let finish: () => void;
  beforeEach(async () => {
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app = Fastify();
    addRequestLanguage(app, languages);
    registerErrorHandler(app);
    await app.register(async (calls) => {
      await registerLoadShedding(calls);
      calls.get('/slow', async () => {
        await finished;
        return 'done';
      });
      calls.get('/fast', async () => 'fast');
      calls.post('/body', async () => 'read');
    });
    await app.ready();
  });
  afterEach(async () => {
    finish();
    await app.close();
  });

  // `inject` sends nothing until it is awaited.
  const get = async (url: string) => await app.inject({ url, headers: { accept: 'application/json' } });

  it('rejects the next one with 503 and Retry-After, and accepts requests again once one has finished', async () => {
    const accepted = Array.from({ length: capacity }, () => get('/slow'));
    const refused = await Promise.all([get('/fast'), get('/slow')]);
    for (const { statusCode, headers, json } of refused) {
      expect([statusCode, json().code]).toEqual([503, 'server-busy']);
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10);
    }
    finish();
    const statuses = (await Promise.all(accepted)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(capacity).fill(200));
    expect((await get('/fast')).statusCode).toBe(200);
  });

  it('adds jitter to Retry-After', async () => {
    const accepted = Array.from({ length: capacity }, () => get('/slow'));
    const refused = await Promise.all(Array.from({ length: 60 }, () => get('/fast')));
    expect(new Set(refused.map(({ headers }) => headers['retry-after'])).size).toBeGreaterThan(4);
    finish();
    await Promise.all(accepted);
  });

  it('does not count requests with a slow body, nor aborted ones', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const head =
      'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n';
    const sockets = Array.from({ length: capacity }, () => connect(port, '127.0.0.1'));
    let started = 0;
    app.server.on('request', () => (started += 1));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.on('error', () => {}).write(`${head}{"a"`);
    await expect.poll(() => started).toBe(capacity);
    expect((await get('/fast')).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
    expect((await get('/fast')).statusCode).toBe(200);
  });

  it('rejects requests while its event loop is delayed', async () => {
    const until = performance.now() + 2_500;
    while (performance.now() < until) {
      const blocked = performance.now() + 350;
      while (performance.now() < blocked);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect((await get('/fast')).statusCode).toBe(503);
    await expect.poll(async () => (await get('/fast')).statusCode, { timeout: 5_000 }).toBe(200);
  });
});

describe('an anonymous client', () => {
  let running: RunningApp;
  beforeEach(async () => {
    running = await startApp({ anonymousCallsPerMinute: 5, config: { trustProxy: 1 } });
  });
  afterEach(() => running.stop());

  const logIn = (ip: string, token?: string) =>
    running.app.inject({
      method: 'POST',
      url: `${apiBase}${patterns.login}`,
      headers: { 'x-forwarded-for': ip, ...(token && { authorization: token }) },
      payload: {},
    });

  it('is rejected with 429 beyond its requests a minute, while others and people who are logged in are not', async () => {
    const { token } = await createPerson(running);
    const network = '2001:db8:7:7';
    const answers = [];
    for (let call = 0; call < 6; call += 1) answers.push(await logIn(`${network}::${call}`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(answers[5]?.json().code).toBe('too-many-tries');
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn(`${network}::1`, 'made.up')).statusCode).toBe(429);
    expect((await logIn(`${network}::1`, token)).statusCode).toBe(400);
    expect((await logIn('2001:db8:7:8::1')).statusCode).toBe(400);
  });

  it('still gets the health response', async () => {
    for (let call = 0; call < 10; call += 1) {
      const { statusCode } = await running.app.inject({ url: `${apiBase}${patterns.health}` });
      expect(statusCode).toBe(200);
    }
  });
});
