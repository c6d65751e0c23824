import { describe, expect, it } from 'vitest';
import { scoreAnswers } from '#domain/scoring/score.ts';
import { anInstrument, anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';

describe('scoring answers', () => {
  it('reverses, sums, adds scores up, divides and averages', () => {
    // q2 is reversed: 1 + 4 - 2 = 3. calm = 4 + 3 = 7; joy = 3 + 4 = 7; overall = 14; balance = 7/7; mean = 7/2.
    expect(scoreAnswers(anInstrument(), [4, 2, 3, 4])).toEqual({
      calm: 7,
      joy: 7,
      overall: 14,
      balance: 1,
      meanJoy: 3.5,
    });
  });

  it('reverses the lowest code of an item into the highest', () => {
    // calm = 1 + (5 - 4) = 2, the minimum; 4 + (5 - 1) = 8, the maximum.
    expect(scoreAnswers(anInstrument(), [1, 4, 1, 1]).calm).toBe(2);
    expect(scoreAnswers(anInstrument(), [4, 1, 1, 1]).calm).toBe(8);
  });

  it('reverses by the lowest and highest code, not by the number of options', () => {
    const fromThree = anInstrument((draft) => {
      if (draft.scale.kind === 'choice') draft.scale.options.forEach((option) => (option.code += 2));
    });
    // Codes 3 to 6: the reverse of 6 is 3 + 6 - 6 = 3; calm = 5 + 3 = 8.
    expect(scoreAnswers(fromThree, [5, 6, 3, 3]).calm).toBe(8);
  });

  it('scores pairs by their codes, like statements', () => {
    expect(scoreAnswers(anInstrumentOfPairs(), [4, 2, 3, 4]).overall).toBe(14);
  });

  it('rounds a ratio half up, to its decimals', () => {
    // joy / calm: 5/8 = 0.625 -> 0.63; 2/3 = 0.666… -> 0.67; 4/3 = 1.333… -> 1.33.
    expect(scoreAnswers(anInstrument(), [4, 1, 2, 3]).balance).toBe(0.63);
    expect(scoreAnswers(anInstrument(), [1, 3, 1, 1]).balance).toBe(0.67);
    expect(scoreAnswers(anInstrument(), [1, 3, 2, 2]).balance).toBe(1.33);
  });

  it('computes with exact numbers and rounds only at the end', () => {
    const third = anInstrument((draft) => {
      const balance = draft.scores.find(({ id }) => id === 'balance')!;
      balance.decimals = 0;
      draft.scores.push({
        id: 'twice',
        title: 'Twice',
        decimals: 2,
        formula: { kind: 'sumOfScores', scores: ['balance', 'balance'] },
      });
    });
    // balance = 2/3, stored as 1; twice = 4/3 = 1.33, not 2.
    expect(scoreAnswers(third, [1, 3, 1, 1])).toMatchObject({ balance: 1, twice: 1.33 });
  });

  it('does not compute a score with an unanswered item', () => {
    // q3 is missing: joy is undefined, and all scores that use it; calm = 4 + 4 = 8.
    expect(scoreAnswers(anInstrument(), [4, 1, null, 4])).toEqual({
      calm: 8,
      joy: null,
      overall: null,
      balance: null,
      meanJoy: null,
    });
    expect(scoreAnswers(anInstrument(), [null, 1, 4, 4])).toMatchObject({
      calm: null,
      joy: 8,
      overall: null,
    });
    // A missing answer to a reversed item is missing too.
    expect(scoreAnswers(anInstrument(), [4, null, 4, 4]).calm).toBeNull();
  });

  it('has no ratio with a denominator of 0', () => {
    const around0 = anInstrument((draft) => {
      if (draft.scale.kind === 'choice') draft.scale.options[0]!.code = -4;
    });
    // Codes -4 to 4: the reverse of 4 is -4; calm = 4 - 4 = 0.
    expect(scoreAnswers(around0, [4, 4, 2, 2])).toMatchObject({ calm: 0, balance: null });
  });
});
