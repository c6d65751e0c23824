import { type ReadingOrderFile, getPagePath } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const fileMisspelled: CheckRule<ReadingOrderFile> = {
  id: 'chain/file-misspelled',
  level: 'error',
  description: 'A slug in the reading order equals the name of its file.',
  examples: [{ bad: '"pages": ["quiet1", "qiuet2"]', good: '"pages": ["quiet1", "quiet2"]' }],
  check: ({ missing }) =>
    missing.flatMap((entry) =>
      entry.near
        ? [
            {
              path: entry.path,
              expected: `the file ${getPagePath(entry)}`,
              actual: `no such file; ${entry.near.file} is in no chapter`,
              fix: `Write "${entry.near.slug}" here, or rename that file.`,
            },
          ]
        : [],
    ),
};
