import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { Rule } from '../../../finding/rule.ts';

export const linkWithoutWords: Rule<ParsedPage> = {
  id: 'page/link-without-words',
  level: 'error',
  says: 'A link has words between its square brackets, or nobody can see or hear it.',
  examples: [{ bad: 'Read on [](/quiet2).', good: 'Read on [words that say where it leads](/quiet2).' }],
  check: ({ links }) =>
    links
      .filter(({ words }) => words === '')
      .map(({ line, url }) => ({
        line,
        path: 'link',
        expected: 'words between the square brackets',
        actual: 'none',
        fix: `Write [words that say where it leads](${url}).`,
      })),
};
