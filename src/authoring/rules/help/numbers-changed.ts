import { isDay } from '#domain/dates/india-day.ts';
import { hasMatchingDigits, type HelpFile, computeNumbersChecksum } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const numbersChanged: CheckRule<HelpFile> = {
  id: 'help/numbers-changed',
  level: 'error',
  description: 'Changed numbers are dialled again before the release. The mark shows when they were dialled.',
  examples: [
    {
      bad: '"numbers": [{ "tel": "18009876543", "shown": "1800-987-6543" }]',
      good: '"numbers": [{ "tel": "18009876543", "shown": "1800-987-6543" }], "lastChecked": "2026-11-21", "mark": "2026-11-21-de1b"',
    },
  ],
  check: (help) => {
    const { mark = '', lastChecked, today } = help;
    if (!hasMatchingDigits(help) || !isDay(lastChecked)) return [];
    // Numbers that changed after the day in "lastChecked" have not been dialled since.
    if (mark === computeNumbersChecksum(help, lastChecked) || (mark !== '' && !mark.startsWith(lastChecked)))
      return [];
    return [
      {
        path: mark === '' ? 'lastChecked' : 'mark',
        expected: 'the numbers that were dialled last',
        actual: mark === '' ? 'no "mark" of them' : `other numbers than on ${lastChecked}`,
        fix: `Dial every number. Then write "lastChecked": "${today}", and "mark": "${computeNumbersChecksum(help, today)}" below it.`,
      },
    ];
  },
};
