import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import { findNearestSlug } from '../../source/wording/nearest.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const nextUnknown: CheckRule<ReadingOrderFile> = {
  id: 'chain/next-unknown',
  level: 'error',
  description: 'Next leads to a page, or to an address of the app.',
  examples: [
    { bad: '"next": "/dashbord"', good: '"next": "/dashboard"' },
    {
      bad: '"pages": ["quiet1", { "page": "quiet2", "next": "quiet3" }]',
      good: '"pages": ["quiet1", "quiet2"]',
    },
  ],
  check: ({ steps, addresses, pages }) => {
    const slugs = steps.map(({ slug }) => slug);
    const known = [...slugs.map(toAddress), ...addresses, ...pages.map(({ slug }) => toAddress(slug))];
    return steps.flatMap(({ path, next }) => {
      if (next === undefined || isKnownAddress(toAddress(next), known)) return [];
      const near = findNearestSlug(next, [...slugs, ...addresses]);
      return [
        {
          path,
          expected: 'the slug of a page, or an address of the app that begins with a slash',
          actual: `"${next}", which leads nowhere`,
          fix: near
            ? `Did you mean "${near}"?`
            : 'Correct it, or remove "next" so that Next leads to the following page.',
        },
      ];
    });
  },
};
