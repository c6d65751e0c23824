import { parseMailbox } from '../../../source/links.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const supportMailbox: CheckRule<ParsedPage> = {
  id: 'page/support-mailbox',
  level: 'error',
  description: 'The support mailbox is written <Email />. Its address is in content/settings.json only.',
  examples: [
    { bad: 'Write to [us](mailto:help@institute.in).', good: 'Write to <Email />.' },
    { bad: 'Write to help@institute.in.', good: 'Write to <Email />.' },
  ],
  check: ({ links, content: { supportEmail } }) =>
    links
      .filter(({ kind, url }) => kind === 'mail' && parseMailbox(url) === supportEmail?.toLowerCase())
      .map(({ line, label }) => ({
        line,
        path: 'link',
        expected: '<Email /> for the support mailbox',
        actual: label,
        fix: 'Write <Email />. The address is in content/settings.json only.',
      })),
};
