import { execFileSync } from 'node:child_process';

/**
 * The text of a file as version control has it; undefined where there is no such file, or no version control.
 * @param path relative to `root`
 */
export function readCommitted(root: string, path: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:./${path}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
}
