import { statSync } from 'node:fs';

/** Says beside the result that others on this machine may read a key; Windows has no such bits. */
export function warnOpenKey(file: string): void {
  if (process.platform === 'win32' || (statSync(file).mode & 0o077) === 0) return;
  console.error(
    `Warning: other users of this machine can read ${file}, and identify people with it and its release. Run: chmod 600 ${file}`,
  );
}
