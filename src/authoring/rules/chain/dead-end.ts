import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const deadEnd: CheckRule<ReadingOrderFile> = {
  id: 'chain/dead-end',
  level: 'error',
  description: 'The last page leads to an address of the app.',
  examples: [
    {
      bad: '"chapters[1].pages": ["hard1"]',
      good: '"chapters[1].pages": [{ "page": "hard1", "next": "/dashboard" }]',
    },
  ],
  check: ({ steps }) =>
    steps
      .filter(({ next }) => next === undefined)
      .map(({ slug, path }) => ({
        path,
        expected: `a page after "${slug}", or a "next"`,
        actual: 'the last page, without "next"',
        fix: `Write { "page": "${slug}", "next": "/dashboard" } in place of "${slug}".`,
      })),
};
