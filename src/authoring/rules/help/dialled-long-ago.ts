import { daysBetween, isDay } from '#domain/dates/india-day.ts';
import { verificationValidDays } from '../../source/help-review.ts';
import { formatDialled, type HelpFile, nameDialler } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const dialledLongAgo: CheckRule<HelpFile> = {
  id: 'help/dialled-long-ago',
  level: 'advice',
  description:
    'Help lines for people who are not safe are dialled again within half a year, like all others.',
  examples: [
    {
      bad: '"unsafeTies": [{ "name": "Line B", "about": "For people who are threatened.", "hours": "Always", "languages": "Hindi", "numbers": [{ "tel": "18007654321", "shown": "1800-765-4321" }], "dialled": { "on": "2026-02-21", "by": "Asha Rao", "numbers": ["18007654321"] } }]',
      good: '"unsafeTies": [{ "name": "Line B", "about": "For people who are threatened.", "hours": "Always", "languages": "Hindi", "numbers": [{ "tel": "18007654321", "shown": "1800-765-4321" }], "dialled": { "on": "2026-11-21", "by": "Asha Rao", "numbers": ["18007654321"] } }]',
    },
  ],
  check: ({ unsafeTies = [], today }) =>
    unsafeTies.flatMap((line, at) => {
      const day = line.dialled?.on ?? today;
      if (!isDay(day) || daysBetween(day, today) <= verificationValidDays) return [];
      return [
        {
          path: `unsafeTies[${at}].dialled.on`,
          expected: 'a line that was dialled within half a year',
          actual: `${line.name}, dialled on ${day}`,
          fix: `Dial its numbers, then write "dialled": ${formatDialled([line], today)}. ${nameDialler}`,
        },
      ];
    }),
};
