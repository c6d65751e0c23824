import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import type { HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const urgentPageUnknown: CheckRule<HelpFile> = {
  id: 'help/urgent-page-unknown',
  level: 'error',
  description: '"I cannot talk now" and "What happens when I call" lead to pages that exist.',
  examples: [
    { bad: '"cannotTalk": "/quite1"', good: '"cannotTalk": "/quiet1"' },
    { bad: '"calling": "/quite2"', good: '"calling": "/quiet2"' },
  ],
  check: ({ urgent, pageAddresses }) =>
    (['cannotTalk', 'calling'] as const)
      .filter((key) => !isKnownAddress(urgent[key], pageAddresses))
      .map((key) => ({
        path: `urgent.${key}`,
        expected: 'the address of a page in content/site or content/reading',
        actual: urgent[key],
        fix: 'Write the name of the file after a slash, without .mdx, such as "/cannot-talk".',
      })),
};
