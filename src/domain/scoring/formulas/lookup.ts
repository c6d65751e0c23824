import type { LookupFormula } from '../../instrument/instrument.ts';
import { compareFractions, type Fraction, toFraction } from '../fraction.ts';
import { defineParameterizedFormula, itemListOperand } from './formula.ts';
import { formatNumber } from './format-number.ts';

/** What a table gives for a profile of answers, such as 1-1-2-1-3. */
export const lookup = defineParameterizedFormula<LookupFormula>()({
  label: 'what a table gives for the profile of answers',
  description: 'What a table gives for the values of its items taken together, such as 1-1-2-1-3.',
  keys: { items: itemListOperand },
  parameters: {
    rows: {
      schema: {
        type: 'array',
        description: 'The table: one row for each profile.',
        minItems: 1,
        items: {
          type: 'object',
          description: 'One profile.',
          additionalProperties: false,
          required: ['values', 'value'],
          properties: {
            values: {
              type: 'array',
              description: 'The values of the items, in the same order.',
              minItems: 1,
              items: { type: 'number', description: 'The value of one item.' },
            },
            value: { type: 'number', description: 'What the profile becomes.' },
          },
        },
      },
    },
    otherwise: {
      isOptional: true,
      schema: {
        type: 'number',
        description: 'What every profile without a row becomes. Default: the table has all profiles.',
      },
    },
  },
  value: ({ items }, { rows, otherwise }) => {
    const row = rows.find(({ values }) => hasProfile(values, items));
    const value = row?.value ?? otherwise;
    return value === undefined ? null : toFraction(value);
  },
  inNumbers: ({ items }) => `profile ${items.map(formatNumber).join('-')}`,
  hasFixedRange: true,
  range: (_operands, { rows, otherwise }) => {
    const values = [...rows.map(({ value }) => value), ...(otherwise === undefined ? [] : [otherwise])];
    return { low: toFraction(Math.min(...values)), high: toFraction(Math.max(...values)) };
  },
  findProblems: ({ items, rows }) => {
    const profiles = rows.map(({ values }) => values.join('-'));
    return rows.flatMap(({ values }, at) => {
      const path = `rows[${at}].values`;
      if (values.length !== items.length)
        return [
          {
            path,
            expected: `${items.length} values, one for each item`,
            actual: `${values.length}`,
            fix: 'Write the value of each item, in the order of "items".',
          },
        ];
      const profile = profiles[at];
      if (profile === undefined || profiles.indexOf(profile) === at) return [];
      return [
        {
          path,
          expected: 'each profile once',
          actual: `${profile} again`,
          fix: 'Remove one of the two rows.',
        },
      ];
    });
  },
  words: ({ items }, the) => `${the}table of profiles of ${items}`,
});

function hasProfile(values: readonly number[], items: readonly Fraction[]): boolean {
  return items.every((item, at) => {
    const value = values[at];
    return value !== undefined && compareFractions(item, toFraction(value)) === 0;
  });
}
