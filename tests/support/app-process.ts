import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';
import { base } from '#contract/paths.ts';
import { seedPglite } from './pglite-template.ts';

const root = join(import.meta.dirname, '../..');

/** A process of the built app with a temporary data folder. */
export interface AppProcess {
  /** Origin and base path, without a trailing slash. */
  readonly address: string;
  readonly dataDir: string;
  /** The server's process id, which changes on a restart. */
  readonly pid: number;
  /** Kills the server with SIGKILL, and starts it again on the same folder and port. */
  restart(): Promise<void>;
  /** Stops the server and keeps the data folder. */
  stopServer(): Promise<void>;
  /** Stops the server if it is running, and removes the data folder. */
  stop(): Promise<void>;
}

/** Starts `dist/server/server.js` of a folder (this one by default) on a free port and waits until it is healthy. */
export async function startAppProcess(env: Record<string, string> = {}, folder = root): Promise<AppProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-e2e-'));
  await seedPglite(dataDir);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  let child = spawnServer();
  await waitUntilHealthy();

  function spawnServer(): ChildProcess {
    return spawn(process.execPath, ['--enable-source-maps', join(folder, 'dist/server/server.js')], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: origin, ...env },
    });
  }

  async function waitUntilHealthy(): Promise<void> {
    for (const end = Date.now() + 150_000; Date.now() < end; ) {
      const healthy = await fetch(`${origin}${base}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (healthy) return;
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode} before it answered.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The server did not answer within two and a half minutes.');
  }

  const waitForExit = () =>
    new Promise<void>((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
    );

  async function stopServer(): Promise<void> {
    const exited = waitForExit();
    child.kill('SIGTERM');
    await exited;
  }

  return {
    address: `${origin}${base}`,
    dataDir,
    get pid() {
      return child.pid as number;
    },
    async restart() {
      const exited = waitForExit();
      child.kill('SIGKILL');
      await exited;
      child = spawnServer();
      await waitUntilHealthy();
    },
    stopServer,
    async stop() {
      await stopServer();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
