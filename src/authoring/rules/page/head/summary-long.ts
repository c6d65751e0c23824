import type { PageFrontmatter } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

/** In words. Summaries are displayed in lists. */
const maxWords = 30;

export const summaryLong: CheckRule<PageFrontmatter> = {
  id: 'page/summary-long',
  level: 'advice',
  description: `A summary has at most ${maxWords} words, since it appears in lists of pages.`,
  examples: [
    {
      bad: '---\ntitle: Rest\nsummary: How to rest a little in the morning and at noon and in the evening and at night, at home and at work, alone and with others, now and then and again and again.\nupdated: 2026-11-20\n---\n\nSit.',
      good: '---\ntitle: Rest\nsummary: How to rest a little at home and at work.\nupdated: 2026-11-20\n---\n\nSit.',
    },
  ],
  check: ({ values: { summary }, lineOf }) => {
    const length = typeof summary === 'string' ? summary.trim().split(/\s+/).length : 0;
    if (length <= maxWords) return [];
    return [
      {
        line: lineOf('summary'),
        path: 'summary',
        expected: `at most ${maxWords} words`,
        actual: `${length} words`,
        fix: 'Shorten it. It appears in lists of pages.',
      },
    ];
  },
};
