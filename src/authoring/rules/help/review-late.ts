import { daysBetween } from '#domain/dates/india-day.ts';
import { hasValidDays, verificationValidDays } from '../../source/help-review.ts';
import type { HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const reviewLate: CheckRule<HelpFile> = {
  id: 'help/review-late',
  level: 'error',
  description: 'Numbers are dialled again within half a year.',
  examples: [{ bad: '"reviewBy": "2027-05-06"', good: '"reviewBy": "2027-05-05"' }],
  check: (help) => {
    if (!hasValidDays(help)) return [];
    const { lastChecked, reviewBy } = help;
    const days = daysBetween(lastChecked, reviewBy);
    if (days <= verificationValidDays) return [];
    return [
      {
        path: 'reviewBy',
        expected: `a day at most half a year (${verificationValidDays} days) after "lastChecked", ${lastChecked}`,
        actual: `${reviewBy}, ${days} days after it`,
        fix: 'Write an earlier day, on which every number is dialled again.',
      },
    ];
  },
};
