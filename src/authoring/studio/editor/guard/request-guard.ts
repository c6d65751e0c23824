import type { IncomingHttpHeaders } from 'node:http';
import type { AuthorKey } from './author-key.ts';

/** What is known of a request before anything is done with it. */
export interface GuardedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Where the server listens: `127.0.0.1:5174`. */
  readonly own: string;
  readonly key: Pick<AuthorKey, 'isSentBy'>;
}

const safe = new Set(['GET', 'HEAD']);

/** What to do without the key of this start. The authors' page may be open since an earlier start. */
export const openPrintedAddress =
  'Open the address that npm run author printed. Its key is new at each start: open the new address in another tab, ' +
  'then try again here. Nothing was saved.';

/**
 * Why a request to the authors' page is refused; null for one that comes from the page itself or was typed, and has
 * the key. Any web page that the author has open could ask an address of this machine: it is told apart by what
 * browsers say of it. Any program of another user could say the same: the key tells that one apart.
 */
export function checkRequest({ method, headers, own, key }: GuardedRequest): string | null {
  const reason = checkHost(headers, own);
  if (reason !== null) return reason;
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`)
    return 'The request came from another page. Only the authors’ page may send it.';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'The request came from another page. Open the address directly.';
  if (!key.isSentBy(headers)) return openPrintedAddress;
  if (safe.has(method)) return null;
  if (origin === undefined) return 'A change comes from the authors’ page, which says where it is from.';
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return 'A change comes as JSON.';
  return null;
}

/** Why the name in the `Host` header is refused: one that somebody else lets lead here (DNS rebinding) shows there. */
export function checkHost({ host }: IncomingHttpHeaders, own: string): string | null {
  if (host === own || host === own.replace(/^127\.0\.0\.1/, 'localhost')) return null;
  return `The authors' page answers at http://${own} alone.`;
}
