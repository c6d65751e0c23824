/** `npm run admin -- doctor` names each fault with what to do, without a change. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendTestMail } from '#server/admin/commands/mail-test.ts';
import { diagnose } from '#server/admin/doctor/doctor.ts';
import { formatFindings } from '#server/admin/doctor/check-result.ts';
import { parseConfig } from '#server/config/config.ts';
import { openDataKey } from '#server/crypto/open-data-key.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readOutbox } from '#tests/support/outbox.ts';

const dataKey = new Uint8Array(32).fill(7);
const toText = (key: Uint8Array) => Buffer.from(key).toString('base64');
/** The status of a call with the header Authorization, which some proxies remove. */
let callStatus = 401;
let proxy: Server;
let test: TestDatabase;
let backups: string;
let env: Record<string, string>;

beforeAll(async () => {
  proxy = createServer((request, response) => {
    const isReady = request.url?.endsWith('/health/ready');
    response.writeHead(isReady ? 200 : callStatus, { 'Request-Id': 'k7m2q-x9d4h' }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  test = await openTestDatabase('direct');
  await openDataKey({ dataKey, dataDir: test.dataDir }, test.db);
  backups = mkdtempSync(join(tmpdir(), 'wellness-check-backups-'));
  writeFileSync(join(backups, 'today.backup'), '');
  env = {
    DATABASE_URL: test.databaseUrl as string,
    DATA_DIR: test.dataDir,
    DATA_KEY: toText(dataKey),
    PUBLIC_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    BACKUP_DIR: backups,
  };
});
afterAll(async () => {
  proxy.close();
  await test.close();
  rmSync(backups, { recursive: true, force: true });
});

/** Faults as "part  text". */
async function listFaults(changes: Record<string, string> = {}): Promise<string[]> {
  const findings = await diagnose({ ...env, ...changes });
  return findings.flatMap(({ severity, part, text }) => (severity === 'fault' ? [`${part}  ${text}`] : []));
}

it('finds no fault in a sound installation, and checks every part', async () => {
  const findings = await diagnose(env);
  expect(findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
  const parts = [...new Set(findings.map(({ part }) => part))];
  expect(parts).toEqual([
    'configuration',
    'database',
    'migrations',
    'key',
    'clock',
    'mail',
    'disk',
    'TLS',
    'proxy',
    'backup',
  ]);
  expect(formatFindings(findings)).toMatch(/\nFaults: 0, warnings: \d\.$/);
});

it('lists all invalid variables', async () => {
  expect(await listFaults({ PORT: '80a', DATABASE_URL: 'mysql://db/x' })).toEqual([
    expect.stringMatching(/^configuration {2}PORT /),
    expect.stringMatching(/^configuration {2}DATABASE_URL .*postgres:\/\//),
  ]);
});

it('reports an unreachable database and mail server, without their passwords', async () => {
  const faults = await listFaults({
    DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:1/wellness',
    SMTP_URL: 'smtp://ann:hunter2@127.0.0.1:1',
  });
  expect(faults).toEqual([
    expect.stringMatching(/^database {2}DATABASE_URL: .*ECONNREFUSED.*Check that it runs/),
    expect.stringMatching(/^mail {2}SMTP_URL: .*ECONNREFUSED.*No server listens on this host and port/),
  ]);
  expect(faults.join()).not.toContain('hunter2');
});

it('reports a wrong data key, and a database of a newer build', async () => {
  const other = toText(new Uint8Array(32).fill(8));
  expect(await listFaults({ DATA_KEY: other })).toEqual([
    expect.stringMatching(/^key {2}DATA_KEY is not that of the database .*Set the right key/),
  ]);
  await test.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  );
  expect(await listFaults()).toEqual([
    expect.stringMatching(/^migrations {2}The database is at version \d+, .*Start the newer build/),
  ]);
  await test.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
});

it('reports a proxy that removes the login, and an old backup', async () => {
  callStatus = 403;
  const old = Date.now() / 1000 - 27 * 3600;
  utimesSync(join(backups, 'today.backup'), old, old);
  expect(await listFaults()).toEqual([
    expect.stringMatching(/^proxy {2}.*Authorization answers 403.*Let the proxy pass Authorization/),
    expect.stringMatching(/^backup {2}The newest file .* is 27 hours old\. Check the timer/),
  ]);
  callStatus = 401;
});

it('sends a test mail, or reports why not', async () => {
  const config = parseConfig({ DATA_DIR: test.dataDir });
  expect(await sendTestMail(config, async () => 'ann@example.org')).toContain('the mail is a file in');
  expect(JSON.stringify(readOutbox(join(test.dataDir, 'outbox')))).toContain('Test of the mail server');
  await expect(sendTestMail(config, async () => 'ann')).rejects.toThrow('Enter a valid email address.');
  const away = parseConfig({ DATA_DIR: test.dataDir, SMTP_URL: 'smtp://u:hunter2@127.0.0.1:1' });
  await expect(sendTestMail(away, async () => 'ann@example.org')).rejects.toThrow(
    /^SMTP_URL: the mail server refuses \(ESOCKET ECONNREFUSED\)/,
  );
});
