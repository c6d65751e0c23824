import { collectNodeViolations } from '../../../source/node-violations.ts';
import { getPlainText } from '../../../source/page-file.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const linkElsewhere: CheckRule<ParsedPage> = {
  id: 'page/link-elsewhere',
  level: 'error',
  description: 'The address of a link follows its text in round brackets.',
  examples: [
    {
      bad: 'See [the second page][a].\n\n[a]: /quiet2',
      good: 'See [the second page](/quiet2).',
      also: ['page/address-below'],
    },
  ],
  check: ({ page }) =>
    collectNodeViolations(page.tree, 'linkReference', (node) => {
      const words = getPlainText(node);
      return {
        path: 'link',
        expected: onlyListedMarkdown,
        actual: `[${words}][${node.label ?? node.identifier}]`,
        fix: `Write [${words}](/page) or [${words}](https://…).`,
      };
    }),
};
