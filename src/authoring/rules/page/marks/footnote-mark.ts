import { collectNodeViolations } from '../../../source/node-violations.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findTextMatches } from '../../../source/text-matches.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const fix = 'Say it in the text in round brackets, or name the source in <FurtherReading>.';

export const footnoteMark: CheckRule<ParsedPage> = {
  id: 'page/footnote-mark',
  level: 'error',
  description: 'A page has no footnotes, which are hard to use on a phone.',
  examples: [
    { bad: 'Sit.[^2]', good: 'Sit (on a chair).' },
    { bad: 'Sit.[^1]\n\n[^1]: On a chair.', good: 'Sit (on a chair).', also: ['page/footnote-words'] },
  ],
  check: ({ page }) => [
    ...collectNodeViolations(page.tree, 'footnoteReference', ({ label, identifier }) => ({
      path: 'footnote',
      expected: onlyListedMarkdown,
      actual: `[^${label ?? identifier}]`,
      fix,
    })),
    ...findTextMatches(page.tree, /\[\^[^\]\n]*\]/g).map(({ text, line }) => ({
      line,
      path: 'footnote',
      expected: onlyListedMarkdown,
      actual: text,
      fix,
    })),
  ],
};
