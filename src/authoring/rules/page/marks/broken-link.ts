import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findTextMatches } from '../../../source/text-matches.ts';
import type { Rule } from '../../../finding/rule.ts';

const forms = [
  // An address alone becomes a link, so the text may end at the bracket.
  String.raw`\[?[^[\]\n]*\](\(| \((?=\/|https?:|$))[^)\n]*\)?`,
  // The brackets changed about.
  String.raw`\([^()\n]+\)\[[^[\]\n]+\]`,
  // The address is said to stand elsewhere, and stands nowhere.
  String.raw`\[[^[\]\n]+\]\[[^[\]\n]*\]`,
];
const halfLink = new RegExp(forms.join('|'), 'g');

export const brokenLink: Rule<ParsedPage> = {
  id: 'page/broken-link',
  level: 'error',
  says: 'A link is written [words](/page), with all four brackets and no space between them.',
  examples: [
    { bad: 'See [the second page](/quiet2 for more.', good: 'See [the second page](/quiet2) for more.' },
    { bad: 'See [the second page] (/quiet2).', good: 'See [the second page](/quiet2).' },
    { bad: 'See (the second page)[/quiet2].', good: 'See [the second page](/quiet2).' },
    { bad: 'See [the second page][quiet2].', good: 'See [the second page](/quiet2).' },
  ],
  check: ({ page }) =>
    findTextMatches(page.tree, halfLink).map(({ words, line }) => ({
      line,
      path: 'link',
      expected: 'a link in the form [words](/page), with all four brackets and no space between them',
      actual: words,
      fix: 'Write [words](/page) or [words](https://…), without a space between the brackets.',
    })),
};
