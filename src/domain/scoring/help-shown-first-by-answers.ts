import type { Answers } from '../answers/answers.ts';
import type { HelpCondition, Instrument, SingleCondition } from '../instrument/instrument.ts';
import { isQuestion } from '../instrument/questions.ts';

/** The part of an instrument with its questions and help rules. */
type HelpRules = Pick<Instrument, 'items' | 'help'>;
type ItemCondition = Extract<SingleCondition, { readonly item: string }>;

/**
 * Whether the answers show help first, whatever the scores are. Separate from the conditions on scores, so that
 * the questionnaire screens do not load these.
 */
export function isHelpShownFirstByAnswers({ items, help }: HelpRules, ans: Answers): boolean {
  return help.firstWhen.some((condition) =>
    listConditionParts(condition).every((part) => 'item' in part && isAnswerConditionMet(items, part, ans)),
  );
}

/** The parts of a condition, all of which must be met. */
export function listConditionParts(condition: HelpCondition): readonly SingleCondition[] {
  return 'all' in condition ? condition.all : [condition];
}

/** Whether an answer exists and is at least as high as the condition requires. */
export function isAnswerConditionMet(
  items: Instrument['items'],
  { item, from }: ItemCondition,
  ans: Answers | null,
): boolean {
  const code = ans?.[items.filter(isQuestion).findIndex(({ id }) => id === item)];
  return typeof code === 'number' && code >= from;
}
