import { collectNodeFlaws } from '../../../source/node-flaws.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarks } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const lineBreak: Rule<ParsedPage> = {
  id: 'page/line-break',
  level: 'error',
  says: 'No line ends with two spaces or a backslash: they break it, and nobody sees them in the file.',
  examples: [
    { bad: 'Sit  \ndown.', good: 'Sit\ndown.' },
    { bad: 'Sit.\\\nStand.', good: 'Sit.\n\nStand.' },
  ],
  check: ({ page }) =>
    collectNodeFlaws(page.tree, 'break', () => ({
      path: 'line break',
      expected: onlyListedMarks,
      actual: 'two spaces or a backslash at the end of a line, which breaks the line',
      fix: 'Remove them. Where a new part begins, leave an empty line; short lines one below the other are a list: "- one".',
    })),
};
