import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import * as schema from '#server/db/schema.ts';
import { findAccountByEmail, findAccountByUsername } from '#server/repositories/accounts.ts';
import { hashContactEmail } from '#server/repositories/contact-email-hashes.ts';
import { listSurveys } from '#server/repositories/messages.ts';
import { findProfile } from '#server/repositories/profiles.ts';
import { openKeysAndEncryptOlderRows } from '#server/crypto/open-keys.ts';
import { copyFirstMigrations, interruptAfter } from '#tests/support/older-database.ts';
import { createDatabase } from '#tests/support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'wellness-check-older-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-06-15T06:30:00.000Z');
const people = 1100;

it('the first start encrypts and reserves names of an older version, even if interrupted', async () => {
  const client = new pg.Pool({ connectionString: await createDatabase(inject('clusterUrl')) });
  await migrate(drizzle(client), { migrationsFolder: copyFirstMigrations(7) });
  await client.query(`
    insert into accounts select n, 'lotus' || n || '@example.org', 'Lotus ' || n, 'lotus ' || n, '-', '2026-01-01'
      from generate_series(1, ${people}) n;
    insert into profiles (userid, name, age, city, work, phone, gender, status, education, current, life, mental, seek,
      distress, consult, registered_at)
    select userid, 'Lotus Rao', 30, 'Lotusville', 'Lotus grower', null, 'male', 'single', 1, 1, 'no', 'no', 3, 3, 3,
      '2026-01-01' from accounts where userid > 1;
    insert into surveys values ('s', 2, '{"feedback":"Lotus words","recommend":1,"comfort":2,"consult":3,"statements":[0]}',
      '2026-01-01');
    insert into contacts values ('c', 'Lotus', 'lotus@example.org', 30, 'lotus', 'Lotus?', '2026-01-01');
    insert into links values ('t', 'reset', 'lotus1@example.org', '2026-01-01', '2027-01-01');
  `);
  const db: Database = drizzle(client, { schema });
  await migrate(drizzle(client), { migrationsFolder });

  const start = (store: Database) =>
    openKeysAndEncryptOlderRows({ dataKey: null, dataDir: folder }, { db: store }, () => now);
  for (const steps of [1, 3, 5])
    await expect(start(interruptAfter(db, steps))).rejects.toThrow('interrupted');
  const { cipher } = await start(db);

  const tables = ['accounts', 'profiles', 'surveys', 'contacts', 'links', 'claims'];
  for (const table of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${table} t`);
    // With what follows the name, since a hash in base64 contains "lotus" by chance in one of some hundred runs.
    expect(JSON.stringify(rows), table).not.toMatch(/lotus(?:[ @?,]|\d+@|ville)/i);
  }
  const all = await client.query(
    `select kind, count(*)::int, count(settled_at)::int as settled from claims group by 1 order by 1`,
  );
  expect(all.rows).toEqual(['email', 'username'].map((kind) => ({ kind, count: people, settled: people })));
  for (const userid of [1, 600, people]) {
    const account = await findAccountByEmail(db, cipher, `lotus${userid}@example.org`);
    expect(account).toMatchObject({ userid, username: `Lotus ${userid}` });
    expect(await findAccountByUsername(db, cipher, `lotus ${userid}`)).toEqual(account);
  }
  expect(await findProfile(db, cipher, 2)).toMatchObject({
    name: 'Lotus Rao',
    city: 'Lotusville',
    phone: null,
  });
  expect(await listSurveys(db, cipher, 2)).toMatchObject([
    { answers: { feedback: 'Lotus words', statements: [0] } },
  ]);
  const { rows: keyed } = await client.query('select email_key from contacts');
  expect(keyed).toEqual([{ email_key: hashContactEmail(cipher, 'Lotus@example.org') }]);
  const incomplete = await client.query('select userid from accounts where incomplete_since is not null');
  expect(incomplete.rows).toEqual([{ userid: '1' }]);

  // A later start changes nothing.
  const dump = async () =>
    JSON.stringify((await client.query('select * from accounts order by userid')).rows);
  const encrypted = await dump();
  await start(db);
  expect(await dump()).toBe(encrypted);
  await client.end();
});
