import type { TableFormula } from '../../instrument/instrument.ts';
import { compareFractions, type Fraction, toFraction, roundFraction } from '../fraction.ts';
import { defineParameterizedFormula, type ParameterProblem, scoreId } from './formula.ts';
import { formatNumber } from './format-number.ts';
import { createRange } from './ranges.ts';

type Row = TableFormula['rows'][number];

/** Looks up a preceding score in a table, for example a T score for a raw score. */
export const table = defineParameterizedFormula<TableFormula>()({
  label: 'what a table gives for an earlier score',
  description: 'What a table gives for an earlier score, which is a whole number.',
  keys: { score: scoreId('Id of the earlier score: a whole number.') },
  parameters: {
    rows: {
      schema: {
        type: 'array',
        description:
          'The table, lowest first, without gap: together its rows hold every score that is possible.',
        minItems: 1,
        items: {
          type: 'object',
          description: 'One row.',
          additionalProperties: false,
          required: ['from', 'value'],
          properties: {
            from: { type: 'integer', description: 'The earlier score, or the lowest of several.' },
            to: {
              type: 'integer',
              description: 'The highest of several scores; default: the row is for one score.',
            },
            value: { type: 'number', description: 'What it becomes.' },
            standardError: {
              type: 'number',
              description: 'Standard error of measurement of that value, where the table gives it.',
              exclusiveMinimum: 0,
            },
          },
        },
      },
    },
  },
  value: ({ score }, { rows }) => {
    const row = findRow(rows, score);
    return row ? toFraction(row.value) : null;
  },
  inNumbers: ({ score }, { rows }) => {
    const { from, to = from } = findRow(rows, score) ?? { from: roundFraction(score, 0) };
    return `row ${from === to ? from : `${from} to ${to}`} of the table, for ${formatNumber(score)}`;
  },
  range: ({ score }, { rows }) => {
    const [lowest, highest] = [roundFraction(score.low, 0), roundFraction(score.high, 0)];
    const values = rows
      .filter(({ from, to = from }) => to >= lowest && from <= highest)
      .map(({ value }) => toFraction(value))
      .sort(compareFractions);
    return createRange(values[0] ?? null, values.at(-1) ?? null);
  },
  findProblems: ({ rows }, ranges) => [
    ...findGaps(rows),
    ...(ranges
      ? findMissingEnds(rows, roundFraction(ranges.score.low, 0), roundFraction(ranges.score.high, 0))
      : []),
  ],
  words: ({ score }, the) => `${the}value that the table gives for ${score}`,
});

/** The row for a score, which is rounded half up to a whole number. */
function findRow(rows: readonly Row[], score: Fraction): Row | undefined {
  const raw = roundFraction(score, 0);
  return rows.find(({ from, to = from }) => raw >= from && raw <= to);
}

function findGaps(rows: readonly Row[]): ParameterProblem[] {
  return rows.flatMap(({ from, to = from }, at): ParameterProblem[] => {
    const before = rows[at - 1];
    if (to < from)
      return [
        {
          path: `rows[${at}].to`,
          expected: `${from} or more`,
          actual: `${to}`,
          fix: 'Correct the end of the row.',
        },
      ];
    if (before === undefined) return [];
    const next = (before.to ?? before.from) + 1;
    if (from === next) return [];
    return [
      {
        path: `rows[${at}].from`,
        expected: `${next}, the score after the preceding row`,
        actual: `${from}`,
        fix: from > next ? 'Add the rows between.' : 'Remove the second row for the same score.',
      },
    ];
  });
}

/**
 * @param low minimum of the preceding score
 * @param high maximum of the preceding score
 */
function findMissingEnds(rows: readonly Row[], low: number, high: number): ParameterProblem[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = last.to ?? last.from;
  const problems: ParameterProblem[] = [];
  if (first.from > low)
    problems.push({
      path: 'rows[0].from',
      expected: `${low}, the minimum possible score`,
      actual: `${first.from}`,
      fix: 'Add the rows for the lowest scores.',
    });
  if (end < high)
    problems.push({
      path: `rows[${rows.length - 1}]`,
      expected: `a table up to ${high}, the maximum possible score`,
      actual: `a table up to ${end}`,
      fix: 'Add the rows for the highest scores.',
    });
  return problems;
}
