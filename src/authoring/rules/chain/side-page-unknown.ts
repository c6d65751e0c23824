import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const sidePageUnknown: CheckRule<ReadingOrderFile> = {
  id: 'chain/side-page-unknown',
  level: 'error',
  description: 'A side page is a screen of the app. Pages of text belong to a chapter.',
  examples: [
    {
      bad: '"side": [{ "page": "personalGrwth", "title": "Goal", "ink": "s3", "after": "quiet2", "next": "hard1" }]',
      good: '"side": [{ "page": "personalGrowth", "title": "Goal", "ink": "s3", "after": "quiet2", "next": "hard1" }]',
    },
  ],
  check: ({ chain: { side }, addresses }) =>
    side.flatMap(({ page }, at) =>
      isKnownAddress(toAddress(page), addresses)
        ? []
        : [
            {
              path: `side[${at}].page`,
              expected: 'a screen of the app, such as "personalGrowth"',
              actual: `"${page}"`,
              fix: 'Correct the spelling. A page of text belongs to the "pages" of a chapter.',
            },
          ],
    ),
};
