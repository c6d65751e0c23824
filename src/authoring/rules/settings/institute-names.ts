import type { SettingsFile } from '../../source/settings-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const instituteNames: CheckRule<SettingsFile> = {
  id: 'settings/institute-names',
  level: 'error',
  description: 'The lines of the institute contain the words of its name, in order.',
  examples: [
    {
      bad: '"institute": { "name": "The Institute", "lines": ["An Institute"] }',
      good: '"institute": { "name": "An Institute", "lines": ["An Institute"] }',
    },
  ],
  check: ({ institute: { name, lines } }) =>
    lines.join(' ') === name
      ? []
      : [
          {
            path: 'institute.lines',
            expected: `the words of "name": ${name}`,
            actual: lines.join(' '),
            fix: 'Make them equal.',
          },
        ],
};
