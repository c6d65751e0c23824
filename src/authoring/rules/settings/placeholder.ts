import { findPlaceholders } from '#domain/institute/placeholders.ts';
import type { SettingsFile } from '../../source/settings-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const placeholder: CheckRule<SettingsFile> = {
  id: 'settings/placeholder',
  level: 'advice',
  description:
    'Names, addresses and numbers are those of the institute. The server does not start in public with placeholders.',
  examples: [
    { bad: '"supportEmail": "help@example.org"', good: '"supportEmail": "help@institute.in"' },
    {
      bad: '"storeUrl": "https://play.google.com/store/apps"',
      good: '"storeUrl": "https://play.google.com/store/apps/details?id=in.institute.check"',
    },
    {
      bad: '"grievance": { "name": "Name of the officer", "post": "1 Lake Road, Mysuru 570001", "phone": "+91 821 240 0000", "email": "grievance@institute.in" }',
      good: '"grievance": { "name": "Dr Meera Rao", "post": "1 Lake Road, Mysuru 570001", "phone": "+91 821 240 0000", "email": "grievance@institute.in" }',
    },
    {
      bad: '"webInformationManager": { "name": "Name of the manager", "designation": "Additional Professor", "phone": "+91 821 240 0001", "email": "web@institute.in" }',
      good: '"webInformationManager": { "name": "Dr Asha Rao", "designation": "Additional Professor", "phone": "+91 821 240 0001", "email": "web@institute.in" }',
    },
  ],
  check: (settings) =>
    findPlaceholders(settings).map(({ path, value }) => ({
      path,
      expected: 'a value of the institute',
      actual: `"${value}"`,
      fix: 'Replace this placeholder before the app is public.',
    })),
};
