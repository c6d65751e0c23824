/** Runs the bundled commands for researchers. Only with TEST_ALL. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consents } from '#server/db/schema.ts';
import { runNode } from '#tests/support/built-server.ts';
import { isFullRun, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createFakeVisitors } from './norms/fake-visitors.ts';
import { readPublished } from './quality/fake-attempts.ts';
import { insertPeople, consentVersion } from './support/insert-people.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'built-commands-'));
let database: TestDatabase | undefined;

describe.skipIf(!isFullRun)('built commands', () => {
  beforeAll(async () => {
    const getCommandPath = (name: string) => join(root, `src/research/commands/${name}.ts`);
    await build({
      entryPoints: {
        export: getCommandPath('export'),
        'verify-export': getCommandPath('verify'),
        quality: getCommandPath('quality'),
        norms: getCommandPath('norms'),
      },
      outdir: join(folder, 'dist/server'),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
    });
    cpSync(join(root, 'src/server/db/migrations'), join(folder, 'dist/server/migrations'), {
      recursive: true,
    });
    cpSync(join(root, 'questionnaires/published'), join(folder, 'dist/published'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    database = await openTestDatabase('postgres');
    // Before the time of the database, which the commands use.
    const takenAt = new Date('2026-10-01T06:00:00Z');
    const visitors = createFakeVisitors(readPublished('S4@1.1'), [{ people: 420, from: 1000 }]);
    await insertPeople(
      database.db,
      visitors.map((one) => ({ ...one, attempts: one.attempts.map((each) => ({ ...each, takenAt })) })),
    );
    // A consent is not retroactive, so it precedes the attempts.
    await database.db.update(consents).set({ at: new Date('2026-09-01T06:00:00Z') });
  });
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true });
  });

  const runCommand = async (command: string, ...args: string[]) => {
    const settings = { DATABASE_URL: database?.databaseUrl ?? '', DATA_DIR: join(folder, 'data') };
    // The database is idle, and the duration of pauses depends on the machine.
    const { exited: ended, output } = runNode(
      join(folder, `dist/server/${command}.js`),
      [...args, '--fast'],
      settings,
    );
    return { code: await ended, said: output() };
  };
  const release = join(folder, '2027-03');
  const runVerification = () => runCommand('verify-export', release, '--key', `${release}.key`);

  test('make a release with its key in a separate file, and verify it', async () => {
    const { code, said } = await runCommand('export', '--out', release, '--words', consentVersion);
    expect(said).toContain('is complete and verified');
    expect(code).toBe(0);
    expect(existsSync(`${release}.key`)).toBe(true);
    expect(readdirSync(release)).toEqual(
      expect.arrayContaining(['RELEASE.json', 'S4@1.csv', 'invariance.R']),
    );
    expect(readFileSync(join(release, 'SHA256SUMS'), 'utf8')).toContain('  invariance.R\n');
    expect(await runVerification()).toMatchObject({ code: 0, said: expect.stringContaining('0 differ') });
  });

  test('exit with 1 if the folder exists, without printing the key', async () => {
    const { code, said } = await runCommand('export', '--out', release, '--words', consentVersion);
    expect([code, said]).toEqual([1, expect.stringMatching(/2027-03 is not empty/)]);
  });

  test('exit with 1 and name the file after one byte is changed', async () => {
    const file = join(release, 'S4@1.csv');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/,1,/, ',2,'));
    expect(await runVerification()).toMatchObject({ code: 1, said: expect.stringContaining('S4@1.csv') });
  });

  test('exit with 1 and print the usage if an option is missing', async () => {
    expect(await runCommand('export')).toMatchObject({ code: 2, said: expect.stringContaining('--out DIR') });
    expect(await runCommand('norms', 'propose')).toMatchObject({
      code: 2,
      said: expect.stringContaining('propose ID'),
    });
  });

  test('write the figures of quality and a proposal of norms', async () => {
    const out = join(folder, 'figures');
    expect(await runCommand('quality', '--out', out, '--words', consentVersion)).toMatchObject({ code: 0 });
    expect(await runCommand('norms', 'propose', 'S4', '--out', out, '--words', consentVersion)).toMatchObject(
      {
        code: 0,
      },
    );
    expect(
      readdirSync(out)
        .map((name) => name.replace(/-\d{4}-\d\d-\d\d/, '-DAY'))
        .sort(),
    ).toEqual(['S4@1.1-DAY.html', 'S4@1.1-DAY.json', 'S4@1.html', 'S4@1.json']);
  });

  test('say that the embedded database requires a stopped server', async () => {
    const server = await openTestDatabase('pglite');
    const settings = { DATABASE_URL: '', DATA_DIR: server.dataDir };
    const { exited: ended, output } = runNode(join(folder, 'dist/server/quality.js'), [], settings);
    expect(await ended).toBe(1);
    expect(output()).toMatch(/Stop the server, run this command, and start the server again/);
    await server.close();
  });
});
