import { type ReadingOrderFile, getPagePath } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const fileElsewhere: CheckRule<ReadingOrderFile> = {
  id: 'chain/file-elsewhere',
  level: 'error',
  description: 'The file of a page is in the folder of its chapter.',
  examples: [
    {
      bad: '"pages": ["quiet1"], "chapters[1].pages": ["quiet2", { "page": "hard1", "next": "/dashboard" }]',
      good: '"pages": ["quiet1", "quiet2"]',
    },
  ],
  check: ({ missing }) =>
    missing.flatMap((entry) =>
      entry.other && entry.other.folder !== entry.folder
        ? [
            {
              path: entry.path,
              expected: `the file ${getPagePath(entry)}`,
              actual: entry.other.file,
              fix: `Move the file into the folder "${entry.folder}", or move this line to the chapter "${entry.other.folder}".`,
            },
          ]
        : [],
    ),
};
