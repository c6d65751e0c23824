import type { Answers } from '#domain/answers/answers.ts';
import { hasZero } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';

/**
 * Answers as the program knows them: null where unanswered. On the wire 0 says that too, but for questions on whose
 * scale 0 is an answer. Everything behind this knows null alone.
 */
export function readAnswers(
  instrument: Pick<Instrument, 'items' | 'scale' | 'scales'>,
  ans: Answers,
): Answers {
  const questions = listQuestions(instrument);
  return ans.map((answer, at) => {
    const question = questions[at];
    if (answer !== 0) return answer;
    // Written anew: what travelled as -0 is the same answer when it is sent again.
    return question !== undefined && hasZero(getScale(instrument, question)) ? 0 : null;
  });
}
