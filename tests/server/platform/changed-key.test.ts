import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { openDatabase } from '#server/db/open.ts';
import { partitionTables } from '#server/db/partition.ts';
import { accounts, contacts, links } from '#server/db/schema.ts';
import { insertAccount } from '#server/repositories/accounts.ts';
import { insertContact } from '#server/repositories/messages.ts';
import { findProfile, insertProfile } from '#server/repositories/profiles.ts';
import { changeDataKey } from '#server/sealing/change.ts';
import { importDataKey } from '#server/sealing/data-key.ts';
import { loseDataKey } from '#server/sealing/lose-data-key.ts';
import { openDataKey } from '#server/sealing/open-data-key.ts';
import { openKeys } from '#server/sealing/open-keys.ts';
import { personalOf } from '#server/sealing/personal.ts';
import { correctProfile } from '#server/services/profile.ts';
import { type BuiltServer, buildServer, type Run, runNode } from '#tests/support/built-server.ts';
import { type DatabaseKind, newPlace } from '#tests/support/database.ts';
import { profile } from '../calls/people.ts';

const newKey = () => new Uint8Array(randomBytes(32));
const text = (key: Uint8Array) => Buffer.from(key).toString('base64');
const { personal: _, terms: __, research: ___, researchText: ____, phone: _____, ...facts } = profile;
const codes = { education: 4, current: 1, seek: 3, distress: 4, consult: 2 };
const message = { age: 30, gender: 'g', username: 'u', email: 'e@example.org', message: 'words' };

/** A process that was left running, and the command that changes the key beside it. */
async function left(kind: DatabaseKind) {
  const place = await newPlace(kind);
  const dataKey = newKey();
  const config = { ...place, dataKey };
  const server = await openDatabase(config);
  const { personal } = await openKeys(config, server, () => new Date());
  const command = await openDatabase(config);
  const key = await openDataKey(config, command.db);
  let sent = 0;
  return {
    server,
    command,
    key,
    personal,
    /** An account more. @returns its user id */
    signUp: async () => {
      const names = { email: 'e@example.org', username: 'u', usernameKey: 'u' };
      const account = { userid: ++sent, ...names, passwordHash: '', createdAt: new Date() };
      await server.db.transaction((tx) => insertAccount(tx, personal, account));
      return account.userid;
    },
    /** A message more. */
    send: () =>
      server.db.transaction((tx) =>
        insertContact(tx, personal, { ...message, contactId: `m${++sent}`, sentAt: new Date() }),
      ),
    async close() {
      await Promise.all([server.close(), command.close()]);
      rmSync(place.dataDir, { recursive: true, force: true });
    },
  };
}

/** What the database said. */
const wordsOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

