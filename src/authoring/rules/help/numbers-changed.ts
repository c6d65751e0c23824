import { isDay } from '#domain/dates/india-day.ts';
import {
  formatDialled,
  formatDifference,
  hasDialledNumbers,
  hasMatchingDigits,
  type HelpFile,
  nameDialler,
} from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const numbersChanged: CheckRule<HelpFile> = {
  id: 'help/numbers-changed',
  level: 'error',
  description:
    'Changed numbers are dialled again before the release. "dialled" states which were dialled, when and by whom.',
  examples: [
    {
      bad: '"numbers": [{ "tel": "18009876543", "shown": "1800-987-6543" }]',
      good: '"numbers": [{ "tel": "18009876543", "shown": "1800-987-6543" }], "lastChecked": "2026-11-21", "dialled": { "on": "2026-11-21", "by": "Asha Rao", "numbers": ["18009876543"] }',
    },
  ],
  check: (help) => {
    const { dialled, lastChecked, lines, today } = help;
    if (!hasMatchingDigits(help) || !isDay(lastChecked)) return [];
    // Another date has its own finding.
    if (dialled && (dialled.on !== lastChecked || hasDialledNumbers(dialled, lines))) return [];
    return [
      {
        path: dialled ? 'dialled.numbers' : 'lastChecked',
        expected: 'the numbers that were dialled last',
        actual: dialled ? formatDifference(dialled, lines) : 'no "dialled" with them',
        fix: `Dial every number. Then write "lastChecked": "${today}", and "dialled": ${formatDialled(lines, today)} below it. ${nameDialler}`,
      },
    ];
  },
};
