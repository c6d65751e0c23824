import { isDay } from '#domain/dates/india-day.ts';
import type { HelpFile } from '../../source/help-file.ts';
import type { Rule } from '../../finding/rule.ts';

export const dayWrong: Rule<HelpFile> = {
  id: 'help/day-wrong',
  level: 'error',
  says: 'The days on which numbers were dialled and are dialled again are days of the calendar.',
  examples: [{ bad: '"reviewBy": "2027-13-01"', good: '"reviewBy": "2027-02-20"' }],
  check: (help) =>
    (['lastChecked', 'reviewBy'] as const)
      .filter((key) => !isDay(help[key]))
      .map((key) => ({
        path: key,
        expected: 'a day of the calendar, as 2027-02-20',
        actual: help[key],
        fix: 'Write year, month and day with two digits each, and a day that exists.',
      })),
};
