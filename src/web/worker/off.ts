/**
 * The emergency service worker (docs/operations/upgrade.md). It replaces the other one, deletes all caches and
 * unregisters itself. Open pages stay as they are.
 */
import { cachePrefix } from '#contract/offline-cache.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(uninstall()));

async function uninstall(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
