import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutSmall } from '#research/quality/small-counts.ts';

test('no count of 1 to 10 people is shown, nor follows from the total and what is shown', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(counts, (people) => {
      const shown = withoutSmall(people.map((count, at) => ({ label: `${at}`, people: count })));
      const hidden = people.filter((_, at) => shown[at]?.people === null);
      expect(shown.every(({ people: count }) => count === null || count === 0 || count > 10)).toBe(true);
      const together = hidden.reduce((sum, count) => sum + count, 0);
      // Where all of them together are 10 or fewer, the total itself is what gives them away.
      const all = people.reduce((sum, count) => sum + count, 0);
      expect(hidden.length === 0 || all < 11 || together >= 11).toBe(true);
      expect(hidden.length === 1 && all > (hidden[0] ?? 0)).toBe(false);
    }),
  );
});
