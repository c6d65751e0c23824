import { collectNodeViolations } from '../../../source/node-violations.ts';
import { getPlainText } from '../../../source/page-file.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const struckOut: CheckRule<ParsedPage> = {
  id: 'page/struck-out',
  level: 'error',
  description: 'A page has no struck-out text.',
  examples: [{ bad: 'Sit ~~down~~ up.', good: 'Sit up.' }],
  check: ({ page }) =>
    collectNodeViolations(page.tree, 'delete', (node) => ({
      path: 'struck out',
      expected: onlyListedMarkdown,
      actual: `~~${getPlainText(node)}~~`,
      fix: 'Remove this text, or the ~ characters around it.',
    })),
};
