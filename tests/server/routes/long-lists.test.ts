/** Lists of ten thousand attempts: complete, in order, and without delaying other requests. */
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiBase, pathTo, patterns } from '#contract/paths.ts';
import { pageLength } from '#server/db/read-in-pages.ts';
import { accounts } from '#server/db/schema.ts';
import { type Metrics, startMetrics } from '#server/app/metrics/metrics.ts';
import { hashContactEmail } from '#server/repositories/contact-email-hashes.ts';
import { insertContact } from '#server/repositories/messages.ts';
import { english } from '#tests/support/languages.ts';
import { createExport } from '#server/services/export.ts';
import { hashAccount } from '#server/audit/audit-log.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, submit } from './people.ts';

const count = 10_000;
const first = '2026-01-15T06:30:00.000Z';

/** The part of the database driver that the test observes. */
interface QueryClient {
  query(...asked: unknown[]): Promise<{ rows: unknown[] }>;
}

const lines: Record<string, unknown>[] = [];
let metrics: Metrics;
let running: RunningApp;
let who: Person;
let sectionId: string;
beforeAll(async () => {
  metrics = startMetrics({
    passwords: () => 0,
    mails: async () => ({}),
    oldestMail: async () => 0,
    certificate: () => null,
    overdueComplaints: async () => 0,
    understanding: async () => [],
    unready: async () => null,
  });
  running = await startApp({ metrics, log: { stream: { write: (line) => lines.push(JSON.parse(line)) } } });
  const [section] = running.context.instruments;
  sectionId = section?.instrument.id ?? '';
  who = await createManyAttempts();
  await running.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  metrics?.stop();
  await running?.stop();
});
afterEach(() => {
  vi.restoreAllMocks();
  lines.length = 0;
});

/** An account with an attempt of the first section every minute. The newest one was sent to the server. */
async function createManyAttempts(): Promise<Person> {
  const person = await createPerson(running);
  running.clock.set(new Date(first));
  const [section] = running.context.instruments;
  if (section) await submit(running, person, sectionId, createAnswers(section.instrument));
  await running.context.db.execute(sql`
    insert into attempts (userid, attempt_id, section_id, instrument_version, instrument_hash, age, gender, education,
      answers, result, idempotency_key, taken_at, language, help_first)
    select userid, 'copy ' || n, section_id, instrument_version, instrument_hash, age, gender, education,
      answers, result, 'copy ' || n, taken_at - n * interval '1 minute', language, help_first
    from attempts, generate_series(1, ${count - 1}) n where userid = ${person.userid}`);
  return person;
}

const getTime = (n: number) => new Date(Date.parse(first) - n * 60_000).toISOString();
const createPath = (name: 'history' | 'report', query = '') =>
  `${pathTo(patterns[name], { userid: who.userid, sectionId })}${query}`;
const exportPath = (query = '') => `${pathTo(patterns.exportData, { userid: who.userid })}${query}`;
const read = (path: string) => call(running, 'GET', path, undefined, { token: who.token });

/** Counts the rows returned by the database from now on. */
function countRows(): () => number {
  const client = (running.context.db as unknown as { $client: QueryClient }).$client;
  const { query } = client;
  let rows = 0;
  vi.spyOn(client, 'query').mockImplementation(async (...args) => {
    const answer = await query.apply(client, args);
    rows += answer.rows.length;
    return answer;
  });
  return () => rows;
}

/** The database fails after this many queries. */
function failAfter(questions: number): void {
  const client = (running.context.db as unknown as { $client: QueryClient }).$client;
  const { query } = client;
  let count = 0;
  vi.spyOn(client, 'query').mockImplementation((...question) => {
    count += 1;
    if (count > questions) return Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }));
    return query.apply(client, question);
  });
}

