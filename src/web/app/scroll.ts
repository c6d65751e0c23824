import { tabKeys } from '#api/device/tab-keys.ts';
import { readValue, writeValue } from '#api/device/storage.ts';

/** Key of scroll positions in session storage. They are stored by the random keys of history entries, not by address. */
export const scrollKey = tabKeys.scroll.name;

/** Milliseconds after which the page counts as complete. */
const maxWaitMs = 10_000;
/** Events after which the scroll position is no longer corrected. */
const inputEvents = ['pointerdown', 'wheel', 'keydown'] as const;

/** Key of the history entry that was prerendered. */
let hydratedEntry: string | undefined;

/** Sets the history entry of the prerendered page. */
export function setHydratedEntry(key: string): void {
  hydratedEntry = key;
}

/**
 * Stores the scroll position at hydration, unless the entry has one already: `ScrollRestoration` would scroll to the
 * top. Call it right before `ScrollRestoration` is mounted.
 */
export function saveScrollAtHydration(): void {
  if (hydratedEntry === undefined) return;
  const positions = readPositions();
  if (positions[hydratedEntry] !== undefined) hydratedEntry = undefined;
  else writeValue(tabKeys.scroll, { ...positions, [hydratedEntry]: window.scrollY });
}

/**
 * Scrolls to a restored position, and again whenever the page grows, for up to 10 s or until the user scrolls. `ScrollRestoration`
 * scrolls only once, before data has arrived.
 * @param key of the history entry
 * @param top pixels from the top of the page
 * @returns a function that stops it
 */
export function keepScrolledTo(key: string, top: number): () => void {
  window.scrollTo(0, top);
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = () => observer.disconnect();
  if (key === hydratedEntry) return stop;
  observer.observe(document.body);
  for (const input of inputEvents) window.addEventListener(input, stop, { once: true });
  setTimeout(stop, maxWaitMs);
  return stop;
}

function readPositions(): Record<string, number> {
  return readValue(tabKeys.scroll) ?? {};
}
