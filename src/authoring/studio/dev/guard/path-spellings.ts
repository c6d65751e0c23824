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
export function listPathSpellings(url: string): string[] | null {
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

/** The files that a path may name. */
export interface NamedFiles {
  /** Below the root, behind `/@fs/` or `/@id/`, or by an absolute path. */
  readonly named: readonly string[];
  /** What a server tries as well: the public folder, and for pages an ending or the page of a folder. */
  readonly tried: readonly string[];
}

/**
 * Every file that a path may name, without the base path.
 * @param path one of `pathSpellings`
 */
export function listFiles(path: string, { root, publicDir, base }: ServerFolders): NamedFiles {
  const own = path.startsWith(base) ? path.slice(base.length - 1) : path;
  const inRoot = join(root, own);
  return {
    named: [
      inRoot,
      ...absolutePrefixes.flatMap((prefix) => (own.startsWith(prefix) ? [toAbsolute(own, prefix)] : [])),
      ...(own.startsWith(root.replaceAll('\\', '/')) ? [resolve(own)] : []),
    ],
    tried: [join(publicDir, own), `${inRoot.replace(/[\\/]$/, '')}.html`, join(inRoot, 'index.html')],
  };
}

/** On Windows a drive follows the prefix, elsewhere a path without its first slash. */
function toAbsolute(path: string, prefix: string): string {
  const rest = path.slice(prefix.length).replace(/^\/+/, '');
  return resolve(/^[a-z]:/i.test(rest) ? rest : `/${rest}`);
}
