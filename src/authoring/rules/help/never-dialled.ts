import { formatDialled, type HelpFile, nameDialler } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const neverDialled: CheckRule<HelpFile> = {
  id: 'help/never-dialled',
  level: 'advice',
  description:
    'Each help line for people who are not safe has been dialled, with the date, the name and the numbers in "dialled".',
  examples: [
    {
      bad: '"unsafeTies": [{ "name": "Line B", "about": "For people who are threatened.", "hours": "Always", "languages": "Hindi", "numbers": [{ "tel": "18007654321", "shown": "1800-765-4321" }] }]',
      good: '"unsafeTies": [{ "name": "Line B", "about": "For people who are threatened.", "hours": "Always", "languages": "Hindi", "numbers": [{ "tel": "18007654321", "shown": "1800-765-4321" }], "dialled": { "on": "2026-11-21", "by": "Asha Rao", "numbers": ["18007654321"] } }]',
    },
  ],
  check: ({ unsafeTies = [], today }) =>
    unsafeTies.flatMap((line, at) =>
      line.dialled === undefined
        ? [
            {
              path: `unsafeTies[${at}]`,
              expected: 'a help line with "dialled"',
              actual: `${line.name} without "dialled"`,
              fix: `Dial its numbers before the release, then add "dialled": ${formatDialled([line], today)} to it. ${nameDialler}`,
            },
          ]
        : [],
    ),
};
