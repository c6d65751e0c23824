import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectToPostgres } from '#server/db/connect.ts';
import { computeFailureDelay } from '#server/services/login-limits.ts';
import { type BuiltServer, buildServer, type NodeProcess, runNode } from '#tests/support/built-server.ts';
import { findLastMail, findLink, readOutbox } from '#tests/support/outbox.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';
import { createDatabase } from '#tests/support/postgres.ts';

let built: BuiltServer;
let dataDir: string;
const running: NodeProcess[] = [];

beforeAll(async () => {
  built = await buildServer();
  dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-start-'));
  await seedPglite(dataDir);
});
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
  built?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): NodeProcess {
  const run = runNode(built.server, [], { DATA_DIR: dataDir, PORT: '0', ...env });
  running.push(run);
  return run;
}

function getAddress(run: NodeProcess): string {
  return /http:\/\/localhost:\d+\/wellness-check\//.exec(run.output())?.[0] ?? '';
}

it('prints the address and the mail folder, responds, and shuts down cleanly', async () => {
  const run = start();
  await run.waitForOutput('Mails: ');
  expect(run.output()).toContain(`Mails: ${join(dataDir, 'outbox')}`);
  expect(run.output()).not.toContain('{'); // Only messages: log lines start with the first response.
  const health = await fetch(`${getAddress(run)}api/health`);
  expect(health.status).toBe(200);
  await run.waitForOutput('"route":"/wellness-check/api/health"');
  run.child.kill('SIGTERM');
  expect(await run.exited).toBe(0);
  expect(existsSync(join(dataDir, 'in-use.json'))).toBe(false);
});

it('does not start in public with a placeholder address, and names what to set', async () => {
  const run = start({ PUBLIC_URL: 'https://check.lake.in', SUPPORT_EMAIL: 'help@example.net' });
  expect(await run.exited).toBe(1);
  expect(run.output()).toContain(
    'SUPPORT_EMAIL is a placeholder ("help@example.net"). Write the address of a mailbox',
  );
  expect(run.output()).not.toContain('    at ');
});

it('mails links with the port assigned by the system', async () => {
  const run = start();
  await run.waitForOutput('Mails: ');
  const response = await fetch(`${getAddress(run)}api/user/verifyemail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.org' }),
  });
  expect(response.status).toBe(200);
  await expect.poll(() => readOutbox(join(dataDir, 'outbox'))).toHaveLength(1);
  const mail = findLastMail(join(dataDir, 'outbox'), 'ann@example.org');
  expect(findLink(mail)).toContain(`${getAddress(run)}verifySignUp?token=`);
  run.child.kill('SIGTERM');
  expect(await run.exited).toBe(0);
});

it('the admin CLI waits for transactions in flight, however long they take', async () => {
  const address = await createDatabase(inject('clusterUrl'), inject('migrated'));
  const busy = await connectToPostgres({ connectionString: address });
  await busy.query(`insert into accounts (userid, email, username, password_hash, created_at) values (1, '', '', '', now());
    insert into sessions (userid, token_hash, created_at, used_at, expires_at, remembered) values (1, '', now(), now(), now(), true)`);
  await busy.query('begin; select from sessions for update');
  const admin = runNode(built.admin, ['end-all-sessions'], { DATA_DIR: dataDir, DATABASE_URL: address });
  running.push(admin);
  // Longer than the lock timeout of a request.
  await sleep(5_000);
  await busy.query('commit');
  expect([await admin.exited, admin.output()]).toEqual([0, 'The sessions of all accounts have ended.\n']);
  await busy.end();
});

it('delays the response to a repeated wrong password', async () => {
  const run = start();
  await run.waitForOutput('Mails: ');
  // Sequential, because a busy machine cannot hash seven passwords in parallel.
  let lastTook = 0;
  for (let nth = 1; nth <= 7; nth += 1) {
    const since = Date.now();
    const { status } = await fetch(`${getAddress(run)}api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'unknown', password: 'wrong one' }),
    });
    expect(status).toBe(401);
    lastTook = Date.now() - since;
  }
  expect(lastTook).toBeGreaterThanOrEqual(computeFailureDelay(7));
  run.child.kill('SIGTERM');
  expect(await run.exited).toBe(0);
});

