import { readCache } from '#contract/kept.ts';
import { ignoreVary } from './release-cache.ts';

/** Milliseconds after which a line that says nothing counts as none, where the page is kept. */
const timeoutMs = 3000;

/** A file: what is kept, of whichever release, for its name holds its hash; else the server's. */
export async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request, ignoreVary)) ?? fetch(request);
}

/**
 * A page: the server's, and where it does not answer in time, what is kept; where nothing is, a page that says so.
 * @param cacheName of the release
 * @param address under which the page is kept in it; null for none
 * @param offline address of the page that says that there is no line
 */
export async function answerPage(
  request: Request,
  cacheName: string,
  address: string | null,
  offline: string,
): Promise<Response> {
  const find = (wanted: string, from = cacheName) => caches.match(wanted, { ...ignoreVary, cacheName: from });
  const kept = await (address === null ? find(new URL(request.url).pathname, readCache) : find(address));
  const served = fetch(request);
  try {
    if (!kept) return await served;
    const answer = await inTime(served);
    // The server is in trouble: what is kept helps more than its note.
    return answer.status >= 500 ? kept : answer;
  } catch {
    return kept ?? (await find(offline)) ?? Response.error();
  }
}

function inTime(served: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('late')), timeoutMs);
    served.then(resolve, reject);
  });
}
