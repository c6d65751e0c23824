import type { IncomingHttpHeaders } from 'node:http';

/** What is known of a request before anything is done with it. */
export interface AskedBy {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Where the server listens: `127.0.0.1:5174`. */
  readonly own: string;
}

const safe = new Set(['GET', 'HEAD']);

/**
 * Why a request to the authors' page is refused; null for one that comes from the page itself or was typed. Any web
 * page that the author has open could ask an address of this machine: it is told apart by what browsers say of it.
 * A name that somebody else lets lead here (DNS rebinding) shows in the Host header.
 */
export function refusal({ method, headers, own }: AskedBy): string | null {
  if (headers.host !== own && headers.host !== own.replace(/^127\.0\.0\.1/, 'localhost'))
    return `The authors' page answers at http://${own} alone.`;
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`)
    return 'Another page asked for this. Only the authors’ page may.';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'Another page asked for this. Open the address by itself.';
  if (safe.has(method)) return null;
  if (origin === undefined) return 'A change comes from the authors’ page, which says where it is from.';
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return 'A change comes as JSON.';
  return null;
}
