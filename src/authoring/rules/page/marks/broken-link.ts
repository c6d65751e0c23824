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
  says: 'A link is written [words](/page), without a space and with all four brackets, or readers see its signs.',
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
      expected:
        'a link in the form [words](/page), without a space within or between, and with both brackets',
      actual: words,
      fix: 'Write [words](/page) or [words](https://…): the round bracket follows at once and is closed.',
    })),
};
