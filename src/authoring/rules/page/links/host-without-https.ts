import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const hostWithoutHttps: CheckRule<ParsedPage> = {
  id: 'page/host-without-https',
  level: 'error',
  description: 'The address of another website begins with https://, not only with two slashes.',
  examples: [
    {
      bad: 'See [the health office](//www.who.int/x).',
      good: 'See [the health office](https://www.who.int/x).',
    },
  ],
  check: ({ links }) =>
    links
      .filter(({ kind }) => kind === 'host')
      .map(({ line, label, url }) => ({
        line,
        path: 'link',
        expected: 'an address that begins with a slash or with https://',
        actual: label,
        fix: `Write (https:${url}), if that address opens in a browser. Otherwise remove the link.`,
      })),
};
