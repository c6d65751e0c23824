import { collectNodeFlaws } from '../../../source/node-flaws.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarks } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const footnoteWords: Rule<ParsedPage> = {
  id: 'page/footnote-words',
  level: 'error',
  says: 'The text of a footnote belongs in the paragraph.',
  examples: [{ bad: 'Sit.\n\n[^1]: On a chair.', good: 'Sit. On a chair.' }],
  check: ({ page }) =>
    collectNodeFlaws(page.tree, 'footnoteDefinition', ({ label, identifier }) => ({
      path: 'footnote',
      expected: onlyListedMarks,
      actual: `[^${label ?? identifier}]: and its words`,
      fix: 'Move the text into the paragraph, and remove the mark.',
    })),
};
