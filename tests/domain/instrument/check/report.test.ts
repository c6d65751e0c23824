import { describe, expect, it } from 'vitest';
import { checkInstrument } from '#domain/instrument/check.ts';
import type { Report, SummaryColour } from '#domain/instrument/instrument.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';

const checkWithReport = (id: string, change: (report: Mutable<Report>) => void) =>
  checkInstrument(anInstrument((draft) => change(getReport(draft, id))));

describe('the range of a formula', () => {
  it('is computed from the lowest and highest code', () => {
    // Sums of two codes 1 to 4: 2 to 8; both: 4 to 16; ratio: 2/8 = 0.25 to 8/2 = 4; mean: 1 to 4.
    expect(Object.fromEntries(computePossibleRanges(anInstrument()))).toEqual({
      calm: { min: 2, max: 8 },
      joy: { min: 2, max: 8 },
      overall: { min: 4, max: 16 },
      balance: { min: 0.25, max: 4 },
      meanJoy: { min: 1, max: 4 },
    });
  });

  it('is known for a ratio of single items', () => {
    const single = anInstrument((draft) => {
      draft.scores[0]!.formula = { kind: 'sum', items: ['q1'] };
    });
    // joy / q1: 2/4 = 0.5 to 8/1 = 8.
    expect(computePossibleRanges(single).get('balance')).toEqual({ min: 0.5, max: 8 });
  });

  it('is unknown if a denominator can be 0 or a score is unknown', () => {
    const odd = anInstrument((draft) => {
      if (draft.scale.kind === 'choice') draft.scale.options[0]!.code = -4;
      draft.scores[2]!.formula = { kind: 'sumOfScores', scores: ['peace'] };
    });
    expect([...computePossibleRanges(odd).keys()]).toEqual(['calm', 'joy', 'meanJoy']);
    expect(computePossibleRanges(odd).get('calm')).toEqual({ min: -8, max: 8 });
  });
});

describe('the displayed range', () => {
  const path = 'scores[0].report.range';

  it('has two ends', () => {
    expect(checkWithReport('calm', (report) => (report.range = { min: 8, max: 2 }))).toContainEqual(
      expect.objectContaining({
        path,
        expected: 'min below max',
        actual: '8 to 2',
        fix: 'Correct "min" or "max".',
      }),
    );
  });

  it.each([
    { min: 2, max: 10 },
    { min: -2, max: 8 },
  ])('contains only possible scores: %j', (range) => {
    expect(checkWithReport('calm', (report) => (report.range = range))).toMatchObject([
      {
        path,
        expected: 'a range of possible scores: the formula gives 2 to 8',
        actual: `${range.min} to ${range.max}`,
        fix: expect.stringContaining('"min": 2, "max": 8'),
      },
    ]);
  });

  it.each([
    { min: 2, max: 6 },
    { min: 4, max: 8 },
  ])('contains all possible scores: %j', (range) => {
    expect(checkWithReport('calm', (report) => (report.range = range))).toMatchObject([
      {
        path,
        expected: 'a range with all possible scores, 2 to 8',
        actual: `${range.min} to ${range.max}`,
        fix: expect.stringContaining('"min": 2, "max": 8'),
      },
    ]);
  });

  it('can start at 0, below the possible minimum', () => {
    expect(checkWithReport('calm', (report) => (report.range = { min: 0, max: 8 }))).toEqual([]);
  });

  it('can clamp in a ratio chart, but does not exceed the possible maximum', () => {
    expect(checkWithReport('balance', (report) => (report.range = { min: 1, max: 2 }))).toEqual([]);
    expect(checkWithReport('balance', (report) => (report.range = { min: 0, max: 5 }))).toMatchObject([
      { path: 'scores[3].report.range', expected: 'a range of possible scores: the formula gives 0.25 to 4' },
    ]);
  });
});

describe('the average', () => {
  it.each([1.9, 8.1])('is in the displayed range: %d', (value) => {
    expect(checkWithReport('calm', (report) => (report.average!.value = value))).toMatchObject([
      {
        path: 'scores[0].report.average.value',
        expected: 'a number in the range of the chart, 2 to 8',
        actual: `${value}`,
        fix: 'Correct the average or the range.',
      },
    ]);
  });
});

