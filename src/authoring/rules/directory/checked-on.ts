import { isDay } from '#domain/dates/india-day.ts';
import type { CheckRule } from '../../finding/rule.ts';
import type { DirectoryFile } from '../../source/directory-file.ts';

export const checkedOn: CheckRule<DirectoryFile> = {
  id: 'directory/checked-on',
  level: 'error',
  description: 'The day on which an entry was checked exists and is not in the future.',
  examples: [{ bad: '"checkedOn": "2026-11-31"', good: '"checkedOn": "2026-11-20"' }],
  check: ({ entries, today }) =>
    entries.flatMap(({ checkedOn }, at) =>
      isDay(checkedOn) && checkedOn <= today
        ? []
        : [
            {
              path: `entries[${at}].checkedOn`,
              expected: `an existing day, at the latest today, ${today}`,
              actual: `"${checkedOn}"`,
              fix: 'Write the day on which the number was dialled.',
            },
          ],
    ),
};
