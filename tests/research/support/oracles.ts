import { spawnSync } from 'node:child_process';

/** Runs a program of the machine; fails with what it said. @param folder where it runs */
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

/** Is this program on the machine? `npm test` installs it on a Debian, and tells and counts it where it cannot. */
export function hasProgram(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

/** Has this machine R with the package that reads JSON? */
export function hasRWithJson(): boolean {
  return spawnSync('Rscript', ['--vanilla', '-e', 'library(jsonlite)']).status === 0;
}
