import { readCache } from '#contract/kept.ts';
import { ignoreVary } from './release-cache.ts';

/** Milliseconds after which a cached page is used instead of the network. */
const timeoutMs = 3000;

/** Responds with a cached file of any release, because its name has a hash, else from the network. */
export async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request, ignoreVary)) ?? fetch(request);
}

/**
 * Responds with a page from the network, with a timeout; else from the cache; else with the offline page.
 * @param cacheName cache of the release
 * @param address address of the page in that cache; null if it is not precached
 * @param offline address of the offline page
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
    // A cached page is more useful than an error page.
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
