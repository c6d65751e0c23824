import type { FastifyRequest } from 'fastify';
import { apiBase } from '#contract/paths.ts';

/**
 * Whether a request asks for a page. Browsers, and the service worker that caches the shell, name text/html; newer
 * browsers also say in Sec-Fetch-Mode that they open a page. Link checkers, chat previews and proxies that remove headers
 * accept anything: outside of the API they get the page of any address without a file extension.
 */
export function isNavigation({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accepted = headers.accept || '*/*';
  if (accepted.includes('text/html')) return true;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const path = getPath(url);
  return accepted.includes('*/*') && !isApiPath(path) && !/\.[^/]*$|%2f/.test(path);
}

/** The path of a URL, in lower case, as routes compare it. */
export function getPath(url: string): string {
  return url.split(/[?#]/)[0]?.toLowerCase() ?? '';
}

/** @param path in lower case */
export function isApiPath(path: string): boolean {
  return path === apiBase || path.startsWith(`${apiBase}/`);
}
