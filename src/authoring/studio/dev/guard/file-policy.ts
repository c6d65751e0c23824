import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Folders of the repository that hold what operators and researchers keep from others. */
export const privateFolders = ['deploy', 'releases', 'research'];

/** File names, in lower case, that a page never needs: settings, keys, databases, mails and lists of removals. */
const privateName =
  /^\.|\.(env|key|pem|crt|cer|der|p12|pfx|jks|kdbx|db|db3|sqlite|sqlite3|sql|dump|bak|eml|ledger)$|^id_(rsa|dsa|ecdsa|ed25519)$/;

/** Which files of the machine a development server may read for a request. */
export interface FilePolicy {
  /** The repository's folder. */
  readonly root: string;
  /** Absolute folders and files that pages are made of. Links in these paths are resolved. */
  readonly served: readonly string[];
  /** Absolute folders and files that are never served, wherever they are: the data folder. */
  readonly refused: readonly string[];
}

/**
 * Whether an existing file must not be served: its path or the file that a link leads to is private, or it is outside of
 * the served folders. False for a path that names no file, as most addresses of pages do.
 * @param file absolute path
 */
export function isRefused(file: string, policy: FilePolicy): boolean {
  const real = resolveRealFile(file);
  if (real === null) return false;
  return [file, real].some((path) => isPrivate(path, policy)) || findServedFolder(real, policy) === null;
}

/**
 * Whether a path is private by where it is or how it is called, also where there is no such file. Letter case does not
 * matter.
 * @param file absolute path
 */
export function isPrivate(file: string, policy: FilePolicy): boolean {
  if (file.includes('\0')) return true;
  if (policy.refused.some((folder) => getRelativePath(folder, file) !== null)) return true;
  const inRoot = getRelativePath(policy.root, file);
  if (inRoot !== null && privateFolders.includes(inRoot.split('/')[0] ?? '')) return true;
  // Below a served folder: the caches in `node_modules` have dots in their own names.
  const rest = getRelativePath(findServedFolder(file, policy) ?? policy.root, file);
  return rest !== null && rest.split('/').some((name) => privateName.test(name));
}

/** The innermost served folder that holds a file. */
function findServedFolder(file: string, { served }: FilePolicy): string | null {
  const holding = served.filter((folder) => getRelativePath(folder, file) !== null);
  return holding.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/**
 * The path of a file from a folder in lower case, with slashes; '' for the folder itself, null for a file elsewhere.
 * Windows ignores dots and spaces at the end of a name, and what follows a colon in it.
 */
function getRelativePath(folder: string, file: string): string | null {
  const path = relative(resolve(folder).toLowerCase(), resolve(file).toLowerCase());
  if (path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) return null;
  return path
    .split(sep)
    .map((name) => name.replace(/:.*$/, '').replace(/[. ]+$/, ''))
    .join('/');
}

/** The file that a path leads to through links; null for a folder and for what does not exist. */
function resolveRealFile(file: string): string | null {
  try {
    const real = realpathSync.native(file);
    return statSync(real).isDirectory() ? null : real;
  } catch {
    return null;
  }
}
