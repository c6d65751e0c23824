import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../config/config.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { readDataKeyFile } from '../../crypto/data-key-file.ts';
import { getErasureLogPath } from '../../erasure/erasure-log.ts';
import { withClient } from './with-client.ts';

/** The comment of a scratch database: only a database with it is dropped. */
const comment = 'Scratch database of Wellness Check. It may be dropped.';

/**
 * Runs `work` with the settings of an empty database of the same kind, and removes the database afterwards. A scratch
 * database that an interrupted command left behind is replaced.
 * @param folder for the files of the scratch database; needs room for the whole embedded database
 * @throws OperatorError if the database cannot be created
 */
export async function withScratchDatabase<T>(
  config: Config,
  folder: string,
  work: (scratch: Config) => Promise<T>,
): Promise<T> {
  const erasureLog = getErasureLogPath(config);
  const dataDir = mkdtempSync(join(folder, '.scratch-'));
  const scratch: Config = {
    ...config,
    dataDir,
    dataKey: config.dataKey ?? readDataKeyFile(config.dataDir),
    erasureLog: existsSync(erasureLog) ? erasureLog : config.erasureLog,
  };
  try {
    return config.databaseUrl === null
      ? await work(scratch)
      : await withScratchPostgres(config.databaseUrl, (databaseUrl) => work({ ...scratch, databaseUrl }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withScratchPostgres<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const scratchUrl = new URL(url);
  const name = `${decodeURIComponent(scratchUrl.pathname.slice(1))}_scratch`;
  scratchUrl.pathname = `/${encodeURIComponent(name)}`;
  await withClient(url, (client) => createScratch(client, name));
  try {
    return await work(scratchUrl.href);
  } finally {
    await withClient(url, (client) => dropScratch(client, name));
  }
}

async function createScratch(client: pg.Client, name: string): Promise<void> {
  if (!(await dropScratch(client, name)))
    throw new OperatorError(
      `The database ${name} exists and is not a scratch database. Rename or drop it, or restore the backup by hand.`,
    );
  const { rows } = await client.query<{ collation: string; type: string }>(
    'select datcollate as collation, datctype as type from pg_database where datname = current_database()',
  );
  const { collation = 'C', type = 'C' } = rows[0] ?? {};
  await client
    .query(
      `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8'
       lc_collate ${pg.escapeLiteral(collation)} lc_ctype ${pg.escapeLiteral(type)}`,
    )
    .catch((error: pg.DatabaseError) => {
      if (error.code !== '42501') throw error;
      throw new OperatorError(
        'DATABASE_URL: its user may not create the scratch database. Write as superuser of PostgreSQL: ALTER ROLE name CREATEDB.',
      );
    });
  await client.query(`comment on database ${pg.escapeIdentifier(name)} is ${pg.escapeLiteral(comment)}`);
}

/** @returns false if the database is not a scratch database, and was not dropped */
async function dropScratch(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [name],
  );
  if (rows.length === 0) return true;
  if (rows[0]?.comment !== comment) return false;
  await client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
  return true;
}
