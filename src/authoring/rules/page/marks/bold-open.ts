import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findTextMatches } from '../../../source/text-matches.ts';
import type { Rule } from '../../../finding/rule.ts';

export const boldOpen: Rule<ParsedPage> = {
  id: 'page/bold-open',
  level: 'error',
  says: 'Two stars stand right before bold words and right after them, or readers see the stars.',
  examples: [
    { bad: 'Sit **still and listen.', good: 'Sit **still** and listen.' },
    { bad: 'Sit ** still ** and listen.', good: 'Sit still and listen.' },
  ],
  check: ({ page }) =>
    findTextMatches(page.tree, /\*\*/g).map(({ words, line }) => ({
      line,
      path: 'bold',
      expected: 'two stars right before the bold words and two right after them',
      actual: words,
      fix: 'Write **words**, without a space within, and close it in the same paragraph; or remove the stars.',
    })),
};
