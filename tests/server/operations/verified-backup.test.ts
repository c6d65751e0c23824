/** A backup is verified by a restore, old backups are deleted, and a drill leaves no trace. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { writeBackup } from '#server/admin/backup/backup.ts';
import { createBackupName, deleteOldBackups } from '#server/admin/backup/retention.ts';
import { drillRestore, verifyBackup } from '#server/admin/backup/verify.ts';
import { checkBackup } from '#server/admin/doctor/check-machine.ts';
import { getVerifiedMarkPath, listBackups } from '#server/config/backup-folder.ts';
import { type Config, parseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { accounts } from '#server/db/schema.ts';
import { createEmptyDatabase } from '#tests/support/database.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';
import { startApp } from '#tests/support/server.ts';
import { call, createPerson } from '../routes/people.ts';

const dataKey = new Uint8Array(32).fill(5);
const day = 86_400_000;

describe.each(['postgres', 'pglite'] as const)('A verified backup (%s)', (kind) => {
  let config: Config;
  let folder: string;
  let file: string;
  let output: string;

  beforeAll(async () => {
    const { dataDir, databaseUrl } = await createEmptyDatabase(kind === 'postgres' ? 'direct' : kind);
    if (kind === 'pglite') await seedPglite(dataDir);
    config = { ...parseConfig({}), dataDir, databaseUrl, dataKey };
    folder = join(dataDir, 'backups');
    mkdirSync(folder);
    file = join(folder, createBackupName(new Date()));
    await withApp(async (running) => {
      await createPerson(running);
      const removed = await createPerson(running);
      output = kind === 'postgres' ? await writeBackup(config, file, { isVerified: true }) : '';
      if (kind === 'pglite') return;
      await remove(running, removed);
    });
    // The embedded database is locked while the app runs.
    if (kind === 'pglite') output = await writeBackup(config, file, { isVerified: true });
  });
  afterAll(() => rmSync(config.dataDir, { recursive: true, force: true }));

  type Running = Awaited<ReturnType<typeof startApp>>;
  async function withApp(work: (running: Running) => Promise<void>): Promise<void> {
    const { db, close } = await openDatabase(config);
    const { dataDir, databaseUrl } = config;
    const running = await startApp({ database: { db, close, dataDir, databaseUrl }, config });
    await work(running).finally(() => running.stop());
  }
  const remove = (running: Running, { userid, token, password }: Awaited<ReturnType<typeof createPerson>>) =>
    call(running, 'POST', pathTo(patterns.remove, { userid }), { password, confirm: 'DELETE' }, { token });

  /** Files and databases that a scratch database leaves behind. */
  async function listLeftovers(): Promise<string[]> {
    const files = readdirSync(folder).filter((name) => name.startsWith('.scratch-'));
    if (kind === 'pglite') return files;
    const client = new pg.Client(config.databaseUrl!);
    await client.connect();
    const { rows } = await client.query('select datname from pg_database where datname = $1', [
      `${new URL(config.databaseUrl!).pathname.slice(1)}_scratch`,
    ]);
    await client.end();
    return [...files, ...rows.map(({ datname }) => datname as string)];
  }

  it('is restored into a scratch database, compared, decrypted and marked', async () => {
    expect(output).toMatch(/Verified by a restore: \d+ rows in \d+ tables as in the database/);
    expect(output).toContain('the data key decrypts an account');
    expect(existsSync(getVerifiedMarkPath(file))).toBe(true);
    expect(listBackups(folder)).toMatchObject([{ path: file, verifiedAt: expect.any(Date) }]);
    expect(checkBackup({ ...config, backupDir: folder }).severity).toBe('ok');
    expect(await listLeftovers()).toEqual([]);
  });

  it('is rejected, without a mark, if rows are missing or the data key is another one', async () => {
    rmSync(getVerifiedMarkPath(file));
    const missing = verifyBackup(config, file, new Map([['public.accounts', 3]]));
    await expect(missing).rejects.toThrow(
      /is not complete: the table public\.accounts has 2 rows, and had 3/,
    );
    const other = { ...config, dataKey: new Uint8Array(32).fill(6) };
    const unreadable = writeBackup(other, join(folder, 'other-key.backup'), { isVerified: true });
    await expect(unreadable).rejects.toThrow(/is not the data key of this database/);
    expect(listBackups(folder).map(({ verifiedAt }) => verifiedAt)).toEqual([null, null]);
    expect(checkBackup({ ...config, backupDir: folder })).toMatchObject({
      severity: 'warning',
      text: expect.stringContaining('No backup was verified'),
    });
    expect(await listLeftovers()).toEqual([]);
  });

  it('is restored by a drill as in an emergency, and the database of the server stays as it is', async () => {
    const drill = await drillRestore(config, file);
    expect(drill).toMatch(
      kind === 'postgres'
        ? /Restored: 1 account\. 1 was removed after the backup, .*It took \d+ seconds?\./s
        : /Restored: 2 accounts\. .*It took \d+ seconds?\./s,
    );
    expect(await listLeftovers()).toEqual([]);
    await withApp(async ({ context }) => {
      expect(await context.db.$count(accounts)).toBe(kind === 'postgres' ? 1 : 2);
      expect((await context.db.query.sessions.findMany()).length).toBeGreaterThan(0);
    });
  });

  it.runIf(kind === 'postgres')(
    'needs the right to create a database, and drops none but its own',
    async () => {
      const name = `${new URL(config.databaseUrl!).pathname.slice(1)}_scratch`;
      const client = new pg.Client(config.databaseUrl!);
      await client.connect();
      await client.query('create role no_right login');
      await client.query(`create database ${name}`);
      await expect(drillRestore(config, file)).rejects.toThrow(/exists and is not a scratch database/);
      await client.query(`drop database ${name}`);
      const url = new URL(config.databaseUrl!);
      url.username = 'no_right';
      await expect(drillRestore({ ...config, databaseUrl: url.href }, file)).rejects.toThrow(
        /may not create the scratch database.*CREATEDB/,
      );
      await client.query('drop role no_right');
      await client.end();
    },
  );
});

