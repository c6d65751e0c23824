import { describe, expect, it } from 'vitest';
import { runExamples } from '../../../../src/domain/instrument/check.ts';
import type { Instrument } from '../../../../src/domain/instrument/instrument.ts';
import { anInstrument, type Mutable } from '../../../support/instrument-builder.ts';

type Example = Mutable<Instrument['examples'][number]>;
const problemsWith = (change: (example: Example) => void) =>
  runExamples(anInstrument((draft) => change(draft.examples[0]!)));
const again = 'Work the example by hand once more, then correct it, or the formula or norm it speaks of.';

describe('worked examples', () => {
  it('agree with the program', () => {
    expect(runExamples(anInstrument())).toEqual([]);
  });

  it.each([
    ['value', 7, 'expected[0].value', '7', '8'],
    ['level', 'Low', 'expected[0].level', '"Low"', '"High"'],
    ['percentile', 97, 'expected[0].percentile', '97', '98'],
    ['percentile', null, 'expected[0].percentile', 'null', '98'],
    ['colour', 'red', 'expected[0].colour', '"red"', '"blue"'],
  ])('say where they disagree: %s %j', (key, wrong, path, expected, found) => {
    expect(problemsWith((example) => Object.assign(example.expected[0]!, { [key]: wrong }))).toEqual([
      {
        path: `examples[0].${path}`,
        expected,
        found: `${found} for "calm" in the example "everything at ease"`,
        mend: again,
      },
    ]);
  });

  it('are read at their own age', () => {
    // At 36 and over the mean of calm is 6: z = (8 - 6) / 1.5 = 1.333, 90.88 -> 91.
    expect(problemsWith((example) => (example.age = 36))).toMatchObject([
      { path: 'examples[0].expected[0].percentile', expected: '98', found: expect.stringMatching(/^91 /) },
    ]);
  });

  it('need not say everything', () => {
    const short = problemsWith((example) => {
      example.expected = [{ score: 'joy', value: 8 }];
    });
    expect(short).toEqual([]);
  });

  it('name scores that exist', () => {
    expect(problemsWith((example) => (example.expected[1]!.score = 'peace'))).toEqual([
      {
        path: 'examples[0].expected[1].score',
        expected: 'the id of a score',
        found: '"peace"',
        mend: 'Name one of: calm, joy, overall, balance, meanJoy.',
      },
    ]);
  });

  it.each([
    ['too few', [4, 1, 4], '4 answers were expected and 3 came.'],
    ['off the scale', [4, 1, 4, 5], 'Question 4 has an answer that is not on the scale.'],
    ['with a gap', [4, null, 4, 4], 'Question 2 has no answer.'],
  ])('have answers that count: not %s', (_, answers, words) => {
    expect(problemsWith((example) => (example.answers = answers))).toEqual([
      {
        path: 'examples[0].answers',
        expected: 'answers that "Quiet Days" accepts',
        found: expect.stringContaining(words),
        mend: 'Write one code of the scale for each item, in the order of the items.',
      },
    ]);
  });
});
