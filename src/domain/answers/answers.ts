import type { Instrument } from '../instrument/instrument.ts';
import { codesOf } from './codes.ts';

export { codesOf };

/** One code per item, in item order; null where unanswered. What was sent is read by `contract/wire/answers`. */
export type Answers = readonly (number | null)[];

/** What is wrong with a list of answers, in the person's words. */
export interface AnswerProblem {
  /** Counts from 1, as the screen does. */
  readonly message: string;
  /** Which answers, counted from 0; empty where the length is wrong. */
  readonly positions: number[];
}

/**
 * The first kind of fault in a list of answers: a wrong length, then values that are no code of the scale,
 * then gaps (unless the instrument allows them). Null when the list can be scored.
 */
export function checkAnswers(instrument: Instrument, ans: Answers): AnswerProblem | null {
  const expected = instrument.items.length;
  if (ans.length !== expected) {
    return {
      message: `${expected} answers were expected and ${ans.length} came. Please go through the list again.`,
      positions: [],
    };
  }
  const codes: readonly unknown[] = codesOf(instrument.scale);
  const strange = positionsWhere(ans, (answer) => answer !== null && !codes.includes(answer));
  if (strange.length > 0) return problem(instrument, strange, 'an answer that is not on the scale');
  const gaps = instrument.allowsMissing ? [] : positionsWhere(ans, (answer) => answer === null);
  if (gaps.length > 0) return problem(instrument, gaps, 'no answer');
  return null;
}

function positionsWhere(answers: Answers, holds: (answer: number | null) => boolean): number[] {
  return answers.flatMap((answer, position) => (holds(answer) ? [position] : []));
}

function problem(instrument: Instrument, positions: number[], what: string): AnswerProblem {
  const first = `${instrument.presentation.unit} ${positions[0]! + 1}`;
  const others = positions.length - 1;
  const message =
    others === 0
      ? `${first} has ${what}. Please choose a value.`
      : `${first} and ${others} more have ${what}. Please choose a value for each.`;
  return { message, positions };
}
