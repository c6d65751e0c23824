import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import type { PublicPages } from '../../source/site-files.ts';
import { findNearestAddress } from '../../source/wording/nearest.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const descriptionUnknown: CheckRule<PublicPages> = {
  id: 'public/description-unknown',
  level: 'error',
  description: 'A description for search engines belongs to a public address of the app.',
  examples: [
    { bad: '"descriptions": { "/start": "The start." }', good: '"descriptions": { "/": "The start." }' },
    {
      bad: '"descriptions": { "/contcat": "Write to us." }',
      good: '"descriptions": { "/contact": "Write to us." }',
    },
  ],
  check: ({ descriptions, addresses }) =>
    Object.keys(descriptions)
      .filter((address) => !isKnownAddress(address, addresses))
      .map((address) => {
        const near = findNearestAddress(address, addresses);
        return {
          path: `descriptions.${address}`,
          expected: 'the address of a screen that needs no login',
          actual: `"${address}"`,
          fix: near ? `Did you mean "${near}"?` : 'Correct the address, or remove the line.',
        };
      }),
};
