import { programCache, readCache } from '#contract/kept.ts';
import { base } from '#contract/paths.ts';
import type { CachedPage, Release } from './release.ts';

/** Files that a page names, films apart: they are too large to be kept unasked. */
const named = new RegExp(
  `${base}/static/[^"')\\s]+\\.(?:js|css|svg|png|jpe?g|webp|avif|vtt)(?=["')\\s])`,
  'g',
);

/** What of a release is in the cache of its own: all of it or nothing. */
export function openReleaseCache(release: Release) {
  const name = programCache + release.version;
  const pages = [...release.pages, release.shell, release.offline];
  return {
    name,
    /** Rejects when one file fails, or a page is of another release: then none is kept. */
    async keep(): Promise<void> {
      const cache = await caches.open(name);
      if (await cache.match(release.offline.address)) return;
      try {
        await cache.addAll([...release.files, ...pages.map(createRequest)]);
      } catch (error) {
        await caches.delete(name);
        throw error;
      }
      await Promise.all(release.fonts.map((font) => cacheIfStored(cache, font)));
    },
    /** Removes those of other releases: call it once this one is whole. */
    async forgetOthers(): Promise<void> {
      const names = await caches.keys();
      const others = names.filter((other) => other.startsWith(programCache) && other !== name);
      await Promise.all(others.map((other) => caches.delete(other)));
    },
  };
}

/** Nobody's: a page that is kept is the same for everybody. */
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
    const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    if (answer.ok) await cache.put(address, answer);
  } catch {
    // The browser has none.
  }
}

/** How often what was read has been forgotten since this worker began. */
let forgotten = 0;

/** Forgets what was read, and what is being kept just now. */
export async function clearReadPages(): Promise<void> {
  forgotten += 1;
  await caches.delete(readCache);
}

/**
 * Keeps a page that was read, and the files it names that no cache holds yet: all of them or nothing. When what was read
 * is forgotten while they come, nothing appears later.
 * @param isWanted asked when all is here
 */
export async function cachePage(address: string, isWanted = async () => true): Promise<void> {
  const before = forgotten;
  try {
    const page = await fetchWhole(address, { cache: 'no-cache', credentials: 'omit' });
    const files = new Set((await page.clone().text()).match(named));
    const missing = await Promise.all([...files].map(fetchUnlessCached));
    if (forgotten !== before || !(await isWanted())) return;
    // From here on opening makes the cache, even where it has just been removed.
    const cache = await caches.open(readCache);
    try {
      const all: [string, Response][] = [...missing.flat(), [address, page]];
      await Promise.all(all.map(([at, file]) => cache.put(at, file)));
    } finally {
      if (forgotten !== before) await caches.delete(readCache);
    }
  } catch {
    // The line went: the next reading tries again.
  }
}

async function fetchUnlessCached(file: string): Promise<[string, Response][]> {
  return (await caches.match(file, ignoreVary)) ? [] : [[file, await fetchWhole(file)]];
}

async function fetchWhole(address: string, how?: RequestInit): Promise<Response> {
  const answer = await fetch(address, how);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** A new release brings new files: pages that were read are kept anew, with theirs, unless they are forgotten meanwhile. */
export async function refreshReadPages(): Promise<void> {
  if (!(await caches.has(readCache))) return;
  const kept = await (await caches.open(readCache)).keys();
  // It went between the two lines above, and opening made it anew.
  if (kept.length === 0) await caches.delete(readCache);
  const pages = kept.map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('.'));
  await Promise.all(pages.map((page) => cachePage(page, () => caches.has(readCache))));
}

/** An answer that is kept serves every browser of this device, whatever it said it can unpack. */
export const ignoreVary = { ignoreVary: true } as const;
