import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { apiBase, patterns } from '#contract/paths.ts';
import { askAsCallers } from '#server/plugins/callers.ts';
import { answerErrors } from '#server/plugins/errors.ts';
import { refuseLateCalls } from '#server/plugins/late-calls.ts';
import { newBigId, sessionToken } from '#server/services/tokens.ts';
import { anyPersonal } from '#tests/support/personal.ts';
import { startApp } from '#tests/support/server.ts';

/** Work as of the embedded database: nothing else happens in this process meanwhile. */
function busyFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** What calls are answered that come together over a connection each, in the order in which they are read. */
async function together(number: number, workMs: number, header = ''): Promise<string[]> {
  const app = Fastify();
  await app.register(cookie);
  askAsCallers(app, { personal: anyPersonal });
  answerErrors(app);
  refuseLateCalls(app);
  app.get('/', async () => {
    busyFor(workMs);
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const accepted: unknown[] = [];
  app.server.on('connection', (socket) => accepted.push(socket));
  const sockets = Array.from({ length: number }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  while (accepted.length < sockets.length) await turn();
  const answers = sockets.map((socket) => text(socket));
  for (const socket of sockets)
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${header}Connection: close\r\n\r\n`);
  const all = await Promise.all(answers);
  await app.close();
  return all;
}
const person = `Authorization: ${sessionToken(newBigId(), anyPersonal)}\r\n`;
const letIn = (answers: readonly string[]) => answers.filter((one) => one.startsWith('HTTP/1.1 200')).length;

it('who is read too late after the first of a crowd is sent away, strangers before people, and told when to come', async () => {
  const people = await together(60, 20, person);
  expect([letIn(people) >= 10, letIn(people) <= 25]).toEqual([true, true]);
  const strangers = await together(60, 20);
  expect(letIn(strangers)).toBeLessThan(letIn(people));
  for (const answer of [...people, ...strangers].filter((one) => !one.startsWith('HTTP/1.1 200')))
    expect(answer).toMatch(/^HTTP\/1.1 503 [^]*retry-after: [1-9][^]*"code":"server-busy"/);
});

it('a few at once are let in, however long each takes', async () => {
  expect(letIn(await together(5, 150))).toBe(5);
  expect(letIn(await together(10, 100, person))).toBe(10);
});

it('whoever asks for its health is answered also in a crowd', async () => {
  const running = await startApp();
  const ask = () => running.app.inject({ url: `${apiBase}${patterns.health}` });
  const answers = Array.from({ length: 30 }, () => {
    const answer = ask();
    busyFor(20);
    return answer;
  });
  for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
  await running.stop();
});
