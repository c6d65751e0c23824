import { daysBetween } from '#domain/dates/india-day.ts';
import { hasValidDays, halfAYear } from '../../source/help-days.ts';
import type { HelpFile } from '../../source/help-file.ts';
import type { Rule } from '../../finding/rule.ts';

export const reviewLate: Rule<HelpFile> = {
  id: 'help/review-late',
  level: 'error',
  says: 'Numbers are dialled again within half a year.',
  examples: [{ bad: '"reviewBy": "2027-05-06"', good: '"reviewBy": "2027-05-05"' }],
  check: (help) => {
    if (!hasValidDays(help)) return [];
    const { lastChecked, reviewBy } = help;
    const apart = daysBetween(lastChecked, reviewBy);
    if (apart <= halfAYear) return [];
    return [
      {
        path: 'reviewBy',
        expected: `a day at most half a year (${halfAYear} days) after "lastChecked", ${lastChecked}`,
        actual: `${reviewBy}, ${apart} days after it`,
        fix: 'Write an earlier day, on which every number is dialled again.',
      },
    ];
  },
};
