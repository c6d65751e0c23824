import { isDay } from '#domain/dates/india-day.ts';
import {
  formatDialled,
  formatDifference,
  hasDialledNumbers,
  type HelpFile,
  nameDialler,
} from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const dialledOtherwise: CheckRule<HelpFile> = {
  id: 'help/dialled-otherwise',
  level: 'error',
  description:
    'The numbers in "dialled" of a help line for people who are not safe are its digits, and its date is not in the future.',
  examples: [
    {
      bad: '"unsafeTies": [{ "name": "Line B", "about": "For people who are threatened.", "hours": "Always", "languages": "Hindi", "numbers": [{ "tel": "18007654322", "shown": "1800-765-4322" }], "dialled": { "on": "2026-11-21", "by": "Asha Rao", "numbers": ["18007654321"] } }]',
      good: '"unsafeTies": [{ "name": "Line B", "about": "For people who are threatened.", "hours": "Always", "languages": "Hindi", "numbers": [{ "tel": "18007654321", "shown": "1800-765-4321" }], "dialled": { "on": "2026-11-21", "by": "Asha Rao", "numbers": ["18007654321"] } }]',
    },
  ],
  check: ({ unsafeTies = [], today }) =>
    unsafeTies.flatMap((line, at) => {
      const { dialled } = line;
      if (dialled === undefined) return [];
      const isRight = hasDialledNumbers(dialled, [line]);
      if (isRight && isDay(dialled.on) && dialled.on <= today) return [];
      return [
        {
          path: `unsafeTies[${at}].dialled.${isRight ? 'on' : 'numbers'}`,
          expected: 'the digits that were dialled, and a date that is not in the future',
          actual: isRight ? dialled.on : formatDifference(dialled, [line]),
          fix: `Dial its numbers, then write "dialled": ${formatDialled([line], today)}. ${nameDialler}`,
        },
      ];
    }),
};
