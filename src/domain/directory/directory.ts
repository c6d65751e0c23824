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

/**
 * The entries that may be displayed, by state, district and name.
 * @param today YYYY-MM-DD
 */
export function selectCurrentEntries(
  entries: readonly DirectoryEntry[],
  today: string,
): readonly DirectoryEntry[] {
  return entries
    .filter(({ checkedOn }) => {
      const age = isDay(checkedOn) ? daysBetween(checkedOn, today) : -1;
      return age >= 0 && age <= maxEntryAgeDays;
    })
    .toSorted((a, b) => formatOrder(a).localeCompare(formatOrder(b), 'en-IN'));
}

const formatOrder = ({ state, district, name }: DirectoryEntry) => [state, district, name].join('\n');
