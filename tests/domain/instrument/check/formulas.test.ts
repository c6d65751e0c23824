import { describe, expect, it } from 'vitest';
import type { InstrumentPatch } from '#domain/instrument/check/rule.ts';
import { checkInstrument, runExamples } from '#domain/instrument/check.ts';
import type { Formula } from '#domain/instrument/instrument.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { patchCopy } from '#tests/support/patch.ts';

const checkPatched = (patch: InstrumentPatch) => {
  const instrument = patchCopy(anInstrument(), patch);
  return [...checkInstrument(instrument), ...runExamples(instrument)].map(
    ({ path, expected, actual }) => `${path}: ${expected} | ${actual}`,
  );
};
/** The score is not displayed, so nothing else depends on it. */
const checkFormula = (formula: Formula) => checkPatched({ 'scores[4].formula': formula });

describe('a table', () => {
  const checkTable = (rows: Extract<Formula, { kind: 'table' }>['rows']) =>
    checkFormula({ kind: 'table', score: 'calm', rows });

  it('contains every possible score once', () => {
    expect(
      checkTable([
        { from: 2, to: 5, value: 40 },
        { from: 6, value: 50 },
        { from: 7, to: 8, value: 60 },
      ]),
    ).toEqual([]);
  });

  it('is rejected if a row is missing at an end or in between', () => {
    expect(
      checkTable([
        { from: 3, to: 5, value: 40 },
        { from: 7, value: 50 },
      ]),
    ).toEqual([
      'scores[4].formula.rows[1].from: 6, the score after the preceding row | 7',
      'scores[4].formula.rows[0].from: 2, the minimum possible score | 3',
      'scores[4].formula.rows[1]: a table up to 8, the maximum possible score | a table up to 7',
    ]);
  });

  it('has no finding on its ends while its score is invalid', () => {
    expect(
      checkPatched({
        'scores[4].formula': { kind: 'table', score: 'calm', rows: [{ from: 3, to: 8, value: 40 }] },
        'scores[0].formula.items[1]': 'q9',
      }).filter((line) => line.startsWith('scores[4]')),
    ).toEqual([]);
  });
});

describe('a category', () => {
  const checkCategory = (when: Extract<Formula, { kind: 'rules' }>['cases'][number]['when']) =>
    checkFormula({ kind: 'rules', cases: [{ when, value: 1 }], otherwise: 0 });

  it('can name one score, or scores that share items', () => {
    expect(checkCategory({ score: 'calm', from: 5 })).toEqual([]);
    expect(
      checkCategory({
        all: [
          { score: 'joy', from: 5 },
          { score: 'overall', upTo: 9 },
        ],
      }),
    ).toEqual([]);
  });

  it('is rejected at the condition with an unknown name', () => {
    expect(
      checkCategory({
        atLeast: 1,
        of: [
          { score: 'joy', from: 5 },
          { item: 'q9', from: 2 },
        ],
      }),
    ).toEqual(['scores[4].formula.cases[0].when.of[1].item: the id of an item | "q9"']);
    expect(checkCategory({ any: [{ score: 'peace', from: 5 }] })).toEqual([
      'scores[4].formula.cases[0].when.any[0].score: the id of a preceding score | "peace"',
    ]);
  });
});

it('a cycle of scores is reported once, with all places', () => {
  expect(
    checkPatched({
      'scores[4].formula': { kind: 'linear', score: 'double', a: 0, b: 1 },
      'scores[5]': {
        id: 'double',
        title: 'D',
        formula: { kind: 'linear', score: 'meanJoy', a: 0, b: 2 },
        decimals: 0,
      },
    }),
  ).toEqual([
    'scores[4].formula.score: only items and preceding scores in a formula | a cycle: "meanJoy" refers to "double" at scores[4].formula.score, "double" refers to "meanJoy" at scores[5].formula.score',
  ]);
});

it('a score that refers to a later one is only out of order', () => {
  expect(
    checkPatched({
      'scores[4].formula': { kind: 'linear', score: 'half', a: 0, b: 1 },
      'scores[5]': { id: 'half', title: 'H', formula: { kind: 'sum', items: ['q1'] }, decimals: 0 },
    }),
  ).toEqual(['scores[4].formula.score: the id of a preceding score | "half", which is a later score']);
});

it('a rule for missing answers is allowed in formulas that count items, not in categories', () => {
  expect(
    checkPatched({
      allowsMissing: true,
      'scores[4].formula': {
        kind: 'rules',
        cases: [{ when: { item: 'q1', from: 2 }, value: 1 }],
        otherwise: 0,
      },
      'scores[4].missing': { atLeast: 1, rest: 'leftOut' },
    }),
  ).toEqual([
    'scores[4].missing: a rule for missing answers only in a score of items | one in a score with the formula "rules"',
  ]);
});
