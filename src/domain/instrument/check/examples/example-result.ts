import { checkAnswers } from '../../../answers/answers.ts';
import type { Demographics } from '../../../scoring/demographics.ts';
import { computeResult } from '../../../scoring/result.ts';
import { selectBand, findLevelStep } from '../../../scoring/threshold-list.ts';
import { findColour } from '../../../scoring/summary.ts';
import type { Instrument, WorkedExample } from '../../instrument.ts';
import { defineContentRule } from '../rule.ts';
import { formatScoringTrace } from './format-scoring-trace.ts';

export const exampleResult = defineContentRule({
  id: 'instrument/example-result',
  level: 'error',
  description: 'The results of a worked example are the computed ones.',
  examples: [
    { bad: { 'examples[0].expected[0].value': 7 }, good: { 'examples[0].expected[0].value': 8 } },
    {
      bad: { 'examples[0].expected[0].level': 'Low', 'examples[0].expected[0].percentile': 97 },
      good: { 'examples[0].expected[0].level': 'High', 'examples[0].expected[0].percentile': 98 },
    },
  ],
  check: (instrument) =>
    instrument.examples.flatMap((example, at) => {
      if (checkAnswers(instrument, example.answers) !== null) return [];
      const different = findDifferences(instrument, example);
      const [first] = different;
      if (!first) return [];
      const isOne = different.length === 1 && first.keys.length === 1;
      return [
        {
          path: isOne ? `examples[${at}].expected[${first.at}].${first.keys[0]}` : `examples[${at}].expected`,
          expected: `the computed results: ${different
            .map(
              ({ score, program }) =>
                `${score} ${program}. ${formatScoringTrace(instrument, example, score)}`,
            )
            .join(' ')}`,
          actual: `the results of the example "${example.name}": ${different
            .map(({ score, file }) => `${score} ${file}`)
            .join('; ')}`,
          fix: 'Compare this computation with yours, step by step. If yours is right, correct the item keys, the formula or the norm; otherwise correct the example.',
        },
      ];
    }),
});

/** Compares the expected results of an example with the computed ones, per score. */
function findDifferences(instrument: Instrument, { expected, answers, ...facts }: WorkedExample) {
  const result = computeResult(instrument, answers, facts);
  return expected.flatMap((written, at) => {
    const worked = result[written.score];
    if (worked === undefined) return [];
    const colour = findColour(instrument, written.score, worked.value, facts);
    const levelId = getLevelId(instrument, written.score, worked.value, facts);
    const actual = { ...worked, levelId, colour };
    const keys = (['value', 'level', 'levelId', 'percentile', 'colour'] as const).filter(
      (key) => written[key] !== undefined && written[key] !== actual[key],
    );
    if (keys.length === 0) return [];
    const list = (from: Readonly<Partial<Record<(typeof keys)[number], unknown>>>) =>
      keys.map((key) => `${key} ${JSON.stringify(from[key]) ?? 'none'}`).join(', ');
    return [{ at, score: written.score, keys, program: list(actual), file: list(written) }];
  });
}

/** The id of the level of a score; undefined if the level has none. */
function getLevelId(
  { scores }: Instrument,
  id: string,
  value: number | null,
  facts: Demographics,
): string | undefined {
  const report = scores.find((score) => score.id === id)?.report;
  return report && value !== null ? findLevelStep(selectBand(report.bands, facts), value).id : undefined;
}
