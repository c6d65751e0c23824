import { daysBetween, isDay } from '../dates/india-day.ts';

/** A place that helps, of `content/directory.json`. */
export interface DirectoryEntry {
  readonly state: string;
  readonly district: string;
  readonly name: string;
  /** Such as "District mental health clinic". */
  readonly kind: string;
  readonly hours: string;
  readonly costs: string;
  /** What to bring to a visit. */
  readonly bring: string;
  readonly phone: string;
  /** YYYY-MM-DD, the day on which the number was dialled. */
  readonly checkedOn: string;
}

/** In days: how long a checked entry is displayed. A wrong number harms. */
export const maxEntryAgeDays = 365;

/** Whether an entry was checked within the last year, so that it may be displayed. */
export function isCurrentEntry({ checkedOn }: DirectoryEntry, today: string): boolean {
  const age = isDay(checkedOn) ? daysBetween(checkedOn, today) : -1;
  return age >= 0 && age <= maxEntryAgeDays;
}

/**
 * The entries that may be displayed, by state, district and name.
 * @param today YYYY-MM-DD
 * @param compare order of two texts in the language of the page
 */
export function selectCurrentEntries(
  entries: readonly DirectoryEntry[],
  today: string,
  compare: (a: string, b: string) => number,
): readonly DirectoryEntry[] {
  return entries
    .filter((entry) => isCurrentEntry(entry, today))
    .sort((a, b) => compare(formatOrder(a), formatOrder(b)));
}

const formatOrder = ({ state, district, name }: DirectoryEntry) => [state, district, name].join('\n');
