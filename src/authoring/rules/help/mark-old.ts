import { isDay } from '#domain/dates/india-day.ts';
import { formatDialled, hasMatchingDigits, type HelpFile, nameDialler } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const markOld: CheckRule<HelpFile> = {
  id: 'help/mark-old',
  level: 'error',
  description: 'The date of "dialled" is the date in "lastChecked", which people see.',
  examples: [
    {
      bad: '"lastChecked": "2026-11-20"',
      good: '"lastChecked": "2026-11-20", "dialled": { "on": "2026-11-20", "by": "Asha Rao", "numbers": ["18001234567"] }',
    },
  ],
  check: (help) => {
    const { dialled, lastChecked, lines } = help;
    if (!dialled || !hasMatchingDigits(help) || !isDay(lastChecked) || dialled.on === lastChecked) return [];
    return [
      {
        path: 'dialled.on',
        expected: `${lastChecked}, the date in "lastChecked"`,
        actual: dialled.on,
        fix: `Write "dialled": ${formatDialled(lines, lastChecked)} there, once every number was dialled on that day. ${nameDialler}`,
      },
    ];
  },
};
