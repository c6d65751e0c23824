import { hasValidDays, countDaysToReview, reviewFix } from '../../source/help-review.ts';
import type { HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const reviewDue: CheckRule<HelpFile> = {
  id: 'help/review-due',
  level: 'error',
  description: 'After the review date every number must be dialled again before a release.',
  examples: [
    {
      bad: '"reviewBy": "2026-11-21"',
      good: '"reviewBy": "2027-05-01", "lastChecked": "2026-11-21", "dialled": { "on": "2026-11-21", "by": "Asha Rao", "numbers": ["18001234567"] }',
    },
  ],
  check: (help) =>
    hasValidDays(help) && countDaysToReview(help) <= 0
      ? [
          {
            path: 'reviewBy',
            expected: 'help lines that were dialled recently',
            actual: `a review due since ${help.reviewBy}`,
            fix: reviewFix,
          },
        ]
      : [],
};