describe('Retention', () => {
  const now = new Date('2026-11-29T03:00:00Z');

  /** A folder with backups of these ages in days. */
  function createFolder(ages: readonly number[], verified: readonly number[] = []): string {
    const folder = mkdtempSync(join(tmpdir(), 'wellness-check-retention-'));
    for (const age of ages) {
      const time = new Date(now.getTime() - age * day);
      const file = join(folder, createBackupName(time));
      writeFileSync(file, '');
      utimesSync(file, time, time);
      if (verified.includes(age)) writeFileSync(getVerifiedMarkPath(file), '');
    }
    return folder;
  }
  const listAges = (folder: string) =>
    listBackups(folder).map(({ writtenAt }) => Math.round((now.getTime() - writtenAt.getTime()) / day));

  it('keeps every backup of the days, then the newest of each week', () => {
    const folder = createFolder(Array.from({ length: 50 }, (_, age) => age));
    const deleted = deleteOldBackups(folder, { days: 14, weeks: 5 }, now);
    const ages = listAges(folder);
    expect(ages.slice(0, 14)).toEqual(Array.from({ length: 14 }, (_, age) => age));
    const older = ages.slice(14);
    expect(older).toHaveLength(3);
    expect(older.map((age, index) => age - older[0]! - 7 * index)).toEqual([0, 0, 0]);
    expect(deleted).toHaveLength(33);
  });

  it('keeps the newest and the last verified backup however old they are, and files with other names', () => {
    const folder = createFolder([90, 100, 120], [120]);
    writeFileSync(join(folder, 'before-upgrade.backup'), '');
    utimesSync(join(folder, 'before-upgrade.backup'), new Date(0), new Date(0));
    expect(deleteOldBackups(folder, { days: 14, weeks: 0 }, now)).toHaveLength(1);
    expect(listAges(folder).slice(0, 2)).toEqual([90, 120]);
    expect(listAges(folder)).toHaveLength(3);
  });
});
