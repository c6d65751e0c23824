import { collectNodeViolations } from '../../../source/node-violations.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const lineAcross: CheckRule<ParsedPage> = {
  id: 'page/line-across',
  level: 'error',
  description: 'A page has no horizontal rules. Use a heading for a new part.',
  examples: [{ bad: 'Sit.\n\n---\n\nStand.', good: 'Sit.\n\n## What helps\n\nStand.' }],
  check: ({ page }) =>
    // Without both `---` lines the head is parsed as a horizontal rule.
    page.tree.children[0]?.type === 'yaml'
      ? collectNodeViolations(page.tree, 'thematicBreak', () => ({
          path: 'line',
          expected: onlyListedMarkdown,
          actual: 'a horizontal rule',
          fix: 'Remove the line. Begin a new part with a heading: "## What helps".',
        }))
      : [],
};
