import { visitedPagesCache } from '#contract/offline-cache.ts';
import { ignoreVary } from './release-cache.ts';

/** Milliseconds after which a cached page is used instead of the network. */
const timeoutMs = 3000;

/** Responds with a cached file of any release, because its name has a hash, else from the network. */
export async function serveFile(request: Request): Promise<Response> {
  return (await caches.match(request, ignoreVary)) ?? fetch(request);
}

/**
 * Responds with a page from the network, with a timeout; else from the cache; else with the offline page.
 * @param cacheName cache of the release
 * @param address address of the page in that cache; null if it is not precached
 * @param offline address of the offline page
 */
export async function servePage(
  request: Request,
  cacheName: string,
  address: string | null,
  offline: string,
): Promise<Response> {
  const find = (address: string, name = cacheName) =>
    caches.match(address, { ...ignoreVary, cacheName: name });
  const cached = await (address === null
    ? find(new URL(request.url).pathname, visitedPagesCache)
    : find(address));
  const response = fetch(request);
  try {
    if (!cached) return await response;
    const fresh = await withTimeout(response);
    // A cached page is more useful than an error page.
    return fresh.status >= 500 ? cached : fresh;
  } catch {
    return cached ?? (await find(offline)) ?? Response.error();
  }
}

function withTimeout(response: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('late')), timeoutMs);
    response.then(resolve, reject);
  });
}
