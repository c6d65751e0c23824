import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const noLock: CheckRule<ParsedPage> = {
  id: 'page/no-lock',
  level: 'error',
  description: 'Another website is linked with https://.',
  examples: [
    {
      bad: 'See [the health office](http://www.who.int).',
      good: 'See [the health office](https://www.who.int).',
    },
  ],
  check: ({ links }) =>
    links
      .filter(({ kind, isPlainText }) => kind === 'http' && !isPlainText)
      .map(({ line, label, url }) => ({
        line,
        path: 'link',
        expected: 'an address that begins with https://',
        actual: label,
        fix: `Try ${url.replace(/^http:/i, 'https:')} in a browser. If it opens, write that.`,
      })),
};
