import type { Instrument, Item, PairItem, Scale, StatementItem } from './instrument.ts';

/** An item that has an answer: all items except instructions. */
export type Question = StatementItem | PairItem;

/** Lists the questions in the order of the file: the n-th answer belongs to the n-th question. */
export function listQuestions({ items }: Pick<Instrument, 'items'>): Question[] {
  return items.filter(isQuestion);
}

/** Whether an item is a question, not an instruction. */
export function isQuestion(item: Item): item is Question {
  return !('instruction' in item);
}

/** The text of a question on one line; both statements of a pair. */
export function getQuestionText(question: Question): string {
  return 'text' in question ? question.text : `${question.left} – ${question.right}`;
}

/** The scale of a question: the named one, or the default scale of the instrument, also for an unknown name. */
export function getScale(
  { scale, scales }: Pick<Instrument, 'scale' | 'scales'>,
  { scale: name }: Pick<Question, 'scale'>,
): Scale {
  return (name === undefined ? undefined : scales?.[name]) ?? scale;
}
