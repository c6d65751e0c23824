import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import { splitAddress } from '../../../source/links.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findNearestAddress, findSlugWithOtherNumber } from '../../../source/wording/nearest.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const unknownAddress: CheckRule<ParsedPage> = {
  id: 'page/unknown-address',
  level: 'error',
  description: 'An internal link leads to an existing page or screen.',
  examples: [
    { bad: 'See [your answers](/dashbord).', good: 'See [your answers](/dashboard).' },
    { bad: 'See [the page on sleep](/sleepWell).', good: 'See the page on sleep.' },
  ],
  check: ({ links, content: { addresses } }) =>
    links.flatMap(({ kind, url, line, label, text }) => {
      const { address } = splitAddress(url);
      if (
        kind !== 'page' ||
        isKnownAddress(address, addresses) ||
        findSlugWithOtherNumber(address, addresses)
      )
        return [];
      const near = findNearestAddress(address, addresses);
      const plain = text ? `: write "${text}" alone` : '';
      return [
        {
          line,
          path: 'link',
          expected: 'the address of a page or screen of the app',
          actual: label,
          fix: near
            ? `Write (${near}), if you mean this page.`
            : `Correct the address: a slash, then the name of a page or screen. If the page was removed, replace the link by its text${plain}.`,
        },
      ];
    }),
};
