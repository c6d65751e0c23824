import { findDuplicateIndexes } from '#domain/instrument/check/duplicates.ts';
import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const pageTwice: CheckRule<ReadingOrderFile> = {
  id: 'chain/page-twice',
  level: 'error',
  description: 'A page is listed once in the reading order, so that its Next is clear.',
  examples: [{ bad: '"pages": ["quiet1", "quiet2", "quiet1"]', good: '"pages": ["quiet1", "quiet2"]' }],
  check: ({ entries }) => {
    const keys = entries.map(({ slug }) => slug.toLowerCase());
    return findDuplicateIndexes(keys).flatMap((at) => {
      const [entry, first] = [entries[at], entries[keys.indexOf(keys[at] ?? '')]];
      if (!entry || !first) return [];
      return [
        {
          path: entry.path,
          expected: 'each page once in the reading order',
          actual: `"${entry.slug}", also at ${first.path}`,
          fix: 'Remove one of the two entries.',
        },
      ];
    });
  },
};
