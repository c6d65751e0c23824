import { parseMailbox } from '../../../source/links.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const other = 'Name the office and link its website: [the health office](https://…).';

export const mailAddress: CheckRule<ParsedPage> = {
  id: 'page/mail-address',
  level: 'error',
  description: 'A text has no mail address but the support mailbox, since others become outdated unnoticed.',
  examples: [{ bad: 'Mail office@who.int.', good: 'Ask [the health office](https://www.who.int).' }],
  check: ({ links, content: { supportEmail } }) =>
    links
      .filter(({ kind, url }) => kind === 'mail' && parseMailbox(url) !== supportEmail?.toLowerCase())
      .map(({ line, label }) => ({
        line,
        path: 'link',
        expected:
          supportEmail === undefined
            ? 'no mail address in a text'
            : 'no mail address but the support mailbox',
        actual: label,
        fix: supportEmail === undefined ? `For the support mailbox write <Email />. Else: ${other}` : other,
      })),
};
