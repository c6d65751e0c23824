import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterAll(() => database?.close());

it("every query of an account's rows uses an index: export and removal scan no table", async () => {
  // Foreign keys whose columns are not the first ones of any index.
  const { rows } = (await database.db.execute(sql`
    select conrelid::regclass::text as table from pg_constraint key
    where contype = 'f' and not exists (
      select from pg_index where indrelid = key.conrelid
        and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(key.conkey)] = key.conkey
    )
  `)) as unknown as { rows: { table: string }[] };
  expect(rows).toEqual([]);
});
