import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import { splitAddress } from '../../../source/links.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findSlugWithOtherNumber } from '../../../source/wording/nearest.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const removedPage: CheckRule<ParsedPage> = {
  id: 'page/removed-page',
  level: 'error',
  description: 'No link leads to a removed numbered page. A page with another number has other content.',
  examples: [{ bad: 'Read [the third page](/quiet3).', good: 'Read the third page.' }],
  check: ({ links, content: { addresses } }) =>
    links.flatMap(({ kind, url, line, label, text }) => {
      const { address } = splitAddress(url);
      if (
        kind !== 'page' ||
        isKnownAddress(address, addresses) ||
        !findSlugWithOtherNumber(address, addresses)
      )
        return [];
      return [
        {
          line,
          path: 'link',
          expected: 'the address of a page that exists',
          actual: `${label}: there is no page of this number`,
          fix: `If it was removed, replace the link by its text: write "${text ?? ''}" only. Otherwise correct the number.`,
        },
      ];
    }),
};
