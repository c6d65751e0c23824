import type { PageFrontmatter } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const head = '---\ntitle: Rest\nsummary: How to rest.\n';

export const minutesWrong: CheckRule<PageFrontmatter> = {
  id: 'page/minutes',
  level: 'error',
  description: 'The reading time is a whole number of minutes, at least 1. Without it, words are counted.',
  examples: [
    {
      bad: `${head}minutes: five\nupdated: 2026-11-20\n---\n\nSit.`,
      good: `${head}updated: 2026-11-20\n---\n\nSit.`,
    },
    {
      bad: `${head}minutes: 0\nupdated: 2026-11-20\n---\n\nSit.`,
      good: `${head}minutes: 1\nupdated: 2026-11-20\n---\n\nSit.`,
    },
  ],
  check: ({ values: { minutes }, lineOf }) =>
    minutes === undefined || (Number.isInteger(minutes) && Number(minutes) >= 1)
      ? []
      : [
          {
            line: lineOf('minutes'),
            path: 'minutes',
            expected: 'whole minutes, at least 1',
            actual: String(minutes),
            fix: 'Write a whole number, or remove the line to count the words.',
          },
        ],
};
