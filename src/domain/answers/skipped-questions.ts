import { listQuestions } from '../instrument/questions.ts';
import type { Answers } from './answers.ts';
import type { ConditionSource } from './sum-so-far.ts';
import { findVisibleQuestions } from './visible-items.ts';

/** Lists the ids of the visible questions without an answer. */
export function listSkippedIds(instrument: ConditionSource, answers: Answers): string[] {
  const visible = findVisibleQuestions(instrument, answers);
  return listQuestions(instrument).flatMap(({ id }, index) =>
    visible[index] && answers[index] === null ? [id] : [],
  );
}
