import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectToPostgres } from '#server/db/connect.ts';
import { DatabaseInUse, DataKeyChanged } from '#server/db/database-errors.ts';
import { classifyFault } from '#server/db/faults.ts';
import { openDatabase } from '#server/db/open.ts';
import { contacts } from '#server/db/schema.ts';
import { insertContact } from '#server/repositories/messages.ts';
import { setDataKeyFingerprint } from '#server/repositories/submission-keys.ts';
import { openKeysAndEncryptOlderRows } from '#server/crypto/open-keys.ts';
import { type BuiltServer, buildServer, type NodeProcess, runNode } from '#tests/support/built-server.ts';
import { createEmptyDatabase } from '#tests/support/database.ts';

const message = { age: 30, gender: 'g', username: 'u', email: 'e@example.org', message: 'words' };
const lockHolders = `select pid from pg_locks join pg_database on oid = database
  where locktype = 'advisory' and objid = 7241535 and datname = current_database()`;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function makePlace(kind: 'direct' | 'pgbouncer') {
  const location = await createEmptyDatabase(kind);
  folders.push(location.dataDir);
  return { ...location, dataKey: new Uint8Array(randomBytes(32)) };
}

describe.each(['direct', 'pgbouncer'] as const)('the process lock (%s)', (kind) => {
  it('is shared by servers, and excludes a command that needs the database exclusively', async () => {
    const location = await makePlace(kind);
    const servers = [await openDatabase(location), await openDatabase(location)];
    await servers[0]!.close();
    await expect(openDatabase(location, { lock: 'exclusive' })).rejects.toThrow(
      /Nothing was changed\. Stop the server on every machine, then run this command again/,
    );
    await servers[1]!.close();
    const command = await openDatabase(location, { lock: 'exclusive' });
    await expect(openDatabase(location, { lock: 'exclusive' })).rejects.toThrow(DatabaseInUse);
    await expect(openDatabase(location)).rejects.toThrow(/npm run data-key.* Start again when it has ended/);
    await command.close();
    await (await openDatabase(location)).close();
  });

  it('is acquired again after its connection was lost, also by a server that then writes with the same key', async () => {
    const server = await openServer(kind);
    await server.send();
    await server.loseLock();
    // Waits until the end of the connection is noticed.
    await vi.waitFor(async () => {
      await server.send();
      expect(await server.lockHolders()).toHaveLength(1);
    });
    await expect(openDatabase(server.place, { lock: 'exclusive' })).rejects.toThrow(DatabaseInUse);
    expect(server.onChanged).not.toHaveBeenCalled();
    await server.close();
  });

  it('is not acquired again after a change of the data key: the server stops writing, and reports why', async () => {
    const server = await openServer(kind);
    await server.send();
    await server.loseLock();
    const command = await openDatabase(server.place, { lock: 'exclusive' });
    await vi.waitFor(() =>
      expect(server.send()).rejects.toSatisfy((error) => classifyFault(error) === 'away'),
    );
    const stored = await command.db.$count(contacts);
    await setDataKeyFingerprint(command.db, 'another');
    await command.close();
    // PgBouncer may release the exclusive lock a moment after the command has closed.
    await vi.waitFor(() => expect(server.send()).rejects.toThrow(DataKeyChanged));
    await expect(server.send()).rejects.toThrow(DataKeyChanged);
    expect(server.onChanged).toHaveBeenCalledOnce();
    const { db, close } = await openDatabase(server.place);
    expect(await db.$count(contacts)).toBe(stored);
    await close();
    await server.close();
  });
});

async function openServer(kind: 'direct' | 'pgbouncer') {
  const location = await makePlace(kind);
  const database = await openDatabase(location);
  const { db, close } = database;
  const { cipher, fingerprint } = await openKeysAndEncryptOlderRows(location, database, () => new Date());
  const onChanged = vi.fn();
  database.requireDataKey?.(fingerprint, onChanged);
  let sent = 0;
  return {
    place: location,
    onChanged,
    send: () =>
      db.transaction((tx) =>
        insertContact(tx, cipher, { ...message, contactId: `m${++sent}`, sentAt: new Date() }),
      ),
    /** Ends the connection that holds the lock. */
    async loseLock() {
      const client = await connectToPostgres({ connectionString: location.databaseUrl as string });
      await client.query(`select pg_terminate_backend(pid) from (${lockHolders}) as holders`);
      await vi.waitFor(async () => expect((await client.query(lockHolders)).rows).toEqual([]));
      await client.end();
    },
    async lockHolders() {
      const { rows } = (await db.execute(sql.raw(lockHolders))) as unknown as { rows: unknown[] };
      return rows;
    },
    close,
  };
}

it('blocks no vacuum', async () => {
  const location = await makePlace('direct');
  const { close } = await openDatabase(location);
  const client = new pg.Client({ connectionString: location.databaseUrl as string });
  await client.connect();
  const { rows } = await client.query(
    `select backend_xmin, backend_xid from pg_stat_activity where pid in (${lockHolders})`,
  );
  expect(rows).toEqual([{ backend_xmin: null, backend_xid: null }]);
  await client.end();
  await close();
});

describe('a built server', () => {
  let built: BuiltServer;
  const running: NodeProcess[] = [];
  beforeAll(async () => {
    built = await buildServer();
  });
  afterAll(() => {
    for (const { child } of running) child.kill('SIGKILL');
    built?.remove();
  });
  function run(file: string, args: string[], env: Record<string, string>): NodeProcess {
    const started = runNode(file, args, env);
    running.push(started);
    return started;
  }

  it.each(['direct', 'pglite'] as const)(
    'prevents a change or removal of its data key until it is stopped (%s)',
    async (kind) => {
      const { dataDir, databaseUrl } = await createEmptyDatabase(kind);
      folders.push(dataDir);
      const env = { DATA_DIR: dataDir, PORT: '0', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
      const server = run(built.server, [], env);
      await server.waitForOutput('Mails: ');
      for (const command of ['change', 'forget']) {
        const refused = run(built.dataKey, [command], env);
        expect(await refused.exited).toBe(1);
        expect(refused.output()).toMatch(/Stop the server on every machine|Stop that process,/);
      }
      server.child.kill('SIGKILL');
      await server.exited;
      const command = run(built.dataKey, ['change'], env);
      expect([await command.exited, command.output()]).toEqual([
        0,
        expect.stringContaining('The data key was changed:'),
      ]);
    },
  );
});
