import { isDay } from '#domain/dates/india-day.ts';
import type { HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const dayWrong: CheckRule<HelpFile> = {
  id: 'help/day-wrong',
  level: 'error',
  description: 'The dates of the last and the next check of the numbers exist.',
  examples: [{ bad: '"reviewBy": "2027-13-01"', good: '"reviewBy": "2027-02-20"' }],
  check: (help) =>
    (['lastChecked', 'reviewBy'] as const)
      .filter((key) => !isDay(help[key]))
      .map((key) => ({
        path: key,
        expected: 'an existing date in the form YYYY-MM-DD, such as 2027-02-20',
        actual: help[key],
        fix: 'Write an existing date in the form YYYY-MM-DD.',
      })),
};
