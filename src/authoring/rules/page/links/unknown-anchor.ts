import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import { listAnchors } from '../../../source/anchors.ts';
import { splitAddress } from '../../../source/links.ts';
import { getPageAddress } from '../../../source/sources.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findNearestName } from '../../../source/wording/nearest.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const unknownAnchor: CheckRule<ParsedPage> = {
  id: 'page/unknown-anchor',
  level: 'error',
  description:
    'The part of an address after # names a heading of that page. Only pages of content/site have such headings.',
  examples: [
    { bad: 'Read [the second page](/quiet2#how).', good: 'Read [the second page](/quiet2).' },
    {
      bad: { 'content/site/team.mdx': '## People\n\nWe listen. Read [about us](#peopel).' },
      good: { 'content/site/team.mdx': '## People\n\nWe listen. Read [about us](#people).' },
    },
  ],
  check: (page) =>
    page.links.flatMap(({ kind, url, line }) => {
      if (kind !== 'anchor' && kind !== 'page') return [];
      const { address, anchor } = splitAddress(url);
      const { pages, addresses } = page.content;
      if (anchor === undefined || (kind === 'page' && !isKnownAddress(address, addresses))) return [];
      const target =
        kind === 'anchor' ? page : pages.find((one) => isKnownAddress(getPageAddress(one), [address]));
      const anchors = target ? listAnchors(target) : [];
      if (anchors.includes(anchor)) return [];
      const near = findNearestName(anchor, anchors);
      const isNone = anchors.length === 0;
      return [
        {
          line,
          path: 'link',
          expected: isNone
            ? 'the page without #: its headings have no address'
            : `one of the headings ${anchors.map((one) => `#${one}`).join(', ')}`,
          actual: `#${anchor}`,
          fix: near ? `Write #${near}.` : isNone ? 'Remove # and what follows.' : 'Correct the part after #.',
        },
      ];
    }),
};
