import { spawn } from 'node:child_process';
import { OperatorError } from '../../config/operator-error.ts';

/** Debian packages by program. */
const packages = { tar: 'tar', pg_dump: 'postgresql-client', pg_restore: 'postgresql-client' } as const;

/**
 * Runs a system program to its end.
 * @returns its output
 * @throws OperatorError with the output, or if the program is not installed
 */
export function runCommandLine(
  program: keyof typeof packages,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', () =>
      reject(
        new OperatorError(
          `${program} is not installed. Install it (Debian: apt-get install ${packages[program]}).`,
        ),
      ),
    );
    child.once('close', (code) =>
      code === 0
        ? resolve(printed)
        : reject(new OperatorError(`${program} failed. Its output:\n${output.trim()}`)),
    );
  });
}
