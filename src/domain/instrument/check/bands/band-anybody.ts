import type { AgeBand } from '../../instrument.ts';
import { reportsOf } from '../places.ts';
import { meaningRule } from '../rule.ts';

export const bandAnybody = meaningRule({
  id: 'instrument/band-anybody',
  level: 'error',
  says: 'Where bands go by more than age, the last one is for anybody: profiles may lack what the others ask for.',
  spoils: 'scores',
  examples: [
    {
      bad: { 'scores[0].report.bands[1].gender': 'male' },
      good: { 'scores[0].report.bands[1].gender': undefined },
    },
  ],
  check: (instrument, known) =>
    reportsOf(instrument, known).flatMap(({ path, report: { bands } }) => {
      const last = bands.at(-1);
      const byMore = bands.some(({ gender, education }) => gender !== undefined || education !== undefined);
      if (last === undefined || !byMore || isForAnybody(last)) return [];
      return [
        {
          path: `${path}.bands[${bands.length - 1}]`,
          expected: 'a last band for anybody: without ages, "gender" and "education"',
          actual: 'a last band for some people alone',
          fix: 'Add a band without these keys at the end.',
        },
      ];
    }),
});

function isForAnybody({ from, to, gender, education }: AgeBand): boolean {
  return from === undefined && (to ?? null) === null && gender === undefined && education === undefined;
}
