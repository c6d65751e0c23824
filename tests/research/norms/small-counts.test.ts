import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computePercentileTable } from '#domain/psychometrics/percentile-table.ts';
import { suppressSmallCounts } from '#research/quality/small-counts.ts';

test('no count of 1 to 10 people is displayed or can be computed from the total', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(counts, (people) => {
      const published = suppressSmallCounts(people.map((count, at) => ({ label: `${at}`, people: count })));
      const hidden = people.filter((_, at) => published[at]?.people === null);
      expect(published.every(({ people: count }) => count === null || count === 0 || count > 10)).toBe(true);
      const together = hidden.reduce((sum, count) => sum + count, 0);
      // If the total is 10 or less, it is suppressed itself.
      const all = people.reduce((sum, count) => sum + count, 0);
      expect(hidden.length === 0 || all < 11 || together >= 11).toBe(true);
      expect(hidden.length === 1 && all > (hidden[0] ?? 0)).toBe(false);
    }),
  );
});

test('an entry of a percentile table has at least 11 people, and the table starts at the lowest score', () => {
  const scores = fc.array(fc.integer({ min: 12, max: 50 }), { minLength: 11, maxLength: 300 });
  fc.assert(
    fc.property(scores, (all) => {
      const people = all.map((score) => ({ score, weight: 1 }));
      const table = computePercentileTable(people, 10, 11);
      expect(table[0]?.score).toBe(10);
      const counts = table.map(
        ({ score }, at) => all.filter((one) => one >= score && one < (table[at + 1]?.score ?? 51)).length,
      );
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(11);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
      expect(table.every(({ percentile }, at) => percentile >= (table[at - 1]?.percentile ?? 1))).toBe(true);
    }),
  );
});
