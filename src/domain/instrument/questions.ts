import type { Instrument, Item, PairItem, Scale, StatementItem } from './instrument.ts';

/** An item that asks something: every one but a screen of instruction. Answers have a place for each. */
export type Question = StatementItem | PairItem;

/** The items that are answered, in the order of the file: answer n belongs to question n. */
export function listQuestions({ items }: Pick<Instrument, 'items'>): Question[] {
  return items.filter(isQuestion);
}

/** Does an item ask something? */
export function isQuestion(item: Item): item is Question {
  return !('instruction' in item);
}

/** What a question says, on one line: of a pair both statements. */
export function questionText(question: Question): string {
  return 'text' in question ? question.text : `${question.left} – ${question.right}`;
}

/**
 * The scale on which a question is answered: the one it names, else the questionnaire's own, which also takes the place
 * of a name that the check refuses.
 */
export function getScale(
  { scale, scales }: Pick<Instrument, 'scale' | 'scales'>,
  { scale: name }: Pick<Question, 'scale'>,
): Scale {
  return (name === undefined ? undefined : scales?.[name]) ?? scale;
}
