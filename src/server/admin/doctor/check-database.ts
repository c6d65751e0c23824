import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { describeError } from '../../config/run-command.ts';
import { toDatabaseTls } from '../../config/tls.ts';
import { importDataKey } from '../../crypto/data-key.ts';
import { getDataKeyPath, readDataKeyFile } from '../../crypto/data-key-file.ts';
import { matchesFingerprint } from '../../crypto/open-data-key.ts';
import { connectToPostgres } from '../../db/connect.ts';
import { DataFolderInUse } from '../../db/folder-lock.ts';
import { withEmbeddedClient } from '../../db/pglite.ts';
import { type Query, readVersions } from '../../db/refuse-newer-database.ts';
import { describeWrongClock } from '../../config/build-time.ts';
import { createFindings, type CheckResult } from './check-result.ts';

const database = createFindings('database');
const migrations = createFindings('migrations');
const key = createFindings('key');
const clock = createFindings('clock');

/** In ms: a difference of clocks that no network causes. */
const clockTolerance = 60_000;
const oldestPostgres = 150_000;
const connectMs = 5_000;

/** Checks database, migrations, key and clock. Changes nothing, and does not migrate. */
export async function checkDatabase(config: Config): Promise<CheckResult[]> {
  try {
    if (config.databaseUrl !== null) return await inspectPostgres(config, config.databaseUrl);
    if (!existsSync(join(config.dataDir, 'database')))
      return [database.warning(`DATA_DIR: ${config.dataDir} holds no database. The first start creates it.`)];
    return await withEmbeddedClient(config.dataDir, (query) => inspect(config, 'pglite', query));
  } catch (error) {
    if (error instanceof DataFolderInUse)
      return [
        database.ok(
          'The embedded database is in use by a server. Stop it to check database, migrations, key and clock.',
        ),
      ];
    return [database.fault(describeError(error) ?? `It does not answer (${(error as Error).name}).`)];
  }
}

async function inspectPostgres(config: Config, url: string): Promise<CheckResult[]> {
  const client = await connectToPostgres({
    connectionString: url,
    ssl: toDatabaseTls(url) === 'demanded' || undefined,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  });
  try {
    return await inspect(config, 'postgres', (text) => client.query(text));
  } finally {
    await client.end();
  }
}

async function inspect(config: Config, kind: 'pglite' | 'postgres', query: Query): Promise<CheckResult[]> {
  const { rows } = await query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
     current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as reads,
     extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  );
  const server = rows[0] as { number: number; name: string; encoding: string; reads: string; ms: number };
  return [
    describeServer(server),
    ...(await checkMigrationsAndKey(config, query)),
    checkClock(kind, new Date(server.ms)),
  ];
}

function describeServer(server: {
  number: number;
  name: string;
  encoding: string;
  reads: string;
}): CheckResult {
  const { number, name, encoding, reads } = server;
  if (number < oldestPostgres)
    return database.fault(`PostgreSQL ${name} is too old. Upgrade it to 15 or newer.`);
  if (encoding !== 'UTF8')
    return database.fault(
      `Its encoding is ${encoding}. Create a database in UTF8: docs/operations/install.md.`,
    );
  if (reads === 'on')
    return database.fault(
      'It is read-only, perhaps a standby. Write the address of the primary into DATABASE_URL.',
    );
  return database.ok(`PostgreSQL ${name} answers.`);
}

async function checkMigrationsAndKey(config: Config, query: Query): Promise<CheckResult[]> {
  const { version, known, isNewer } = await readVersions(query);
  if (isNewer)
    return [
      migrations.fault(
        `The database is at version ${version}, this build knows ${known}. Start the newer build, or restore a backup from before.`,
      ),
    ];
  if (version === 0)
    return [migrations.ok(`The database is empty. The first start migrates it to version ${known}.`)];
  const state =
    version < known
      ? migrations.warning(
          `The database is at version ${version}, this build knows ${known}. Make a backup, then start this build, which migrates it.`,
        )
      : migrations.ok(`Version ${version}, as this build.`);
  return [state, await checkKey(config, query)];
}

async function checkKey({ dataKey, dataDir }: Config, query: Query): Promise<CheckResult> {
  const { rows } = await query('select fingerprint from data_keys');
  const stored = (rows[0] as { fingerprint: string } | undefined)?.fingerprint ?? null;
  const source = dataKey ? 'DATA_KEY' : getDataKeyPath(dataDir);
  const bytes = dataKey ?? readDataKeyFile(dataDir);
  if (stored === null) return key.ok('The database has no key yet. The first start stores its fingerprint.');
  if (!bytes)
    return key.fault(
      `DATA_KEY is not set and ${source} is missing. Restore the key from its copy: docs/operations/configure.md.`,
    );
  return matchesFingerprint(await importDataKey(bytes), stored)
    ? key.ok(`${source} is that of the database (fingerprint ${stored}).`)
    : key.fault(`${source} is not that of the database (fingerprint ${stored}). Set the right key.`);
}

function checkClock(kind: 'pglite' | 'postgres', now: Date): CheckResult {
  const wrong = describeWrongClock(kind, now);
  if (wrong !== null) return clock.fault(wrong);
  const seconds = Math.round(Math.abs(Date.now() - now.getTime()) / 1000);
  return seconds * 1000 > clockTolerance
    ? clock.warning(
        `The clocks of this machine and of the database differ by ${seconds} s. Synchronize both (timedatectl set-ntp true).`,
      )
    : clock.ok('The clocks of this machine and of the database agree.');
}
