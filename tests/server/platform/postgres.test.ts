import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgres } from '../../../src/server/db/postgres.ts';
import { accounts } from '../../../src/server/db/schema.ts';
import { openTestDatabase } from '../../support/database.ts';

it('lets processes that start together take turns at migrating', async () => {
  const { db, databaseUrl, close } = await openTestDatabase('postgres');
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`drop schema drizzle cascade`);
  await db.execute(sql`create schema public`);
  const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(databaseUrl as string)));
  for (const each of opened) expect(await each.db.select().from(accounts)).toEqual([]);
  await Promise.all(opened.map((each) => each.close()));
  await close();
});

it('says that the database cannot be reached, and never its password', async () => {
  const opening = openPostgres('postgres://ann:hunter2@127.0.0.1:1/wellness');
  const error = await opening.catch((fault: Error) => fault);
  expect(String(error)).toMatch(/DATABASE_URL cannot be reached \(ECONNREFUSED\)/);
  expect(String(error)).not.toContain('hunter2');
});
