import type { Answers } from '../answers/answers.ts';
import type { HelpCondition, Instrument, SingleCondition } from '../instrument/instrument.ts';
import { isQuestion } from '../instrument/questions.ts';

/** What single answers are judged with: the questions of an instrument, and when help comes first. */
type Asked = Pick<Instrument, 'items' | 'help'>;
type ItemCondition = Extract<SingleCondition, { readonly item: string }>;

/**
 * Do the answers put help first, whatever the scores are? Apart from the rules on scores, so that the screens of the
 * questions need not carry those.
 */
export function answersPutHelpFirst({ items, help }: Asked, ans: Answers): boolean {
  return help.firstWhen.some((condition) =>
    listParts(condition).every((part) => 'item' in part && isAnswerMet(items, part, ans)),
  );
}

/** The conditions that must hold together. */
export function listParts(condition: HelpCondition): readonly SingleCondition[] {
  return 'all' in condition ? condition.all : [condition];
}

/** Is a single answer there, and at least as high as the condition says? */
export function isAnswerMet(
  items: Instrument['items'],
  { item, from }: ItemCondition,
  ans: Answers | null,
): boolean {
  const code = ans?.[items.filter(isQuestion).findIndex(({ id }) => id === item)];
  return typeof code === 'number' && code >= from;
}
