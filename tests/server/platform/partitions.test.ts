import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { partitionTables } from '#server/db/partition.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { startApp } from '#tests/support/server.ts';
import { call, createPerson } from '../routes/people.ts';

it('partitions tables with their rows, while the app runs', async () => {
  const running = await startApp({ db: 'postgres' });
  const { db } = running.context;
  const who = await createPerson(running);
  const isFirst = process.env.SERVER_DB !== 'partitioned';
  expect(await partitionTables(db, 4)).toBe(isFirst);
  expect(await partitionTables(db, 4)).toBe(false);
  const answer = await call(
    running,
    'GET',
    pathTo(patterns.exportData, { userid: who.userid }),
    undefined,
    who,
  );
  expect(answer.body).toMatchObject({ account: { email: who.email }, profile: { city: 'Mysuru' } });
  const { username, password } = who;
  expect((await call(running, 'POST', patterns.login, { username, password })).status).toBe(200);
  const newcomer = await createPerson(running);
  const removal = { password: newcomer.password, confirm: 'DELETE' };
  const removalRequest = call(
    running,
    'POST',
    pathTo(patterns.remove, { userid: newcomer.userid }),
    removal,
    newcomer,
  );
  expect((await removalRequest).status).toBeLessThan(300);
  const { rows } = (await db.execute(
    sql.raw(`explain select * from sessions where userid = ${who.userid} and token_hash = 'x'`),
  )) as unknown as { rows: object[] };
  expect(JSON.stringify(rows)).toMatch(/sessions_\d+/);
  expect(new Set(JSON.stringify(rows).match(/on sessions_\d+/g)).size).toBe(1);
  await running.stop();
});

it('keeps the names and columns of keys, indexes and foreign keys', async () => {
  const facts = sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as what from pg_constraint
    where connamespace = 'public'::regnamespace and conparentid = 0 and contype in ('p', 'u', 'f')
    union all select tablename, indexname, replace(indexdef, ' ONLY ', ' ') from pg_indexes
    where schemaname = 'public' and not exists (select from pg_inherits where inhrelid = format('%I', indexname)::regclass)
    order by 1, 2, 3`;
  const plain = await openPostgres(await createDatabase(inject('clusterUrl')));
  const readFacts = async () => ((await plain.db.execute(facts)) as unknown as { rows: object[] }).rows;
  const before = await readFacts();
  await partitionTables(plain.db, 2);
  expect(await readFacts()).toEqual(before);
  await plain.close();
});
