/** The service worker of one release (decision 0046). The build bundles it with the list of what is kept. */
import type { WordToWorker } from '#contract/kept.ts';
import { answerFile, answerPage } from './answer.ts';
import { clearReadPages, cachePage, refreshReadPages, openReleaseCache } from './release-cache.ts';
import type { Release } from './release.ts';
import { chooseStrategy } from './choose-strategy.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (tools/build/worker.mjs). */
declare const RELEASE: Release;

const kept = openReleaseCache(RELEASE);

// An old worker stays at work until its last page is left, with the files of its release: so does whoever is answering.
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
  // A quick exit takes everything along; so may a browser that is short of space.
  else if (word.say === 'keep') event.waitUntil(kept.keep().then(forgetOlder));
  else event.waitUntil(takeOver());
});

/** What an earlier release left, where taking over broke off. A newer one that is on its way keeps what it has. */
async function forgetOlder(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await kept.forgetOthers();
}

/** Only where one page is open, the one that says so: others may still need the files of their release. */
async function takeOver(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length <= 1) await self.skipWaiting();
}
