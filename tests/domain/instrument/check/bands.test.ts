import { describe, expect, it } from 'vitest';
import { checkInstrument } from '#domain/instrument/check.ts';
import type { AgeBand, Norm } from '#domain/instrument/instrument.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';

/** The findings for changed age bands of `calm` (18 to 35, 36 and over). */
const checkWithBands = (change: (young: Mutable<AgeBand>, older: Mutable<AgeBand>) => void) =>
  checkInstrument(
    anInstrument((draft) => {
      const { bands } = getReport(draft, 'calm');
      change(bands[0]!, bands[1]!);
    }),
  );
const bands = 'scores[0].report.bands';

describe('age bands', () => {
  it.each([20, 17])('start at 18, not at %i', (from) => {
    expect(checkWithBands((young) => (young.from = from))).toMatchObject([
      {
        path: `${bands}[0].from`,
        expected: '18, so that each age is in one band',
        actual: `${from}`,
        fix: 'Cover all ages from 18 on; the last band has "to": null.',
      },
    ]);
  });

  it.each([
    ['a gap', 38],
    ['an overlap', 35],
  ])('are contiguous without %s', (_, from) => {
    expect(checkWithBands((_young, older) => (older.from = from))).toMatchObject([
      {
        path: `${bands}[1].from`,
        expected: '36, so that each age is in one band',
        actual: `${from}`,
        fix: 'Start one year after the preceding band ends.',
      },
    ]);
  });

  it('end without a maximum', () => {
    expect(checkWithBands((_young, older) => (older.to = 99))).toMatchObject([
      {
        path: `${bands}[1].to`,
        expected: 'null in the last band',
        actual: '99',
        fix: 'Write null.',
      },
    ]);
  });

  it('have no maximum only at the end', () => {
    expect(checkWithBands((young) => (young.to = null))).toMatchObject([
      {
        path: `${bands}[0].to`,
        expected: 'an age, since this is not the last band',
        actual: 'null',
        fix: 'Write the maximum age of this band.',
      },
    ]);
  });

  it('end after their start, at a whole age', () => {
    const problems = checkWithBands((young, older) => {
      young.to = 17;
      older.from = 18;
    });
    expect(problems).toMatchObject([
      {
        path: `${bands}[0].to`,
        expected: 'a whole age from 18',
        actual: '17',
        fix: 'Correct the maximum age of this band.',
      },
    ]);
    expect(checkWithBands((young) => (young.to = 35.5))).toContainEqual(
      expect.objectContaining({ path: `${bands}[0].to`, actual: '35.5' }),
    );
  });

  it('are required', () => {
    const none = anInstrument((draft) => {
      getReport(draft, 'calm').bands = [];
    });
    expect(checkInstrument(none)).toMatchObject([
      {
        path: bands,
        expected: 'at least one age band',
        actual: 'none',
        fix: 'Cover all ages from 18 on; the last band has "to": null.',
      },
    ]);
  });
});

describe('a norm', () => {
  const checkWithNorm = (change: (norm: Mutable<Norm>) => void) =>
    checkWithBands((young) => change(young.norm!));
  const norm = `${bands}[0].norm`;

  it.each([0, -1, Number.NaN])('has a deviation above 0, not %d', (sd) => {
    expect(checkWithNorm((draft) => (draft.sd = sd))).toMatchObject([
      {
        path: `${norm}.sd`,
        expected: 'a standard deviation above 0',
        actual: `${sd}`,
        fix: 'Write the standard deviation, or null for no norm.',
      },
    ]);
  });

  it.each([1, 50])('has a possible mean, not %d', (mean) => {
    expect(checkWithNorm((draft) => (draft.mean = mean))).toMatchObject([
      {
        path: `${norm}.mean`,
        expected: 'a mean within the possible scores, 2 to 8',
        actual: `${mean}`,
        fix: 'Correct the mean.',
      },
    ]);
  });

  it.each([2, 8])('can have its mean at the end of the range: %d', (mean) => {
    expect(checkWithNorm((draft) => (draft.mean = mean))).toEqual([]);
  });

  it.each([
    ['decreasing scores', { score: 1, percentile: 60 }],
    ['a duplicate score', { score: 2, percentile: 60 }],
    ['a percentile above 100', { score: 5, percentile: 101 }],
  ])('has no table with %s', (_, entry) => {
    const problems = checkWithNorm((draft) => {
      draft.percentiles = [{ score: 2, percentile: 5 }, entry];
    });
    expect(problems).toMatchObject([
      {
        path: `${norm}.percentiles[1]`,
        expected: 'ascending scores, and percentiles from 0 to 100',
        actual: `score ${entry.score}, percentile ${entry.percentile}`,
        fix: 'Put the table in ascending order.',
      },
    ]);
  });

  it('has no table with a percentile that falls while the score rises', () => {
    const problems = checkWithNorm((draft) => {
      draft.percentiles = [
        { score: 2, percentile: 5 },
        { score: 5, percentile: 4 },
      ];
    });
    expect(problems).toMatchObject([
      {
        path: `${norm}.percentiles[1].percentile`,
        expected: 'at least 5, the percentile of the lower score 2',
        actual: '4 at the score 5',
        fix: 'Compare both with the manual. Write at least 5 here, or at most 4 at the score 2.',
      },
    ]);
  });

  it('has a table from the lowest score on', () => {
    const problems = checkWithNorm((draft) => {
      draft.percentiles = [{ score: 4, percentile: 20 }];
    });
    expect(problems).toMatchObject([
      {
        path: `${norm}.percentiles[0].score`,
        expected: '2, the minimum possible score, in the first entry',
        actual: '4',
        fix: 'Add an entry for the minimum score.',
      },
    ]);
  });

  it('can have a table with repeated percentiles', () => {
    const problems = checkWithNorm((draft) => {
      draft.percentiles = [
        { score: 2, percentile: 5 },
        { score: 3, percentile: 5 },
        { score: 6, percentile: 70 },
      ];
    });
    expect(problems).toEqual([]);
  });
});

describe('levels and colours', () => {
  it('change at the same scores', () => {
    expect(checkWithBands((young) => (young.colours![0]!.upTo = 4))).toMatchObject([
      {
        path: `${bands}[0].colours`,
        expected: 'the limits of the levels, 3, 6',
        actual: '4, 6',
        fix: 'Use the same limits, or write the reason in "coloursException".',
      },
    ]);
  });

  it('can differ if the file states why', () => {
    const problems = checkWithBands((young) => {
      young.colours![0]!.upTo = 4;
      young.coloursException = 'The colours keep the specified cuts.';
    });
    expect(problems).toEqual([]);
  });

  it('are not compared if one of them has no cut', () => {
    expect(checkWithBands((young) => (young.colours = [{ is: 'green' }]))).toEqual([]);
  });
});
