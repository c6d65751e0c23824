import { collectNodeFlaws } from '../../../source/node-flaws.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarks } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const blockOfSigns: Rule<ParsedPage> = {
  id: 'page/block-of-signs',
  level: 'error',
  says: 'No block stands between rows of ```, which are for programs: a quotation or a callout sets words apart.',
  examples: [{ bad: '```\nSit\n```', good: '> Sit' }],
  check: ({ page }) =>
    collectNodeFlaws(page.tree, 'code', () => ({
      path: 'signs',
      expected: onlyListedMarks,
      actual: 'a block between rows of ```',
      fix: 'Remove the rows. For words set apart write > before them, or use <Callout>.',
    })),
};
