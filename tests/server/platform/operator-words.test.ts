/** What whoever starts the server reads when the machine refuses something: which setting, and what to do. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listening, listenOn } from '#server/app/listen-error.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { ensureErasureLog } from '#server/erasure/erasure-log.ts';
import { describeError, runCommand } from '#server/config/run-command.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import { DataKeyError } from '#server/crypto/data-key-error.ts';
import { newPlace } from '#tests/support/database.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wellness-check-words-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function wordsOf(act: () => unknown): Promise<string | null> {
  try {
    await act();
  } catch (error) {
    return describeError(error);
  }
  throw new Error('Nothing was refused.');
}

it('names the variable of the port that is taken', async () => {
  const taken = createServer();
  await listenOn(taken, '127.0.0.1', 0);
  const { port } = taken.address() as AddressInfo;
  const place = { host: '127.0.0.1', port };
  for (const [listener, name] of [
    ['', 'set PORT to'],
    ['METRICS_', 'set METRICS_PORT to'],
  ] as const) {
    const words = await wordsOf(() =>
      listening(listener, place, () => listenOn(createServer(), '127.0.0.1', port)),
    );
    expect(words).toContain(`port ${port} of 127.0.0.1 is in use`);
    expect(words).toContain(name);
  }
  taken.close();
});

it('says of an address that this machine does not have what to write instead', async () => {
  const place = { host: '192.0.2.1', port: 0 };
  expect(
    await wordsOf(() => listening('METRICS_', place, () => listenOn(createServer(), place.host, 0))),
  ).toMatch(/^METRICS_HOST: "192\.0\.2\.1" is not an address of this machine\. Write 127\.0\.0\.1/);
});

it('makes the ledger of removals at the start, for its owner alone, or says why it cannot', async () => {
  const erasureLog = join(folder, 'ledger/removals.ledger');
  mkdirSync(join(folder, 'ledger'));
  ensureErasureLog({ erasureLog, dataDir: folder });
  ensureErasureLog({ erasureLog, dataDir: folder });
  expect(statSync(erasureLog).mode & 0o777).toBe(0o600);
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await wordsOf(() => ensureErasureLog({ erasureLog: null, dataDir: file }))).toMatch(
    /a-file.* cannot be used \((ENOTDIR|EEXIST)\): a file is in the place of a folder.*DATA_DIR/,
  );
  expect(await wordsOf(() => ensureErasureLog({ erasureLog: folder, dataDir: folder }))).toContain(
    'a folder is in the place of a file',
  );
});

it('begins no ledger of removals in a folder that is not there: its name was mistyped, or a disk is away', async () => {
  const erasureLog = join(folder, 'legder/removals.ledger');
  expect(await wordsOf(() => ensureErasureLog({ erasureLog, dataDir: folder }))).toMatch(
    /^ERASURE_LOG: the folder .*legder does not exist\..* create the folder/,
  );
  expect(existsSync(join(folder, 'legder'))).toBe(false);
});

it('says of a database that goes away amid a command what to do, and no more', async () => {
  const { databaseUrl } = await newPlace('direct');
  const { db, close } = await openPostgres(databaseUrl as string);
  const end = sql`select pg_terminate_backend(pg_backend_pid())`;
  expect(await wordsOf(() => db.transaction((tx) => tx.execute(end)))).toMatch(
    /^DATABASE_URL: the connection to the database was lost \(.+\)\. Check that it runs, then try again\.$/,
  );
  await close();
});

it.each(['57P01', '57P04', '57P05', '25P03', 'ECONNRESET'])(
  'says so as well where the fault of a query has it as its cause: %s',
  async (code) => {
    const cause = Object.assign(new Error('terminating connection'), { code });
    const failing = () => Promise.reject(new Error('Failed query', { cause }));
    expect(await wordsOf(failing)).toContain(`the connection to the database was lost (${code}).`);
  },
);

it('says of a pooler that does not reach its database so', async () => {
  const message = (kind: string, body: string) => {
    const bytes = Buffer.from(`${kind}....${body}`, 'latin1');
    bytes.writeUInt32BE(bytes.length - 1, 1);
    return bytes;
  };
  const pooler = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]));
      socket.once('data', () =>
        socket.end(message('E', 'SFATAL\0C08P01\0Mserver login has been failing\0\0')),
      );
    });
  });
  await listenOn(pooler, '127.0.0.1', 0);
  const { port } = pooler.address() as AddressInfo;
  expect(await wordsOf(() => openPostgres(`postgres://u@127.0.0.1:${port}/wellness`))).toContain(
    'cannot be reached (08P01): the connection pooler cannot reach it. Try again',
  );
  pooler.close();
});

it.runIf(existsSync('/proc/self'))('says at once that a place takes no folders', async () => {
  expect(await wordsOf(() => openPglite('/proc/nowhere/data'))).toMatch(
    /^\/proc\/nowhere cannot be used \(ENOENT\): the folder cannot be created.*DATA_DIR/,
  );
});

it.each([
  ['a link to itself', 'loop', 'its symbolic links form a cycle'],
  ['a name that no disk takes', 'x'.repeat(300), 'the name is too long'],
])('says of %s what is wrong with it', async (_what, name, reason) => {
  if (name === 'loop') symlinkSync(name, join(folder, name));
  expect(await wordsOf(() => openPglite(join(folder, name)))).toContain(`: ${reason}. DATA_DIR`);
});

it.each(['global/pg_control', 'PG_VERSION'])(
  'says of an embedded database without its %s that it is damaged, and begins no other in its place',
  async (missing) => {
    const dataDir = mkdtempSync(join(folder, 'damaged-'));
    await seedPglite(dataDir);
    rmSync(join(dataDir, 'database', missing));
    expect(await wordsOf(() => openPglite(dataDir))).toMatch(
      /damaged or incomplete.*restore the newest backup/,
    );
    expect(existsSync(join(dataDir, 'database', missing))).toBe(false);
    expect(existsSync(join(dataDir, 'in-use.json'))).toBe(false);
  },
);

it('names the variable where the address of the database names a file that is not there', async () => {
  const url = `postgres://u:hunter2@127.0.0.1/x?sslrootcert=${join(folder, 'nowhere.pem')}`;
  const words = await wordsOf(() => openPostgres(url));
  expect(words).toMatch(
    /^DATABASE_URL: the file .*nowhere\.pem cannot be read \(ENOENT\)\. Check sslrootcert/,
  );
  expect(words).not.toContain('hunter2');
});

it('leaves a fault of the program its stack', async () => {
  expect(await wordsOf(() => JSON.parse('{'))).toBeNull();
});

it.each([
  ['an operator mends, without a stack', new DataKeyError('Write a key.'), 'Write a key.'],
  ['was mistyped, without a stack', new OperatorError('Write FILE.'), 'Write FILE.'],
  ['nobody foresaw, with its stack', new TypeError('odd'), expect.objectContaining({ message: 'odd' })],
])('ends a command with 1 at what %s', async (_what, fault, told) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const before = process.exitCode;
  await runCommand({ name: 'x', usage: '', summary: '', example: '' }, () => Promise.reject(fault));
  const code = process.exitCode;
  process.exitCode = before;
  expect([code, said.mock.calls]).toEqual([1, [[told]]]);
  said.mockRestore();
});
