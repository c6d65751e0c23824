/** Two PostgreSQL servers under Debian's Patroni, with etcd to agree on the primary and HAProxy to lead there. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#authoring/dev/free-port.ts';
import { ensurePostgres } from '#tools/postgres.mjs';

interface Node {
  readonly name: string;
  readonly rest: number;
  readonly postgres: number;
  readonly process: ChildProcess;
}

export interface PatroniCluster {
  /** Through HAProxy, to whichever server is primary. */
  readonly url: string;
  /** Kills the primary with its Patroni, as a machine that loses its power. @returns its name */
  killPrimary(): Promise<string>;
  /** Name of the primary; null while there is none. */
  primary(): Promise<string | null>;
  stop(): void;
}

const needed = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' };

/** Starts all of it in a folder of its own, and waits for a primary with a synchronous standby. */
export async function startPatroni(): Promise<PatroniCluster> {
  if (process.getuid?.() !== 0)
    throw new Error('The rehearsal runs servers as the user postgres: run it as root.');
  const missing = Object.entries(needed).filter(([, file]) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      'The rehearsal needs Patroni, etcd and HAProxy. Run: apt-get install patroni etcd-server haproxy.',
    );
  const bin = ensurePostgres();
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-failover-'));
  chmodSync(folder, 0o755);
  chownSync(folder, uid as number, gid as number);
  const children: ChildProcess[] = [];
  const launch = (program: string, args: readonly string[]) => {
    // A group of its own: Patroni and the PostgreSQL it holds die together.
    const child = spawn(program, args, { cwd: folder, uid, gid, detached: true, stdio: 'ignore' });
    children.push(child);
    return child;
  };

  const [store, peer, entry] = [await freePort(), await freePort(), await freePort()];
  const etcd = `http://127.0.0.1:${store}`;
  launch(needed.etcd, [
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    etcd,
    '--advertise-client-urls',
    etcd,
    '--listen-peer-urls',
    `http://127.0.0.1:${peer}`,
    '--initial-advertise-peer-urls',
    `http://127.0.0.1:${peer}`,
    '--initial-cluster',
    `default=http://127.0.0.1:${peer}`,
  ]);
  const nodes: Node[] = [];
  for (const name of ['a', 'b']) {
    const [rest, postgres] = [await freePort(), await freePort()];
    mkdirSync(join(folder, name), { mode: 0o700 });
    chownSync(join(folder, name), uid as number, gid as number);
    const settings = join(folder, `${name}.json`);
    // YAML may be written as JSON.
    writeFileSync(settings, JSON.stringify(settingsOf({ name, rest, postgres, bin, folder, store })));
    nodes.push({ name, rest, postgres, process: launch(needed.patroni, [settings]) });
  }
  const proxy = join(folder, 'haproxy.cfg');
  writeFileSync(proxy, proxySettings(entry, nodes));
  launch(needed.haproxy, ['-db', '-f', proxy]);

  const is = async (rest: number, role: string) =>
    fetch(`http://127.0.0.1:${rest}/${role}`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const find = async (role: string) => {
    for (const node of nodes) if (await is(node.rest, role)) return node;
    return null;
  };
  const stop = () => {
    for (const { pid } of children.toReversed()) killGroup(pid);
    // A PostgreSQL that was started by Patroni has a group of its own.
    for (const { name } of nodes) killPostmaster(join(folder, name));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    for (const end = Date.now() + 180_000; !(await find('synchronous')); await sleep(500)) {
      if (Date.now() > end) throw new Error('There was no synchronous standby within three minutes.');
    }
  } catch (error) {
    stop();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${entry}/postgres`,
    primary: async () => (await find('primary'))?.name ?? null,
    async killPrimary() {
      const node = await find('primary');
      if (!node) throw new Error('There is no primary to kill.');
      killGroup(node.process.pid);
      killPostmaster(join(folder, node.name));
      return node.name;
    },
    stop,
  };
}

interface NodeSettings {
  readonly name: string;
  readonly rest: number;
  readonly postgres: number;
  readonly bin: string;
  readonly folder: string;
  readonly store: number;
}

function settingsOf({ name, rest, postgres, bin, folder, store }: NodeSettings) {
  const here = '127.0.0.1';
  return {
    scope: 'rehearsal',
    name,
    restapi: { listen: `${here}:${rest}`, connect_address: `${here}:${rest}` },
    etcd3: { host: `${here}:${store}` },
    bootstrap: {
      dcs: {
        // The smallest that Patroni takes: a primary that is silent for 20 s has lost its place.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `${here}:${postgres}`,
      connect_address: `${here}:${postgres}`,
      data_dir: join(folder, name, 'data'),
      bin_dir: bin,
      pgpass: join(folder, name, 'pgpass'),
      parameters: { unix_socket_directories: join(folder, name) },
      pg_hba: [
        `host all all ${here}/32 trust`,
        `host replication all ${here}/32 trust`,
        'local all all trust',
      ],
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'postgres' } },
    },
  };
}

function proxySettings(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ name, rest, postgres }) =>
      `  server ${name} 127.0.0.1:${postgres} check port ${rest} inter 1s fall 2 rise 1 on-marked-down shutdown-sessions`,
  );
  return `
defaults
  mode tcp
  timeout connect 3s
  timeout client 10m
  timeout server 10m
  timeout check 2s
listen postgres
  bind 127.0.0.1:${port}
  option httpchk GET /primary
${servers.join('\n')}
`;
}

function killGroup(pid: number | undefined): void {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

/** The first line of its file is the process; its children end when it does. */
function killPostmaster(folder: string): void {
  const file = join(folder, 'data/postmaster.pid');
  if (!existsSync(file)) return;
  killOne(Number(execFileSync('head', ['-1', file], { encoding: 'utf8' })));
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
