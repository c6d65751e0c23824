/** A built server in a temporary folder: bundle, migrations, instruments. For tests of its start. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');

export interface BuiltServer {
  readonly server: string;
  /** The command that changes the data key. */
  readonly dataKey: string;
  readonly backup: string;
  readonly restore: string;
  readonly admin: string;
  readonly check: string;
  /** A copy of the sources, for the check. */
  readonly questionnaires: string;
  /** The compiled instruments that the server reads. */
  readonly instruments: string;
  remove(): void;
}

/** Bundles server and content check like `npm run build`, without the site. */
export async function buildServer(): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-built-'));
  const dist = join(folder, 'dist');
  await build({
    entryPoints: {
      server: join(root, 'src/server/server.ts'),
      'data-key': join(root, 'src/server/admin/data-key.ts'),
      backup: join(root, 'src/server/admin/backup.ts'),
      restore: join(root, 'src/server/admin/restore.ts'),
      admin: join(root, 'src/server/admin/admin.ts'),
      'check-content': join(root, 'src/authoring/commands/check-content.ts'),
    },
    outdir: join(dist, 'server'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  cpSync(join(root, 'src/server/db/migrations'), join(dist, 'server/migrations'), { recursive: true });
  cpSync(join(root, 'node_modules/.cache/content/server'), join(dist, 'instruments'), { recursive: true });
  cpSync(join(root, 'questionnaires'), join(folder, 'questionnaires'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    server: join(dist, 'server/server.js'),
    dataKey: join(dist, 'server/data-key.js'),
    backup: join(dist, 'server/backup.js'),
    restore: join(dist, 'server/restore.js'),
    admin: join(dist, 'server/admin.js'),
    check: join(dist, 'server/check-content.js'),
    questionnaires: join(folder, 'questionnaires'),
    instruments: join(dist, 'instruments'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface NodeProcess {
  readonly child: ChildProcess;
  /** Standard output and errors so far. */
  output(): string;
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>;
  /** Resolves once the output contains the text; rejects if the process exits before. */
  waitForOutput(words: string): Promise<void>;
}

/** Runs a file with Node. Of this process's environment it gets only PATH. */
export function runNode(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): NodeProcess {
  const child = spawn(process.execPath, [file, ...args], { env: { PATH: process.env.PATH ?? '', ...env } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  const waitForOutput = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(words) && resolve();
      child.stdout.on('data', check);
      child.stderr.on('data', check);
      void exited.then(() => reject(new Error(`It ended without saying "${words}":\n${output}`)));
      check();
    });
  return { child, output: () => output, exited, waitForOutput };
}
