import { forgetKeptPages } from './forget-caches.ts';
import { device } from './storage.ts';

/** What was read is kept under this and the user's id. Apart from `reading.ts`, which only readers need to load. */
export const readingPrefix = 'reading_';

/** Removes what one person has read: at logout and with the account. Pages that are kept are not told apart by person. */
export function forgetReading(userid: string): void {
  device.remove(readingPrefix + userid);
  void forgetKeptPages();
}

/** Removes what anybody has read here: the quick exit. */
export function forgetAllReading(): void {
  for (const key of device.keys()) if (key.startsWith(readingPrefix)) device.remove(key);
  void forgetKeptPages();
}
