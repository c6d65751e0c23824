import type { IncomingHttpHeaders } from 'node:http';
import type { AuthorKey } from './author-key.ts';

/** The parts of a request that are checked. */
export interface GuardedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Host and port of the server, such as `127.0.0.1:5174`. */
  readonly ownHost: string;
  readonly key: Pick<AuthorKey, 'isSentBy'>;
}

const safe = new Set(['GET', 'HEAD']);

/** Message for a missing or outdated key, such as that of a tab from an earlier run. */
export const missingKeyMessage =
  'Open the address that npm run author printed. Its key is new at each start: open the new address in another tab, ' +
  'then try again here. Nothing was saved.';

/**
 * Returns why a request to the author app is rejected, or null. `Origin` and `Sec-Fetch-Site` exclude other web pages;
 * the key excludes programs of other users.
 */
export function checkRequest({ method, headers, ownHost, key }: GuardedRequest): string | null {
  const reason = checkHost(headers, ownHost);
  if (reason !== null) return reason;
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`)
    return 'The request came from another page. Only the authors’ page may send it.';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'The request came from another page. Open the address directly.';
  if (!key.isSentBy(headers)) return missingKeyMessage;
  if (safe.has(method)) return null;
  if (origin === undefined) return 'A change must have an Origin header of the authors’ page.';
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return 'A change must be JSON.';
  return null;
}

/** Checks the `Host` header against DNS rebinding. Returns why it is rejected, or null. */
export function checkHost({ host }: IncomingHttpHeaders, ownHost: string): string | null {
  if (host === ownHost || host === ownHost.replace(/^127\.0\.0\.1/, 'localhost')) return null;
  return `The authors' page is only available at http://${ownHost}.`;
}
