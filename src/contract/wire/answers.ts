import type { Answers } from '#domain/answers/answers.ts';
import { canAnswerZero } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';

/** Reads answers: null if unanswered. On the wire 0 is unanswered, too, except on scales with the answer 0. */
export function readAnswers(
  instrument: Pick<Instrument, 'items' | 'scale' | 'scales'>,
  ans: Answers,
): Answers {
  const questions = listQuestions(instrument);
  return ans.map((answer, at) => {
    const question = questions[at];
    if (answer !== 0) return answer;
    // Normalizes -0, so that a repeated submission has the same answers.
    return question !== undefined && canAnswerZero(getScale(instrument, question)) ? 0 : null;
  });
}
