import type { Instrument, Scale } from '../instrument/instrument.ts';

/** One code per item, in item order; null, or 0 on the wire, where unanswered. */
export type Answers = readonly (number | null)[];

/** What is wrong with a list of answers, in the person's words. */
export interface AnswerProblem {
  /** Counts from 1, as the screen does. */
  readonly message: string;
  /** Which answers, counted from 0; empty where the length is wrong. */
  readonly positions: number[];
}

/** Every code an item of this scale may get, ascending. */
export function codesOf(scale: Scale): number[] {
  const entries = scale.kind === 'choice' ? scale.options : scale.positions;
  return entries.map((entry) => entry.code).sort((a, b) => a - b);
}

/** The same answers with null for 0: both mean "unanswered", and everything behind this knows null alone. */
export function withoutZeros(ans: Answers): (number | null)[] {
  return ans.map((answer) => (answer === 0 ? null : answer));
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
  const answers = withoutZeros(ans);
  const strange = positionsWhere(answers, (answer) => answer !== null && !codes.includes(answer));
  if (strange.length > 0) return problem(instrument, strange, 'an answer that is not on the scale');
  const gaps = instrument.allowsMissing ? [] : positionsWhere(answers, (answer) => answer === null);
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
