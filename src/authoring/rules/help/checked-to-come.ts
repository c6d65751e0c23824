import { hasValidDays } from '../../source/help-review.ts';
import { type HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const checkedToCome: CheckRule<HelpFile> = {
  id: 'help/checked-to-come',
  level: 'error',
  description: 'The date of the last check of the numbers is not in the future.',
  examples: [
    {
      bad: '"lastChecked": "2026-12-24", "dialled": { "on": "2026-12-24", "by": "Asha Rao", "numbers": ["18001234567"] }',
      good: '"lastChecked": "2026-11-21", "dialled": { "on": "2026-11-21", "by": "Asha Rao", "numbers": ["18001234567"] }',
    },
  ],
  check: (help) =>
    hasValidDays(help) && help.lastChecked > help.today
      ? [
          {
            path: 'lastChecked',
            expected: `a date that is not in the future, at the latest today, ${help.today}`,
            actual: help.lastChecked,
            fix: 'Write the date on which every number was dialled.',
          },
        ]
      : [],
};