describe('ticks', () => {
  it.each([4, 0, -2, 12, 0.7, 0.1])(
    'end at the upper end, and leave space below: a step of %d does not',
    (tickStep) => {
      expect(checkWithReport('calm', (report) => (report.tickStep = tickStep))).toMatchObject([
        {
          path: 'scores[0].report.tickStep',
          expected: 'a step that divides 2 to 8 evenly, into at most 20 parts',
          actual: `${tickStep}`,
          fix: expect.stringMatching(/such as [\d.]+\.$/),
        },
      ]);
    },
  );

  it.each([1, 3, 6, 1.5, 0.3])('can have a step of %d', (tickStep) => {
    expect(checkWithReport('calm', (report) => (report.tickStep = tickStep))).toEqual([]);
  });
});

describe('reliability', () => {
  it.each([-0.1, 1.1, 80])('is a share from 0 to 1, not %d', (value) => {
    expect(
      checkWithReport('calm', (report) => (report.reliability = { value, basis: 'assumed' })),
    ).toMatchObject([
      {
        path: 'scores[0].report.reliability.value',
        expected: 'a number from 0 to 1',
        actual: `${value}`,
        fix: 'Write 0.8 for 80 percent, or null if changes are not evaluated.',
      },
    ]);
  });
});

describe('level texts', () => {
  it('exist for every level of a band', () => {
    const problems = checkWithReport('calm', (report) => {
      delete report.levelTexts.Low;
    });
    expect(problems).toMatchObject([
      {
        path: 'scores[0].report.levelTexts.Low',
        expected: 'a text for each level of the limits',
        actual: 'none',
        fix: 'Write text, step and reading for the level "Low".',
      },
    ]);
  });

  it('exist for the level without a name', () => {
    const problems = checkWithReport('balance', (report) => {
      delete report.levelTexts[''];
    });
    expect(problems).toMatchObject([{ path: 'scores[3].report.levelTexts.""', actual: 'none' }]);
  });

  it.each(['text', 'step'] as const)('are not empty in their %s', (key) => {
    const problems = checkWithReport('calm', (report) => {
      report.levelTexts.High![key] = '  ';
    });
    expect(problems).toMatchObject([
      {
        path: `scores[0].report.levelTexts.High.${key}`,
        expected: 'a sentence for the reader',
        actual: 'an empty one',
        fix: 'Write what the answers suggest, or one small thing to do next.',
      },
    ]);
  });
});

describe('the colours', () => {
  const setColours = (list: readonly SummaryColour[]) => (report: Mutable<Report>) => {
    for (const band of report.bands) band.colours?.forEach((step, at) => (step.is = list[at]!));
  };
  const checkDirection = (direction: Report['direction'], list: readonly SummaryColour[]) =>
    checkInstrument(
      anInstrument((draft) => {
        const report = getReport(draft, 'overall');
        report.direction = direction;
        setColours(list)(report);
      }),
    );

  it('match the direction', () => {
    expect(checkDirection('higher', ['red', 'green', 'blue'])).toEqual([]);
    expect(checkDirection('lower', ['blue', 'green', 'red'])).toEqual([]);
    expect(checkDirection('higher', ['grey', 'red', 'red'])).toEqual([]);
    expect(checkDirection('balance', ['red', 'green', 'red'])).toEqual([]);
  });

  it('do not mark the better end as the worse one', () => {
    expect(checkDirection('higher', ['blue', 'green', 'red'])).toMatchObject([
      {
        path: 'scores[2].report.bands[0].colours',
        expected:
          'colours that fit "direction": "higher": higher scores are better, red needs attention and blue is good',
        actual: 'blue for lower scores, green for higher ones',
        fix: 'Reverse the colours, or correct the direction.',
      },
    ]);
    expect(checkDirection('lower', ['red', 'grey', 'green'])).toMatchObject([
      { actual: 'red for lower scores, green for higher ones' },
    ]);
    expect(checkDirection('higher', ['red', 'green', 'red'])).toHaveLength(1);
  });
});
