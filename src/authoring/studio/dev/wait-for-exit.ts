import type { ChildProcess } from 'node:child_process';

/** Resolves with the exit code of a process; null if a signal ended it. */
export function waitForExit(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}
