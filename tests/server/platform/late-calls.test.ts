import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { apiBase, patterns } from '#contract/paths.ts';
import type { Line } from '#server/db/turns.ts';
import { refuse } from '#server/errors.ts';
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

it('whom the line before the database would refuse is refused before the body is looked at', async () => {
  const full: Line = {
    refuseIfFull(rank) {
      if (rank === 'stranger') throw refuse('server-busy', { retryAfter: 7 });
    },
  };
  const crowded = await startApp({ line: full });
  const call = (headers: object) =>
    crowded.app.inject({
      method: 'POST',
      url: `${apiBase}${patterns.login}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{"no',
    });
  const stranger = await call({});
  expect([stranger.statusCode, stranger.headers['retry-after']]).toEqual([503, '7']);
  const token = sessionToken(newBigId(), crowded.context.personal);
  expect((await call({ authorization: token })).statusCode).toBe(400);
  expect((await crowded.app.inject(`${apiBase}${patterns.health}`)).statusCode).toBe(200);
  await crowded.stop();
});
