import { collectNodeFlaws } from '../../../source/node-flaws.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarks } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const blockOfSigns: Rule<ParsedPage> = {
  id: 'page/block-of-signs',
  level: 'error',
  says: 'A page has no code blocks (```). Use a quotation or a callout.',
  examples: [{ bad: '```\nSit\n```', good: '> Sit' }],
  check: ({ page }) =>
    collectNodeFlaws(page.tree, 'code', () => ({
      path: 'signs',
      expected: onlyListedMarks,
      actual: 'a code block (```)',
      fix: 'Remove the ``` lines. Write > before the text for a quotation, or use <Callout>.',
    })),
};
