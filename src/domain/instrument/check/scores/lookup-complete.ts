import { formatNumber } from '../../../scoring/formulas/format-number.ts';
import type { Fraction } from '../../../scoring/fraction.ts';
import { recodeValue } from '../../../scoring/recode.ts';
import { defineContentRule } from '../rule.ts';
import { listItemValues } from './item-value-list.ts';

const formula = {
  kind: 'lookup',
  items: ['q3'],
  rows: [
    { values: [1], value: 0 },
    { values: [2], value: 5 },
    { values: [3], value: 7 },
  ],
};

export const lookupComplete = defineContentRule({
  id: 'instrument/lookup-complete',
  level: 'error',
  description: 'A table of profiles has a row for each profile of answers, or says what all others become.',
  invalidates: 'formula',
  examples: [
    {
      bad: { 'scores[5]': { id: 'profile', title: 'Profile', formula, decimals: 0 } },
      good: { 'scores[5].formula.rows[3]': { values: [4], value: 10 } },
    },
    {
      bad: { 'scores[5]': { id: 'profile', title: 'Profile', formula, decimals: 0 } },
      good: { 'scores[5].formula.otherwise': 10 },
    },
  ],
  check: (instrument) =>
    instrument.scores.flatMap(({ formula: written, recode }, at) => {
      if (written.kind !== 'lookup' || written.otherwise !== undefined) return [];
      const known = new Set(written.rows.map(({ values }) => values.join('-')));
      const values = written.items.map((id) =>
        listItemValues(instrument, id).flatMap((value) => recodeValue(recode, value) ?? []),
      );
      const missing = findMissingProfile(values, known);
      if (missing === undefined) return [];
      return [
        {
          path: `scores[${at}].formula.rows`,
          expected: 'a row for each profile, or "otherwise"',
          actual: `no row for ${missing}`,
          fix: 'Add the row, or write in "otherwise" what all other profiles become.',
        },
      ];
    }),
});

/** Finds the first profile without a row, such as "1-1-2"; undefined if there is none. */
function findMissingProfile(
  values: readonly (readonly Fraction[])[],
  known: ReadonlySet<string>,
): string | undefined {
  let profiles: string[] = [''];
  for (const list of values) {
    profiles = profiles.flatMap((start) =>
      list.map((value) => `${start}${start && '-'}${formatNumber(value).replace('−', '-')}`),
    );
    // A row holds one profile: with more profiles than rows, the first unknown one is among the first.
    profiles = profiles.slice(0, known.size + 1);
  }
  return profiles.find((profile) => !known.has(profile));
}
