import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const linkWithoutWords: CheckRule<ParsedPage> = {
  id: 'page/link-without-words',
  level: 'error',
  description: 'A link has text between its square brackets.',
  examples: [{ bad: 'Read on [](/quiet2).', good: 'Read on [words that say where it leads](/quiet2).' }],
  check: ({ links }) =>
    links
      .filter(({ text }) => text === '')
      .map(({ line, url }) => ({
        line,
        path: 'link',
        expected: 'text between the square brackets',
        actual: 'none',
        fix: `Write [words that say where it leads](${url}).`,
      })),
};
