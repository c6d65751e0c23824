import { collectNodeViolations } from '../../../source/node-violations.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const addressBelow: CheckRule<ParsedPage> = {
  id: 'page/address-below',
  level: 'error',
  description: 'The address of a link is written in the link, not below the text.',
  examples: [{ bad: 'Sit.\n\n[a]: /quiet2', good: 'Sit, as on [the second page](/quiet2).' }],
  check: ({ page }) =>
    collectNodeViolations(page.tree, 'definition', ({ label, identifier, url }) => ({
      path: 'link',
      expected: onlyListedMarkdown,
      actual: `[${label ?? identifier}]: ${url}`,
      fix: `Remove the line, and write the address in the link: [words](${url}).`,
    })),
};
