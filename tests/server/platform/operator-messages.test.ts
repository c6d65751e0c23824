/** Messages of a failed start: the variable, and what to do. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withListenErrors, listenOn } from '#server/app/listen-error.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { ensureErasureLog } from '#server/erasure/erasure-log.ts';
import { describeError, runCommand } from '#server/config/run-command.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import { DataKeyError } from '#server/crypto/data-key-error.ts';
import { createEmptyDatabase } from '#tests/support/database.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wellness-check-words-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function getMessage(act: () => unknown): Promise<string | null> {
  try {
    await act();
  } catch (error) {
    return describeError(error);
  }
  throw new Error('No error was thrown.');
}

it('names the variable of a port in use', async () => {
  const other = createServer();
  await listenOn(other, '127.0.0.1', 0);
  const { port } = other.address() as AddressInfo;
  const address = { host: '127.0.0.1', port };
  for (const [variable, name] of [
    ['', 'set PORT to'],
    ['METRICS_', 'set METRICS_PORT to'],
  ] as const) {
    const words = await getMessage(() =>
      withListenErrors(variable, address, () => listenOn(createServer(), '127.0.0.1', port)),
    );
    expect(words).toContain(`port ${port} of 127.0.0.1 is in use`);
    expect(words).toContain(name);
  }
  other.close();
});

it('reports an address that this machine does not have, with a fix', async () => {
  const address = { host: '192.0.2.1', port: 0 };
  expect(
    await getMessage(() =>
      withListenErrors('METRICS_', address, () => listenOn(createServer(), address.host, 0)),
    ),
  ).toMatch(/^METRICS_HOST: "192\.0\.2\.1" is not an address of this machine\. Write 127\.0\.0\.1/);
});

it('creates the erasure log at start, readable only by its owner, or reports why it cannot', async () => {
  const erasureLog = join(folder, 'ledger/removals.ledger');
  mkdirSync(join(folder, 'ledger'));
  ensureErasureLog({ erasureLog, dataDir: folder });
  ensureErasureLog({ erasureLog, dataDir: folder });
  expect(statSync(erasureLog).mode & 0o777).toBe(0o600);
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await getMessage(() => ensureErasureLog({ erasureLog: null, dataDir: file }))).toMatch(
    /a-file.* cannot be used \((ENOTDIR|EEXIST)\): a file is in the place of a folder.*DATA_DIR/,
  );
  expect(await getMessage(() => ensureErasureLog({ erasureLog: folder, dataDir: folder }))).toContain(
    'a folder is in the place of a file',
  );
});

it('creates no erasure log in a missing folder, because of a typo or a missing disk', async () => {
  const erasureLog = join(folder, 'legder/removals.ledger');
  expect(await getMessage(() => ensureErasureLog({ erasureLog, dataDir: folder }))).toMatch(
    /^ERASURE_LOG: the folder .*legder does not exist\..* create the folder/,
  );
  expect(existsSync(join(folder, 'legder'))).toBe(false);
});

it('reports a database that disconnects during a command, with the fix only', async () => {
  const { databaseUrl } = await createEmptyDatabase('direct');
  const { db, close } = await openPostgres(databaseUrl as string);
  const end = sql`select pg_terminate_backend(pg_backend_pid())`;
  expect(await getMessage(() => db.transaction((tx) => tx.execute(end)))).toMatch(
    /^DATABASE_URL: the connection to the database was lost \(.+\)\. Check that it runs, then try again\.$/,
  );
  await close();
});

it.each(['57P01', '57P04', '57P05', '25P03', 'ECONNRESET'])(
  'reports it also as the cause of a query error: %s',
  async (code) => {
    const cause = Object.assign(new Error('terminating connection'), { code });
    const runFailing = () => Promise.reject(new Error('Failed query', { cause }));
    expect(await getMessage(runFailing)).toContain(`the connection to the database was lost (${code}).`);
  },
);

it('reports a pooler that cannot reach its database', async () => {
  const createMessage = (kind: string, body: string) => {
    const bytes = Buffer.from(`${kind}....${body}`, 'latin1');
    bytes.writeUInt32BE(bytes.length - 1, 1);
    return bytes;
  };
  const pooler = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([createMessage('R', '\0\0\0\0'), createMessage('Z', 'I')]));
      socket.once('data', () =>
        socket.end(createMessage('E', 'SFATAL\0C08P01\0Mserver login has been failing\0\0')),
      );
    });
  });
  await listenOn(pooler, '127.0.0.1', 0);
  const { port } = pooler.address() as AddressInfo;
  expect(await getMessage(() => openPostgres(`postgres://u@127.0.0.1:${port}/wellness`))).toContain(
    'cannot be reached (08P01): the connection pooler cannot reach it. Try again',
  );
  pooler.close();
});

it.runIf(existsSync('/proc/self'))('reports immediately a path that cannot contain folders', async () => {
  expect(await getMessage(() => openPglite('/proc/nowhere/data'))).toMatch(
    /^\/proc\/nowhere cannot be used \(ENOENT\): the folder cannot be created.*DATA_DIR/,
  );
});

it.each([
  ['a link to itself', 'loop', 'its symbolic links form a cycle'],
  ['a name that is too long for the file system', 'x'.repeat(300), 'the name is too long'],
])('reports the error in %s', async (_what, name, reason) => {
  if (name === 'loop') symlinkSync(name, join(folder, name));
  expect(await getMessage(() => openPglite(join(folder, name)))).toContain(`: ${reason}. DATA_DIR`);
});

it.each(['global/pg_control', 'PG_VERSION'])(
  'reports an embedded database without its %s as damaged, and creates no other',
  async (missing) => {
    const dataDir = mkdtempSync(join(folder, 'damaged-'));
    await seedPglite(dataDir);
    rmSync(join(dataDir, 'database', missing));
    expect(await getMessage(() => openPglite(dataDir))).toMatch(
      /damaged or incomplete.*restore the newest backup/,
    );
    expect(existsSync(join(dataDir, 'database', missing))).toBe(false);
    expect(existsSync(join(dataDir, 'in-use.json'))).toBe(false);
  },
);

it('names the variable if the database URL has a missing file', async () => {
  const url = `postgres://u:hunter2@127.0.0.1/x?sslrootcert=${join(folder, 'nowhere.pem')}`;
  const words = await getMessage(() => openPostgres(url));
  expect(words).toMatch(
    /^DATABASE_URL: the file .*nowhere\.pem cannot be read \(ENOENT\)\. Check sslrootcert/,
  );
  expect(words).not.toContain('hunter2');
});

it('prints the stack of a bug', async () => {
  expect(await getMessage(() => JSON.parse('{'))).toBeNull();
});

it.each([
  ['an error with a fix, without a stack', new DataKeyError('Write a key.'), 'Write a key.'],
  ['a wrong argument, without a stack', new OperatorError('Write FILE.'), 'Write FILE.'],
  ['an unexpected error, with its stack', new TypeError('odd'), expect.objectContaining({ message: 'odd' })],
])('exits with 1 if a command %s', async (_what, problem, message) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const before = process.exitCode;
  await runCommand({ name: 'x', usage: '', summary: '', example: '' }, () => Promise.reject(problem));
  const code = process.exitCode;
  process.exitCode = before;
  expect([code, logged.mock.calls]).toEqual([1, [[message]]]);
  logged.mockRestore();
});
