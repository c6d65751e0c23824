import { dayMs } from '#domain/dates/day-length.ts';

/** Days after the last visit to the library until all of it is removed. */
const maxDays = 30;

/** What a person has read on this device. It says much about them, so it is never sent. */
export interface Reading {
  /** Slugs of the pages whose end was reached. */
  readonly read: readonly string[];
  /** By slug: the block of text at the top of the window, from 0, in pages that were begun and not finished. */
  readonly places: Readonly<Record<string, number>>;
  /** The slug of the page opened last. */
  readonly last?: string;
}

/** The stored form: with the day of the last visit, counted from 1970. */
export interface StoredReading extends Reading {
  readonly day: number;
}

/** Reads a stored text; null where it is of another shape. */
export function parseReading(text: string): StoredReading | null {
  try {
    const { day, ...rest } = JSON.parse(text) as Partial<StoredReading>;
    return day === undefined ? null : { ...rest, day, read: rest.read ?? [], places: rest.places ?? {} };
  } catch {
    return null;
  }
}

/** Whether the last visit was more than 30 days before `now`. */
export function isReadingExpired({ day }: StoredReading, now: Date): boolean {
  return toDay(now) - day > maxDays;
}

/** The day of a time, counted from 1970. */
export function toDay(time: Date): number {
  return Math.floor(time.getTime() / dayMs);
}
