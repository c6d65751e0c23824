import { collectNodeViolations } from '../../../source/node-violations.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const blockOfSigns: CheckRule<ParsedPage> = {
  id: 'page/block-of-signs',
  level: 'error',
  description: 'A page has no code blocks (```). Use a quotation or a callout.',
  examples: [{ bad: '```\nSit\n```', good: '> Sit' }],
  check: ({ page }) =>
    collectNodeViolations(page.tree, 'code', () => ({
      path: 'signs',
      expected: onlyListedMarkdown,
      actual: 'a code block (```)',
      fix: 'Remove the ``` lines. Write > before the text for a quotation, or use <Callout>.',
    })),
};
