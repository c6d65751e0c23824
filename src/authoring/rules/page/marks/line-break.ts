import { collectNodeViolations } from '../../../source/node-violations.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const lineBreak: CheckRule<ParsedPage> = {
  id: 'page/line-break',
  level: 'error',
  description: 'No line ends with two spaces or a backslash, which break the line invisibly.',
  examples: [
    { bad: 'Sit  \ndown.', good: 'Sit\ndown.' },
    { bad: 'Sit.\\\nStand.', good: 'Sit.\n\nStand.' },
  ],
  check: ({ page }) =>
    collectNodeViolations(page.tree, 'break', () => ({
      path: 'line break',
      expected: onlyListedMarkdown,
      actual: 'two spaces or a backslash at the end of a line, which breaks the line',
      fix: 'Remove them. Begin a new paragraph with an empty line. Write short lines as a list: "- one".',
    })),
};
