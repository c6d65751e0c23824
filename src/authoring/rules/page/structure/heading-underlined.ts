import { visitNodes } from '../../../source/elements.ts';
import { isUnderlined } from '../../../source/headings.ts';
import { getPlainText } from '../../../source/page-file.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarks } from '../../../source/wording/mdx-messages.ts';
import type { Flaw, Rule } from '../../../finding/rule.ts';

export const headingUnderlined: Rule<ParsedPage> = {
  id: 'page/heading-underlined',
  level: 'error',
  says: 'No row of signs stands right below words: it makes a heading of them that nobody meant.',
  examples: [
    { bad: 'Sit down.\n---\nStand up.', good: 'Sit down.\nStand up.' },
    { bad: 'What helps\n===\n\nSit.', good: '## What helps\n\nSit.' },
  ],
  check: ({ page }) => {
    const flaws: Flaw[] = [];
    // A head without its first row of dashes is read as such a heading; the rules of heads report that.
    if (page.tree.children[0]?.type !== 'yaml') return [];
    visitNodes(page.tree, 'heading', (node, line) => {
      if (!isUnderlined(node)) return;
      const row = node.depth === 1 ? 'equals signs' : 'dashes';
      flaws.push({
        line,
        path: 'heading',
        expected: onlyListedMarks,
        actual: `a row of ${row} right below words, which makes a heading of them`,
        fix: `Remove the row. If a heading is meant, write "## ${getPlainText(node)}".`,
      });
    });
    return flaws;
  },
};
