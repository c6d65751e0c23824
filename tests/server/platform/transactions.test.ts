import { mkdtempSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { throttles } from '#server/db/schema.ts';
import { createEmptyDatabase } from '#tests/support/database.ts';
import { startApp } from '#tests/support/server.ts';
import {
  createAnswers,
  createSubmissionContent,
  createEncryptedSubmission,
  createPerson,
  sendEncrypted,
  submit,
} from '../routes/people.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A database behind a proxy that records each round trip, and can modify it. */
async function openRecorded() {
  const { databaseUrl, dataDir } = await createEmptyDatabase('direct');
  const url = new URL(databaseUrl as string);
  const there = join(url.searchParams.get('host') as string, '.s.PGSQL.5432');
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-line-'));
  const line = { asked: [] as string[], change: (text: string) => text };
  const server = createServer((here) => {
    const database = connect(there);
    let isAsking = false;
    here.on('data', (data) => {
      const text = line.change(data.toString('latin1'));
      if (isAsking) line.asked.push((line.asked.pop() ?? '') + text);
      else line.asked.push(text);
      isAsking = true;
      database.write(text, 'latin1');
    });
    database.on('data', (data) => {
      isAsking = false;
      here.write(data);
    });
    for (const [one, other] of [
      [here, database],
      [database, here],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve));
  ends.push(() => server.close());
  url.searchParams.set('host', folder);
  const { db, close } = await openPostgres(url.href);
  ends.push(close);
  return { line, database: { db, dataDir, databaseUrl: url.href, close: async () => {} } };
}

test('a submission makes four round trips to PostgreSQL, and reads after the lock', async () => {
  const { line, database } = await openRecorded();
  const running = await startApp({ database });
  ends.push(() => running.stop());
  const who = await createPerson(running);
  const { instrument } = running.context.instruments[0]!;
  line.asked = [];
  const headers = { 'idempotency-key': 'once' };
  expect((await submit(running, who, instrument.id, createAnswers(instrument), headers)).status).toBe(204);
  expect(line.asked).toEqual([
    expect.stringContaining('"sessions"'),
    expect.stringMatching(/begin;.*for no key update.*"idempotency_key".*max\("taken_at"\)/s),
    expect.stringMatching(/insert into "throttles".*insert into "attempts"/s),
    expect.stringContaining('commit'),
  ]);
});

test('an encrypted submission is decrypted in the same transaction, before the row of its account is locked', async () => {
  const { line, database } = await openRecorded();
  const running = await startApp({ database });
  ends.push(() => running.stop());
  const who = await createPerson(running);
  const { instrument } = running.context.instruments[0]!;
  const content = createSubmissionContent(running, createAnswers(instrument));
  const submission = await createEncryptedSubmission(running, who, instrument.id, content);
  line.asked = [];
  expect((await sendEncrypted(running, who, instrument.id, submission)).status).toBe(204);
  expect(line.asked).toEqual([
    expect.stringContaining('"sessions"'),
    expect.stringMatching(/begin;.*"sealing_keys".*for key share/s),
    expect.stringContaining('for no key update'),
    expect.stringMatching(/insert into "throttles".*insert into "attempts"/s),
    expect.stringContaining('commit'),
  ]);
});

const counter = { key: 'a', windowStart: new Date(0), count: 1 };

test('stores nothing if no transaction can start', async () => {
  const { line, database } = await openRecorded();
  line.change = (text) => text.replace('begin;', 'bogus;');
  const writes = database.db.transaction((tx) => tx.insert(throttles).values(counter));
  await expect(writes).rejects.toThrow();
  const reads = database.db.transaction(async (tx) => {
    await tx.select().from(throttles);
    await tx.insert(throttles).values(counter);
  });
  await expect(reads).rejects.toThrow();
  line.change = (text) => text;
  expect(await database.db.select().from(throttles)).toEqual([]);
});

test('a connection lost within a transaction fails only that transaction', async () => {
  const { databaseUrl } = await createEmptyDatabase('direct');
  const { db, close } = await openPostgres(databaseUrl as string);
  ends.push(close);
  const cut = db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[];
    };
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await tx.select().from(throttles);
  });
  await expect(cut).rejects.toThrow();
  expect(await db.select().from(throttles)).toEqual([]);
});
