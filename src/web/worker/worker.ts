/** The service worker of one release (decision 0046). The build bundles it with the list of files. */
import type { WorkerMessage } from '#contract/offline-cache.ts';
import { serveFile, servePage } from './respond-from-cache.ts';
import { deleteVisitedPages, cachePage, refreshVisitedPages, openReleaseCache } from './release-cache.ts';
import type { PrecacheManifest } from './release.ts';
import { chooseStrategy } from './choose-strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build (tools/build/service-worker.mjs). */
declare const RELEASE: PrecacheManifest;

const releaseCache = openReleaseCache(RELEASE);

// The old worker stays active until its last page is closed, so that open questionnaires keep the files of their
// release.
self.addEventListener('install', (event) => event.waitUntil(releaseCache.fill().then(refreshVisitedPages)));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([releaseCache.deleteOthers(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = chooseStrategy(request, self.location.origin, RELEASE);
  if (strategy?.kind === 'file') event.respondWith(serveFile(request));
  if (strategy?.kind === 'page')
    event.respondWith(servePage(request, releaseCache.name, strategy.cachedAddress, RELEASE.offline.address));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.say === 'read') event.waitUntil(cachePage(message.address));
  else if (message.say === 'forget') event.waitUntil(deleteVisitedPages());
  // The cache may be missing after a quick exit or if the browser was short of space.
  else if (message.say === 'keep') event.waitUntil(releaseCache.fill().then(deleteOlderCaches));
  else event.waitUntil(activateIfOnlyPage());
});

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
