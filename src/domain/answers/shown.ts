import type { AnswerCondition, Instrument, Item } from '../instrument/instrument.ts';
import { isQuestion } from '../instrument/questions.ts';
import type { Answer } from './codes.ts';

/**
 * Which items are shown for these answers, in the order of the file. A hidden item is as good as unanswered for the
 * conditions on it, whatever answer is kept for it.
 * @param ans one place for each question
 */
export function shownItems({ items }: Pick<Instrument, 'items'>, ans: readonly Answer[]): boolean[] {
  const known = new Map<string, Answer>();
  let place = 0;
  return items.map((item) => {
    const shows = isShown(item, known);
    if (isQuestion(item)) known.set(item.id, shows ? (ans[place] ?? null) : null);
    place += isQuestion(item) ? 1 : 0;
    return shows;
  });
}

/** The same for the questions alone: one place for each answer. */
export function shownQuestions(instrument: Pick<Instrument, 'items'>, ans: readonly Answer[]): boolean[] {
  const shown = shownItems(instrument, ans);
  return shown.filter((_, at) => isQuestion(instrument.items[at] as Item));
}

/** The answers that count: null for every hidden question. */
export function withoutHidden(instrument: Pick<Instrument, 'items'>, ans: readonly Answer[]): Answer[] {
  const shown = shownQuestions(instrument, ans);
  return ans.map((answer, at) => (shown[at] ? answer : null));
}

function isShown({ showWhen }: Item, known: ReadonlyMap<string, Answer>): boolean {
  return showWhen === undefined || holds(showWhen, known);
}

function holds(condition: AnswerCondition, known: ReadonlyMap<string, Answer>): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, known));
  if ('any' in condition) return condition.any.some((part) => holds(part, known));
  if ('not' in condition) return !holds(condition.not, known);
  const { item, is, from, upTo, includes } = condition;
  const answer = known.get(item) ?? null;
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
