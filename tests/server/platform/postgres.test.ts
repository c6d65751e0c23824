import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { connectToPostgres } from '#server/db/connect.ts';
import { DatabaseUnreachable, DatabaseMigrationFailed } from '#server/db/database-errors.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { accounts } from '#server/db/schema.ts';
import { describeError } from '#server/config/run-command.ts';
import { createReadiness } from '#server/app/readiness.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { getExternalAddress } from '#tests/support/external-address.ts';

it('processes that start at the same time migrate one after the other', async () => {
  const { db, databaseUrl, close } = await openTestDatabase('postgres');
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`drop schema drizzle cascade`);
  await db.execute(sql`create schema public`);
  const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(databaseUrl as string)));
  for (const each of opened) expect(await each.db.select().from(accounts)).toEqual([]);
  await Promise.all(opened.map((each) => each.close()));
  await close();
});

it('reports an unreachable database without its password', async () => {
  const opening = openPostgres('postgres://ann:hunter2@127.0.0.1:1/wellness');
  const error = await opening.catch((error: Error) => error);
  expect(String(error)).toMatch(/DATABASE_URL: the database cannot be reached \(ECONNREFUSED\)/);
  expect(String(error)).not.toContain('hunter2');
});

it('reports a missing database, and a read-only one', async () => {
  const { db, databaseUrl, close } = await openTestDatabase('direct');
  const elsewhere = new URL(databaseUrl as string);
  elsewhere.pathname = '/nowhere';
  const error = await openPostgres(elsewhere.href).catch((error: Error) => error);
  expect(String(error)).toContain('(3D000): it runs, but has no database of this name.');
  const opened = await openPostgres(databaseUrl as string);
  const name = new URL(databaseUrl as string).pathname.slice(1);
  await db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`));
  expect(await opened.probe()).toBe('away');
  await opened.close();
  await close();
});

it('is ready also if an overload delays the response of the database', async () => {
  const { databaseUrl, close } = await openTestDatabase('postgres');
  const opened = await openPostgres(databaseUrl as string);
  const { check: checkReadiness } = createReadiness(opened.probe);
  await opened.probe();
  const looks = [checkReadiness()];
  await new Promise(setImmediate);
  // All in one iteration of the event loop.
  for (let time = 0; time < 3; time += 1) {
    looks.push(checkReadiness());
    for (const end = performance.now() + 600; performance.now() < end; );
  }
  expect(await Promise.all(looks)).toEqual(Array(4).fill(null));
  await opened.close();
  await close();
});

it('serves an overload after a quiet hour without new connections, for example if DNS fails', async () => {
  const { databaseUrl, close } = await openTestDatabase('postgres');
  const address = new URL(databaseUrl as string);
  const name = address.pathname.slice(1);
  address.pathname = '/postgres';
  const elsewhere = await connectToPostgres({ connectionString: address.href });
  const opened = await openPostgres(databaseUrl as string);
  // The pool uses these timers for idle connections.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await Promise.all(Array.from({ length: 10 }, () => opened.db.execute(sql`select pg_sleep(0.1)`)));
  vi.advanceTimersByTime(3_600_000);
  vi.useRealTimers();
  await elsewhere.query(`alter database ${name} with allow_connections false`);
  const queries = Array.from({ length: 10 }, () => opened.db.execute(sql`select pg_sleep(0.1)`));
  expect((await Promise.allSettled(queries)).map(({ status }) => status)).toEqual(
    Array(10).fill('fulfilled'),
  );
  await elsewhere.query(`alter database ${name} with allow_connections true`);
  await elsewhere.end();
  await opened.close();
  await close();
});

it('reports a fix if its user cannot create tables', async () => {
  const { db, databaseUrl, close } = await openTestDatabase('direct');
  const address = new URL(databaseUrl as string);
  const name = `guest_${address.pathname.slice(1)}`;
  await db.execute(sql.raw(`drop schema drizzle cascade; create role ${name} login`));
  address.username = name;
  const error = await openPostgres(address.href).catch((error: Error) => error);
  expect(error).toBeInstanceOf(DatabaseMigrationFailed);
  expect(String(error)).toMatch(/\(42501\): the user of the URL may not create tables.*OWNER TO/);
  await db.execute(sql.raw(`drop role ${name}`));
  await close();
});

it('rejects a database with an encoding other than UTF-8, and creates nothing there', async () => {
  const { db, databaseUrl, close } = await openTestDatabase('postgres');
  const address = new URL(databaseUrl as string);
  for (const encoding of ['LATIN1', 'SQL_ASCII']) {
    const name = `${address.pathname.slice(1)}_${encoding.toLowerCase()}`;
    await db.execute(
      sql.raw(
        `create database ${name} encoding '${encoding}' template template0 lc_collate 'C' lc_ctype 'C'`,
      ),
    );
    const other = new URL(address);
    other.pathname = name;
    const error = await openPostgres(other.href).catch((error: Error) => error);
    expect(describeError(error)).toMatch(
      new RegExp(`^DATABASE_URL: the database has the encoding ${encoding} and must have UTF8.*createdb`),
    );
    const client = await connectToPostgres({ connectionString: other.href });
    expect(
      (await client.query("select from pg_tables where schemaname in ('public', 'drizzle')")).rowCount,
    ).toBe(0);
    await client.end();
    await db.execute(sql.raw(`drop database ${name}`));
  }
  await close();
});

it('sends nothing unencrypted to another machine, unless configured', async () => {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => {
      received.push(data.subarray(4, 8).toString('hex'));
      socket.end('N'); // "no encryption here"
    });
  });
  const host = getExternalAddress();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const address = `postgres://ann:hunter2@${host}:${port}/wellness`;
  const error = await openPostgres(address, { connectionTimeoutMillis: 2_000 }).catch(
    (error: Error) => error,
  );
  expect(String(error)).toMatch(/does not support SSL.*sslmode=disable/);
  await openPostgres(`${address}?sslmode=disable`, { connectionTimeoutMillis: 2_000 }).catch(() => {});
  // The request for TLS, and the start of an unencrypted session.
  expect(received).toEqual(['04d2162f', '00030000']);
  await new Promise((resolve) => server.close(resolve));
});

it.each([
  ['accepts connections and never responds', () => {}],
  ['closes connections immediately', (socket: Socket) => void socket.end()],
])('reports the same for a host that %s', async (_, answer: (socket: Socket) => void) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const opening = openPostgres(`postgres://ann:hunter2@127.0.0.1:${port}/wellness`, {
    connectionTimeoutMillis: 200,
  });
  const error = await opening.catch((error: Error) => error);
  expect(error).toBeInstanceOf(DatabaseUnreachable);
  expect(String(error)).toMatch(
    /DATABASE_URL: the database cannot be reached \((Connection terminated|timeout expired).*Check that it runs/,
  );
  expect(String(error)).not.toContain('hunter2');
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
