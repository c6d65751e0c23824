import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const bandUnlisted = defineContentRule({
  id: 'instrument/band-unlisted',
  level: 'error',
  description:
    'If bands are for women or men, the band for everyone else says in "unlisted" which group its norm and cuts come from, or that there is none.',
  examples: [
    {
      bad: {
        'scores[1].report.bands[0].gender': 'female',
        'scores[1].report.bands[1]': {
          norm: null,
          levels: [{ upTo: 3, is: 'Low' }, { upTo: 6, is: 'Average' }, { is: 'High' }],
          colours: [{ upTo: 3, is: 'red' }, { upTo: 6, is: 'green' }, { is: 'red' }],
        },
      },
      good: { 'scores[1].report.bands[1].unlisted': 'No group was studied, so there is no percentile.' },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { bands } }) => {
      if (bands.every(({ gender }) => gender === undefined)) return [];
      return bands.flatMap(({ gender, unlisted }, at) =>
        gender !== undefined || unlisted !== undefined
          ? []
          : [
              {
                path: `${path}.bands[${at}].unlisted`,
                expected: 'a sentence on people of another gender, or none in their profile',
                actual: 'none',
                fix: 'Write which group the norm and cuts of this band come from, or that there is none.',
              },
            ],
      );
    }),
});
