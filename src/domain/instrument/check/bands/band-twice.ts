import type { AgeBand } from '../../instrument.ts';
import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';
import { getAges, isAgeOnlyBand } from './criteria.ts';

export const bandTwice = defineContentRule({
  id: 'instrument/band-twice',
  level: 'error',
  description:
    'Bands with the same criteria do not overlap, and no band is made unreachable by a preceding one.',
  invalidates: 'scores',
  examples: [
    {
      bad: {
        'scores[0].report.bands[2]': {
          gender: 'male',
          from: 40,
          to: null,
          norm: null,
          levels: [{ upTo: 3, is: 'Low' }, { upTo: 6, is: 'Average' }, { is: 'High' }],
        },
      },
      good: { 'scores[0].report.bands[2]': undefined },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { bands } }) => {
      // Bands by age only are checked by `ageBands`, which reports gaps more precisely.
      if (bands.every(isAgeOnlyBand)) return [];
      return bands.flatMap((band, at) => {
        const other = bands.slice(0, at).findIndex((one) => isConflict(one, band));
        if (other < 0) return [];
        return [
          {
            path: `${path}.bands[${at}]`,
            expected: 'one norm per person',
            actual: `people who also match ${path}.bands[${other}]`,
            fix: 'Correct the ages, gender or education of one of the two, or put the narrower band first.',
          },
        ];
      });
    }),
});

/** Whether the bands overlap and have the same criteria, or the earlier one makes the later one unreachable. */
function isConflict(earlier: AgeBand, later: AgeBand): boolean {
  return overlaps(earlier, later) && (getCriteria(earlier) === getCriteria(later) || covers(earlier, later));
}

/** The criteria of a band. */
function getCriteria({ from, to, gender, education }: AgeBand): string {
  const byAge = from !== undefined || (to ?? null) !== null;
  return [byAge, gender !== undefined, education !== undefined].join();
}

function overlaps(a: AgeBand, b: AgeBand): boolean {
  const [x, y] = [getAges(a), getAges(b)];
  return (
    x.from <= y.to &&
    y.from <= x.to &&
    (a.gender === undefined || b.gender === undefined || a.gender === b.gender) &&
    (!a.education || !b.education || a.education.some((code) => b.education?.includes(code)))
  );
}

function covers(earlier: AgeBand, later: AgeBand): boolean {
  const [x, y] = [getAges(earlier), getAges(later)];
  return (
    x.from <= y.from &&
    x.to >= y.to &&
    (earlier.gender === undefined || earlier.gender === later.gender) &&
    (!earlier.education || later.education?.every((code) => earlier.education?.includes(code)) === true)
  );
}
