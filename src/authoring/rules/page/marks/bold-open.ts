import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findTextMatches } from '../../../source/text-matches.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const boldOpen: CheckRule<ParsedPage> = {
  id: 'page/bold-open',
  level: 'error',
  description:
    'Bold text has two asterisks directly before and after it. Otherwise readers see the asterisks.',
  examples: [
    { bad: 'Sit **still and listen.', good: 'Sit **still** and listen.' },
    { bad: 'Sit ** still ** and listen.', good: 'Sit still and listen.' },
  ],
  check: ({ page }) =>
    findTextMatches(page.tree, /\*\*/g).map(({ text, line }) => ({
      line,
      path: 'bold',
      expected: 'two asterisks directly before and after the bold text',
      actual: text,
      fix: 'Write **words**, without spaces inside the asterisks and within one paragraph; or remove the asterisks.',
    })),
};
