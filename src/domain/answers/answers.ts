import type { Instrument } from '../instrument/instrument.ts';
import { listQuestions, getScale } from '../instrument/questions.ts';
import { type Answer, isValidAnswer } from './codes.ts';
import { findVisibleQuestions } from './visible-items.ts';

/**
 * One answer per question, in the order of the file; null if unanswered or hidden. `contract/wire/answers`
 * parses requests.
 */
export type Answers = readonly Answer[];

/** Kinds of errors: the number of answers, values outside of their scale, answers to hidden questions, and missing answers. */
export type AnswerProblemKind = 'count' | 'offScale' | 'notAsked' | 'missing';

/** An error in a list of answers, as a message for the user. */
export interface AnswerProblem {
  readonly kind: AnswerProblemKind;
  /** Question numbers in it count from 1. */
  readonly message: string;
  /** Positions of the invalid answers, from 0; empty if the length is wrong. */
  readonly positions: number[];
}

/**
 * Validates answers: the length, values outside their scale, answers to hidden questions, and missing answers
 * unless the instrument allows them.
 * @param declined which questions the person would rather not answer; left out: all that have no answer
 * @returns the first kind of error found, or null if the answers can be scored
 */
export function checkAnswers(
  instrument: Instrument,
  ans: Answers,
  declined?: readonly boolean[],
): AnswerProblem | null {
  const questions = listQuestions(instrument);
  const expected = questions.length;
  if (ans.length !== expected) {
    return {
      kind: 'count',
      message: `${expected} answers were expected and ${ans.length} came. Please go through the list again.`,
      positions: [],
    };
  }
  const invalid = questions.flatMap((question, at) => {
    // Comes from a request: an element may be of any type.
    const answer: Answer | undefined = ans[at];
    if (answer === null) return [];
    return answer !== undefined && isValidAnswer(getScale(instrument, question), answer) ? [] : [at];
  });
  if (invalid.length > 0)
    return createProblem(instrument, 'offScale', invalid, 'an answer that is not on the scale');
  const visibleQuestions = findVisibleQuestions(instrument, ans);
  const hidden = positionsWhere(ans, (answer, at) => answer !== null && visibleQuestions[at] === false);
  if (hidden.length > 0)
    return createProblem(
      instrument,
      'notAsked',
      hidden,
      'an answer though it is not asked',
      'Please leave it out.',
    );
  const mayBeMissing = (at: number) =>
    instrument.allowsMissing && (declined === undefined || declined[at] === true);
  const gaps = positionsWhere(
    ans,
    (answer, at) => answer === null && visibleQuestions[at] === true && !mayBeMissing(at),
  );
  if (gaps.length > 0) return createProblem(instrument, 'missing', gaps, 'no answer');
  return null;
}

function positionsWhere(answers: Answers, holds: (answer: Answer, at: number) => boolean): number[] {
  return answers.flatMap((answer, at) => (holds(answer, at) ? [at] : []));
}

function createProblem(
  instrument: Instrument,
  kind: AnswerProblemKind,
  positions: number[],
  what: string,
  fix?: string,
): AnswerProblem {
  const first = `${instrument.presentation.unit} ${(positions[0] ?? 0) + 1}`;
  const others = positions.length - 1;
  const message =
    others === 0
      ? `${first} has ${what}. ${fix ?? 'Please choose a value.'}`
      : `${first} and ${others} more have ${what}. ${fix ?? 'Please choose a value for each.'}`;
  return { kind, message, positions };
}
