import { hasValidDays, countDaysToReview, noticeDays, reviewFix } from '../../source/help-review.ts';
import type { HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const reviewSoon: CheckRule<HelpFile> = {
  id: 'help/review-soon',
  level: 'advice',
  description: `Every number is dialled within ${noticeDays} days before the review.`,
  examples: [
    {
      bad: '"reviewBy": "2026-12-01"',
      good: '"reviewBy": "2027-05-01", "lastChecked": "2026-11-21", "dialled": { "on": "2026-11-21", "by": "Asha Rao", "numbers": ["18001234567"] }',
    },
  ],
  check: (help) => {
    if (!hasValidDays(help)) return [];
    const daysLeft = countDaysToReview(help);
    if (daysLeft <= 0 || daysLeft > noticeDays) return [];
    return [
      {
        path: 'reviewBy',
        expected: 'help lines that were dialled recently',
        actual: `a review due in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}, on ${help.reviewBy}`,
        fix: reviewFix,
      },
    ];
  },
};
