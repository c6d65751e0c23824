import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const slashMissing: CheckRule<ParsedPage> = {
  id: 'page/slash-missing',
  level: 'error',
  description:
    'An address begins with a slash, for a page of the app, or with https://, for another website.',
  examples: [
    { bad: 'Read [the second page](quiet2).', good: 'Read [the second page](/quiet2).' },
    { bad: 'See [the health office](www.who.int).', good: 'See [the health office](https://www.who.int).' },
  ],
  check: ({ links, content: { addresses } }) =>
    links
      .filter(({ kind }) => kind === 'bare')
      .map(({ line, label, url }) => ({
        line,
        path: 'link',
        expected: 'an address that begins with a slash or with https://',
        actual: label,
        fix: isKnownAddress(`/${url}`, addresses)
          ? `Write (/${url}).`
          : `Write (https://${url || '…'}) for another website, or (/…) for a page of the app.`,
      })),
};
