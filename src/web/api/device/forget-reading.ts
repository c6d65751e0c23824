import { device } from './storage.ts';

/** What was read is kept under this and the user's id. Apart from `reading.ts`, which only readers need to load. */
export const readingPrefix = 'reading_';

/** Removes what one person has read: at logout and with the account. */
export function forgetReading(userid: string): void {
  device.remove(readingPrefix + userid);
}

/** Removes what anybody has read here: the quick exit. */
export function forgetAllReading(): void {
  for (const key of device.keys()) if (key.startsWith(readingPrefix)) device.remove(key);
}
