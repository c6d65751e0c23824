import { type Answer, getNumericRange } from '#domain/answers/codes.ts';
import { findVisibleQuestions } from '#domain/answers/visible-items.ts';
import type { Instrument, Scale, WorkedExample } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import { createExample } from '../../drafts/create-example.ts';

const age = 25;

/** Creates three examples with computed scores. An author verifies each by hand. */
export function createDraftExamples(instrument: Instrument): WorkedExample[] {
  return [
    answerAndScore(instrument, 'every answer the lowest', (answers) => answers[0] ?? null),
    answerAndScore(instrument, 'every answer the highest', (answers) => answers.at(-1) ?? null),
    answerAndScore(instrument, 'the answers in turn', (answers, at) => answers[at % answers.length] ?? null),
  ];
}

/** Answers each visible question by `choose`. */
function answerAndScore(
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
  return createExample(instrument, name, age, answers);
}

/** Lists possible answers of a scale from lowest to highest; for sliders and numbers, some of them. */
function listAnswers(scale: Scale): Answer[] {
  switch (scale.kind) {
    case 'choice':
      return scale.options.map(({ code }) => code).toSorted((a, b) => a - b);
    case 'bipolar':
      return scale.positions.map(({ code }) => code).toSorted((a, b) => a - b);
    case 'several':
      return scale.options.map(({ code }) => [code]);
    case 'text':
      return ['an example'];
    case 'analogue': {
      const { min, max } = getNumericRange(scale);
      const { step = 1 } = scale;
      return [min, min + Math.floor((max - min) / 2 / step) * step, max];
    }
    default: {
      const { min, max } = getNumericRange(scale);
      return [min, max];
    }
  }
}
