import { beginWithoutTimeouts } from '../../db/timed-client.ts';
import { toDatabaseTls } from '../../config/tls.ts';
import { countTableRows, listTables } from './count-rows.ts';
import { InvalidBackupError } from './invalid-backup-error.ts';
import { runCommandLine } from './run-program.ts';
import type { BackupStore } from './store.ts';
import { withClient } from './with-client.ts';

/**
 * A PostgreSQL database: a dump is that of `pg_dump` in its custom format, consistent while the server runs. `pg_dump`
 * and `pg_restore` must not be older than the database.
 * @param url a postgres:// address of PostgreSQL, not of PgBouncer in transaction mode
 */
export function createPostgresStore(url: string): BackupStore {
  const { address, env } = toLibpqUrl(url);

  async function dump(file: string, ...more: string[]): Promise<void> {
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, ...more];
    await runCommandLine('pg_dump', [...options, address], env);
  }

  return {
    name: 'the database of DATABASE_URL',
    dump: (file) => dump(file),
    dumpAndCount: (file) =>
      withClient(url, async (client) => {
        await client.query(beginWithoutTimeouts);
        await client.query('set transaction isolation level repeatable read, read only');
        const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
        await dump(file, `--snapshot=${rows[0]?.snapshot}`);
        return countTableRows((text) => client.query(text));
      }),
    countRows: () => withClient(url, (client) => countTableRows((text) => client.query(text))),
    isEmpty: () =>
      withClient(url, async (client) => (await listTables((text) => client.query(text))).length === 0),
    reads: (bytes) => bytes.subarray(0, 5).toString('latin1') === 'PGDMP',
    async load(file) {
      const contents = await runCommandLine('pg_restore', ['--list', file], env);
      if (!contents.includes('__drizzle_migrations')) throw new InvalidBackupError(file);
      const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
      await runCommandLine('pg_restore', [...options, `--dbname=${address}`, file], env);
    },
    clear: () =>
      withClient(url, async (client) => {
        await client.query(beginWithoutTimeouts);
        const tables = await listTables((text) => client.query(text));
        if (tables.length > 0) await client.query(`drop table ${tables.join(', ')} cascade`);
        // Used by the triggers of the audit log, which were dropped with their table.
        await client.query('drop function if exists keep_trail');
        await client.query('drop schema if exists drizzle');
        await client.query('commit');
      }),
  };
}

/** CA certificates of this machine. Before version 16, libpq does not look them up. */
const trusted = '/etc/ssl/certs/ca-certificates.crt';

/**
 * The address for the programs of PostgreSQL, with the TLS mode of the server. The password is passed in the
 * environment, because arguments are visible to all users.
 */
export function toLibpqUrl(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const parsed = new URL(url);
  const env: NodeJS.ProcessEnv = { PGSSLROOTCERT: trusted, ...process.env };
  if (parsed.password !== '') env.PGPASSWORD = decodeURIComponent(parsed.password);
  parsed.password = '';
  // The driver accepts a password in the query, too.
  const inQuery = parsed.searchParams.get('password');
  if (inQuery !== null) env.PGPASSWORD = inQuery;
  parsed.searchParams.delete('password');
  const mode = parsed.searchParams.get('sslmode');
  const tls = toDatabaseTls(url);
  if (tls === 'demanded' && mode === null) env.PGSSLMODE = 'verify-full';
  // Modes of the driver that libpq does not know.
  if (mode === 'no-verify') parsed.searchParams.set('sslmode', 'require');
  parsed.searchParams.delete('ssl');
  return { address: parsed.href, env };
}
