import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findTextMatches } from '../../../source/text-matches.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const forms = [
  // A bare address is already a link, so the match may end at the bracket.
  String.raw`\[?[^[\]\n]*\](\(| \((?=\/|https?:|$))[^)\n]*\)?`,
  // Swapped brackets.
  String.raw`\([^()\n]+\)\[[^[\]\n]+\]`,
  // A reference link without its definition.
  String.raw`\[[^[\]\n]+\]\[[^[\]\n]*\]`,
];
const brokenLinkPattern = new RegExp(forms.join('|'), 'g');

export const brokenLink: CheckRule<ParsedPage> = {
  id: 'page/broken-link',
  level: 'error',
  description: 'A link is written [words](/page), with all four brackets and no space between them.',
  examples: [
    { bad: 'See [the second page](/quiet2 for more.', good: 'See [the second page](/quiet2) for more.' },
    { bad: 'See [the second page] (/quiet2).', good: 'See [the second page](/quiet2).' },
    { bad: 'See (the second page)[/quiet2].', good: 'See [the second page](/quiet2).' },
    { bad: 'See [the second page][quiet2].', good: 'See [the second page](/quiet2).' },
  ],
  check: ({ page }) =>
    findTextMatches(page.tree, brokenLinkPattern).map(({ text, line }) => ({
      line,
      path: 'link',
      expected: 'a link in the form [words](/page), with all four brackets and no space between them',
      actual: text,
      fix: 'Write [words](/page) or [words](https://…), without a space between the brackets.',
    })),
};