it('rejects a second process on the same data folder, and takes the folder over after kill -9', async () => {
  const first = start();
  await first.waitForOutput('Mails: ');
  const second = start();
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`DATA_DIR: the folder ${dataDir} is in use`);
  expect(second.output()).toContain('DATABASE_URL');
  expect((await fetch(`${getAddress(first)}api/health`)).status).toBe(200);

  first.child.kill('SIGKILL');
  await first.exited;
  const third = start();
  await third.waitForOutput('Mails: ');
  third.child.kill('SIGTERM');
  expect(await third.exited).toBe(0);
});

it('reports wrong settings without a stack', async () => {
  const run = start({ PORT: 'eighty', SMTP_URL: 'mail:hunter2' });
  expect(await run.exited).toBe(1);
  expect(run.output()).toBe(
    'The settings of the server are invalid:\n' +
      '  PORT is not a port ("eighty"). Write a whole number from 1 to 65535, for example 8080\n' +
      '  SMTP_URL is not the address of a mail server. ' +
      'Write smtp://user:password@host:587 or smtps://…:465; ?tls=optional at the end allows unencrypted mails. ' +
      'In a password write %23 for #, %2F for /, %3A for :, %3F for ?, %40 for @ and %25 for %\n',
  );
});

it('is backed up and restored by commands, which print their usage', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'wellness-check-again-'));
  const file = join(elsewhere, 'backup');
  const runCommand = async (script: string, args: string[], env = {}) => {
    const run = runNode(script, args, { DATA_DIR: dataDir, ...env });
    return [await run.exited, run.output()] as const;
  };
  for (const args of [[], ['--to', file], ['--out']]) {
    expect(await runCommand(built.backup, args)).toEqual([
      2,
      expect.stringMatching(/Write npm run backup -- --out .* See npm run backup -- --help/),
    ]);
  }
  expect(await runCommand(built.restore, [])).toEqual([
    2,
    expect.stringMatching(/^Write npm run restore -- FILE/),
  ]);
  for (const script of [built.backup, built.restore, built.admin])
    expect(await runCommand(script, ['--help'])).toEqual([0, expect.stringContaining('\nUsage: npm run ')]);
  const server = start();
  await server.waitForOutput('Mails: ');
  expect(await runCommand(built.backup, ['--out', file])).toEqual([1, expect.stringContaining('is in use')]);
  server.child.kill('SIGTERM');
  await server.exited;
  expect(await runCommand(built.backup, ['--out', file])).toEqual([
    0,
    expect.stringContaining(`${file} contains`),
  ]);
  copyFileSync(join(dataDir, 'data.key'), join(elsewhere, 'data.key'));
  expect(await runCommand(built.restore, [file], { DATA_DIR: elsewhere })).toEqual([
    0,
    expect.stringContaining('Restored: 0 accounts'),
  ]);
  rmSync(elsewhere, { recursive: true, force: true });
});

it('rejects a data key other than the previous one; the command changes it', async () => {
  const [wrong, next] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const refused = start({ DATA_KEY: wrong! });
  expect(await refused.exited).toBe(1);
  expect(refused.output()).toMatch(/^DATA_KEY is not the data key of this database .*forget.*\n$/);
  expect(refused.output()).not.toContain(wrong);
  const changing = runNode(built.dataKey, ['change'], { DATA_DIR: dataDir, NEW_DATA_KEY: next! });
  expect(await changing.exited).toBe(0);
  expect(changing.output()).toMatch(/^The data key was changed: \d private keys?/);
  const run = start({ DATA_KEY: next! });
  await run.waitForOutput('Mails: ');
  run.child.kill('SIGTERM');
  expect(await run.exited).toBe(0);
});
