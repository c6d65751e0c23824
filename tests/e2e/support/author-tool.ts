import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';
import { copyRepository, runTool } from './repository-copy.ts';

/** `npm run author` on a copy of the repository, whose files a test can change. */
export interface AuthorTool {
  /** The printed address, with the key of this start. */
  readonly address: string;
  /** The folder of the copy. */
  readonly folder: string;
  /** Its temporary folder. */
  readonly temporaryFolder: string;
  read(file: string): string;
  /** Saves a file of the copy like a slow editor: truncates it, and writes a moment later. */
  save(file: string, text: string): void;
  remove(file: string): void;
  /** Runs a command of `src/authoring/commands` on the copy, and waits for its end. */
  run(command: string, ...flags: string[]): void;
  /** Its output in the terminal. */
  output(): string;
  /** Sends SIGINT; resolves with the exit code. */
  interrupt(): Promise<number | null>;
  /** Stops it if it is running, and removes the copy. */
  stop(): Promise<void>;
}

/** Copies the repository, starts the tool and waits until the address is printed. */
export async function startAuthorTool(): Promise<AuthorTool> {
  const folder = copyRepository('writing');
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'wellness-check-thrown-'));
  const port = await findFreePort();
  let output = '';
  const child: ChildProcess = spawn(process.execPath, ['tools/author.mjs'], {
    cwd: folder,
    env: { ...process.env, AUTHOR_PORT: String(port), AUTHOR_OPEN: 'no', TMPDIR: temporaryFolder },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output += data.toString();
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const check = setInterval(() => {
      if (!output.includes('Ctrl+C') && child.exitCode === null) return;
      clearInterval(check);
      if (child.exitCode === null) resolve();
      else reject(new Error(`npm run author ended before it was ready:\n${output}`));
    }, 100);
  });
  const interrupt = () => {
    child.kill('SIGINT');
    return exited;
  };
  return {
    address: /http:\S+/.exec(output)?.[0] ?? '',
    folder,
    temporaryFolder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    save: (file, text) => saveInTwoSteps(join(folder, file), text),
    remove: (file) => rmSync(join(folder, file)),
    run: (command, ...flags) => runTool(folder, command, ...flags),
    output: () => output,
    interrupt,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await interrupt();
      for (const each of [folder, temporaryFolder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** The file is empty for a moment, and the file watcher may report both steps together. */
function saveInTwoSteps(path: string, text: string): void {
  const file = openSync(path, 'w');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  writeSync(file, text);
  closeSync(file);
}
