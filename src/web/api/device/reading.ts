import { dayMs } from '#domain/dates/day-length.ts';
import { forgetKeptPages } from './forget-caches.ts';
import { readingPrefix } from './forget-reading.ts';
import { phone } from './phone.ts';
import { device } from './storage.ts';

/**
 * What a person has read on this device. Which pages they chose says much about them: it is never sent, and a phone that
 * others use remembers none of it.
 */
export interface Reading {
  /** Slugs of the pages whose end was reached. */
  readonly read: readonly string[];
  /** By slug: the block of text at the top of the window, from 0, in pages that were begun and not finished. */
  readonly places: Readonly<Record<string, number>>;
  /** The slug of the page opened last. */
  readonly last?: string;
}

/** Days after the last visit to the library until all of it is forgotten. */
const keptDays = 30;

/** What this person has read; nothing when the device kept nothing or something else. */
export function loadReading(userid: string): Reading {
  return liveReading(device.read(readingPrefix + userid)) ?? { read: [], places: {} };
}

/** Removes what anybody has read here and not come back to for too long, and whatever cannot be read. */
export function forgetOldReading(): void {
  for (const key of device.keys())
    if (key.startsWith(readingPrefix) && !liveReading(device.read(key))) device.remove(key);
  if (!device.keys().some((key) => key.startsWith(readingPrefix))) void forgetKeptPages();
}

/** Remembers that the page was opened. */
export function keepVisit(userid: string, slug: string): void {
  keep(userid, { ...loadReading(userid), last: slug });
}

/** Remembers how far the person has come in a page. */
export function keepPlace(userid: string, slug: string, block: number): void {
  const reading = loadReading(userid);
  keep(userid, { ...reading, places: { ...reading.places, [slug]: block } });
}

/** Remembers that the page was read to its end; its place goes. */
export function keepRead(userid: string, slug: string): void {
  const { read, places, ...rest } = loadReading(userid);
  const { [slug]: _, ...others } = places;
  keep(userid, { ...rest, read: [...new Set([...read, slug])], places: others });
}

/** What is on the device, unless its time is over. */
function liveReading(text: string | null): Reading | null {
  try {
    const { day, ...kept } = JSON.parse(text ?? '{}') as Partial<Kept>;
    const isOld = day === undefined || today() - day > keptDays;
    return isOld ? null : { ...kept, read: kept.read ?? [], places: kept.places ?? {} };
  } catch {
    return null;
  }
}

function keep(userid: string, reading: Reading): void {
  if (phone() === 'shared') return;
  const kept: Kept = { ...reading, day: today() };
  device.write(readingPrefix + userid, JSON.stringify(kept));
}

/** As it is on the device: with the day of the last visit, counted from 1970. */
interface Kept extends Reading {
  readonly day: number;
}

const today = () => Math.floor(Date.now() / dayMs);
