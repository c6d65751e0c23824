import { dayMs } from '#domain/dates/day-length.ts';

/** Days after the last visit until the record is removed. */
const maxDays = 30;

/** Which pages a user has read on this device. Sensitive, so it is never sent. */
export interface ReadingProgress {
  /** Slugs of the pages whose end was reached. */
  readonly read: readonly string[];
  /** Index of the block at the top of the window, from 0, by slug of each unfinished page. */
  readonly places: Readonly<Record<string, number>>;
  /** The slug of the page opened last. */
  readonly last?: string;
}

/** The stored value. `day` is the day of the last visit, in days since 1970. */
export interface StoredReadingProgress extends ReadingProgress {
  readonly day: number;
}

/** Parses a stored text; null if it has another shape. */
export function parseReadingProgress(text: string): StoredReadingProgress | null {
  try {
    const { day, ...rest } = JSON.parse(text) as Partial<StoredReadingProgress>;
    return day === undefined ? null : { ...rest, day, read: rest.read ?? [], places: rest.places ?? {} };
  } catch {
    return null;
  }
}

/** Whether the last visit was more than 30 days before `now`. */
export function isReadingProgressExpired({ day }: StoredReadingProgress, now: Date): boolean {
  return toDayNumber(now) - day > maxDays;
}

/** Days since 1970. */
export function toDayNumber(time: Date): number {
  return Math.floor(time.getTime() / dayMs);
}
