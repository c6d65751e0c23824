/**
 * The previous build and this one serve side by side on one PostgreSQL, as during an upgrade. Builds twice, so it runs in
 * `npm run test:all` only.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';
import { apiBase } from '#contract/paths.ts';
import { createEmptyDatabase, isFullRun } from '#tests/support/database.ts';
import { type NodeProcess, runNode } from '#tests/support/built-server.ts';
import { instruments } from '#tests/support/instruments.ts';
import { type Client, registerClient, someAnswers } from '#tools/bench/client.ts';

const root = join(import.meta.dirname, '../../..');
/** The commit before the newest migration. Set it to the tag of the last release once there is one. */
const previousCommit = readPreviousCommit();
const clientCount = 8;
/** Below the limit of a person, section and day. */
const maxSubmissions = 45;

function readPreviousCommit(): string | null {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'src/server/db/migrations/*.sql');
    return newest === '' ? null : git('rev-parse', `${newest}^`);
  } catch {
    // A copy of the sources, or a shallow clone.
    return null;
  }
}

/** Bundles the server of a folder with sources. @returns the file to run */
async function bundleServer(sources: string): Promise<string> {
  const dist = join(sources, 'dist/server');
  await build({
    entryPoints: { server: join(sources, 'src/server/server.ts') },
    outdir: dist,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  cpSync(join(sources, 'src/server/db/migrations'), join(dist, 'migrations'), { recursive: true });
  return join(dist, 'server.js');
}

/** Copies the sources of a commit. Packages and compiled content are those of this build. */
function exportSources(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-previous-'));
  const paths = ['src', 'package.json', 'tsconfig.base.json', 'questionnaires', 'content'];
  const archive = execFileSync('git', ['archive', commit, ...paths], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

describe.runIf(isFullRun && previousCommit !== null)('An upgrade under load', () => {
  const folders: string[] = [];
  const processes: NodeProcess[] = [];
  const acknowledged = new Set<string>();
  const statuses = new Map<number | null, number>();
  let database: pg.Client;
  let env: Record<string, string>;

  beforeAll(async () => {
    const { databaseUrl, dataDir } = await createEmptyDatabase('direct');
    folders.push(dataDir);
    database = new pg.Client(databaseUrl!);
    await database.connect();
    env = {
      DATABASE_URL: databaseUrl!,
      DATA_DIR: dataDir,
      DATA_KEY: randomBytes(32).toString('base64'),
      SIGNUP: 'open',
      TRUST_PROXY: '1',
    };
  });
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await database?.end();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function start(server: string): Promise<{ readonly api: string; readonly process: NodeProcess }> {
    const port = String(await findFreePort());
    const process = runNode(server, [], { ...env, PORT: port, PUBLIC_URL: `http://localhost:${port}` });
    processes.push(process);
    await process.waitForOutput('Wellness Check is ready');
    return { api: `http://localhost:${port}${apiBase}`, process };
  }

  const countAttempts = async () => (await database.query('select idempotency_key from attempts')).rows;

  it('loses no acknowledged submission and answers none with 5xx', async () => {
    const sources = exportSources(previousCommit as string);
    folders.push(sources);
    const here = mkdtempSync(join(tmpdir(), 'wellness-check-new-'));
    folders.push(here);
    for (const path of ['src', 'package.json', 'tsconfig.base.json', 'questionnaires', 'content'])
      cpSync(join(root, path), join(here, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(here, 'node_modules'));
    const [previousFile, newFile] = await Promise.all([bundleServer(sources), bundleServer(here)]);

    const previous = await start(previousFile);
    /** The processes that a balancer would send requests to. */
    let targets = [previous.api];
    const clients = await Promise.all(
      Array.from({ length: clientCount }, (_, n) => registerClient(previous.api, `upgrade_user_${n}`)),
    );
    const [instrument] = instruments as [(typeof instruments)[number]];
    const load = new AbortController();
    const submitUntilEnd = async (client: Client, n: number) => {
      for (let count = 0; !load.signal.aborted && count < maxSubmissions; count += 1) {
        const key = randomUUID();
        const target = targets[(n + count) % targets.length] as string;
        const status = await client.submitTo(target, instrument, someAnswers(instrument, count), key);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 204) acknowledged.add(key);
        await sleep(200);
      }
    };
    const submissions = Promise.all(clients.map(submitUntilEnd));
    await sleep(500);
    const next = await start(newFile);
    targets = [previous.api, next.api];
    await sleep(2000);
    // Accounts of one build log in at the other.
    const duringUpgrade = await registerClient(next.api, 'upgrade_user_of_new');
    expect(await logIn(previous.api, duringUpgrade)).toBe(200);
    expect(await logIn(next.api, clients[0] as Client)).toBe(200);
    targets = [next.api];
    await sleep(300);
    previous.process.child.kill('SIGTERM');
    expect(await previous.process.exited).toBe(0);
    await sleep(1000);
    load.abort();
    await submissions;

    expect([...statuses.keys()]).toEqual([204]);
    const stored = (await countAttempts()).map((row) => row.idempotency_key as string);
    expect(acknowledged.size).toBeGreaterThan(50);
    expect(new Set(stored)).toEqual(acknowledged);
    expect(stored).toHaveLength(acknowledged.size);
    console.log(
      `rolling upgrade from ${previousCommit?.slice(0, 8)}: ${acknowledged.size} submissions, none lost`,
    );
  });
});

async function logIn(api: string, { username, password }: Client): Promise<number> {
  const answer = await fetch(`${api}/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return answer.status;
}
