import { collectNodeFlaws } from '../../../source/node-flaws.ts';
import { getPlainText } from '../../../source/page-file.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarks } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const tickBox: Rule<ParsedPage> = {
  id: 'page/tick-box',
  level: 'error',
  says: 'A list has no boxes: nothing keeps what a reader ticks.',
  examples: [{ bad: '- [ ] Sit', good: '- Sit' }],
  check: ({ page }) =>
    collectNodeFlaws(page.tree, 'listItem', (node) =>
      typeof node.checked === 'boolean'
        ? {
            path: 'list',
            expected: onlyListedMarks,
            actual: 'a box to tick, which readers cannot tick',
            fix: `Write "- ${getPlainText(node)}".`,
          }
        : undefined,
    ),
};
