import { describe, expect, it } from 'vitest';
import { checkInstrument } from '../../../../src/domain/instrument/check.ts';
import type { Formula, Instrument } from '../../../../src/domain/instrument/instrument.ts';
import { anInstrument, type Mutable } from '../../../support/instrument-builder.ts';

const problemsOf = (change: (draft: Mutable<Instrument>) => void) => checkInstrument(anInstrument(change));

/** The problems when the last score, which nothing else needs, has this formula. */
const problemsWith = (formula: Formula) =>
  problemsOf((draft) => {
    draft.scores[4]!.formula = formula as Mutable<Formula>;
  });

describe('scores', () => {
  it('have their own ids', () => {
    expect(problemsOf((draft) => (draft.scores[4]!.id = 'joy'))).toContainEqual({
      path: 'scores[4].id',
      expected: 'an id that no other score has',
      found: '"joy" a second time',
      mend: 'Give each score its own id.',
    });
  });

  it('name items that exist', () => {
    expect(problemsWith({ kind: 'mean', items: ['q3', 'q44'] })).toEqual([
      {
        path: 'scores[4].formula.items[1]',
        expected: 'the id of an item',
        found: '"q44"',
        mend: 'Correct the id.',
      },
    ]);
  });

  it('name each item once', () => {
    expect(problemsWith({ kind: 'sum', items: ['q3', 'q4', 'q3'] })).toEqual([
      {
        path: 'scores[4].formula.items[2]',
        expected: 'each id once',
        found: '"q3" twice in this score',
        mend: 'Take one of the two out.',
      },
    ]);
  });

  it('are made of something', () => {
    const empty = { expected: 'at least one id', found: 'none', mend: 'Name what the score is made of.' };
    expect(problemsWith({ kind: 'sum', items: [] })).toEqual([{ path: 'scores[4].formula.items', ...empty }]);
    expect(problemsWith({ kind: 'sumOfScores', scores: [] })).toEqual([
      { path: 'scores[4].formula.scores', ...empty },
    ]);
    expect(problemsWith({ kind: 'sum', items: ['q3'] })).toEqual([]);
  });

  it('add up scores that exist, stand before, and are others', () => {
    const before = { expected: 'the id of a score that stands before this one', mend: 'Correct the id.' };
    expect(problemsWith({ kind: 'sumOfScores', scores: ['calm', 'peace', 'meanJoy'] })).toEqual([
      { path: 'scores[4].formula.scores[1]', found: '"peace"', ...before },
      { path: 'scores[4].formula.scores[2]', found: '"meanJoy"', ...before },
    ]);
    expect(problemsWith({ kind: 'sumOfScores', scores: ['calm', 'calm'] })).toMatchObject([
      { path: 'scores[4].formula.scores[1]', found: '"calm" twice in this score' },
    ]);
    const swapped = problemsOf((draft) => draft.scores.unshift(draft.scores.splice(2, 1)[0]!));
    expect(swapped.map(({ path }) => path)).toEqual([
      'scores[0].formula.scores[0]',
      'scores[0].formula.scores[1]',
    ]);
  });

  it('divide scores that exist and stand before', () => {
    expect(problemsWith({ kind: 'ratio', numerator: 'peace', denominator: 'meanJoy' })).toEqual([
      {
        path: 'scores[4].formula.numerator',
        expected: 'the id of a score that stands before this one',
        found: '"peace"',
        mend: 'Name one of: calm, joy, overall, balance.',
      },
      {
        path: 'scores[4].formula.denominator',
        expected: 'the id of a score that stands before this one',
        found: '"meanJoy"',
        mend: 'Name one of: calm, joy, overall, balance.',
      },
    ]);
  });

  it.each([-1, 0.5])('keep a whole number of decimals, not %d', (decimals) => {
    expect(problemsOf((draft) => (draft.scores[4]!.decimals = decimals))).toEqual([
      {
        path: 'scores[4].decimals',
        expected: 'a whole number of decimal places, from 0',
        found: `${decimals}`,
        mend: 'Write 0 for sums, 2 for means and ratios.',
      },
    ]);
  });
});
