import { type Answers, codesOf } from '#domain/answers/answers.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';

/**
 * Answers as the program knows them: null where unanswered. On the wire 0 says that too, unless the instrument's own
 * scale has the code 0. Everything behind this knows null alone.
 */
export function readAnswers({ scale }: Pick<Instrument, 'scale'>, ans: Answers): Answers {
  const zeroAnswers = codesOf(scale).includes(0);
  return ans.map((code) => (code === 0 && !zeroAnswers ? null : code));
}
