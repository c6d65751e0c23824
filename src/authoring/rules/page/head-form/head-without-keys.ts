import { isMap } from 'yaml';
import type { FrontmatterText } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';
import { describeMissingHead } from './head-missing.ts';

export const headWithoutKeys: CheckRule<FrontmatterText> = {
  id: 'page/head-without-keys',
  level: 'error',
  description: 'Between the two lines of dashes, each line has a key and a value.',
  examples: [
    {
      bad: '---\n---\n\nSit down.',
      good: '---\ntitle: A quiet page\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit down.',
    },
  ],
  check: ({ document, kind }) => (isMap(document?.contents) ? [] : [describeMissingHead(kind)]),
};
