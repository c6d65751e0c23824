import { ignoreVary } from './release-cache.ts';

/** Milliseconds after which a cached page is used instead of the network. */
const timeoutMs = 3000;

/** Responds with a cached file of any release, because its name has a hash, else from the network. */
export async function serveFile(request: Request): Promise<Response> {
  return (await caches.match(request, ignoreVary)) ?? fetch(request);
}

/** A page of a cache. */
export interface CachedPageLocation {
  readonly address: string;
  readonly cacheName: string;
}

/**
 * Responds with a page from the network, with a timeout; else from the cache; else with the offline page.
 * @param page the cached page, which may be missing
 * @param offline the offline page
 */
export async function servePage(
  request: Request,
  page: CachedPageLocation,
  offline: CachedPageLocation,
): Promise<Response> {
  const find = ({ address, cacheName }: CachedPageLocation) =>
    caches.match(address, { ...ignoreVary, cacheName });
  const cached = await find(page);
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
