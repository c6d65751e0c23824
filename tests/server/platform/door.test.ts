import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiBase, patterns } from '#contract/paths.ts';
import type { Line } from '#server/db/turns.ts';
import { refuse } from '#server/errors.ts';
import { type Metrics, startMetrics } from '#server/metrics/metrics.ts';
import { readinessOf } from '#server/readiness.ts';
import { newBigId, sessionToken } from '#server/services/tokens.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';

let running: RunningApp;
let person: string;
let workMs = 0;

beforeAll(async () => {
  // As with the embedded database: while one call is worked on, nothing else happens in this process.
  const extendApi = async (api: FastifyInstance) => {
    api.addHook('onSend', async () => void vi.advanceTimersByTime(workMs));
  };
  running = await startApp({ extendApi });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  person = `Authorization: ${sessionToken(newBigId(), running.context.personal)}\r\n`;
});
afterAll(() => running?.stop());
// Time goes by with the work alone, however fast the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** An empty login, which is 400 without a look at the database. */
const login = `POST ${apiBase}${patterns.login} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n`;
const health = `GET ${apiBase}${patterns.health} HTTP/1.1\r\n`;

/** What so many calls are answered that come together over a line each, and cost so many ms each. */
async function together(number: number, ms: number, call: string): Promise<string[]> {
  workMs = ms;
  const { server } = running.app;
  const { port } = server.address() as AddressInfo;
  const accepted: unknown[] = [];
  const count = (socket: unknown) => void accepted.push(socket);
  server.on('connection', count);
  const sockets = Array.from({ length: number }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  while (accepted.length < sockets.length) await turn();
  server.off('connection', count);
  const answers = sockets.map((socket) => text(socket));
  for (const socket of sockets)
    socket.write(`${call}Host: x\r\nConnection: close\r\n\r\n${call.startsWith('POST') ? '{}' : ''}`);
  return Promise.all(answers);
}
const letIn = (answers: readonly string[]) => answers.filter((one) => !one.startsWith('HTTP/1.1 503')).length;

it('who is read too late after the first of a crowd is sent away, strangers before people, and told when to come', async () => {
  const people = await together(60, 20, login + person);
  const strangers = await together(60, 20, login);
  // A third of a second, and half of that but ten at least.
  expect([letIn(people), letIn(strangers)]).toEqual([16, 10]);
  for (const answer of [...people, ...strangers])
    expect(answer).toMatch(/^HTTP\/1.1 (400 |503 [^]*retry-after: [1-9][^]*"code":"server-busy")/);
});

it('a few at once are let in, however long each takes', async () => {
  expect(letIn(await together(5, 150, login))).toBe(5);
  expect(letIn(await together(10, 100, login + person))).toBe(10);
});

it('whoever asks for its health is answered also in a crowd', async () => {
  for (const answer of await together(30, 20, health)) expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

describe('where the line before the database is full for strangers', () => {
  const full: Line = {
    refuseIfFull(rank) {
      if (rank === 'stranger') throw refuse('server-busy', { retryAfter: 7 });
    },
  };
  const lines: Record<string, unknown>[] = [];
  const numbers: object[] = [];
  const readiness = readinessOf();
  let crowded: RunningApp;
  let address: string;

  beforeAll(async () => {
    const metrics: Metrics = {
      ...startMetrics({
        passwords: () => 0,
        mails: async () => ({}),
        overdueComplaints: async () => 0,
        unready: async () => null,
      }),
      answered: (answer) => void numbers.push(answer),
    };
    const log = { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
    crowded = await startApp({ line: full, log, metrics, readiness });
    address = await crowded.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => crowded?.stop());
  beforeEach(() => {
    lines.length = 0;
    numbers.length = 0;
  });

  const call = (headers: Record<string, string> = {}, path: string = patterns.login, method = 'POST') =>
    fetch(`${address}${apiBase}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: '{"no' }),
    });
  const ours = () => sessionToken(newBigId(), crowded.context.personal);

  it('a stranger is refused before the body is looked at, and people and who asks for its health come in', async () => {
    const stranger = await call();
    expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([503, '7']);
    expect(await stranger.json()).toEqual({
      message: 'The server is busy right now. Please try again in a moment.',
      code: 'server-busy',
    });
    expect((await call({ authorization: ours() })).status).toBe(400);
    expect((await call({ cookie: `token=${ours()}` })).status).toBe(400);
    expect((await call({ authorization: `z${ours()}` })).status).toBe(503);
    for (const path of [patterns.health, patterns.live, patterns.ready])
      expect((await call({}, path, 'GET')).status).toBe(200);
  });

  it('the refusal has the headers of every other one, and its own line and number, which name nobody', async () => {
    const names = (answer: Response) => [...answer.headers.keys()].filter((name) => name !== 'retry-after');
    const path = `${patterns.progress.replace(':userid', '4294967296')}?x=secret`;
    const refused = await call({}, path, 'GET');
    const missing = await call({ authorization: ours() }, path, 'GET');
    expect([refused.status, missing.status]).toEqual([503, 401]);
    expect(names(refused)).toEqual(names(missing));
    const id = refused.headers.get('request-id');
    expect(id).toMatch(/^\w{5}-\w{5}$/);
    const [line] = lines;
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      reqId: id,
      method: 'GET',
      route: 'unknown',
      status: 503,
      ms: 0,
    });
    expect(numbers[0]).toEqual({ method: 'GET', route: 'unknown', status: 503, seconds: 0 });
  });

  it('the connection goes on after a refusal, and ends with it before a stop', async () => {
    const { port } = new URL(address);
    const body = (length: number) => `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    const one = `POST ${apiBase}${patterns.login} HTTP/1.1\r\nHost: x\r\n${body(2)}{}`;
    const both = connect(Number(port), '127.0.0.1');
    both.end(one + one);
    expect((await text(both)).match(/HTTP\/1.1 503/g)).toHaveLength(2);
    readiness.set('draining');
    const last = connect(Number(port), '127.0.0.1');
    last.write(one);
    expect(await text(last)).toMatch(/^HTTP\/1.1 503 [^]*\r\nconnection: close\r\n/i);
    readiness.set('ready');
  });

  it('what is wrong in a body that comes after the refusal gets no second answer', async () => {
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    const chunked = 'Host: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    socket.write(`POST ${apiBase}${patterns.login} HTTP/1.1\r\n${chunked}`);
    const answers = text(socket);
    await vi.waitFor(() => expect(socket.bytesRead).toBeGreaterThan(0));
    socket.write('no chunk at all\r\n');
    expect((await answers).match(/HTTP\/1.1/g)).toHaveLength(1);
  });
});
