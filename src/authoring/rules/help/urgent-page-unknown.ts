import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import type { HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const urgentPageUnknown: CheckRule<HelpFile> = {
  id: 'help/urgent-page-unknown',
  level: 'error',
  description: '"I cannot talk now" leads to a page that exists.',
  examples: [{ bad: '"cannotTalk": "/quite1"', good: '"cannotTalk": "/quiet1"' }],
  check: ({ urgent: { cannotTalk }, pageAddresses }) =>
    isKnownAddress(cannotTalk, pageAddresses)
      ? []
      : [
          {
            path: 'urgent.cannotTalk',
            expected: 'the address of a page in content/site or content/reading',
            actual: cannotTalk,
            fix: 'Write the name of the file after a slash, without .mdx, such as "/cannot-talk".',
          },
        ],
};
