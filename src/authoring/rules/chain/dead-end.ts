import type { ChainFile } from '../../source/reading-order-file.ts';
import type { Rule } from '../../finding/rule.ts';

export const deadEnd: Rule<ChainFile> = {
  id: 'chain/dead-end',
  level: 'error',
  says: 'The last page of all leads on to an address of the program.',
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
        expected: `a page after "${slug}", or an address that its Next leads to`,
        actual: 'a dead end: the last page of all, without a next',
        fix: `Write { "page": "${slug}", "next": "/dashboard" } in place of "${slug}".`,
      })),
};
