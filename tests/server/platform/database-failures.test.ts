/** The database is unavailable, hangs, or its disk is full: clients get messages, and the server recovers by itself. */
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { openDatabase } from '#server/db/open.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { createReadiness } from '#server/app/readiness.ts';
import { createEmptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';
import { type Cluster, createDatabase, startCluster } from '#tests/support/postgres.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, submit } from '../routes/people.ts';

/** An app on the database of this test, with the readiness of production. It closes the database. */
function startAppOn(
  database: OpenDatabase,
  dataDir: string,
  databaseUrl: string | null,
): Promise<RunningApp> {
  return startApp({
    database: { ...database, dataDir, databaseUrl },
    readiness: createReadiness(database.probe),
  });
}

const getStatus = async (running: RunningApp, path: string) => (await call(running, 'GET', path)).status;
const getReadiness = (running: RunningApp) => getStatus(running, patterns.ready);

/**
 * Waits until the condition is met, at most two seconds plus a margin for a busy machine.
 * @returns milliseconds
 */
async function waitUntil(condition: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  while (!(await condition())) {
    if (performance.now() - since > 20_000) throw new Error('Timed out waiting for the condition.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - since;
}

type QueryRunner = Pick<OpenDatabase['db'], 'execute'>;

/** The effective value of a PostgreSQL setting. */
async function readSetting(runner: QueryRunner, name: string): Promise<unknown> {
  const { rows } = (await runner.execute(sql.raw(`show ${name}`))) as unknown as { rows: object[] };
  return Object.values(rows[0] ?? {})[0];
}

describe('PostgreSQL', () => {
  let cluster: Cluster;
  let folder: string;
  let database: OpenDatabase;
  let running: RunningApp;
  let who: Person;
  beforeAll(async () => {
    cluster = startCluster();
    folder = mkdtempSync(join(tmpdir(), 'wellness-check-faults-'));
    const databaseUrl = await createDatabase(cluster.url);
    database = await openDatabase({ databaseUrl, dataDir: folder });
    running = await startAppOn(database, folder, databaseUrl);
    who = await createPerson(running);
  });
  afterAll(async () => {
    await running?.stop();
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const getFirst = () => running.context.instruments[0]!.instrument;
  const submitAnswers = () => submit(running, who, getFirst().id, createAnswers(getFirst()));
  const getProgress = () =>
    call(running, 'GET', pathTo(patterns.progress, { userid: who.userid }), undefined, { token: who.token });
  const logIn = () =>
    call(running, 'POST', patterns.login, { username: who.username, password: who.password }, { ip: who.ip });

  async function expectUnavailable(): Promise<void> {
    for (const answer of await Promise.all([
      submitAnswers(),
      getProgress(),
      logIn(),
      ...Array.from({ length: 20 }, submitAnswers),
    ])) {
      expect([answer.status, answer.body.code]).toEqual([
        503,
        expect.stringMatching(/^(storage-unavailable|server-busy)$/),
      ]);
      expect(answer.body.message).toMatch(/try again/);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    // The last result is cached for 250 ms.
    await waitUntil(async () => (await getReadiness(running)) === 503);
    for (const path of [patterns.live, patterns.health]) expect(await getStatus(running, path)).toBe(200);
  }

  async function expectBack(): Promise<void> {
    const took = await waitUntil(
      async () => (await getReadiness(running)) === 200 && (await submitAnswers()).status === 204,
    );
    console.log(`The server was back ${Math.round(took)} ms after its database.`);
    // All connections work again.
    const answers = await Promise.all(Array.from({ length: 20 }, getProgress));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  }

  it('recovers from a restart', async () => {
    expect([await getReadiness(running), (await submitAnswers()).status]).toEqual([200, 204]);
    cluster.halt();
    await expectUnavailable();
    cluster.resume();
    await expectBack();
  });

  it('recovers from a hang', async () => {
    await expectBack();
    cluster.freeze();
    try {
      await expectUnavailable();
      // A second overload finds all slots free.
      await expectUnavailable();
    } finally {
      cluster.resume();
    }
    await expectBack();
  });

  it('does not wait for a locked row', async () => {
    let releaseLock = () => {};
    const over = new Promise<void>((resolve) => (releaseLock = resolve));
    let holding: Promise<void> | undefined;
    await new Promise<void>((acquired) => {
      holding = database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from accounts where userid = ${who.userid} for update`);
        acquired();
        await over;
      });
    });
    const answer = await submitAnswers();
    releaseLock();
    await holding;
    expect([answer.status, answer.body.code]).toEqual([503, 'storage-unavailable']);
    expect((await submitAnswers()).status).toBe(204);
  });

  it('ends an idle transaction, and an endless statement', async () => {
    for (const config of [undefined, { isolationLevel: 'repeatable read' } as const]) {
      const readLimit = (name: string) => database.db.transaction((tx) => readSetting(tx, name), config);
      expect(await readLimit('statement_timeout')).toBe('5s');
      expect(await readLimit('lock_timeout')).toBe('3s');
      expect(await readLimit('idle_in_transaction_session_timeout')).toBe('10s');
    }
  });
});

it('operator commands have no time limit', async () => {
  const location = await createEmptyDatabase('direct');
  // Some hosts set limits for every connection.
  const host = await openDatabase(location);
  await host.db.execute(sql`
    do $$ begin
      execute format('alter database %I set statement_timeout = 1000', current_database());
      execute format('alter database %I set idle_in_transaction_session_timeout = 1000', current_database());
    end $$`);
  await host.close();
  const { db, close } = await openDatabase(location, { isPatient: true });
  // Longer than the statement timeout and the query timeout of the driver, also in a snapshot transaction.
  const runLongQuery = (config?: PgTransactionConfig) =>
    db.transaction((tx) => tx.execute(sql`select pg_sleep(8.5)`), config);
  await Promise.all([
    runLongQuery(),
    runLongQuery({ isolationLevel: 'repeatable read', accessMode: 'read only' }),
  ]);
  await close();
});

describe('PgBouncer', () => {
  it('applies the timeouts of a transaction only to that transaction', async () => {
    const { db, close } = await openTestDatabase('pgbouncer');
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const readLimits = async (runner: QueryRunner) => {
      const found: unknown[] = [];
      for (const name of limits) found.push(await readSetting(runner, name));
      return found;
    };
    // Twice as many as the pooler has connections.
    for (const found of await Promise.all(Array.from({ length: 40 }, () => db.transaction(readLimits)))) {
      expect(found).toEqual(['5s', '3s', '10s']);
    }
    expect(await readLimits(db)).toEqual(['0', '0', '0']);
    await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`))).rejects.toMatchObject({
      cause: { code: '57014' },
    });
    await close();
  });
});

describe('the embedded database', () => {
  let folder: string;
  let database: OpenDatabase;
  let running: RunningApp;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wellness-check-full-'));
    await seedPglite(folder);
    database = await openDatabase({ databaseUrl: null, dataDir: folder });
    running = await startAppOn(database, folder, null);
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('rejects writes on a full disk with a message, still serves reads, and recovers', async () => {
    const who = await createPerson(running);
    const { instrument } = running.context.instruments[0]!;
    const submitAnswers = () => submit(running, who, instrument.id, createAnswers(instrument));
    expect((await submitAnswers()).status).toBe(204);
    const write = fs.writeSync as (...args: unknown[]) => number;
    // A full disk: existing blocks can be overwritten, but files cannot grow.
    const full = vi.spyOn(fs, 'writeSync').mockImplementation((...args: unknown[]) => {
      const [file, , , length, position] = args as [number, unknown, unknown, number, number | null];
      const grows = typeof position === 'number' && position + length > fs.fstatSync(file).size;
      if (grows) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      return write(...args);
    });
    let answer = await submitAnswers();
    for (let more = 0; more < 60 && answer.status === 204; more += 1) answer = await submitAnswers();
    expect([answer.status, answer.body]).toEqual([
      503,
      { code: 'storage-unavailable', message: expect.stringMatching(/try again/) },
    ]);
    expect(answer.headers['retry-after']).toBe('60');
    expect(full).toHaveBeenCalled();
    expect(await getReadiness(running)).toBe(503);
    expect(await getStatus(running, patterns.live)).toBe(200);
    const read = await call(
      running,
      'GET',
      pathTo(patterns.progress, { userid: who.userid }),
      undefined,
      who,
    );
    expect(read.status).toBe(200);
    vi.restoreAllMocks();
    expect((await submitAnswers()).status).toBe(204);
  });

  it('reports that it is not ready while its disk is nearly full', async () => {
    const { statfs } = fs.promises;
    expect(await database.probe()).toBe('works');
    vi.spyOn(fs.promises, 'statfs').mockImplementation((async (path: string) => ({
      ...(await statfs(path)),
      bavail: 1,
    })) as unknown as typeof statfs);
    expect(await database.probe()).toBe('full');
  });
});
