import { isDay } from '#domain/dates/india-day.ts';
import { isCurrentEntry, maxEntryAgeDays } from '#domain/directory/directory.ts';
import type { CheckRule } from '../../finding/rule.ts';
import type { DirectoryFile } from '../../source/directory-file.ts';

export const checkedLongAgo: CheckRule<DirectoryFile> = {
  id: 'directory/checked-long-ago',
  level: 'advice',
  description: 'An entry was checked within the last year. The app hides an older one.',
  examples: [{ bad: '"checkedOn": "2025-11-20"', good: '"checkedOn": "2026-11-20"' }],
  check: ({ entries, today }) =>
    entries.flatMap((entry, at) =>
      !isDay(entry.checkedOn) || entry.checkedOn > today || isCurrentEntry(entry, today)
        ? []
        : [
            {
              path: `entries[${at}].checkedOn`,
              expected: `a check within the last ${maxEntryAgeDays} days`,
              actual: `${entry.name}, checked on ${entry.checkedOn}`,
              fix: 'Dial the number, ask for hours and costs, and write today. Or remove the entry.',
            },
          ],
    ),
};
