import { rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { copyFirstMigrations } from '#tests/support/older-database.ts';

const before = copyFirstMigrations(1);
afterAll(() => rmSync(before, { recursive: true, force: true }));

it('retains the consents from before they had their own table', async () => {
  const client = new PGlite();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: before });
  await client.exec(`
    insert into accounts values (1, 'a@example.org', 'a', 'a', '-', '2026-01-01'),
      (2, 'b@example.org', 'b', 'b', '-', '2026-01-01');
    insert into profiles (userid, name, age, city, work, gender, status, education, current, life, mental, seek,
      distress, consult, terms_version, research, registered_at)
    select userid, 'N', 30, 'C', 'W', 'male', 'single', 1, 1, 'no', 'no', 3, 3, 3, '2026-01-0' || userid,
      userid = 2, ('2026-02-0' || userid)::timestamptz from accounts;
  `);

  await migrate(db, { migrationsFolder });
  const { rows } = await client.query(
    'select userid, purpose, number, given, version from consents order by 1, 2',
  );
  expect(rows).toMatchObject([
    { userid: 1, purpose: 'terms', number: 1, given: true, version: '2026-01-01' },
    { userid: 2, purpose: 'research', number: 1, given: true, version: 'not stated' },
    { userid: 2, purpose: 'terms', number: 1, given: true, version: '2026-01-02' },
  ]);
  await client.close();
});
