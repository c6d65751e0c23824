import { spawnSync } from 'node:child_process';

/**
 * Runs an installed program.
 * @param folder its working directory
 * @throws Error with its output
 */
export function runProgram(program: string, args: readonly string[], folder: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stderr}\n${stdout}`);
  return stdout;
}

/** Whether this program is installed. `npm test` installs it on Debian, and counts the skipped tests elsewhere. */
export function hasProgram(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

/** Whether R is installed with the package jsonlite. */
export function hasRWithJson(): boolean {
  return spawnSync('Rscript', ['--vanilla', '-e', 'library(jsonlite)']).status === 0;
}
