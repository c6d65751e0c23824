import type { SettingsFile } from '../../source/settings-file.ts';
import type { Rule } from '../rule.ts';

export const storePlaceholder: Rule<SettingsFile> = {
  id: 'settings/store-placeholder',
  level: 'advice',
  says: 'The link to the store leads to your own phone program.',
  examples: [
    {
      bad: '"storeUrl": "https://play.google.com/store/apps"',
      good: '"storeUrl": "https://play.google.com/store/apps/details?id=in.institute.check"',
    },
  ],
  check: ({ storeUrl }) =>
    /store\/apps\/?$/.test(storeUrl)
      ? [
          {
            path: 'storeUrl',
            expected: 'the address of your own phone program',
            actual: `"${storeUrl}"`,
            fix: 'A placeholder: fill it in before the program is opened to the public.',
          },
        ]
      : [],
};
