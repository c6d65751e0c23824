import { collectNodeViolations } from '../../../source/node-violations.ts';
import { getPlainText } from '../../../source/page-file.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const tickBox: CheckRule<ParsedPage> = {
  id: 'page/tick-box',
  level: 'error',
  description: 'A list has no check boxes, since ticks are not saved.',
  examples: [{ bad: '- [ ] Sit', good: '- Sit' }],
  check: ({ page }) =>
    collectNodeViolations(page.tree, 'listItem', (node) =>
      typeof node.checked === 'boolean'
        ? {
            path: 'list',
            expected: onlyListedMarkdown,
            actual: 'a check box, which readers cannot tick',
            fix: `Write "- ${getPlainText(node)}".`,
          }
        : undefined,
    ),
};
