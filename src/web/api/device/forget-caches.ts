import { cachePrefix, readCache, type WordToWorker } from '#contract/kept.ts';
import { base, exitAddress } from '#contract/paths.ts';
import { sameOrigin } from '../address.ts';

/** Milliseconds: nobody is kept here by what cannot be emptied. */
const timeoutMs = 200;

const forget: WordToWorker = { say: 'forget' };

/** Empties what was read and kept to be opened without a line. What everybody's phone keeps stays: it tells nothing. */
export async function clearReadPages(): Promise<void> {
  // The worker may be about to keep the page that was read last: it hears of it after that, and keeps nothing.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  await attempt(() => navigator.serviceWorker?.controller?.postMessage(forget));
  await attempt(() => window.caches?.delete(readCache));
}

/**
 * Leaves nothing that opens without a line: what was read, what everybody's phone keeps, and the worker itself, which the
 * next visit brings again. Resolves when it is gone, or when that takes too long; where the browser has no such store, or
 * refuses, at once. Leave then: of a page that is gone already the browser deletes nothing more.
 */
export async function forgetCaches(): Promise<void> {
  const tooLate = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  // What was read goes without asking what there is.
  const gone = Promise.all([clearReadPages(), attempt(forgetAll), attempt(removeWorker)]);
  await Promise.race([gone, tooLate]);
}

async function forgetAll(): Promise<void> {
  const names = (await window.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}

async function removeWorker(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(`${base}/`);
  await worker?.unregister();
}

async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing is there that could be emptied.
  }
}

/**
 * Has our server tell the browser to drop its own copies of our files, whose names say what was read. It may arrive when
 * this page is gone; nobody waits for it.
 */
export function forgetCopies(): void {
  if (sameOrigin) fetch(exitAddress, { keepalive: true }).catch(() => undefined);
}
