import {
  cachePrefix,
  recordingsCache,
  visitedPagesCache,
  type WorkerMessage,
} from '#contract/offline-cache.ts';
import { base, exitAddress } from '#contract/paths.ts';
import { isApiSameOrigin } from '../address.ts';

/** Milliseconds after which an exit no longer waits for the caches. */
const timeoutMs = 200;

const forgetMessage: WorkerMessage = { say: 'forget' };

/** Deletes the caches of visited pages and of spoken texts. The precache stays: it is the same on every device. */
export async function clearVisitedPages(): Promise<void> {
  // The service worker may be caching the last visited page: the message stops that.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  await ignoreErrors(() => navigator.serviceWorker?.controller?.postMessage(forgetMessage));
  await ignoreErrors(() => window.caches?.delete(visitedPagesCache));
  await ignoreErrors(() => window.caches?.delete(recordingsCache));
}

/**
 * Deletes visited pages, precache and the service worker, which the next visit registers again. Resolves when they
 * are deleted or after a timeout, so await it before navigation: the browser stops deletions of an unloaded page.
 */
export async function deleteCachesAndWorker(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  // Visited pages are deleted without listing the caches first.
  const deleted = Promise.all([clearVisitedPages(), ignoreErrors(deleteCaches), ignoreErrors(removeWorker)]);
  await Promise.race([deleted, timeout]);
}

async function deleteCaches(): Promise<void> {
  const names = (await window.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}

async function removeWorker(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(`${base}/`);
  await worker?.unregister();
}

async function ignoreErrors(operation: () => unknown): Promise<void> {
  try {
    await operation();
  } catch {
    // The browser has no such storage or denies access.
  }
}

/**
 * Requests a response with `Clear-Site-Data`, which deletes files from the HTTP cache: their names tell what was
 * read. The response may arrive after the page is unloaded.
 */
export function clearHttpCache(): void {
  if (isApiSameOrigin) fetch(exitAddress, { keepalive: true }).catch(() => undefined);
}
