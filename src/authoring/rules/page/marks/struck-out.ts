import { collectNodeFlaws } from '../../../source/node-flaws.ts';
import { getPlainText } from '../../../source/page-file.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarks } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const struckOut: Rule<ParsedPage> = {
  id: 'page/struck-out',
  level: 'error',
  says: 'No words are struck out: what does not hold is not there.',
  examples: [{ bad: 'Sit ~~down~~ up.', good: 'Sit up.' }],
  check: ({ page }) =>
    collectNodeFlaws(page.tree, 'delete', (node) => ({
      path: 'struck out',
      expected: onlyListedMarks,
      actual: `~~${getPlainText(node)}~~`,
      fix: 'Remove these words, or remove the signs ~ around them.',
    })),
};
