import type { Page } from '@playwright/test';

/**
 * Reads everything that a script can read on the device, as one text: both storages, cookies, every row of IndexedDB, and
 * caches except scripts, styles and fonts.
 */
export function readDeviceStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
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
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!/\.(js|css|woff2)$/.test(request.url))
          parts.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(parts);
  });
}
