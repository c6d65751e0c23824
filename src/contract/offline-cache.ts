/** Constants of the offline cache, shared by page, service worker and build. */
import { base } from './paths.ts';

/** File name of the service worker. */
export const workerFile = 'sw.js';

/** Prefix of the cache names, because other apps may share the origin. */
export const cachePrefix = `${base.slice(1)}-`;

/** Prefix of the cache with the files of one release; the name of the release follows. */
export const releaseCachePrefix = `${cachePrefix}program-`;

/** The cache of visited pages, on a device that the user trusts. */
export const visitedPagesCache = `${cachePrefix}read`;

/** The cache of spoken texts, on a device that the user trusts. */
export const recordingsCache = `${cachePrefix}voice`;

/** The cache of title fonts. It reveals only the language, as the cookie does. */
export const titleFontsCache = `${cachePrefix}titles`;

/**
 * The address of a prerendered page in another language than English.
 * @param address with the base path
 */
export const toTranslatedAddress = (address: string, language: string): string =>
  `${base}/${language}${address.slice(base.length)}`;

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** To the active worker: check that all files of the release and of this language are cached. */
  | { readonly say: 'keep'; readonly language: string }
  /** To the waiting worker: activate, no page needs the old release. */
  | { readonly say: 'take over' }
  /** To the active worker: cache the visited page at this address. */
  | { readonly say: 'read'; readonly address: string }
  /** To the active worker: delete the cache of visited pages, and ignore earlier `read` messages. */
  | { readonly say: 'forget' };

/** The only Trusted Types policy of the app. It creates the URL of the service worker. */
export const trustedTypesPolicy = 'service-worker';
