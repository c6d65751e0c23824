import type { SettingsFile } from '../../source/settings-file.ts';
import type { Rule } from '../rule.ts';

export const mailboxPlaceholder: Rule<SettingsFile> = {
  id: 'settings/mailbox-placeholder',
  level: 'advice',
  says: 'The support mailbox is one that somebody reads.',
  examples: [{ bad: '"supportEmail": "help@example.org"', good: '"supportEmail": "help@institute.in"' }],
  check: ({ supportEmail }) =>
    /@example\.(org|com|net)$/.test(supportEmail)
      ? [
          {
            path: 'supportEmail',
            expected: 'a mailbox that somebody reads',
            actual: `"${supportEmail}"`,
            fix: 'A placeholder: fill it in before the program is opened to the public.',
          },
        ]
      : [],
};
