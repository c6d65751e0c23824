import { type Answer, endsOfRow } from '#domain/answers/codes.ts';
import { findVisibleQuestions } from '#domain/answers/visible-items.ts';
import type { Instrument, Scale, WorkedExample } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { findColour } from '#domain/scoring/summary.ts';

const age = 25;

/** Three ways to answer, with what the program makes of them: each is to be worked by hand once. */
export function draftExamples(instrument: Instrument): WorkedExample[] {
  return [
    createExample(instrument, 'every answer the lowest', (answers) => answers[0] ?? null),
    createExample(instrument, 'every answer the highest', (answers) => answers.at(-1) ?? null),
    createExample(instrument, 'the answers in turn', (answers, at) => answers[at % answers.length] ?? null),
  ];
}

function createExample(
  instrument: Instrument,
  name: string,
  choose: (answers: readonly Answer[], at: number) => Answer,
): WorkedExample {
  const questions = listQuestions(instrument);
  const answers: Answer[] = questions.map(() => null);
  for (const [at, question] of questions.entries()) {
    if (findVisibleQuestions(instrument, answers)[at])
      answers[at] = choose(listAnswers(getScale(instrument, question)), at);
  }
  const results = Object.entries(computeResult(instrument, answers, { age }));
  const expected = results.map(([score, { value, level, percentile }]) => ({
    score,
    value,
    level,
    percentile,
    colour: findColour(instrument, score, value, { age }),
  }));
  return { name, age, answers, expected };
}

/** Some answers that a scale can have, from the lowest to the highest. */
function listAnswers(scale: Scale): Answer[] {
  switch (scale.kind) {
    case 'choice':
      return scale.options.map(({ code }) => code).toSorted((a, b) => a - b);
    case 'bipolar':
      return scale.positions.map(({ code }) => code).toSorted((a, b) => a - b);
    case 'several':
      return scale.options.map(({ code }) => [code]);
    case 'analogue': {
      const { min, max } = endsOfRow(scale);
      return [min, (min + max) / 2, max];
    }
    default:
      return [scale.min, scale.max];
  }
}
