import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import { findNearestSlug } from '../../source/wording/nearest.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const sideAfterUnknown: CheckRule<ReadingOrderFile> = {
  id: 'chain/side-after-unknown',
  level: 'error',
  description: 'A side page comes after a page of a chapter, from which readers reach it.',
  examples: [
    {
      bad: '"after": "quiet7"',
      good: '"after": "quiet2"',
    },
  ],
  check: ({ chain: { side }, entries, pages }) => {
    const slugs = entries.map(({ slug }) => slug);
    // Another rule reports pages in no chapter; their slugs are valid here.
    const known = [...slugs, ...pages.map(({ slug }) => slug)];
    return side.flatMap(({ after }, at) => {
      if (known.includes(after)) return [];
      const near = findNearestSlug(after, slugs);
      return [
        {
          path: `side[${at}].after`,
          expected: 'the slug of a page in a chapter',
          actual: `"${after}"`,
          fix: near ? `Did you mean "${near}"?` : `Choose one of ${[...new Set(slugs)].join(', ')}.`,
        },
      ];
    });
  },
};
