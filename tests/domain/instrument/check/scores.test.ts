import { describe, expect, it } from 'vitest';
import { checkInstrument } from '#domain/instrument/check.ts';
import type { Formula, Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument, type Mutable } from '#tests/support/instrument-builder.ts';

const checkChanged = (change: (draft: Mutable<Instrument>) => void) => checkInstrument(anInstrument(change));

/** The findings for this formula in the last score, which no other score needs. */
const checkFormula = (formula: Formula) =>
  checkChanged((draft) => {
    draft.scores[4]!.formula = formula as Mutable<Formula>;
  });

describe('scores', () => {
  it('have unique ids', () => {
    expect(checkChanged((draft) => (draft.scores[4]!.id = 'joy'))).toContainEqual(
      expect.objectContaining({
        path: 'scores[4].id',
        expected: 'an id that no other score has',
        actual: '"joy" twice',
        fix: 'Give each score its own id.',
      }),
    );
  });

  it('name existing items', () => {
    expect(checkFormula({ kind: 'mean', items: ['q3', 'q44'] })).toMatchObject([
      {
        path: 'scores[4].formula.items[1]',
        expected: 'the id of an item',
        actual: '"q44"',
        rule: 'instrument/formula-unknown',
      },
    ]);
  });

  it('name each item once', () => {
    expect(checkFormula({ kind: 'sum', items: ['q3', 'q4', 'q3'] })).toMatchObject([
      {
        path: 'scores[4].formula.items[2]',
        expected: 'each id once',
        actual: '"q3" twice in this score',
        fix: 'Remove one of the two.',
      },
    ]);
  });

  it('are not empty', () => {
    const empty = {
      expected: 'at least one id',
      actual: 'none',
      fix: 'Add the items or scores of the formula.',
    };
    expect(checkFormula({ kind: 'sum', items: [] })).toMatchObject([
      { path: 'scores[4].formula.items', ...empty },
    ]);
    expect(checkFormula({ kind: 'sumOfScores', scores: [] })).toMatchObject([
      { path: 'scores[4].formula.scores', ...empty },
    ]);
    expect(checkFormula({ kind: 'sum', items: ['q3'] })).toEqual([]);
  });

  it('can evaluate items or scores, and two scores of the same items', () => {
    const byItem: Formula = {
      kind: 'rules',
      cases: [{ when: { item: 'q3', from: 3 }, value: 1 }],
      otherwise: 0,
    };
    const byScores: Formula = {
      kind: 'rules',
      cases: [
        {
          when: {
            all: [
              { score: 'calm', from: 6 },
              { score: 'overall', upTo: 12 },
            ],
          },
          value: 1,
        },
      ],
      otherwise: 0,
    };
    expect(checkFormula(byItem)).toEqual([]);
    expect(checkFormula(byScores)).toEqual([]);
  });

  it('add existing, earlier and different scores', () => {
    const before = { expected: 'the id of a preceding score', rule: 'instrument/formula-unknown' };
    expect(checkFormula({ kind: 'sumOfScores', scores: ['calm', 'peace', 'meanJoy'] })).toMatchObject([
      { path: 'scores[4].formula.scores[1]', actual: '"peace"', ...before },
      {
        path: 'scores[4].formula.scores[2]',
        rule: 'instrument/score-circle',
        actual: 'a cycle: "meanJoy" refers to "meanJoy" at scores[4].formula.scores[2]',
      },
    ]);
    expect(checkFormula({ kind: 'sumOfScores', scores: ['calm', 'calm'] })).toMatchObject([
      { path: 'scores[4].formula.scores[1]', actual: '"calm" twice in this score' },
    ]);
    const swapped = checkChanged((draft) => draft.scores.unshift(draft.scores.splice(2, 1)[0]!));
    expect(swapped.map(({ path }) => path)).toMatchObject([
      'scores[0].formula.scores[0]',
      'scores[0].formula.scores[1]',
    ]);
  });

  it('divide existing, earlier scores', () => {
    expect(checkFormula({ kind: 'ratio', numerator: 'peace', denominator: 'meanJoy' })).toMatchObject([
      {
        path: 'scores[4].formula.numerator',
        expected: 'the id of a preceding score',
        actual: '"peace"',
        fix: 'Write one of: calm, joy, overall, balance.',
      },
      {
        path: 'scores[4].formula.denominator',
        expected: 'only items and preceding scores in a formula',
        actual: 'a cycle: "meanJoy" refers to "meanJoy" at scores[4].formula.denominator',
        fix: 'Use another score or items in one of these places.',
      },
    ]);
  });

  it.each([-1, 0.5])('have a whole number of decimals, not %d', (decimals) => {
    expect(checkChanged((draft) => (draft.scores[4]!.decimals = decimals))).toMatchObject([
      {
        path: 'scores[4].decimals',
        expected: 'a whole number of decimal places, from 0',
        actual: `${decimals}`,
        fix: 'Write 0 for sums, 2 for means and ratios.',
      },
    ]);
  });
});
