import { execFileSync } from 'node:child_process';

/**
 * Reads a file as committed. Returns undefined if it does not exist in the commit, or without Git.
 * @param path relative to `root`
 */
export function readCommittedFile(root: string, path: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:./${path}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
}
