import type { JSHandle, Page } from '@playwright/test';

/** Which parts of the device are looked at: caches take by far the longest. */
export interface Depth {
  readonly caches?: boolean;
}

/**
 * All that script can read on the device, as one text: both storages, cookies, every row of IndexedDB, and what caches
 * hold beside scripts, styles and fonts.
 */
export async function allOnPhone(page: Page): Promise<string> {
  return (await textOf(page)).jsonValue();
}

/**
 * What stands on the device around the first of these texts that is there, whatever spaces and quotation are between its
 * parts; null where none of them is.
 */
export async function foundOnPhone(
  page: Page,
  texts: readonly string[],
  depth?: Depth,
): Promise<string | null> {
  const all = await textOf(page, depth);
  const found = await all.evaluate((text, wanted) => {
    const bare = text.replaceAll(/[\s\\]/g, '');
    const at = wanted.map((one) => bare.indexOf(one)).find((place) => place >= 0);
    return at === undefined ? null : bare.slice(Math.max(0, at - 200), at + 200);
  }, texts);
  await all.dispose();
  return found;
}

/** It may be megabytes: it stays in the page until somebody wants it. */
function textOf(page: Page, { caches: looksIntoCaches = true }: Depth = {}): Promise<JSHandle<string>> {
  return page.evaluateHandle(async (deep) => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const table of database.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const all = database.transaction(table).objectStore(table).getAll();
          all.onsuccess = () => resolve(all.result);
        });
        parts.push(name, table, rows);
      }
      database.close();
    }
    for (const name of deep ? await caches.keys() : []) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!/\.(js|css|woff2)$/.test(request.url))
          parts.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(parts);
  }, looksIntoCaches);
}
