import { isDay } from '#domain/dates/india-day.ts';
import { hasMatchingDigits, type HelpFile, computeNumbersChecksum } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const markOld: CheckRule<HelpFile> = {
  id: 'help/mark-old',
  level: 'error',
  description: 'The mark matches the date in "lastChecked".',
  examples: [
    {
      bad: '"lastChecked": "2026-11-20"',
      good: '"lastChecked": "2026-11-20", "mark": "2026-11-20-d700"',
    },
  ],
  check: (help) => {
    const { mark, lastChecked } = help;
    if (!mark || !hasMatchingDigits(help) || !isDay(lastChecked) || mark.startsWith(lastChecked)) return [];
    return [
      {
        path: 'mark',
        expected: `the mark of the numbers that were dialled on ${lastChecked}`,
        actual: `"${mark}"`,
        fix: `Write "mark": "${computeNumbersChecksum(help, lastChecked)}", once every number was dialled on that day.`,
      },
    ];
  },
};
