import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findTextMatches } from '../../../source/text-matches.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const headingWithoutSpace: CheckRule<ParsedPage> = {
  id: 'page/heading-without-space',
  level: 'error',
  description: 'A heading has a space between # and its text. Without it, readers see the #.',
  examples: [{ bad: '##Deep thing\n\nSit.', good: '## Deep thing\n\nSit.' }],
  check: ({ page }) =>
    findTextMatches(page.tree, /^#{2,}[^\s#].*/gm).map(({ text, line }) => ({
      line,
      path: 'heading',
      expected: 'a space between # and the text of the heading',
      actual: text,
      fix: `Write "${text.replace(/^#+/, '$& ')}".`,
    })),
};
