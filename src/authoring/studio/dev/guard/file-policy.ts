import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Folders with private data of operators and researchers. */
export const privateFolders = ['deploy', 'releases', 'research'];

/** Lower-case file names that pages never need: settings, keys, databases, mails and erasure logs. */
const privateName =
  /^\.|\.(env|key|pem|crt|cer|der|p12|pfx|jks|kdbx|db|db3|sqlite|sqlite3|sql|dump|bak|eml|ledger)$|^id_(rsa|dsa|ecdsa|ed25519)$/;

/** The files that a development server may read. */
export interface FilePolicy {
  /** Folder of the repository. */
  readonly root: string;
  /** Absolute paths of allowed folders and files, with links resolved. */
  readonly served: readonly string[];
  /** Absolute paths that are never served, such as the data folder. */
  readonly refused: readonly string[];
}

/**
 * Returns true if an existing file must not be served: its path or link target is private, or it is outside the served
 * folders. Returns false if the file does not exist.
 * @param file absolute path
 */
export function isRefused(file: string, policy: FilePolicy): boolean {
  const real = resolveRealFile(file);
  if (real === null) return false;
  return [file, real].some((path) => isPrivate(path, policy)) || findServedFolder(real, policy) === null;
}

/**
 * Returns true if a path is private by its location or name, even if the file does not exist. Ignores case.
 * @param file absolute path
 */
export function isPrivate(file: string, policy: FilePolicy): boolean {
  if (file.includes('\0')) return true;
  if (policy.refused.some((folder) => getRelativePath(folder, file) !== null)) return true;
  const inRoot = getRelativePath(policy.root, file);
  if (inRoot !== null && privateFolders.includes(inRoot.split('/')[0] ?? '')) return true;
  // Relative to the served folder, because caches in `node_modules` have dots in their names.
  const rest = getRelativePath(findServedFolder(file, policy) ?? policy.root, file);
  return rest !== null && rest.split('/').some((name) => privateName.test(name));
}

/** Returns the innermost served folder that contains the file. */
function findServedFolder(file: string, { served }: FilePolicy): string | null {
  const holding = served.filter((folder) => getRelativePath(folder, file) !== null);
  return holding.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/**
 * Returns the relative path in lower case, '' for the folder itself, or null outside of it. Removes suffixes that
 * Windows ignores: trailing dots and spaces, and everything after a colon.
 */
function getRelativePath(folder: string, file: string): string | null {
  const path = relative(resolve(folder).toLowerCase(), resolve(file).toLowerCase());
  if (path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) return null;
  return path
    .split(sep)
    .map((name) => name.replace(/:.*$/, '').replace(/[. ]+$/, ''))
    .join('/');
}

/** Resolves links. Returns null for a folder and for a missing file. */
function resolveRealFile(file: string): string | null {
  try {
    const real = realpathSync.native(file);
    return statSync(real).isDirectory() ? null : real;
  } catch {
    return null;
  }
}
