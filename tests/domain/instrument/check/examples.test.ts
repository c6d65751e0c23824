import { describe, expect, it } from 'vitest';
import { runExamples } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument, type Mutable } from '#tests/support/instrument-builder.ts';

type Example = Mutable<Instrument['examples'][number]>;
const checkWithExample = (change: (example: Example) => void) =>
  runExamples(anInstrument((draft) => change(draft.examples[0]!)));

describe('worked examples', () => {
  it('match the computation', () => {
    expect(runExamples(anInstrument())).toEqual([]);
  });

  it.each([
    ['value', 7, 'calm value 7', 'calm value 8.'],
    ['level', 'Low', 'calm level "Low"', 'calm level "High".'],
    ['percentile', 97, 'calm percentile 97', 'calm percentile 98.'],
    ['percentile', null, 'calm percentile null', 'calm percentile 98.'],
    ['colour', 'red', 'calm colour "red"', 'calm colour "blue".'],
  ])('are reported with the computation if they differ: %s %j', (key, wrong, file, program) => {
    // calm = q1 + q2, q2 reversed: 4 + (5 - 1) = 8; z = (8 - 5) / 1.5 = 2.
    const working = 'sum of q1 4, q2 4 (code 1 reversed) = 8. z = (8 − 5) / 1.5 = 2;';
    expect(
      checkWithExample((example) => Object.assign(example.expected[0]!, { [key]: wrong })),
    ).toMatchObject([
      {
        rule: 'instrument/example-result',
        path: `examples[0].expected[0].${key}`,
        expected: expect.stringContaining(`the computed results: ${program} ${working}`),
        actual: `the results of the example "everything at ease": ${file}`,
      },
    ]);
  });

  it('have one finding each, however many numbers differ', () => {
    const [first, ...rest] = checkWithExample((example) => {
      Object.assign(example.expected[0]!, { value: 7, percentile: 1 });
      example.expected[1]!.value = 2;
    });
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      path: 'examples[0].expected',
      actual: 'the results of the example "everything at ease": calm value 7, percentile 1; balance value 2',
    });
    // balance = joy / calm = 8 / 8, without a norm.
    expect(first?.expected).toMatch(/balance value 1\. joy 8 divided by calm 8 = 1\.$/);
  });

  it('are computed at their own age', () => {
    // At 36 and over the mean of calm is 6: z = (8 - 6) / 1.5 = 1.333, 90.88 -> 91.
    expect(checkWithExample((example) => (example.age = 36))).toMatchObject([
      {
        path: 'examples[0].expected[0].percentile',
        expected: expect.stringContaining(
          'percentile 91. sum of q1 4, q2 4 (code 1 reversed) = 8. z = (8 − 6) / 1.5 = 1.333;',
        ),
      },
    ]);
  });

  it.each([
    ['mean', 'meanJoy', { value: 1 }, 'mean of q3 4, q4 4 = 4.'],
    ['sum of scores', 'overall', { value: 1 }, 'sum of calm 8, joy 8 = 16. z = (16 − 10) / 1.5 = 4;'],
  ])('report a %s', (_, score, wrong, working) => {
    const [first] = checkWithExample((example) => (example.expected = [{ score, ...wrong }]));
    expect(first?.expected).toContain(working);
  });

  it('name the table if percentiles come from one', () => {
    const table = anInstrument((draft) => {
      draft.scores[0]!.report!.bands[0]!.norm!.percentiles = [{ score: 2, percentile: 40 }];
    });
    expect(runExamples(table)[0]?.expected).toContain('Percentile: the entry of the table for 8.');
  });

  it('can omit values', () => {
    const short = checkWithExample((example) => {
      example.expected = [{ score: 'joy', value: 8 }];
    });
    expect(short).toEqual([]);
  });

  it('name existing scores', () => {
    expect(checkWithExample((example) => (example.expected[1]!.score = 'peace'))).toMatchObject([
      {
        path: 'examples[0].expected[1].score',
        expected: 'the id of a score',
        actual: '"peace"',
        fix: 'Write one of: calm, joy, overall, balance, meanJoy.',
      },
    ]);
  });

  it.each([
    ['too few answers', [4, 1, 4], '4 answers were expected and 3 came.'],
    ['an answer off the scale', [4, 1, 4, 5], 'Question 4 has an answer that is not on the scale.'],
    ['a missing answer', [4, null, 4, 4], 'Question 2 has no answer.'],
  ])('have valid answers: not %s', (_, answers, words) => {
    expect(checkWithExample((example) => (example.answers = answers))).toMatchObject([
      {
        path: 'examples[0].answers',
        expected: 'answers that "Quiet Days" accepts',
        actual: expect.stringContaining(words),
        fix: 'Write one code of the scale for each item, in the order of the items.',
      },
    ]);
  });
});
