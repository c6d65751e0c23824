import { join, resolve } from 'node:path';

/** More rounds of percent encoding than any browser or proxy adds. */
const maxDecodings = 5;
/** Prefixes behind which Vite reads an absolute path. */
const absolutePrefixes = ['/@fs/', '/@id/'];

/**
 * The path of a request in every form that some layer of a development server could read: as sent, and decoded once
 * or several times. Backslashes count as slashes.
 * @returns null when the path is still encoded after `maxDecodings` rounds
 */
export function pathSpellings(url: string): string[] | null {
  const spellings = [url.split(/[?#]/, 1)[0] ?? ''];
  for (let round = 0; round <= maxDecodings; round += 1) {
    const last = spellings.at(-1) ?? '';
    const next = decodeOnce(last);
    if (next === last) return spellings.map((path) => path.replaceAll('\\', '/'));
    spellings.push(next);
  }
  return null;
}

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Folders from which a development server reads. */
export interface ServerFolders {
  /** The repository's folder. */
  readonly root: string;
  /** Files that are served as they are, at the base path. */
  readonly publicDir: string;
  /** The base path with slashes at both ends: `/wellness-check/`. */
  readonly base: string;
}

/**
 * Every file that a path may name: below the root and the public folder, with and without the base path, behind
 * `/@fs/` and `/@id/`, and as an absolute path. Files that Vite tries for a page are included.
 * @param path one of `pathSpellings`
 */
export function filesOfPath(path: string, { root, publicDir, base }: ServerFolders): string[] {
  const paths = path.startsWith(base) ? [path, path.slice(base.length - 1)] : [path];
  return paths.flatMap((one) => [
    ...[root, publicDir].flatMap((folder) => pageFiles(join(folder, one))),
    ...absolutePrefixes.flatMap((prefix) => (one.startsWith(prefix) ? [absolute(one, prefix)] : [])),
    ...(one.startsWith(root.replaceAll('\\', '/')) ? [resolve(one)] : []),
  ]);
}

/** A page may be asked for without its ending, or by its folder. */
const pageFiles = (file: string) => [file, `${file.replace(/[\\/]$/, '')}.html`, join(file, 'index.html')];

/** On Windows a drive follows the prefix, elsewhere a path without its first slash. */
function absolute(path: string, prefix: string): string {
  const rest = path.slice(prefix.length).replace(/^\/+/, '');
  return resolve(/^[a-z]:/i.test(rest) ? rest : `/${rest}`);
}
