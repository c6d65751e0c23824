/** A shutdown has a deadline, loses no request, and first reports not ready. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { apiBase, patterns } from '#contract/paths.ts';
import { type BuiltServer, buildServer, type NodeProcess, runNode } from '#tests/support/built-server.ts';
import { isFullRun } from '#tests/support/database.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';
import { createDatabase } from '#tests/support/postgres.ts';

let built: BuiltServer;
let dataDir: string;
const runs: NodeProcess[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  built = await buildServer();
  dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-stop-'));
  await seedPglite(dataDir);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const { child } of runs.splice(0)) child.kill('SIGKILL');
});
afterAll(() => {
  built?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<{ run: NodeProcess; port: number }> {
  const run = runNode(built.server, [], { DATA_DIR: dataDir, PORT: '0', SHUTDOWN_TIMEOUT: '4', ...env });
  runs.push(run);
  await run.waitForOutput('Mails: ');
  return { run, port: Number(/http:\/\/localhost:(\d+)/.exec(run.output())?.[1]) };
}

/** Opens a socket and sends this text; returns the response and when it ended. */
function openSocket(
  port: number,
  text: string,
): { socket: Socket; answer: () => string; closed: Promise<void> } {
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  sockets.push(socket);
  socket.on('data', (chunk) => (answer += chunk));
  socket.on('error', () => {});
  return {
    socket,
    answer: () => answer,
    closed: new Promise((resolve) => socket.on('close', () => resolve())),
  };
}

const createHead = (method: string, path: string, more = '') =>
  `${method} ${apiBase}${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const json = 'Content-Type: application/json\r\nContent-Length: 100\r\n';
const get = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${apiBase}${path}`);

it('ends at its deadline despite an incomplete request, and closes idle connections before', async () => {
  const { run, port } = await start({ SHUTDOWN_TIMEOUT: '2' });
  const half = openSocket(port, `${createHead('POST', patterns.contact, json)}{`);
  const idle = openSocket(port, createHead('GET', patterns.health));
  await expect.poll(idle.answer, { timeout: 20_000 }).toContain('"ok"');
  const since = performance.now();
  run.child.kill('SIGTERM');
  await idle.closed;
  expect(run.child.exitCode).toBeNull();
  expect(await run.exited).toBe(0);
  await half.closed;
  expect(performance.now() - since).toBeGreaterThan(1200);
  // The database was closed properly, because the incomplete request was aborted in time.
  expect(existsSync(join(dataDir, 'in-use.json'))).toBe(false);
});

it('ends immediately on a second signal', async () => {
  const { run, port } = await start({ SHUTDOWN_TIMEOUT: '600' });
  const half = openSocket(port, `${createHead('POST', patterns.contact, json)}{`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  run.child.kill('SIGTERM');
  await expect
    .poll(
      () =>
        get(port, patterns.live).then(
          () => 'listens',
          () => 'closed',
        ),
      { timeout: 30_000 },
    )
    .toBe('closed');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(run.child.exitCode).toBeNull();
  run.child.kill('SIGTERM');
  expect(await run.exited).toBe(1);
  await half.closed;
});

it('reports not ready to the load balancer first, still serves, and finishes requests in flight', async () => {
  const { run, port } = await start({ SHUTDOWN_TIMEOUT: '12' });
  expect((await get(port, patterns.ready)).status).toBe(200);
  run.child.kill('SIGTERM');
  await expect.poll(async () => (await get(port, patterns.ready)).status).toBe(503);
  const draining = await get(port, patterns.ready);
  expect([await draining.json(), draining.headers.get('retry-after')]).toEqual([
    { code: 'server-stopping', message: expect.any(String) },
    '5',
  ]);
  const live = await get(port, patterns.live);
  expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
  // A request started before the shutdown and completed during it gets a response.
  const body = JSON.stringify({ username: 'unknown', password: 'nothing' });
  const login = openSocket(
    port,
    createHead(
      'POST',
      patterns.login,
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`,
    ),
  );
  await expect
    .poll(
      () =>
        get(port, patterns.live).then(
          () => 'listens',
          () => 'closed',
        ),
      { timeout: 30_000 },
    )
    .toBe('closed');
  login.socket.write(body);
  await login.closed;
  expect(login.answer()).toMatch(/^HTTP\/1.1 401 /);
  expect(await run.exited).toBe(0);
});

/**
 * A sticky load balancer: it sends the requests of a client to one ready process, so that a retry does not help before
 * the process is reported not ready.
 */
class Balancer {
  private readonly ports = new Set<number>();
  private readonly server: Server = createServer((incoming, outgoing) => {
    const ready = [...this.ports];
    const port = ready[Number(incoming.headers.client) % ready.length];
    if (port === undefined) return void outgoing.writeHead(502).end();
    const { method, url, headers } = incoming as IncomingMessage;
    const onward = request(
      { port, host: '127.0.0.1', method, path: url, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(onward);
  });
  private readonly checks: NodeJS.Timeout[] = [];

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  /** Polls the readiness of a process every half second. */
  async watch(port: number): Promise<void> {
    const pollReadiness = async () => {
      const isReady = await get(port, patterns.ready).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isReady) this.ports.add(port);
      else this.ports.delete(port);
    };
    await pollReadiness();
    this.checks.push(setInterval(pollReadiness, 500));
  }

  close(): void {
    for (const check of this.checks) clearInterval(check);
    this.server.closeAllConnections();
    this.server.close();
  }
}

// Four starts take several seconds each.
it.runIf(isFullRun)(
  'two processes restart one after the other, and a client with one retry loses no request',
  async () => {
    const env = { DATABASE_URL: await createDatabase(inject('clusterUrl')), SHUTDOWN_TIMEOUT: '12' };
    const balancer = new Balancer();
    const port = await balancer.listen();
    const first = await start(env);
    const second = await start(env);
    for (const each of [first, second]) await balancer.watch(each.port);

    let calls = 0;
    let repeated = 0;
    const lost: string[] = [];
    const over = new AbortController();
    const sendOnce = (client: number) =>
      fetch(`http://127.0.0.1:${port}${apiBase}${patterns.contact}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', client: String(client) },
        body: JSON.stringify({ username: '', email: 'a@example.org', age: 30, gender: 'x', message: 'Hi' }),
      }).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
    const runClient = async (number: number) => {
      while (!over.signal.aborted) {
        calls += 1;
        let status = await sendOnce(number);
        if (status !== 422) {
          repeated += 1;
          status = await sendOnce(number);
        }
        if (status !== 422) lost.push(String(status));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const clients = [0, 1, 2].map(runClient);
    for (const old of [first, second]) {
      old.run.child.kill('SIGTERM');
      expect(await old.run.exited).toBe(0);
      await balancer.watch((await start(env)).port);
    }
    over.abort();
    await Promise.all(clients);
    balancer.close();
    console.log(`Rolling restart: ${calls} calls, ${repeated} repeated, ${lost.length} lost.`);
    expect(lost).toEqual([]);
    expect(calls).toBeGreaterThan(100);
  },
  180_000,
);
