import { statSync } from 'node:fs';

/** Warns if other users of the machine can read the key file. Windows has no permission bits. */
export function warnOfReadableKeyFile(file: string): void {
  if (process.platform === 'win32' || (statSync(file).mode & 0o077) === 0) return;
  console.error(
    `Warning: other users of this machine can read ${file}, and identify people with it and its release. Run: chmod 600 ${file}`,
  );
}
