import { releaseCachePrefix, visitedPagesCache } from '#contract/offline-cache.ts';
import { base } from '#contract/paths.ts';
import type { CachedPage, PrecacheManifest } from './release.ts';

/** Files that a page references, without films, which are too large to cache unasked. */
const referencedFile = new RegExp(
  `${base}/static/[^"')\\s]+\\.(?:js|css|svg|png|jpe?g|webp|avif|vtt)(?=["')\\s])`,
  'g',
);

/** The precache of a release. It is complete or absent. */
export function openReleaseCache(release: PrecacheManifest) {
  const name = releaseCachePrefix + release.version;
  const pages = [...release.pages, release.shell, release.offline];
  const getLanguageCache = (language: string) => `${name}.${language}`;
  return {
    name,
    /** The language whose files are cached, with the name of its cache; null for English. */
    async findLanguage(): Promise<CachedLanguage | null> {
      const names = await caches.keys();
      const language = Object.keys(release.languages).find((tag) => names.includes(getLanguageCache(tag)));
      return language === undefined ? null : { language, cacheName: getLanguageCache(language) };
    },
    /**
     * Caches the files of a language, and deletes those of others. English has no further files.
     * @throws if a file fails; then the cache is deleted
     */
    async fillLanguage(language: string): Promise<void> {
      for (const other of Object.keys(release.languages))
        if (other !== language) await caches.delete(getLanguageCache(other));
      const translated = release.languages[language];
      if (!translated || (await caches.has(getLanguageCache(language)))) return;
      const { files, offline } = translated;
      await addAll(getLanguageCache(language), [...files, createRequest(offline)]);
    },
    /** The language that an earlier release has cached on this device; null for English. */
    async findEarlierLanguage(): Promise<string | null> {
      const names = await caches.keys();
      const isCached = (tag: string) =>
        names.some((other) => other.startsWith(releaseCachePrefix) && other.endsWith(`.${tag}`));
      return Object.keys(release.languages).find(isCached) ?? null;
    },
    /**
     * Fills the cache.
     * @throws if a file fails or a page is of another release; then the cache is deleted
     */
    async fill(): Promise<void> {
      const cache = await caches.open(name);
      if (await cache.match(release.offline.address)) return;
      await addAll(name, [...release.files, ...pages.map(createRequest)]);
      await Promise.all(release.fonts.map((font) => cacheIfStored(cache, font)));
    },
    /** Deletes the caches of other releases. Call it when this one is complete. */
    async deleteOthers(): Promise<void> {
      const names = await caches.keys();
      const others = names.filter(
        (other) =>
          other.startsWith(releaseCachePrefix) && other !== name && !other.startsWith(getLanguageCache('')),
      );
      await Promise.all(others.map((other) => caches.delete(other)));
    },
  };
}

/** A language whose files are cached. */
export interface CachedLanguage {
  readonly language: string;
  readonly cacheName: string;
}

async function addAll(name: string, requests: readonly RequestInfo[]): Promise<void> {
  const cache = await caches.open(name);
  try {
    await cache.addAll([...requests]);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Without credentials: cached pages are the same for all users. */
function createRequest({ address, integrity }: CachedPage): Request {
  return new Request(address, {
    integrity,
    cache: 'no-cache',
    credentials: 'omit',
    headers: { accept: 'text/html' },
  });
}

async function cacheIfStored(cache: Cache, address: string): Promise<void> {
  try {
    await cache.put(address, await fetchFile(address, { cache: 'only-if-cached', mode: 'same-origin' }));
  } catch {
    // The HTTP cache does not have the file.
  }
}

/** Number of deletions of the cache of visited pages since the worker started. */
let deletions = 0;

/** Deletes the cache of visited pages, and cancels pages that are being cached. */
export async function deleteVisitedPages(): Promise<void> {
  deletions += 1;
  await caches.delete(visitedPagesCache);
}

/**
 * Caches a visited page and those of its files that no cache has: all or none. Caches nothing if the cache is deleted
 * meanwhile.
 * @param shouldStore is called after all files have loaded; false cancels
 */
export async function cachePage(address: string, shouldStore = async () => true): Promise<void> {
  const deletionsBefore = deletions;
  try {
    const page = await fetchWhole(address, { cache: 'no-cache', credentials: 'omit' });
    const files = new Set((await page.clone().text()).match(referencedFile));
    // Each page of the app has files.
    if (files.size === 0) throw new Error(`${address}: a page of the network`);
    const missing = await Promise.all([...files].map(fetchUnlessCached));
    if (deletions !== deletionsBefore || !(await shouldStore())) return;
    // `open` creates the cache, even if it was deleted just now.
    const cache = await caches.open(visitedPagesCache);
    try {
      const all: [string, Response][] = [...missing.flat(), [address, page]];
      await Promise.all(all.map(([at, file]) => cache.put(at, file)));
    } finally {
      if (deletions !== deletionsBefore) await caches.delete(visitedPagesCache);
    }
  } catch {
    // The network failed. The next visit tries again.
  }
}

async function fetchUnlessCached(file: string): Promise<[string, Response][]> {
  return (await caches.match(file, ignoreVary)) ? [] : [[file, await fetchFile(file)]];
}

async function fetchWhole(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** A captive portal answers with 200 and HTML, which must not be cached in place of a file. */
async function fetchFile(file: string, init?: RequestInit): Promise<Response> {
  const response = await fetchWhole(file, init);
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${file}: an HTML page`);
  return response;
}

/**
 * Caches visited pages again after an update, because a release has new files. Skips them if the cache is deleted
 * meanwhile.
 */
export async function refreshVisitedPages(): Promise<void> {
  if (!(await caches.has(visitedPagesCache))) return;
  const requests = await (await caches.open(visitedPagesCache)).keys();
  // The cache was deleted between the two calls, and `open` has created it again.
  if (requests.length === 0) await caches.delete(visitedPagesCache);
  const pages = requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('.'));
  await Promise.all(pages.map((page) => cachePage(page, () => caches.has(visitedPagesCache))));
}

/** Cached responses are decoded, so `Vary: Accept-Encoding` does not matter. */
export const ignoreVary = { ignoreVary: true } as const;
