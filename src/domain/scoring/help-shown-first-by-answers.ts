import type { Answers } from '../answers/answers.ts';
import type { HelpCondition, Instrument, PartCondition, SingleCondition } from '../instrument/instrument.ts';
import { isQuestion } from '../instrument/questions.ts';

/** The part of an instrument with its questions and help rules. */
type HelpRules = Pick<Instrument, 'items' | 'help'>;
type ItemCondition = Extract<SingleCondition, { readonly item: string }>;

/**
 * Whether the answers show help first, whatever the scores are. Separate from the conditions on scores, so that
 * the questionnaire screens do not load these.
 */
export function isHelpShownFirstByAnswers({ items, help }: HelpRules, ans: Answers): boolean {
  const isMet = (part: SingleCondition) => 'item' in part && isAnswerConditionMet(items, part, ans);
  return help.firstWhen.some((condition) => isHelpConditionMet(condition, isMet));
}

/**
 * Whether a condition is met: all of its parts, each of which may be several of which one must be met.
 * @param isMet evaluates a condition on one score or one answer
 */
export function isHelpConditionMet(
  condition: HelpCondition,
  isMet: (part: SingleCondition) => boolean,
): boolean {
  return listConditionParts(condition).every((part) => ('any' in part ? part.any.some(isMet) : isMet(part)));
}

/** The parts of a condition, all of which must be met. */
export function listConditionParts(condition: HelpCondition): readonly PartCondition[] {
  return 'all' in condition ? condition.all : [condition];
}

/** Whether an answer exists and is within the limits of the condition. */
export function isAnswerConditionMet(
  items: Instrument['items'],
  { item, from = -Infinity, upTo = Infinity, is }: ItemCondition,
  ans: Answers | null,
): boolean {
  const code = ans?.[items.filter(isQuestion).findIndex(({ id }) => id === item)];
  return typeof code === 'number' && code >= from && code <= upTo && (is === undefined || code === is);
}
