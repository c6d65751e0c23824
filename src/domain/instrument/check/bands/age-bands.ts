import { limits } from '../../../account/limits.ts';
import { listReports } from '../located.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';
import { type AgeLimits, isAgeOnlyBand } from './criteria.ts';

const allAges = `Cover all ages from ${limits.age.min} on; the last band has "to": null.`;

export const ageBands = defineContentRule({
  id: 'instrument/age-bands',
  level: 'error',
  description: `Bands with only age limits cover all ages from ${limits.age.min} on, once and in order.`,
  invalidates: 'scores',
  examples: [
    { bad: { 'scores[0].report.bands[1].from': 38 }, good: { 'scores[0].report.bands[1].from': 36 } },
    { bad: { 'scores[0].report.bands[1].to': 99 }, good: { 'scores[0].report.bands[1].to': null } },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { bands } }) => {
      const list = `${path}.bands`;
      if (bands.length > 0 && !bands.every(isAgeOnlyBand)) return [];
      if (bands.length === 0)
        return [{ path: list, expected: 'at least one age band', actual: 'none', fix: allAges }];
      const byAge = bands.filter(isAgeOnlyBand);
      return byAge.flatMap((band, at) => [
        ...findStartViolations(`${list}[${at}].from`, band, byAge[at - 1]),
        ...findEndViolations(`${list}[${at}].to`, band, at === byAge.length - 1),
      ]);
    }),
});

function findStartViolations(
  path: string,
  { from }: AgeLimits,
  before: AgeLimits | undefined,
): RuleViolation[] {
  // If the preceding band has no end, that problem is reported there.
  const expected = before === undefined ? limits.age.min : before.to === null ? from : before.to + 1;
  if (from === expected) return [];
  return [
    {
      path,
      expected: `${expected}, so that each age is in one band`,
      actual: `${from}`,
      fix: before ? 'Start one year after the preceding band ends.' : allAges,
    },
  ];
}

function findEndViolations(path: string, { from, to }: AgeLimits, isLast: boolean): RuleViolation[] {
  const actual = `${to}`;
  const violations: RuleViolation[] = [];
  if (isLast && to !== null)
    violations.push({
      path,
      expected: 'null in the last band',
      actual,
      fix: 'Write null.',
    });
  if (!isLast && to === null)
    violations.push({
      path,
      expected: 'an age, since this is not the last band',
      actual,
      fix: 'Write the maximum age of this band.',
    });
  if (to !== null && !(Number.isInteger(to) && to >= from))
    violations.push({
      path,
      expected: `a whole age from ${from}`,
      actual,
      fix: 'Correct the maximum age of this band.',
    });
  return violations;
}
