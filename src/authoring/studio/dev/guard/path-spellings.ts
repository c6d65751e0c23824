import { join, resolve } from 'node:path';

/** More levels of percent-encoding than browsers and proxies add. */
const maxDecodings = 5;
/** Vite reads an absolute path after these prefixes. */
const absolutePrefixes = ['/@fs/', '/@id/'];

/**
 * Lists all forms of a request path that a layer of the server may use: as sent, and decoded once or several times.
 * Replaces backslashes by slashes.
 * @returns null if the path is still encoded after `maxDecodings` rounds
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
  /** Folder of the repository. */
  readonly root: string;
  /** Folder of files that are served unchanged at the base path. */
  readonly publicDir: string;
  /** Base path with slashes at both ends, such as `/wellness-check/`. */
  readonly base: string;
}

/** Files to which a path may refer. */
export interface CandidateFiles {
  /** Below the root, after `/@fs/` or `/@id/`, or by absolute path. */
  readonly direct: readonly string[];
  /** Fallbacks of the server: the public folder, `.html` and `index.html`. */
  readonly fallbacks: readonly string[];
}

/**
 * Lists all files to which a path may refer, after removing the base path.
 * @param path one of `listPathSpellings`
 */
export function listCandidateFiles(path: string, { root, publicDir, base }: ServerFolders): CandidateFiles {
  const own = path.startsWith(base) ? path.slice(base.length - 1) : path;
  const inRoot = join(root, own);
  return {
    direct: [
      inRoot,
      ...absolutePrefixes.flatMap((prefix) => (own.startsWith(prefix) ? [toAbsolute(own, prefix)] : [])),
      ...(own.startsWith(root.replaceAll('\\', '/')) ? [resolve(own)] : []),
    ],
    fallbacks: [join(publicDir, own), `${inRoot.replace(/[\\/]$/, '')}.html`, join(inRoot, 'index.html')],
  };
}

/** On Windows the prefix precedes a drive, elsewhere a path without its first slash. */
function toAbsolute(path: string, prefix: string): string {
  const rest = path.slice(prefix.length).replace(/^\/+/, '');
  return resolve(/^[a-z]:/i.test(rest) ? rest : `/${rest}`);
}
