/** The service worker of one release (decision 0046). The build bundles it with the list of files. */
import { toTranslatedAddress, visitedPagesCache, type WorkerMessage } from '#contract/offline-cache.ts';
import { type CachedPageLocation, serveFile, servePage } from './respond-from-cache.ts';
import {
  type CachedLanguage,
  deleteVisitedPages,
  cachePage,
  refreshVisitedPages,
  openReleaseCache,
} from './release-cache.ts';
import type { PrecacheManifest } from './release.ts';
import { chooseStrategy } from './choose-strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build (tools/build/service-worker.mjs). */
declare const RELEASE: PrecacheManifest;

const releaseCache = openReleaseCache(RELEASE);

// The old worker stays active until its last page is closed, so that open questionnaires keep the files of their
// release.
self.addEventListener('install', (event) =>
  event.waitUntil(releaseCache.fill().then(fillEarlierLanguage).then(refreshVisitedPages)),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([releaseCache.deleteOthers(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = chooseStrategy(request, self.location.origin, RELEASE);
  if (strategy?.kind === 'file') event.respondWith(serveFile(request));
  if (strategy?.kind === 'page') event.respondWith(respondWithPage(request, strategy.cachedAddress));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.say === 'read') event.waitUntil(cachePage(message.address));
  else if (message.say === 'forget') event.waitUntil(deleteVisitedPages());
  // The cache may be missing after a quick exit or if the browser was short of space.
  else if (message.say === 'keep') event.waitUntil(keep(message.language));
  else event.waitUntil(activateIfOnlyPage());
});

/**
 * In another language than English, a precached page is rendered into the empty shell.
 * @param address of the precached page; null if it is not precached
 */
async function respondWithPage(request: Request, address: string | null): Promise<Response> {
  const { name: cacheName } = releaseCache;
  const translation = await releaseCache.findLanguage();
  if (address !== null) {
    const page = { address: translation ? RELEASE.shell.address : address, cacheName };
    return servePage(request, page, findOfflinePage(translation));
  }
  const { pathname } = new URL(request.url);
  const translated = translation && toTranslatedAddress(pathname, translation.language);
  const isCached = translated && (await caches.match(translated, { cacheName: visitedPagesCache }));
  const page = { address: isCached ? translated : pathname, cacheName: visitedPagesCache };
  return servePage(request, page, findOfflinePage(translation));
}

/** The page for addresses that are not cached, in the language of the device. */
function findOfflinePage(translation: CachedLanguage | null): CachedPageLocation {
  const translated = translation && RELEASE.languages[translation.language];
  if (!translated) return { address: RELEASE.offline.address, cacheName: releaseCache.name };
  return { address: translated.offline.address, cacheName: translation.cacheName };
}

/** Caches what is missing of the release and of the language of the device. */
async function keep(language: string): Promise<void> {
  await releaseCache.fill();
  await releaseCache.fillLanguage(language);
  await deleteOlderCaches();
}

/** A new release has new files of the language. Without them it is installed too: the next page adds them. */
async function fillEarlierLanguage(): Promise<void> {
  const language = await releaseCache.findEarlierLanguage();
  if (language !== null) await releaseCache.fillLanguage(language).catch(() => undefined);
}

/** Deletes caches of earlier releases, which an interrupted activation may leave. A newer worker keeps its cache. */
async function deleteOlderCaches(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await releaseCache.deleteOthers();
}

/** Activates this worker only if one page is open: other pages may need the files of the old release. */
async function activateIfOnlyPage(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) await self.skipWaiting();
}
