import { describe, expect, test } from 'vitest';
import { formatAnswer } from '#authoring/studio/worked-examples/format-answer.ts';
import { formatHelpRules } from '#authoring/studio/worked-examples/help-lines.ts';
import { createScoreLines } from '#authoring/studio/worked-examples/score-lines.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { createScoringTrace } from '#domain/scoring/working/scoring-trace.ts';
import { anInstrument, getReport } from '#tests/support/instrument-builder.ts';

function formatLines(id: string, ans: readonly (number | null)[], instrument: Instrument = anInstrument()) {
  const working = createScoringTrace(instrument, ans, { age: 30 }).scores.find(
    ({ score }) => score.id === id,
  );
  return working ? createScoreLines(working).map(({ step, text }) => `${step}: ${text}`) : [];
}

describe('a score on the worksheet', () => {
  test('is computed and evaluated line by line', () => {
    expect(formatLines('calm', [4, 1, 4, 3])).toEqual([
      'Formula: sum of q1, q2',
      'In numbers: 4 + 4 = 8',
      'Band: ages 18 to 35: the first that matches',
      'Level: 8 is above 6: High',
      'Colour: 8 is above 6: blue',
      'z: (8 − 5) ÷ 1.5 = 2',
      'Percentile: 97.72 % of the normal distribution are below z; as a whole number from 1 to 99: 98',
    ]);
  });

  test('is rounded if that changes it', () => {
    // joy 3 + 3, calm 4 + 4.
    expect(formatLines('balance', [4, 1, 3, 2])).toEqual([
      'Formula: joy divided by calm',
      'In numbers: 5 ÷ 8 = 0.625',
      'Rounded: to 2 decimal places, halves up: 0.63',
      'Band: ages 18 and over: the first that matches',
      'Level: 0.63 is below 1: Low',
      'Colour: 0.63 is any score: green',
    ]);
  });

  test('below the mean has a negative z, and a named level its name', () => {
    const instrument = anInstrument((draft) => {
      Object.assign(getReport(draft, 'joy').bands[0]!.levels[0]!, { id: 'faint', name: 'Faint' });
    });
    const lines = formatLines('joy', [4, 1, 1, 1], instrument);
    expect(lines).toContain('Level: 2 is up to 3: Faint');
    expect(lines).toContain('z: (2 − 5) ÷ 1.5 = −2');
  });

  test('with a percentile table names its entry', () => {
    const instrument = anInstrument((draft) => {
      getReport(draft, 'joy').bands[0]!.norm!.percentiles = [
        { score: 3, percentile: 10 },
        { score: 6, percentile: 60 },
      ];
    });
    expect(formatLines('joy', [4, 1, 4, 3], instrument)).toContain(
      'Percentile: the table’s entry from 6: 60',
    );
    expect(formatLines('joy', [4, 1, 1, 1], instrument)).toContain(
      'Percentile: below the table’s first entry: 1',
    );
  });

  test('with a missing answer states the rule that applies', () => {
    const instrument = anInstrument((draft) => {
      draft.allowsMissing = true;
      draft.scores[4]!.formula = { kind: 'sum', items: ['q1', 'q3', 'q4'] };
      draft.scores[4]!.missing = { atLeast: 2, rest: 'ownMean' };
    });
    expect(formatLines('meanJoy', [4, 1, null, 2], instrument)).toEqual([
      'Formula: sum of q1, q3, q4',
      'Missing: 2 of 3 items have a value, 2 are needed: their mean replaces the others',
      'In numbers: 4 + 3 + 2 = 9',
    ]);
    expect(formatLines('meanJoy', [4, 1, null, null], instrument)).toEqual([
      'Formula: sum of q1, q3, q4',
      'Missing: 1 of 3 items have a value, and 2 are needed',
      'Score: cannot be calculated',
    ]);
    expect(formatLines('joy', [4, 1, null, 2], instrument)).toContain(
      'Missing: 1 of 2 items have a value, and all are needed',
    );
  });
});

test('help rules state the result of each part', () => {
  const instrument = anInstrument((draft) => {
    draft.help.firstWhen = [
      {
        all: [
          { score: 'calm', colour: 'red' },
          { item: 'q3', from: 3 },
        ],
      },
      { score: 'joy', level: 'Low', from: 2 },
    ];
  });
  expect(formatHelpRules(createScoringTrace(instrument, [1, 4, 1, 1], { age: 30 }).help)).toEqual([
    'calm is red (yes) and answer to q3 from 3 (no): does not apply',
    'joy is at Low and is from 2 (yes): applies',
  ]);
});

test.each<[string, Scale, number | readonly number[] | null, string]>([
  ['an option', { kind: 'choice', options: [{ code: 1, label: 'Never' }] }, 1, '1 Never'],
  [
    'several',
    {
      kind: 'several',
      options: [
        { code: 1, label: 'Tea' },
        { code: 2, label: 'Milk' },
      ],
    },
    [1, 2],
    '1 Tea, 2 Milk',
  ],
  ['a place', { kind: 'bipolar', positions: [{ position: -1, code: 1, label: 'A' }] }, 1, '1 A'],
  ['a rating of 0', { kind: 'rating', min: 0, max: 10, low: 'a', high: 'b' }, 0, '0 of 10'],
  ['a line', { kind: 'analogue', low: 'a', high: 'b' }, 63, '63 of 100'],
  ['a number', { kind: 'number', min: 0, max: 31, unit: 'days' }, 3, '3 days'],
  ['nothing', { kind: 'number', min: 0, max: 31 }, null, ''],
])('%s is displayed with its words', (_, scale, answer, expected) => {
  expect(formatAnswer(scale, answer)).toBe(expected);
});
