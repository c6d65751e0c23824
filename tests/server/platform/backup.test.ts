import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { gte } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { writeBackup } from '#server/admin/backup/backup.ts';
import { restoreBackup } from '#server/admin/backup/restore.ts';
import { createStore } from '#server/admin/backup/create-store.ts';
import { type Config, parseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { accounts, nameReservations } from '#server/db/schema.ts';
import { getErasureLogPath, readErasures, appendErasure } from '#server/erasure/erasure-log.ts';
import { enqueueMail } from '#server/mail/queue.ts';
import { dataKeyCommands } from '#server/admin/data-key/commands.ts';
import { importDataKey } from '#server/crypto/data-key.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';
import { isFullRun, createEmptyDatabase } from '#tests/support/database.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, submit } from '../routes/people.ts';

const dataKey = new Uint8Array(randomBytes(32));
const otherKey = new Uint8Array(randomBytes(32));

/** Backup and restore as in docs/operations/backup.md: a removed account stays removed. */
describe.each(['postgres', 'pglite'] as const)('A backup (%s)', (kind) => {
  let home: Config;
  let file: string;
  let output: string;
  let asha: Person;
  let removed: Person;
  const folders: string[] = [];

  async function createConfig(changes: Partial<Config> = {}): Promise<Config> {
    const { dataDir, databaseUrl } = await createEmptyDatabase(kind === 'postgres' ? 'direct' : kind);
    folders.push(dataDir);
    return { ...parseConfig({}), dataDir, databaseUrl, dataKey, ...changes };
  }

  /** A server on a data folder, which is kept after the stop. */
  async function withServer<T>(config: Config, work: (running: RunningApp) => Promise<T>): Promise<T> {
    const { db, close } = await openDatabase(config);
    const database = { db, close, dataDir: config.dataDir, databaseUrl: config.databaseUrl };
    const running = await startApp({ database, config });
    try {
      return await work(running);
    } finally {
      await running.stop();
    }
  }

  const logIn = (running: RunningApp, { username, password, ip }: Person) =>
    call(running, 'POST', patterns.login, { username, password }, { ip });
  const removeAccount = (running: RunningApp, { userid, token, password }: Person) =>
    call(running, 'POST', pathTo(patterns.remove, { userid }), { password, confirm: 'DELETE' }, { token });
  const getFailure = async (acting: Promise<unknown>) => {
    const error = await acting.then(
      () => new Error('It was done.'),
      (error: Error) => error,
    );
    return `${error.name}: ${error.message}`;
  };

  beforeAll(async () => {
    home = await createConfig();
    if (kind === 'pglite') await seedPglite(home.dataDir);
    file = join(home.dataDir, 'of-monday.backup');
    await withServer(home, async (running) => {
      asha = await createPerson(running);
      removed = await createPerson(running);
      const { instrument } = running.context.instruments[0]!;
      const { context } = running;
      await context.db.transaction(async (tx) => {
        await enqueueMail(context, tx, { purpose: 'reset', recipient: asha.email });
        await enqueueMail(context, tx, { purpose: 'contact', recipient: 'help@example.org' });
      });
      // This person got the last notice before a deletion; actions after the backup are not in it.
      await context.db.update(accounts).set({ dormancyNotices: 3, eraseAt: new Date('2020-01-01') });
      for (const who of [asha, removed]) await submit(running, who, instrument.id, createAnswers(instrument));
    });
    output = await writeBackup(home, file);
    await withServer(home, async (running) => {
      await removeAccount(running, removed);
    });
  });
  afterAll(() => {
    vi.useRealTimers();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('is readable only by its owner, and never contains the data key', () => {
    expect(output).toContain(`${file} contains`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    const content = kind === 'pglite' ? gunzipSync(bytes) : bytes;
    for (const form of ['base64', 'hex', 'latin1'] as const) {
      expect(content.includes(Buffer.from(dataKey).toString(form))).toBe(false);
    }
    expect(content.includes(Buffer.from(dataKey))).toBe(false);
  });

  it('is restored into an empty database: every account can log in, and removed accounts stay removed', async () => {
    const empty = await createConfig({ erasureLog: getErasureLogPath(home) });
    expect(await restoreBackup(empty, file)).toContain(
      '1 account. 1 was removed after the backup, and is removed again.',
    );
    await withServer(empty, async (running) => {
      const [account] = await running.context.db.select().from(accounts);
      expect(account).toMatchObject({ dormancyNotices: 0, eraseAt: null });
      const getProgress = () =>
        call(running, 'GET', pathTo(patterns.progress, { userid: asha.userid }), undefined, {
          token: asha.token,
        });
      expect((await getProgress()).status).toBe(401); // The person logs in again.
      const { status, body } = await logIn(running, asha);
      expect([status, body[0].userid]).toEqual([200, asha.userid]);
      const path = pathTo(patterns.progress, { userid: asha.userid });
      const now = await call(running, 'GET', path, undefined, { token: body[0].token });
      expect(now.body[0].totalsum).not.toBe('');
      expect((await logIn(running, removed)).status).toBe(401);
      const attempts = await running.context.db.query.attempts.findMany();
      expect(attempts.map(({ userid }) => userid)).toEqual([asha.userid]);
      expect(await running.context.db.query.removals.findMany()).toHaveLength(1);
      const mails = await running.context.db.query.mailQueue.findMany();
      expect(mails.map(({ purpose }) => purpose)).toEqual(['contact']);
    });
    // Existing data are never overwritten.
    expect(await getFailure(restoreBackup(empty, file))).toMatch(
      /OperatorError: There is data in .*empty DATA_DIR/,
    );
  });

  // The embedded database starts slowly, so that all but the round trip run only in the full run.
  describe.runIf(kind === 'postgres' || isFullRun)('that does not match', () => {
    it('rejects another data key, and changes nothing', async () => {
      const empty = await createConfig({ erasureLog: getErasureLogPath(home), dataKey: otherKey });
      expect(await getFailure(restoreBackup(empty, file))).toMatch(
        /DataKeyError: DATA_KEY is not the data key of this database/,
      );
      const forgotten = { ...empty, dataKey: null };
      expect(await getFailure(restoreBackup(forgotten, file))).toMatch(/DataKeyError: DATA_KEY is not set/);
      expect(await restoreBackup({ ...empty, dataKey }, file)).toContain('Restored: 1 account.');
    });

    it('rejects a file that is not a backup or is truncated', async () => {
      const empty = await createConfig();
      const odd = join(empty.dataDir, 'odd');
      expect(await getFailure(restoreBackup(empty, odd))).toMatch(/OperatorError: .* cannot be read/);
      writeFileSync(odd, 'hello');
      expect(await getFailure(restoreBackup(empty, odd))).toMatch(
        /OperatorError: .* is a backup of another kind/,
      );
      writeFileSync(odd, readFileSync(file).subarray(0, 2000));
      expect(await getFailure(restoreBackup(empty, odd))).not.toContain('It was done');
      // The last bytes are missing.
      writeFileSync(odd, readFileSync(file).subarray(0, -500));
      expect(await getFailure(restoreBackup(empty, odd))).toMatch(/OperatorError: .* failed\. Its output/);
      expect(await getFailure(writeBackup(home, odd))).toContain('exists already');
      expect(await restoreBackup(empty, file)).toMatch(
        /2 accounts\. There is no erasure log \(.*removals\.ledger\): accounts that were removed .* are restored\./,
      );
    });

    it('rejects a missing erasure log, which would restore removed accounts', async () => {
      const empty = await createConfig({ erasureLog: join(home.dataDir, 'mistyped.ledger') });
      expect(await getFailure(restoreBackup(empty, file))).toMatch(
        /OperatorError: ERASURE_LOG: the file .*mistyped\.ledger does not exist\. Copy the newest/,
      );
      expect(await restoreBackup({ ...empty, erasureLog: getErasureLogPath(home) }, file)).toContain(
        'Restored: 1 account.',
      );
    });

    it('rejects archives with other content, and a target that is not empty but damaged', async () => {
      const empty = await createConfig();
      const odd = join(empty.dataDir, 'odd');
      if (kind === 'pglite') execFileSync('tar', ['-czf', odd, '-C', import.meta.dirname, '.']);
      else {
        const other = await createEmptyDatabase('direct');
        const client = new pg.Client(other.databaseUrl!);
        await client.connect();
        await client.query('create table somebody_elses (id int)');
        await client.end();
        execFileSync('pg_dump', ['--format=custom', `--file=${odd}`, other.databaseUrl!]);
      }
      expect(await getFailure(restoreBackup(empty, odd))).toMatch(
        /InvalidBackupError: .*odd is not a backup of this app/,
      );
      if (kind === 'pglite') {
        const left = join(empty.dataDir, 'database/base');
        mkdirSync(left, { recursive: true });
        expect(await getFailure(restoreBackup(empty, file))).toMatch(
          /OperatorError: There is data in .*empty DATA_DIR/,
        );
        expect(existsSync(left)).toBe(true);
        rmSync(join(empty.dataDir, 'database'), { recursive: true });
      }
      expect(await restoreBackup(empty, file)).toContain('2 accounts');
    });

    it.runIf(kind === 'postgres')(
      'is made and restored however long it takes, also with timeouts of the database',
      async () => {
        const runSql = async ({ databaseUrl }: Config, ...statements: string[]) => {
          const client = new pg.Client(databaseUrl!);
          await client.connect();
          for (const statement of statements) await client.query(statement);
          return client;
        };
        const large = await createConfig();
        await withServer(large, () => Promise.resolve());
        const slow = await runSql(
          large,
          `create function takes_long() returns trigger language plpgsql as 'begin perform pg_sleep(1.5); return null; end'`,
          'create trigger takes_long before delete on sessions execute function takes_long()',
        );
        await slow.end();
        const its = join(large.dataDir, 'large.backup');
        await writeBackup(large, its);
        const empty = await createConfig();
        const name = new URL(empty.databaseUrl!).pathname.slice(1);
        const limited = await runSql(
          empty,
          `alter database ${name} set statement_timeout = 1000`,
          `alter database ${name} set lock_timeout = 100`,
        );
        expect(await restoreBackup(empty, its)).toContain('0 accounts');
        await limited.query('begin; lock table attempts in access share mode');
        const cleared = createStore(empty).clear();
        await sleep(500);
        await limited.query('commit');
        await cleared;
        expect(await createStore(empty).isEmpty()).toBe(true);
        await limited.end();
      },
    );

    it('from before a change of the data key is restored with both keys', async () => {
      const erasureLog = join(home.dataDir, 'changed.ledger');
      writeFileSync(erasureLog, readFileSync(getErasureLogPath(home)), { mode: 0o600 });
      const later = await createConfig({ erasureLog: erasureLog });
      await restoreBackup({ ...later, erasureLog: null }, file);
      const { db, close } = await openDatabase(later);
      // A wrong system clock is ignored on PostgreSQL; the embedded database has no other clock.
      const before = new Date();
      if (kind === 'postgres') vi.useFakeTimers({ toFake: ['Date'], now: before.getTime() + 5 * 86_400_000 });
      await dataKeyCommands.change!(later, db, { next: Buffer.from(otherKey).toString('base64') });
      vi.useRealTimers();
      const changed = await db
        .select()
        .from(nameReservations)
        .where(gte(nameReservations.reservedAt, before));
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.filter(({ reservedAt }) => reservedAt > new Date())).toEqual([]);
      await close();
      expect(statSync(erasureLog).mode & 0o777).toBe(0o600);
      const empty = await createConfig({ erasureLog: erasureLog });
      expect(await getFailure(restoreBackup(empty, file))).toMatch(
        /OperatorError: 1 of 1 lines .* cannot be decrypted.*NEW_DATA_KEY/,
      );
      expect(await restoreBackup(empty, file, otherKey)).toContain('1 was removed after the backup');
    });
  });
});

describe('The erasure log', () => {
  it('has an encrypted entry per removal, readable only by its owner; a restore without it says to repeat removals', async () => {
    const { dataDir, databaseUrl } = await createEmptyDatabase('direct');
    const config = { ...parseConfig({}), dataDir, databaseUrl, dataKey };
    const { db, close } = await openDatabase(config);
    const running = await startApp({ database: { db, close, dataDir, databaseUrl }, config });
    const removeAccount = ({ userid, token, password }: Person) =>
      call(running, 'POST', pathTo(patterns.remove, { userid }), { password, confirm: 'DELETE' }, { token });
    const [one, two, three] = [
      await createPerson(running),
      await createPerson(running),
      await createPerson(running),
    ];
    expect((await removeAccount(one)).status).toBe(204);
    expect((await removeAccount(two)).status).toBe(204);
    const text = readFileSync(getErasureLogPath(config), 'utf8');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(statSync(getErasureLogPath(config)).mode & 0o777).toBe(0o600);
    for (const fact of [one.userid, one.email, one.username]) expect(text).not.toContain(String(fact));

    Object.assign(running.context.config, { erasureLog: join(dataDir, 'no-folder\0') });
    expect((await removeAccount(three)).status).toBeGreaterThanOrEqual(500);
    expect((await call(running, 'POST', patterns.login, three, { ip: three.ip })).status).toBe(200);
    Object.assign(running.context.config, { erasureLog: null });
    const handle = await open(join(dataDir, 'any'), 'a');
    const syncing = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
    await handle.close();
    for (const code of ['EROFS', 'EIO', 'ENOSPC']) {
      syncing.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
      const answer = await removeAccount(three);
      expect([code, answer.status, answer.body.code]).toEqual([code, 503, 'storage-unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    syncing.mockRestore();
    expect((await removeAccount(three)).status).toBe(204);
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('writes each removal on a separate line, also after an incomplete line left by a full disk', async () => {
    const { dataDir } = await createEmptyDatabase('pglite');
    const config = { ...parseConfig({}), dataDir };
    const cipher = createFieldCipher(await importDataKey(dataKey));
    const removal = { userid: 7, removedAt: new Date(0) };
    writeFileSync(getErasureLogPath(config), 'half a li');
    await appendErasure(config, cipher, removal);
    await appendErasure(config, cipher, removal);
    const text = readFileSync(getErasureLogPath(config), 'utf8');
    writeFileSync(getErasureLogPath(config), text.replace('half a li\n', ''));
    expect(readErasures(getErasureLogPath(config), [cipher], '')).toEqual([removal, removal]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
