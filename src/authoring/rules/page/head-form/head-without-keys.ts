import { isMap } from 'yaml';
import type { HeadText } from '../../../source/page-head.ts';
import type { CheckRule } from '../../../finding/rule.ts';
import { describeMissingHead } from './head-missing.ts';

export const headWithoutKeys: CheckRule<HeadText> = {
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
