import { type ReadingOrderFile, getPagePath } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const fileMissing: CheckRule<ReadingOrderFile> = {
  id: 'chain/file-missing',
  level: 'error',
  description: 'Every page of the reading order has its file.',
  examples: [{ bad: '"pages": ["quiet1", "quiet2", "stillness"]', good: '"pages": ["quiet1", "quiet2"]' }],
  check: ({ missing }) =>
    missing
      .filter(({ other, near }) => !other && !near)
      .map((entry) => ({
        path: entry.path,
        expected: `the file ${getPagePath(entry)}`,
        actual: 'no such file',
        fix: 'Write the page (npm run new:page helps), correct the slug, or remove the line.',
      })),
};
