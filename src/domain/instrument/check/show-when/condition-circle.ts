import type { Instrument } from '../../instrument.ts';
import { defineContentRule } from '../rule.ts';
import { type LocatedComparison, listComparisons } from './comparisons.ts';

export const conditionCircle = defineContentRule({
  id: 'instrument/condition-circle',
  level: 'error',
  description: 'No condition of an item depends on its own answer, directly or through other items.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'items[3].showWhen': { item: 'q4', from: 2 }, 'items[3].hiddenValue': 1 },
      good: { 'items[3].showWhen.item': 'q3' },
    },
    {
      bad: {
        'items[2].showWhen': { item: 'q4', from: 2 },
        'items[2].hiddenValue': 1,
        'items[3].showWhen': { item: 'q3', from: 2 },
        'items[3].hiddenValue': 1,
      },
      good: { 'items[2].showWhen.item': 'q1' },
    },
  ],
  check: (instrument) =>
    instrument.items.flatMap((_, at) => {
      const circle = findConditionCycle(instrument, at);
      // Reports each cycle once, at its first item.
      if (!circle || circle.some((step) => step.at < at)) return [];
      const formatId = (n: number) => `"${instrument.items[n]?.id}"`;
      const [first] = circle;
      if (first === undefined) return [];
      return [
        {
          path: first.itemPath,
          expected: 'conditions on earlier items',
          actual: `a cycle: ${circle
            .map((step) => `${formatId(step.at)} depends on "${step.comparison.item}" at ${step.path}`)
            .join(', ')}`,
          fix: 'Remove one of these conditions, or refer to an earlier item.',
        },
      ];
    }),
});

/** Finds the cycle of conditions that starts at an item; undefined if there is none. */
export function findConditionCycle(
  instrument: Pick<Instrument, 'items'>,
  at: number,
): readonly LocatedComparison[] | undefined {
  const all = listComparisons(instrument);
  const target = instrument.items[at]?.id;
  const seen = new Set<string>();
  let paths: (readonly LocatedComparison[])[] = all.filter((one) => one.at === at).map((one) => [one]);
  while (paths.length > 0) {
    const cycle = paths.find((way) => way.at(-1)?.comparison.item === target);
    if (cycle) return cycle;
    paths = paths.flatMap((way) => {
      const end = way.at(-1)?.comparison.item ?? '';
      if (seen.has(end)) return [];
      seen.add(end);
      return all.filter((one) => instrument.items[one.at]?.id === end).map((next) => [...way, next]);
    });
  }
  return undefined;
}
