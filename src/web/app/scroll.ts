import { tabKeys } from '#api/device/tab-keys.ts';
import { readValue, writeValue } from '#api/device/storage.ts';

/** Storage key of the scroll positions of this tab: by the random keys of history entries, never by address. */
export const scrollKey = tabKeys.scroll.name;

/** Milliseconds after which a page is taken to be complete. */
const maxWaitMs = 10_000;
/** From the first of these on, the person decides where the page is scrolled. */
const inputs = ['pointerdown', 'wheel', 'keydown'] as const;

/** Key of the history entry whose page was prerendered. */
let hydratedEntry: string | undefined;

/** Names the history entry of the prerendered page that React hydrates. */
export function setHydratedEntry(key: string): void {
  hydratedEntry = key;
}

/**
 * Stores where the prerendered page is scrolled after hydration, unless an earlier visit stored a position:
 * `ScrollRestoration` would scroll it to its top. Call it right before `ScrollRestoration` is mounted.
 */
export function storeHydratedScroll(): void {
  if (hydratedEntry === undefined) return;
  const stored = read();
  if (stored[hydratedEntry] !== undefined) hydratedEntry = undefined;
  else writeValue(tabKeys.scroll, { ...stored, [hydratedEntry]: window.scrollY });
}

/**
 * Scrolls to a restored position, and again whenever the page grows: content that arrives after a Back or a reload would
 * push away what the person was reading. `ScrollRestoration` scrolls once, before that content is there.
 * @param key of the history entry
 * @param top pixels from the top of the page
 * @returns stops
 */
export function restoreScroll(key: string, top: number): () => void {
  window.scrollTo(0, top);
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = () => observer.disconnect();
  if (key === hydratedEntry) return stop;
  observer.observe(document.body);
  for (const input of inputs) window.addEventListener(input, stop, { once: true });
  setTimeout(stop, maxWaitMs);
  return stop;
}

function read(): Record<string, number> {
  return readValue(tabKeys.scroll) ?? {};
}
