/** The name of the tab's first page in this document; it is kept with the page's entry in the browser's history. */
let first: string | undefined;

/**
 * Under which name the browser's storage keeps how far a page was scrolled: never its address, for that would tell
 * who uses the phone next what was read. The router names every entry but a tab's first one.
 */
export function placeKey({ key }: { key: string }): string {
  if (key !== 'default') return key;
  first ??= nameOfEntry();
  return first;
}

/** A reload finds the name again. */
function nameOfEntry(): string {
  const entry = (window.history.state ?? {}) as { place?: string };
  const place = entry.place ?? Math.random().toString(36).slice(2);
  if (entry.place === undefined) window.history.replaceState({ ...entry, place }, '');
  return place;
}
