/** A temporary PostgreSQL for tests. One cluster is used by the whole run; each test file creates its own database. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '#server/db/postgres.ts';
import { ensurePostgres } from '#tools/postgres.mjs';

const isRoot = process.getuid?.() === 0;

export interface Cluster {
  /** URL of a database of this cluster, to be replaced by that of a test. */
  readonly url: string;
  /** The server process and its children. */
  processes(): number[];
  /** Stops the server at once; `resume` starts it again. */
  halt(): void;
  /** Suspends all processes: connections stay open without responses. */
  freeze(): void;
  resume(): void;
  stop(): void;
}

/** Starts a cluster in a temporary folder. Installs PostgreSQL if it is missing, or fails with the command to run. */
export function startCluster(): Cluster {
  const bin = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-pg-'));
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(folder, ...getServerOwner());
  const data = join(folder, 'data');
  run(bin, 'initdb', [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 -c max_locks_per_transaction=512`;
  const start = () =>
    run(bin, 'pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', options, '-w', '-t', '60', 'start']);
  start();
  stopAfterExit(bin, folder);
  let frozen: number[] = [];
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    processes: () => listProcesses(data),
    halt: () => run(bin, 'pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']),
    freeze() {
      frozen = listProcesses(data);
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    resume() {
      if (frozen.length === 0) start();
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
      frozen = [];
    },
    stop: () => remove(bin, folder),
  };
}

/** Creates a database, empty or from a template, and returns its URL. */
export async function createDatabase(clusterUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return clusterUrl.replace('/postgres?', `/${name}?`);
}

/** Creates a migrated, empty template, and returns its name: a copy takes a fifth of the time. */
export async function createMigratedTemplate(clusterUrl: string): Promise<string> {
  const url = await createDatabase(clusterUrl);
  const { close } = await openPostgres(url);
  await close();
  return new URL(url).pathname.slice(1);
}

/** PostgreSQL refuses to run as root; its package created a user. */
function getServerOwner(): [number, number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return [id('-u'), id('-g')];
}

/** The server process of a data folder and its children. */
function listProcesses(data: string): number[] {
  const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(main)], { encoding: 'utf8' });
  return [main, ...children.trim().split(/\s+/).map(Number)];
}

function run(bin: string, tool: string, args: readonly string[]): void {
  const program = join(bin, tool);
  const [command, list] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', program, ...args]]
    : [program, [...args]];
  // The server inherits these streams: with a pipe this process would wait for its end.
  const { status, error } = spawnSync(command, list, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  if (error || status !== 0) throw new Error(`${tool} failed (${error?.message ?? `exit ${status}`}).`);
}

function remove(bin: string, folder: string): void {
  try {
    run(bin, 'pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', '-w', 'stop']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A shell stops the server after the end of this process. */
function stopAfterExit(bin: string, folder: string): void {
  const stop = [join(bin, 'pg_ctl'), '-D', join(folder, 'data'), '-m', 'immediate', 'stop'].join(' ');
  const script = `
    while kill -0 ${process.pid} && [ -d ${folder} ]; do sleep 1; done
    [ -d ${folder} ] && { ${isRoot ? 'runuser -u postgres -- ' : ''}${stop}; rm -rf ${folder}; }`;
  spawn('sh', ['-c', script], { cwd: '/', detached: true, stdio: 'ignore' }).unref();
}
