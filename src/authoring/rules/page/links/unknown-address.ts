import { isKnown } from '#domain/chain/addresses.ts';
import { splitAddress } from '../../../source/links.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findNearestAddress, findNumberedNeighbour } from '../../../source/wording/nearest.ts';
import type { Rule } from '../../../finding/rule.ts';

export const unknownAddress: Rule<ParsedPage> = {
  id: 'page/unknown-address',
  level: 'error',
  says: 'A link within the program leads to a page or screen that exists.',
  examples: [
    { bad: 'See [your answers](/dashbord).', good: 'See [your answers](/dashboard).' },
    { bad: 'See [the page on sleep](/sleepWell).', good: 'See the page on sleep.' },
  ],
  check: ({ links, content: { addresses } }) =>
    links.flatMap(({ kind, url, line, label, words }) => {
      const { address } = splitAddress(url);
      if (kind !== 'page' || isKnown(address, addresses) || findNumberedNeighbour(address, addresses))
        return [];
      const near = findNearestAddress(address, addresses);
      const plain = words ? `: write "${words}" alone` : '';
      return [
        {
          line,
          path: 'link',
          expected: 'the address of a page or screen of the program',
          actual: label,
          fix: near
            ? `Write (${near}), if that is meant.`
            : `Correct the address: a slash, then the name of a page or screen. If the page was removed, take the link out and keep its words${plain}.`,
        },
      ];
    }),
};
