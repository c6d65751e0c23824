import type { AnswerCondition, Instrument, Item } from '../instrument/instrument.ts';
import { isQuestion } from '../instrument/questions.ts';
import type { Answer } from './codes.ts';

/**
 * Evaluates which items are visible, in the order of the file. For conditions, a hidden item counts as
 * unanswered.
 * @param ans one answer per question
 */
export function findVisibleItems({ items }: Pick<Instrument, 'items'>, ans: readonly Answer[]): boolean[] {
  const answers = new Map<string, Answer>();
  let position = 0;
  return items.map((item) => {
    const shows = isVisible(item, answers);
    if (isQuestion(item)) answers.set(item.id, shows ? (ans[position] ?? null) : null);
    position += isQuestion(item) ? 1 : 0;
    return shows;
  });
}

/** Evaluates which questions are visible: one element per answer. */
export function findVisibleQuestions(
  instrument: Pick<Instrument, 'items'>,
  ans: readonly Answer[],
): boolean[] {
  const visible = findVisibleItems(instrument, ans);
  return visible.filter((_, at) => isQuestion(instrument.items[at] as Item));
}

/** Replaces the answers of hidden questions by null. */
export function withoutHiddenAnswers(
  instrument: Pick<Instrument, 'items'>,
  ans: readonly Answer[],
): Answer[] {
  const visible = findVisibleQuestions(instrument, ans);
  return ans.map((answer, at) => (visible[at] ? answer : null));
}

function isVisible({ showWhen }: Item, answers: ReadonlyMap<string, Answer>): boolean {
  return showWhen === undefined || isMet(showWhen, answers);
}

function isMet(condition: AnswerCondition, answers: ReadonlyMap<string, Answer>): boolean {
  if ('all' in condition) return condition.all.every((part) => isMet(part, answers));
  if ('any' in condition) return condition.any.some((part) => isMet(part, answers));
  if ('not' in condition) return !isMet(condition.not, answers);
  const { item, is, from, upTo, includes } = condition;
  const answer = answers.get(item) ?? null;
  if (typeof answer !== 'number') {
    return answer !== null && includes !== undefined && answer.includes(includes);
  }
  return (
    includes === undefined &&
    (is === undefined || answer === is) &&
    (from === undefined || answer >= from) &&
    (upTo === undefined || answer <= upTo)
  );
}
