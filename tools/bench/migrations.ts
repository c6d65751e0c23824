/** Measures how long the last migrations take on a filled PostgreSQL, each in its own transaction. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';
import { importDataKey } from '#server/crypto/data-key.ts';
import { openKeysAndEncryptOlderRows } from '#server/crypto/open-keys.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { instruments } from '#tests/support/instruments.ts';
import { fill } from '#tests/support/plans/fill.ts';
import { createDatabase, startCluster } from '#tests/support/postgres.ts';

const [instrument] = instruments as [(typeof instruments)[number]];
const measuredCount = 5;
/** Accounts whose names the start after the upgrade encrypts and reserves. */
const namedAccounts = 20_000;

/** Prints the seconds of each of the last migrations, and of the batches that the first start runs before it serves. */
export async function reportMigrations(attempts: number): Promise<void> {
  const cluster = startCluster();
  try {
    const url = await createDatabase(cluster.url);
    const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string; when: number }[];
    };
    const client = new pg.Client(url);
    await client.connect();
    const entries = journal.entries;
    for (const { tag } of entries.slice(0, -measuredCount)) await runMigration(client, tag);
    await fill(client, attempts, instrument);
    for (const { tag } of entries.slice(-measuredCount))
      console.log(`${tag}: ${(await runMigration(client, tag)).toFixed(2)} s on ${attempts} attempts`);
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    for (const { when } of entries)
      await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${when})`);
    await measureNames(client, url);
    await client.end();
  } finally {
    cluster.stop();
  }
}

async function runMigration(client: pg.Client, tag: string): Promise<number> {
  const statements = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8').split(
    '--> statement-breakpoint',
  );
  const start = performance.now();
  await client.query('begin');
  for (const statement of statements) if (statement.trim()) await client.query(statement);
  await client.query('commit');
  return (performance.now() - start) / 1000;
}

async function measureNames(client: pg.Client, url: string): Promise<void> {
  const dataKey = new Uint8Array(32).fill(3);
  const key = await importDataKey(dataKey);
  const cipher = createFieldCipher(key);
  await client.query('truncate accounts, claims, contacts, mail_queue, removals cascade');
  await client.query('insert into data_keys (number, fingerprint, names_sealed_at) values (1, $1, now())', [
    key.fingerprint,
  ]);
  for (let id = 2 ** 32; id < 2 ** 32 + namedAccounts; id += 1)
    await client.query(
      `insert into accounts (userid, email, username, password_hash, created_at) values ($1, $2, $3, 'x', now())`,
      [
        id,
        cipher.encrypt('accounts.email', String(id), `person${id}@example.org`),
        cipher.encrypt('accounts.username', String(id), `person_${id}`),
      ],
    );
  const database = await openPostgres(url, { isPatient: true });
  const start = performance.now();
  await openKeysAndEncryptOlderRows({ dataKey, dataDir: '/nonexistent' }, database, () => new Date());
  const seconds = (performance.now() - start) / 1000;
  console.log(`first start: reserves the names of ${namedAccounts} accounts in ${seconds.toFixed(2)} s`);
  await database.close();
}
