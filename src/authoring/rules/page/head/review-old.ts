import { daysBetween, isDay } from '#domain/dates/india-day.ts';
import type { PageFrontmatter } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

/** In days: 12 months. */
const maxAgeDays = 365;
const head = '---\ntitle: Rest\nsummary: How to rest.\nupdated: 2025-11-01\n';

export const reviewOld: CheckRule<PageFrontmatter> = {
  id: 'page/review-old',
  level: 'advice',
  description: 'The institute has reviewed the page within the last 12 months.',
  examples: [
    {
      bad: `${head}reviewed: 2025-11-20\n---\n\nSit.`,
      good: `${head}reviewed: 2026-11-20\n---\n\nSit.`,
    },
  ],
  check: ({ values: { reviewed }, lineOf, today }) => {
    const day = String(reviewed ?? '');
    if (!isDay(day) || daysBetween(day, today) <= maxAgeDays) return [];
    return [
      {
        line: lineOf('reviewed'),
        path: 'reviewed',
        expected: `a day within the 12 months before ${today}`,
        actual: day,
        fix: 'Ask the institute to review the text, and write the day of the review.',
      },
    ];
  },
};
