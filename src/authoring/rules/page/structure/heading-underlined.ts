import { visitNodes } from '../../../source/page-elements.ts';
import { isUnderlined } from '../../../source/headings.ts';
import { getPlainText } from '../../../source/page-file.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { Violation, CheckRule } from '../../../finding/rule.ts';

export const headingUnderlined: CheckRule<ParsedPage> = {
  id: 'page/heading-underlined',
  level: 'error',
  description:
    'No row of dashes or equals signs follows a line of text directly, since it turns the line into a heading.',
  examples: [
    { bad: 'Sit down.\n---\nStand up.', good: 'Sit down.\nStand up.' },
    { bad: 'What helps\n===\n\nSit.', good: '## What helps\n\nSit.' },
  ],
  check: ({ page }) => {
    const violations: Violation[] = [];
    // A head without its first `---` line is parsed as such a heading; the rules on heads report it.
    if (page.tree.children[0]?.type !== 'yaml') return [];
    visitNodes(page.tree, 'heading', (node, line) => {
      if (!isUnderlined(node)) return;
      const row = node.depth === 1 ? 'equals signs' : 'dashes';
      violations.push({
        line,
        path: 'heading',
        expected: onlyListedMarkdown,
        actual: `a row of ${row} directly below text, which turns it into a heading`,
        fix: `Remove the row. For a heading, write "## ${getPlainText(node)}".`,
      });
    });
    return violations;
  },
};
