import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import { findUnlistedPages } from '../../source/unlisted-pages.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const pageUnlisted: CheckRule<ReadingOrderFile> = {
  id: 'chain/page-unlisted',
  level: 'error',
  description: 'Every page file is listed in the reading order, so that readers can open it.',
  examples: [
    {
      bad: { 'content/reading/quiet/quiet3.mdx': 'Sit.' },
      good: {
        'content/reading/quiet/quiet3.mdx': 'Sit.',
        'content/chain.json': '"pages": ["quiet1", "quiet2", "quiet3"]',
      },
    },
  ],
  check: (chain) =>
    findUnlistedPages(chain)
      // A file outside of the folder of a chapter has its own finding.
      .filter(({ listedAs, isNamed, folder }) => !listedAs && isNamed && folder !== '.')
      .map(({ file, slug, folder }) => ({
        file,
        path: '',
        expected: `a line with "${slug}" in content/chain.json`,
        actual: 'none: readers cannot open the page',
        fix: `Add "${slug}" to the pages of the chapter "${folder}", or delete the file.`,
      })),
};
