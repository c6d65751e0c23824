import { isDay } from '#domain/dates/india-day.ts';
import { type HelpFile, computeNumbersChecksum } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const dialledOtherwise: CheckRule<HelpFile> = {
  id: 'help/dialled-otherwise',
  level: 'error',
  description:
    'The mark of a help line for people who are not safe matches its digits, and its date is not in the future.',
  examples: [
    {
      bad: '"unsafeTies": [{ "name": "Line B", "about": "For people who are threatened.", "hours": "Always", "languages": "Hindi", "numbers": [{ "tel": "18007654322", "shown": "1800-765-4322" }], "dialled": "2026-11-21-38d3" }]',
      good: '"unsafeTies": [{ "name": "Line B", "about": "For people who are threatened.", "hours": "Always", "languages": "Hindi", "numbers": [{ "tel": "18007654321", "shown": "1800-765-4321" }], "dialled": "2026-11-21-38d3" }]',
    },
  ],
  check: ({ unsafeTies = [], today }) =>
    unsafeTies.flatMap((line, at) => {
      const { dialled } = line;
      const day = dialled?.slice(0, 10) ?? today;
      const isRight = dialled === undefined || dialled === computeNumbersChecksum({ lines: [line] }, day);
      if (isRight && isDay(day) && day <= today) return [];
      return [
        {
          path: `unsafeTies[${at}].dialled`,
          expected: 'the digits that were dialled, and a date that is not in the future',
          actual: isRight ? day : `other digits than on ${day}`,
          fix: `Dial its numbers, then write "dialled": "${computeNumbersChecksum({ lines: [line] }, today)}".`,
        },
      ];
    }),
};
