import { collectNodeViolations } from '../../../source/node-violations.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const fix =
  'Put the file into content/pictures and write <Picture file="name.jpg" alt="what it shows" />, or remove it.';
const expected = 'a picture as <Picture>, so that it is made small for phones and described';

export const picture: CheckRule<ParsedPage> = {
  id: 'page/picture',
  level: 'error',
  description: 'A picture is written as <Picture>, so that it is resized and has a text alternative.',
  examples: [
    { bad: 'Sit.\n\n![](/calm.jpg)', good: 'Sit.' },
    { bad: 'Sit.\n\n![A calm lake](https://www.who.int/calm.jpg)', good: 'Sit by a calm lake.' },
    { bad: 'Sit.\n\n![A calm lake][lake]\n\n[lake]: /quiet2', good: 'Sit.', also: ['page/address-below'] },
  ],
  check: ({ page }) => [
    ...collectNodeViolations(page.tree, 'image', ({ alt, url }) => ({
      path: 'picture',
      expected,
      actual: alt?.trim() ? `a picture, (${url})` : `![](${url})`,
      fix,
    })),
    ...collectNodeViolations(page.tree, 'imageReference', ({ alt }) => ({
      path: 'picture',
      expected,
      actual: `a picture: ${alt ?? ''}`,
      fix,
    })),
  ],
};