/** Sends without a pause until `over` resolves. @returns how much was acknowledged */
async function sendUntil(over: Promise<unknown>, send: () => Promise<unknown>) {
  const work = { isOver: false };
  void over.finally(() => (work.isOver = true)).catch(() => {});
  let stored = 0;
  const one = async () => {
    while (!work.isOver) {
      await send().then(
        () => (stored += 1),
        () => {},
      );
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  await over;
  return stored;
}

describe.each(['direct', 'pgbouncer'] as const)('a process that was left running (%s)', (kind) => {
  it('stores nothing that the changed data key does not open, and everything that it acknowledged', async () => {
    const { server, command, key, send, close } = await left(kind);
    await send();
    const to = await importDataKey(newKey());
    const stored = await sendUntil(changeDataKey(command.db, key, to, new Date()), send);
    await expect(send()).rejects.toThrow();
    const rows = await command.db.select().from(contacts);
    expect(rows).toHaveLength(1 + stored);
    const personal = personalOf(to);
    for (const row of rows)
      expect(personal.open('contacts.message', row.contactId, row.message)).toBe('words');
    // It reads on, and is refused each time, until it has learned that it is over.
    expect(await server.db.$count(contacts)).toBe(rows.length);
    await expect(send()).rejects.toThrow();
    await close();
  });

  it('keeps the key from being changed amid what it stores', async () => {
    const { server, command, key, close } = await left(kind);
    const steps: string[] = [];
    let changing: Promise<unknown> = Promise.resolve();
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      changing = changeDataKey(command.db, key, await importDataKey(newKey()), new Date()).then(() =>
        steps.push('changed'),
      );
      await new Promise((done) => setTimeout(done, 300));
      steps.push('stored');
    });
    await changing;
    expect(steps).toEqual(['stored', 'changed']);
    await close();
  });

  it('is changed once, where two ask for that at the same time', async () => {
    const { command, key, close } = await left(kind);
    const [one, other] = [await importDataKey(newKey()), await importDataKey(newKey())];
    const asked = await Promise.allSettled([
      changeDataKey(command.db, key, one, new Date()),
      changeDataKey(command.db, key, other, new Date()),
    ]);
    const failed = asked.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(failed).toEqual([
      'DataKeyError: The data key was changed beside this command, which changed nothing.',
    ]);
    await close();
  });

  it('leaves every profile readable that is being corrected', async () => {
    const { server, command, key, personal, signUp, close } = await left(kind);
    const { db } = server;
    const userid = await signUp();
    const at = new Date();
    const first = { ...facts, ...codes, userid, phone: null, nominee: null, registeredAt: at };
    await db.transaction((tx) => insertProfile(tx, personal, first));
    const context = { db, personal, now: () => at } as unknown as Context;
    let names = 0;
    const correct = () => correctProfile(context, userid, { ...profile, name: `Asha ${++names}` });
    const to = await importDataKey(newKey());
    await sendUntil(changeDataKey(command.db, key, to, at), correct);
    expect((await findProfile(command.db, personalOf(to), userid))?.name).toMatch(/^Asha /);
    await close();
  });

  it('tells each one who asks what it can do still, and what not, until it ends', async () => {
    const { server, command, key, send, close } = await left(kind);
    await server.connectFully?.();
    await send();
    await changeDataKey(command.db, key, await importDataKey(newKey()), new Date());
    const asked = Array.from({ length: 300 }, (_, n) => (n % 3 === 0 ? server.db.$count(contacts) : send()));
    const said = await Promise.all(asked.map((one) => one.then(() => 'done', wordsOf)));
    expect(new Set(said)).toEqual(new Set(['done', 'The data key was changed while this process ran.']));
    expect(said.filter((words) => words === 'done')).toHaveLength(100);
    await close();
  });

  it('stores nothing after the key was forgotten', async () => {
    const { command, send, close } = await left(kind);
    await send();
    await command.db.transaction(loseDataKey);
    await expect(send()).rejects.toThrow();
    expect(await command.db.$count(contacts)).toBe(0);
    await close();
  });
});

it('the command that makes partitions waits for what a process is just storing, and neither fails', async () => {
  const { server, command, close } = await left('direct');
  let spreading: Promise<unknown> = Promise.resolve();
  await server.db.transaction(async (tx) => {
    await tx.delete(links);
    spreading = partitionTables(command.db, 2);
    await new Promise((done) => setTimeout(done, 300));
    await tx.delete(accounts);
  });
  expect(await spreading).toBe(true);
  await close();
});

it('what a process stores beside the command that makes partitions is all there', async () => {
  const { command, signUp, close } = await left('direct');
  const rows = 20_000;
  await command.db.execute(sql`
    insert into accounts (userid, email, username, password_hash, created_at)
    select -n, '', '', '', now() from generate_series(1, ${rows}::int) n`);
  const stored = await sendUntil(partitionTables(command.db, 4), signUp);
  await signUp();
  expect(await command.db.$count(accounts)).toBe(rows + stored + 1);
  await close();
});

describe('the server', () => {
  let built: BuiltServer;
  let dataDir: string;
  const running: Run[] = [];
  beforeAll(async () => {
    built = await buildServer();
    dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-changed-'));
  });
  afterAll(() => {
    for (const { child } of running) child.kill('SIGKILL');
    built?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('refuses and ends with a sentence when its data key was changed beside it', async () => {
    const { databaseUrl } = await newPlace('direct');
    const [before, next] = [newKey(), newKey()];
    const env = { DATA_DIR: dataDir, PORT: '0', DATABASE_URL: databaseUrl as string, DATA_KEY: text(before) };
    const server = runNode(built.server, [], env);
    running.push(server);
    await server.says('Data: PostgreSQL');
    const command = runNode(built.dataKey, ['change'], { ...env, NEW_DATA_KEY: text(next) });
    running.push(command);
    expect(await command.ended).toBe(0);
    const address = /http:\/\/localhost:\d+\/wellness-check\//.exec(server.output())?.[0];
    const { status } = await fetch(`${address}api/user/verifyemail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'lotus@example.org' }),
    });
    expect(status).toBe(503);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('The data key was changed while this process ran.');
  });
});
