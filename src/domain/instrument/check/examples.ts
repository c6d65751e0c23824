import { checkAnswers } from '../../answers/answers.ts';
import { resultOf } from '../../scoring/result.ts';
import { colourOf } from '../../scoring/summary.ts';
import type { Instrument, WorkedExample } from '../instrument.ts';
import type { Problem } from '../problem.ts';

/** Works every example of a file that `checkInstrument` accepts, and says where the program and it disagree. */
export function runExamples(instrument: Instrument): Problem[] {
  return instrument.examples.flatMap((example, at) => {
    const path = `examples[${at}]`;
    const refused = checkAnswers(instrument, example.answers);
    if (refused === null) return disagreements(path, instrument, example);
    return [
      {
        path: `${path}.answers`,
        expected: `answers that "${instrument.title}" accepts`,
        found: refused.message,
        mend: 'Write one code of the scale for each item, in the order of the items.',
      },
    ];
  });
}

function disagreements(path: string, instrument: Instrument, example: WorkedExample): Problem[] {
  const result = resultOf(instrument, example.answers, example.age);
  return example.expected.flatMap((expected, at): Problem[] => {
    const here = `${path}.expected[${at}]`;
    const score = result[expected.score];
    if (score === undefined) {
      return [
        {
          path: `${here}.score`,
          expected: 'the id of a score',
          found: `"${expected.score}"`,
          mend: `Name one of: ${Object.keys(result).join(', ')}.`,
        },
      ];
    }
    const colour = colourOf(instrument, expected.score, score.value, example.age);
    const actual: Partial<Record<string, unknown>> = { ...score, colour };
    return (['value', 'level', 'percentile', 'colour'] as const)
      .filter((key) => expected[key] !== undefined && expected[key] !== actual[key])
      .map((key) => ({
        path: `${here}.${key}`,
        expected: written(expected[key]),
        found: `${written(actual[key])} for "${expected.score}" in the example "${example.name}"`,
        mend: 'Work the example by hand once more, then correct it, or the formula or norm it speaks of.',
      }));
  });
}

function written(value: unknown): string {
  return JSON.stringify(value) ?? 'none';
}
