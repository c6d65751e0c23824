import type { Answers } from '../answers/answers.ts';
import type { Instrument } from '../instrument/instrument.ts';
import { questionsOf } from '../instrument/questions.ts';
import type { Result } from '../scoring/result.ts';
import type { Harm } from './trial-file.ts';

/** What an attempt says of harm. */
export interface Seen {
  readonly result: Result;
  readonly answers: Answers;
}

/**
 * Did a person get worse by the trial's bound, or more, from one attempt to the next? Never where one of them does not
 * say it: the answer was skipped, or the score not calculated.
 */
export function isHarm(instrument: Instrument, harm: Harm, before: Seen, after: Seen): boolean {
  const [from, to] = [before, after].map((seen) => valueOf(instrument, harm, seen));
  if (typeof from !== 'number' || typeof to !== 'number') return false;
  return harm.change > 0 ? to - from >= harm.change : to - from <= harm.change;
}

function valueOf(instrument: Instrument, { of, id }: Harm, { result, answers }: Seen): unknown {
  if (of === 'score') return result[id]?.value;
  return answers[questionsOf(instrument).findIndex((question) => question.id === id)];
}
