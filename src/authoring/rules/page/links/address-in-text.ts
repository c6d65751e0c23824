import { toHttps } from '../../../source/links.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const addressInText: CheckRule<ParsedPage> = {
  id: 'page/address-in-text',
  level: 'error',
  description: 'An address with www. or http:// is written as a link with https://.',
  examples: [
    { bad: 'See www.who.int for more.', good: 'See [the health office](https://www.who.int) for more.' },
  ],
  check: ({ links }) =>
    links
      .filter(({ kind, isPlainText }) => kind === 'http' && isPlainText)
      .map(({ line, url, text = '' }) => ({
        line,
        path: 'link',
        expected: 'a link in the form [words](https://…)',
        actual: text,
        fix: `Write [the name of the website](${toHttps(url)}), if that address opens in a browser.`,
      })),
};