/** A response whose body is not read yet. */
function startResponse(path: string): Promise<IncomingMessage> {
  const { port } = running.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${apiBase}${path}`;
  return new Promise((resolve, reject) => {
    get(url, { headers: { authorization: who.token } }, resolve).on('error', reject);
  });
}

/** Waits until a number stops growing. */
async function waitUntilStable(number: () => number): Promise<number> {
  for (let before = -1; ; ) {
    const now = number();
    if (now === before) return now;
    before = now;
    await wait(200);
  }
}

describe('ten thousand attempts', () => {
  test.each(['history', 'report'] as const)(
    'the %s lists all, newest first, with every header',
    async (name) => {
      const { status, body, headers } = await read(createPath(name));
      expect(status).toBe(200);
      expect(body.map(({ time }: { time: string }) => time)).toEqual(
        Array.from({ length: count }, (_, n) => getTime(n)),
      );
      expect({ ...body.at(-1), time: first }).toEqual(body[0]);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'request-id': expect.any(String),
      });
    },
  );

  test('the export contains all of them, with every answer, as JSON and as a table', async () => {
    const { body, headers } = await read(exportPath());
    expect(headers['content-disposition']).toBe('attachment; filename="wellness-check.json"');
    const [{ attempts }] = body.sections;
    expect(attempts).toHaveLength(count);
    expect([attempts[0].time, attempts.at(-1).time]).toEqual([getTime(0), getTime(count - 1)]);
    expect({ ...attempts.at(-1), time: first }).toEqual(attempts[0]);
    const { text: table } = await read(exportPath('?format=csv'));
    expect(table.split('\nanswer,').length - 1).toBe(count * attempts[0].answers.length);
  });

  test('a page has a limit and a time before which it ends; all pages together are complete', async () => {
    const { body: newest } = await read(createPath('report', '?limit=2'));
    expect(newest).toEqual([{ time: getTime(0) }, { time: getTime(1) }]);
    const { body: later } = await read(createPath('report', `?limit=250&before=${getTime(1)}`));
    expect(later).toEqual(Array.from({ length: 250 }, (_, n) => ({ time: getTime(n + 2) })));
    const { body: last } = await read(createPath('history', `?before=${getTime(count - 2)}`));
    expect(last.map(({ time }: { time: string }) => time)).toEqual([getTime(count - 1)]);
    expect((await read(createPath('history', `?before=${getTime(count - 1)}`))).body).toEqual([]);
  });

  test.each([
    'limit=0',
    'limit=-1',
    'limit=all',
    'limit=10000',
    'before=yesterday',
    'before=2026-19-41T25:00:00Z',
  ])('%s is 400', async (query) => {
    const { status, body } = await read(createPath('history', `?${query}`));
    expect([status, body.code]).toEqual([400, 'request-invalid']);
  });

  test('at most one page of rows is in memory', async () => {
    const { sections } = await createExport(running.context, who.userid, english);
    const getRowCount = countRows();
    let received = 0;
    for await (const { attempts } of sections) {
      for await (const _ of attempts) {
        expect(getRowCount() - received).toBeLessThanOrEqual(pageLength);
        received += 1;
      }
    }
    expect(received).toBe(count);
  });

  test('at most one page of audit log entries and of messages is in memory', async () => {
    const { context } = running;
    const { db, cipher } = context;
    const hash = hashAccount(context, who.userid);
    await db.execute(sql`insert into trail (entry_id, at, event, account_hash)
      select 'copy ' || n, now() - n * interval '1 minute', 'login', ${hash} from generate_series(1, 200) n`);
    const message = { username: 'reader', email: who.email, age: 44, gender: 'female', message: 'Hello' };
    const emailKey = hashContactEmail(cipher, who.email);
    await db.transaction(async (tx) => {
      for (let n = 0; n < 60; n += 1)
        await insertContact(tx, cipher, {
          contactId: `copy ${n}`,
          ...message,
          emailKey,
          sentAt: new Date(n),
        });
    });
    const { auditLog, messages } = await createExport(context, who.userid, english);
    const getRowCount = countRows();
    let received = 0;
    for (const list of [auditLog, messages]) {
      for await (const _ of list) {
        expect(getRowCount() - received).toBeLessThanOrEqual(pageLength);
        received += 1;
      }
    }
    expect(received).toBeGreaterThanOrEqual(260);
    const { body } = await read(exportPath());
    expect(body.messages.map(({ sentAt }: { sentAt: string }) => Date.parse(sentAt))).toEqual(
      Array.from({ length: 60 }, (_, n) => 59 - n),
    );
    expect(body.auditLog.length).toBe(received - 60 + 1);
  });

  test('pauses for a slow reader, while other requests continue, and later sends everything', async () => {
    const getRowCount = countRows();
    const answer = await startResponse(exportPath());
    expect(await waitUntilStable(getRowCount)).toBeLessThan(count / 2);
    const other = await createPerson(running);
    for (let time = 0; time < 20; time += 1) {
      const { status } = await call(
        running,
        'GET',
        pathTo(patterns.progress, { userid: other.userid }),
        undefined,
        { token: other.token },
      );
      expect(status).toBe(200);
    }
    const whole = await text(answer);
    expect(whole.split('"contentHash"').length - 1).toBe(count);
    expect(whole.endsWith('}\n')).toBe(true);
  });

  test('disconnects a client that stops reading, and releases its resources', async () => {
    const { server } = running.app;
    const { timeout } = server;
    // Longer than the minute for which a list may wait for its next page.
    expect([timeout > 60_000, timeout < 300_000]).toEqual([true, true]);
    server.timeout = 200;
    const answer = await startResponse(exportPath());
    await vi.waitFor(
      () => expect(lines).toEqual([expect.objectContaining({ status: 200, cut: true })]),
      20_000,
    );
    server.timeout = timeout;
    await expect(text(answer)).rejects.toThrow('aborted');
  });

  test('stops reading from the database if the client disconnects', async () => {
    const getRowCount = countRows();
    (await startResponse(exportPath())).destroy();
    expect(await waitUntilStable(getRowCount)).toBeLessThan(count / 2);
    expect(lines).toEqual([
      expect.objectContaining({ route: `${apiBase}${patterns.exportData}`, status: 200, cut: true }),
    ]);
    expect(await metrics.registry.metrics()).toContain('http_requests_under_way 0\n');
  });

  test('HEAD reads only one page of the list', async () => {
    const getRowCount = countRows();
    const { statusCode, payload } = await running.app.inject({
      method: 'HEAD',
      url: `${apiBase}${exportPath()}`,
      headers: { authorization: who.token },
    });
    expect([statusCode, payload]).toEqual([200, '']);
    expect(await waitUntilStable(getRowCount)).toBeLessThan(count / 10);
  });

  test('responds with an error if the database fails at first', async () => {
    failAfter(1);
    const { status, body } = await read(createPath('history'));
    expect([status, body.code]).toEqual([503, 'storage-unavailable']);
  });

  test('closes the connection if the database fails during a list, so that it does not look complete', async () => {
    failAfter(60);
    const answer = await startResponse(exportPath());
    await expect(text(answer)).rejects.toThrow('aborted');
    expect(lines).toEqual([expect.objectContaining({ level: 50, code: '57P01' })]);
  });

  test('closes the connection if the account is removed during a list', async () => {
    const person = who;
    who = await createManyAttempts();
    const answer = await startResponse(exportPath());
    await running.context.db.delete(accounts).where(sql`userid = ${who.userid}`);
    await expect(text(answer)).rejects.toThrow('aborted');
    who = person;
  });
});
