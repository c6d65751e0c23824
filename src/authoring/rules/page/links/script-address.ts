import type { LinkTarget } from '../../../source/links.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const scriptAddress: CheckRule<ParsedPage> = {
  id: 'page/script-address',
  level: 'error',
  description:
    'A link leads to a page or a website; an address such as javascript: or data: would run or hide something.',
  examples: [
    { bad: 'Sit [down](javascript:alert(1)).', good: 'Sit down.' },
    { bad: 'Sit [down](data:text/html,x).', good: 'Sit down.' },
    {
      bad: '<FurtherReading>\n\n<Source title="A" by="B" href="javascript:alert(1)">\n\nC.\n\n</Source>\n\n</FurtherReading>',
      good: '<FurtherReading>\n\n<Source title="A" by="B">\n\nC.\n\n</Source>\n\n</FurtherReading>',
    },
  ],
  check: ({ links }) =>
    links
      .filter(({ kind }) => kind === 'scheme')
      .map((link) => ({
        line: link.line,
        path: 'link',
        expected: 'an address that begins with a slash or with https://',
        actual: link.label,
        fix: formatFix(link),
      })),
};

function formatFix({ text, attribute }: LinkTarget): string {
  if (attribute) return `Remove ${attribute}="…" from the tag.`;
  return text ? `Replace the link by its text: write "${text}" only.` : 'Remove the link.';
}
