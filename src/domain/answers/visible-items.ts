import type { AnswerCondition, Item } from '../instrument/instrument.ts';
import { isQuestion } from '../instrument/questions.ts';
import type { Answer } from './codes.ts';
import { type ConditionSource, isSumMet } from './sum-so-far.ts';

/**
 * Evaluates which items are visible, in the order of the file. For conditions, a hidden item counts as
 * unanswered.
 * @param ans one answer per question
 */
export function findVisibleItems(source: ConditionSource, ans: readonly Answer[]): boolean[] {
  const answers = new Map<string, Answer>();
  let position = 0;
  return source.items.map((item) => {
    const shows = item.showWhen === undefined || isMet(source, item.showWhen, answers);
    if (isQuestion(item)) answers.set(item.id, shows ? (ans[position] ?? null) : null);
    position += isQuestion(item) ? 1 : 0;
    return shows;
  });
}

/** Evaluates which questions are visible: one element per answer. */
export function findVisibleQuestions(instrument: ConditionSource, ans: readonly Answer[]): boolean[] {
  const visible = findVisibleItems(instrument, ans);
  return visible.filter((_, at) => isQuestion(instrument.items[at] as Item));
}

/** Replaces the answers of hidden questions by null. */
export function withoutHiddenAnswers(instrument: ConditionSource, ans: readonly Answer[]): Answer[] {
  const visible = findVisibleQuestions(instrument, ans);
  return ans.map((answer, at) => (visible[at] ? answer : null));
}

function isMet(
  source: ConditionSource,
  condition: AnswerCondition,
  answers: ReadonlyMap<string, Answer>,
): boolean {
  if ('all' in condition) return condition.all.every((part) => isMet(source, part, answers));
  if ('any' in condition) return condition.any.some((part) => isMet(source, part, answers));
  if ('not' in condition) return !isMet(source, condition.not, answers);
  if ('sumOf' in condition) return isSumMet(source, condition, answers);
  const { item, is, from, upTo, includes } = condition;
  const answer = answers.get(item) ?? null;
  if (typeof answer !== 'number') {
    return (
      typeof answer === 'object' && answer !== null && includes !== undefined && answer.includes(includes)
    );
  }
  return (
    includes === undefined &&
    (is === undefined || answer === is) &&
    (from === undefined || answer >= from) &&
    (upTo === undefined || answer <= upTo)
  );
}
