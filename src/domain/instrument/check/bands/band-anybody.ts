import { limits } from '../../../account/limits.ts';
import type { AgeBand } from '../../instrument.ts';
import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';
import { getAges, isAgeOnlyBand, hasNoProfileCriteria } from './criteria.ts';

export const bandAnybody = defineContentRule({
  id: 'instrument/band-anybody',
  level: 'error',
  description:
    'If bands have criteria other than age, there is also a band without them for each age, since profiles may lack these fields.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'scores[0].report.bands[1].gender': 'male' },
      good: { 'scores[0].report.bands[1]': undefined, 'scores[0].report.bands[0].to': null },
    },
    {
      bad: { 'scores[1].report.bands[0].gender': 'female' },
      good: {
        'scores[1].report.bands[1]': {
          unlisted: 'No group was studied.',
          norm: null,
          levels: [{ upTo: 3, is: 'Low' }, { upTo: 6, is: 'Average' }, { is: 'High' }],
          colours: [{ upTo: 3, is: 'red' }, { upTo: 6, is: 'green' }, { is: 'red' }],
        },
      },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { bands } }) => {
      // Bands by age only are checked by `ageBands`, which reports gaps more precisely.
      if (bands.every(isAgeOnlyBand)) return [];
      const age = findUncoveredAge(bands.filter(hasNoProfileCriteria));
      if (age === undefined) return [];
      return [
        {
          path: `${path}.bands[${bands.length - 1}]`,
          expected: 'a last band without ages, "gender" and "education"',
          actual: `none for the age ${age} and profiles without gender or education`,
          fix: 'Add a band without these keys at the end.',
        },
      ];
    }),
});

/** Finds the first age without a band; undefined if there is none. */
function findUncoveredAge(bands: readonly AgeBand[]): number | undefined {
  let age: number = limits.age.min;
  for (const { from, to } of bands.map(getAges).sort((a, b) => a.from - b.from)) {
    if (from > age) return age;
    age = Math.max(age, to + 1);
  }
  return age === Number.POSITIVE_INFINITY ? undefined : age;
}
