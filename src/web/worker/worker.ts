/** The service worker of one release (decision 0046). The build bundles it with the list of files. */
import type { WordToWorker } from '#contract/kept.ts';
import { answerFile, answerPage } from './answer.ts';
import { clearReadPages, cachePage, refreshReadPages, openReleaseCache } from './release-cache.ts';
import type { Release } from './release.ts';
import { chooseStrategy } from './choose-strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build (tools/build/worker.mjs). */
declare const RELEASE: Release;

const kept = openReleaseCache(RELEASE);

// The old worker stays active until its last page is closed, so that open questionnaires keep the files of their
// release.
self.addEventListener('install', (event) => event.waitUntil(kept.keep().then(refreshReadPages)));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([kept.forgetOthers(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = chooseStrategy(request, self.location.origin, RELEASE);
  if (way?.kind === 'file') event.respondWith(answerFile(request));
  if (way?.kind === 'page')
    event.respondWith(answerPage(request, kept.name, way.kept, RELEASE.offline.address));
});

self.addEventListener('message', (event) => {
  const word = event.data as WordToWorker;
  if (word.say === 'read') event.waitUntil(cachePage(word.address));
  else if (word.say === 'forget') event.waitUntil(clearReadPages());
  // The cache may be missing after a quick exit or if the browser was short of space.
  else if (word.say === 'keep') event.waitUntil(kept.keep().then(forgetOlder));
  else event.waitUntil(takeOver());
});

/** Deletes caches of earlier releases, which an interrupted activation may leave. A newer worker keeps its cache. */
async function forgetOlder(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await kept.forgetOthers();
}

/** Activates this worker only if one page is open: other pages may need the files of the old release. */
async function takeOver(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length <= 1) await self.skipWaiting();
}
