import { toHttps } from '../../../source/links.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const addressAsWords: CheckRule<ParsedPage> = {
  id: 'page/address-as-words',
  level: 'advice',
  description: 'A link shows the name of a website and not its address, which screen readers spell out.',
  examples: [
    { bad: 'See https://www.who.int.', good: 'See [the health office](https://www.who.int).' },
    {
      bad: 'See [www.who.int](https://www.who.int).',
      good: 'See [the name of the website](https://www.who.int).',
    },
  ],
  check: ({ links }) =>
    links.flatMap(({ text, line, url, kind, isPlainText }) => {
      // Another rule reports the missing https.
      if (!text || !/^(https?:\/\/|www\.)/i.test(text) || (kind === 'http' && isPlainText)) return [];
      return [
        {
          line,
          path: 'link',
          expected: 'words that say where the link leads',
          actual: text,
          fix: `Write [the name of the website](${toHttps(url)}).`,
        },
      ];
    }),
};
