/** A start that fails or is wrong prints one sentence: the variable, the part, and what to do. Others: operator-messages.test.ts. */
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeWrongClock } from '#server/config/build-time.ts';
import { describeError } from '#server/config/run-command.ts';
import { openDataKey } from '#server/crypto/open-data-key.ts';
import { toErrorWithRemedy } from '#server/db/database-errors.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createEmptyDatabase, openTestDatabase } from '#tests/support/database.ts';

const getMessage = (act: Promise<unknown>) => act.then(() => null, describeError);

it('reports a schema of the URL that does not exist', async () => {
  const { databaseUrl } = await createEmptyDatabase('direct');
  const url = new URL(databaseUrl as string);
  url.searchParams.set('options', '-c search_path=nowhere');
  expect(await getMessage(openPostgres(url.href))).toBe(
    'DATABASE_URL: the database cannot be migrated to this version (3F000): the schema in search_path of the URL does not exist. ' +
      'Create it (CREATE SCHEMA), or remove search_path from the URL.',
  );
});

it('reports a full disk of PostgreSQL', () => {
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(describeError(toErrorWithRemedy(new Error('Failed query', { cause })))).toBe(
    'DATABASE_URL: the database cannot be migrated to this version (53100): its disk is full. Free disk space.',
  );
});

it('reports a missing data key, and creates no other', async () => {
  const { db, dataDir, close } = await openTestDatabase('postgres');
  await openDataKey({ dataKey: null, dataDir }, db);
  rmSync(`${dataDir}/data.key`);
  const open = () => getMessage(openDataKey({ dataKey: null, dataDir }, db));
  for (let time = 0; time < 2; time += 1)
    expect(await open()).toMatch(
      /^DATA_KEY is not set and .*data\.key is missing.* Restore the former key\./,
    );
  await close();
});

it('reports a clock from before the build', () => {
  const built = '2026-11-28T10:00:00.000Z';
  const before = new Date('1970-01-01T00:00:09Z');
  expect(describeWrongClock('pglite', before, built)).toBe(
    'The clock of this machine is wrong: it says 1970-01-01 00:00 UTC, and this build was made on 2026-11-28. Attempts, links and ' +
      'sessions get its time. Set it (timedatectl set-ntp true), then start the server again.',
  );
  expect(describeWrongClock('postgres', before, built)).toMatch(
    /^DATABASE_URL: the clock of the database is wrong/,
  );
  // Time zones and the seconds that clocks differ by are no fault.
  expect(describeWrongClock('pglite', new Date('2026-11-28T09:00:00Z'), built)).toBeNull();
  expect(describeWrongClock('pglite', before, undefined)).toBeNull();
});
