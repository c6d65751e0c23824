import { base, reservedSegments } from '#contract/paths.ts';
import type { PrecacheManifest } from './release.ts';

/** The properties of a request that select the strategy. */
export interface RequestInfo {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  /** Only `Range` is read. */
  readonly headers: { has(name: string): boolean };
}

/** `file`: cache first. `page`: network first, with the address of the precached page, if any. */
export type Strategy =
  | { readonly kind: 'file' }
  | { readonly kind: 'page'; readonly cachedAddress: string | null };

const filesPrefix = `${base}/static/`;

/**
 * Selects the strategy for a request; null leaves it to the browser. Handles hashed files and navigations to pages,
 * never requests to the API, other methods or range requests.
 * @param origin origin of the worker
 */
export function chooseStrategy(
  { method, url, mode, headers }: RequestInfo,
  origin: string,
  release: PrecacheManifest,
): Strategy | null {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin || headers.has('range')) return null;
  if (pathname.startsWith(filesPrefix)) return { kind: 'file' };
  if (mode !== 'navigate' || !isPage(pathname)) return null;
  return { kind: 'page', cachedAddress: findCachedAddress(pathname, release) };
}

/** Whether a path is that of a screen. Files contain a dot, and some first segments belong to the server. */
function isPage(pathname: string): boolean {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return false;
  const [first = ''] = pathname.slice(base.length + 1).split('/');
  return !pathname.includes('.') && !reservedSegments.includes(first.toLowerCase());
}

/** Ignores case and trailing slashes, as the server does. */
function findCachedAddress(pathname: string, { pages, shell, shellFor }: PrecacheManifest): string | null {
  const normalized = pathname.toLowerCase().replace(/\/$/, '');
  const matches = (address: string) => address.toLowerCase() === normalized;
  const page = pages.find(({ address }) => matches(address));
  if (page) return page.address;
  return shellFor.some(matches) ? shell.address : null;
}
