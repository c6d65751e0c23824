import { type ReadingOrderFile, getPagePath } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const fileInOtherLetters: CheckRule<ReadingOrderFile> = {
  id: 'chain/file-in-other-letters',
  level: 'error',
  description: 'Upper and lower case of a slug equal those of its file, since servers are case-sensitive.',
  examples: [{ bad: '"pages": ["quiet1", "Quiet2"]', good: '"pages": ["quiet1", "quiet2"]' }],
  check: ({ missing }) =>
    missing.flatMap((entry) =>
      entry.other && entry.other.folder === entry.folder
        ? [
            {
              path: entry.path,
              expected: `the file ${getPagePath(entry)}`,
              actual: entry.other.file,
              fix: 'Use the same upper and lower case: rename the file, or write its exact name here.',
            },
          ]
        : [],
    ),
};
