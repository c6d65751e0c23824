import { getNow } from '../server-clock.ts';
import { keys } from './storage-keys.ts';
import { isPhoneShared, readValue, writeValue } from './storage.ts';
import { toDayNumber, type ReadingProgress } from './stored-reading-progress.ts';

export type { ReadingProgress as Reading };

/** Loads which pages a user has read; empty if nothing is saved, or the phone may be shared. */
export function loadReading(userid: string): ReadingProgress {
  const stored = isPhoneShared() ? null : readValue(keys.reading, userid);
  if (!stored) return { read: [], places: {} };
  const { day: _, ...reading } = stored;
  return reading;
}

/** Saves that the page was opened. */
export function saveVisit(userid: string, slug: string): void {
  save(userid, { ...loadReading(userid), last: slug });
}

/** Saves the position in a page. */
export function savePosition(userid: string, slug: string, block: number): void {
  const reading = loadReading(userid);
  save(userid, { ...reading, places: { ...reading.places, [slug]: block } });
}

/** Saves that the page was read to its end, and removes its position. */
export function markAsRead(userid: string, slug: string): void {
  const { read, places, ...rest } = loadReading(userid);
  const { [slug]: _, ...others } = places;
  save(userid, { ...rest, read: [...new Set([...read, slug])], places: others });
}

/** Nothing is saved on a shared phone. */
function save(userid: string, reading: ReadingProgress): void {
  if (!isPhoneShared()) writeValue(keys.reading, { ...reading, day: toDayNumber(getNow()) }, userid);
}
