/**
 * The worker in an emergency (docs/operations/upgrade.md): put in the place of the other one, it removes itself and all that was
 * kept. Pages that are open stay as they are.
 */
import { cachePrefix } from '#contract/kept.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(forgetAll()));

async function forgetAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
