import { collectNodeViolations } from '../../../source/node-violations.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const footnoteWords: CheckRule<ParsedPage> = {
  id: 'page/footnote-words',
  level: 'error',
  description: 'The text of a footnote belongs in the paragraph.',
  examples: [{ bad: 'Sit.\n\n[^1]: On a chair.', good: 'Sit. On a chair.' }],
  check: ({ page }) =>
    collectNodeViolations(page.tree, 'footnoteDefinition', ({ label, identifier }) => ({
      path: 'footnote',
      expected: onlyListedMarkdown,
      actual: `[^${label ?? identifier}]: and its words`,
      fix: 'Move the text into the paragraph, and remove the mark.',
    })),
};
