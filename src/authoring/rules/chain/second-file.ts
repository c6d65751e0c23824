import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import { findUnlistedPages } from '../../source/unlisted-pages.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const secondFile: CheckRule<ReadingOrderFile> = {
  id: 'chain/second-file',
  level: 'error',
  description: 'A slug has one file. Of two, readers see the one in the folder of its chapter.',
  examples: [
    {
      bad: { 'content/reading/hard-days/quiet1.mdx': 'Sit.' },
      good: { 'content/reading/quiet/quiet1.mdx': 'Sit.' },
    },
  ],
  check: (chain) =>
    findUnlistedPages(chain).flatMap(({ file, slug, listedAs }) =>
      listedAs
        ? [
            {
              file,
              path: '',
              expected: `the slug "${slug}" once, in ${listedAs}`,
              actual: 'a second file with it',
              fix: 'Delete one of the two files, or rename this one and add its new name to the reading order.',
            },
          ]
        : [],
    ),
};
