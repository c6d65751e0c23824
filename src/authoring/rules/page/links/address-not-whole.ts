import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const addressNotWhole: CheckRule<ParsedPage> = {
  id: 'page/address-not-whole',
  level: 'error',
  description: 'The address of another website is complete.',
  examples: [
    { bad: 'See [the health office](https://who).', good: 'See [the health office](https://www.who.int).' },
    {
      bad: 'See [the health office](https:/www.who.int).',
      good: 'See [the health office](https://www.who.int).',
    },
  ],
  check: ({ links }) =>
    links
      .filter(({ kind, url }) => kind === 'https' && !isWhole(url))
      .map(({ line, label }) => ({
        line,
        path: 'link',
        expected: 'a complete address, such as (https://www.who.int)',
        actual: label,
        fix: 'Copy the address from the browser again.',
      })),
};

function isWhole(url: string): boolean {
  try {
    // Browsers accept https:/ with one slash, but readers see a broken address.
    return (
      /^https:\/\/[^/]/i.test(url) && /^[^.\s]+(\.[^.\s]+)+$/.test(new URL(url).hostname) && !/\s/.test(url)
    );
  } catch {
    return false;
  }
}
