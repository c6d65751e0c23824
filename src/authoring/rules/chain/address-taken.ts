import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const addressTaken: CheckRule<ReadingOrderFile> = {
  id: 'chain/address-taken',
  level: 'error',
  description: 'The slug of a page is an address that no screen uses and that is not reserved.',
  examples: [
    {
      bad: {
        'content/reading/quiet/media.mdx': 'Sit.',
        'content/chain.json': '"pages": ["quiet1", "media", "quiet2"]',
      },
      good: {
        'content/reading/quiet/stillness.mdx': 'Sit.',
        'content/chain.json': '"pages": ["quiet1", "stillness", "quiet2"]',
      },
    },
  ],
  check: ({ entries, addresses, reserved }) =>
    entries
      .filter(({ slug }) => isKnownAddress(toAddress(slug), [...addresses, ...reserved]))
      .map(({ slug, path }) => ({
        path,
        expected: 'an unused address',
        actual: `"${toAddress(slug)}", which ${isKnownAddress(toAddress(slug), reserved) ? 'is reserved' : 'another screen uses'}`,
        fix: 'Choose another slug: rename the file, and write the new name here.',
      })),
};
