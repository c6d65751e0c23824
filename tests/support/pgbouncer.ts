/** A temporary PgBouncer in transaction mode for the PostgreSQL of a test run. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePgbouncer } from '#tools/pgbouncer.mjs';

const port = 6432;

/**
 * Starts a PgBouncer in a temporary folder; it stops with this process.
 * @param clusterUrl URL of any database of a cluster (`startCluster`)
 * @returns the URL of the same database through it
 */
export async function startPgbouncer(clusterUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-pool-'));
  chmodSync(folder, 0o777);
  const { searchParams } = new URL(clusterUrl);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(settings, createSettings(searchParams.get('host') as string, folder));
  spawnPooler(folder, settings);
  const socket = join(folder, `.s.PGSQL.${port}`);
  for (const end = Date.now() + 30_000; !existsSync(socket); await sleep(20)) {
    if (Date.now() > end) throw new Error('PgBouncer did not start within 30 s.');
  }
  const pooled = new URL(clusterUrl);
  pooled.port = String(port);
  pooled.searchParams.set('host', folder);
  return pooled.href;
}

/** Like `deploy/pgbouncer/pgbouncer.ini`, but with a socket, without passwords, and for every database of the cluster. */
function createSettings(cluster: string, folder: string): string {
  return `
[databases]
* = host=${cluster} user=postgres
[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_idle_timeout = 2
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options
`;
}

/** A shell stops the pooler after the end of this process. PgBouncer refuses to run as root. */
function spawnPooler(folder: string, settings: string): void {
  const program = ensurePgbouncer();
  const command = process.getuid?.() === 0 ? `runuser -u postgres -- ${program}` : program;
  const script = `
    ${command} -q ${settings} & pooler=$!
    while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done
    kill $pooler; wait $pooler; rm -rf ${folder}`;
  spawn('sh', ['-c', script], { cwd: '/', detached: true, stdio: 'ignore' }).unref();
}
