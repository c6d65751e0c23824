import { base, reservedSegments } from '#contract/paths.ts';
import type { Release } from './release.ts';

/** What of a request decides. */
export interface RequestInfo {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  /** Its headers; only Range matters. */
  readonly headers: { has(name: string): boolean };
}

/** `file`: what is kept comes first. `page`: the server comes first; what is kept under this address, if anything, next. */
export type Strategy = { readonly kind: 'file' } | { readonly kind: 'page'; readonly kept: string | null };

const files = `${base}/static/`;

/**
 * What the worker does with a request; null leaves it to the browser, as if there were no worker. It takes files with a
 * hash in their names, and pages that are opened: never a call of the API, nothing that is sent, no part of a film.
 * @param origin the worker's own
 */
export function chooseStrategy(
  { method, url, mode, headers }: RequestInfo,
  origin: string,
  release: Release,
): Strategy | null {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin || headers.has('range')) return null;
  if (pathname.startsWith(files)) return { kind: 'file' };
  if (mode !== 'navigate' || !isPage(pathname)) return null;
  return { kind: 'page', kept: findCachedAddress(pathname, release) };
}

/** Is it an address of a screen? Files have a dot, and some addresses are the server's own. */
function isPage(pathname: string): boolean {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return false;
  const [first = ''] = pathname.slice(base.length + 1).split('/');
  return !pathname.includes('.') && !reservedSegments.includes(first.toLowerCase());
}

/** Pages are found whatever their letter case, with or without a last slash, as the server finds them. */
function findCachedAddress(pathname: string, { pages, shell, shellFor }: Release): string | null {
  const normalized = pathname.toLowerCase().replace(/\/$/, '');
  const matches = (address: string) => address.toLowerCase() === normalized;
  const page = pages.find(({ address }) => matches(address));
  if (page) return page.address;
  return shellFor.some(matches) ? shell.address : null;
}
