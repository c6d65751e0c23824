import { programCache, readCache } from '#contract/kept.ts';
import { base } from '#contract/paths.ts';
import type { KeptPage, Release } from './release.ts';

/** Files that a page names, films apart: they are too large to be kept unasked. */
const named = new RegExp(
  `${base}/static/[^"')\\s]+\\.(?:js|css|svg|png|jpe?g|webp|avif|vtt)(?=["')\\s])`,
  'g',
);

/** What of a release is in the cache of its own: all of it or nothing. */
export function keptRelease(release: Release) {
  const name = programCache + release.version;
  const pages = [...release.pages, release.shell, release.offline];
  return {
    name,
    /** Rejects when one file fails, or a page is of another release: then none is kept. */
    async keep(): Promise<void> {
      const cache = await caches.open(name);
      if (await cache.match(release.offline.address)) return;
      try {
        await cache.addAll([...release.files, ...pages.map(requestOf)]);
      } catch (error) {
        await caches.delete(name);
        throw error;
      }
      await Promise.all(release.fonts.map((font) => keepIfThere(cache, font)));
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
function requestOf({ address, integrity }: KeptPage): Request {
  return new Request(address, {
    integrity,
    cache: 'no-cache',
    credentials: 'omit',
    headers: { accept: 'text/html' },
  });
}

async function keepIfThere(cache: Cache, address: string): Promise<void> {
  try {
    const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
    if (answer.ok) await cache.put(address, answer);
  } catch {
    // The browser has none.
  }
}

/**
 * Keeps a page that was read, and the files it names that no cache holds yet. When what was read is forgotten while it
 * comes, it goes into a cache that is gone: nothing appears later.
 */
export async function keepRead(address: string): Promise<void> {
  const cache = await caches.open(readCache);
  try {
    const answer = await fetch(address, { cache: 'no-cache', credentials: 'omit' });
    if (!answer.ok) return;
    const files = new Set((await answer.clone().text()).match(named));
    await Promise.all([...files].map(async (file) => (await caches.match(file, asNamed)) ?? cache.add(file)));
    await cache.put(address, answer);
  } catch {
    // The line went: the next reading tries again.
  }
}

/** A new release brings new files: pages that were read are kept anew, with theirs. */
export async function keepReadAgain(): Promise<void> {
  if (!(await caches.has(readCache))) return;
  const kept = await (await caches.open(readCache)).keys();
  const pages = kept.map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('.'));
  await Promise.all(pages.map(keepRead));
}

/** An answer that is kept serves every browser of this device, whatever it said it can unpack. */
export const asNamed = { ignoreVary: true } as const;
