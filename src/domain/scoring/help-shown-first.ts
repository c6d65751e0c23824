import type { Answers } from '../answers/answers.ts';
import type { Instrument, Level, SingleCondition } from '../instrument/instrument.ts';
import type { Demographics } from './demographics.ts';
import { isAnswerMet, listParts } from './help-shown-first-by-answers.ts';
import type { Result } from './result.ts';
import { findColour } from './summary.ts';

/** The data for the conditions of help rules. */
export interface HelpContext extends Demographics {
  readonly result: Result;
  /** Null if unknown: conditions on answers are not met then. */
  readonly ans: Answers | null;
}

/** Whether help is shown before the result. This only affects the order on the screen: nothing is scored or sent. */
export function isHelpShownFirst(instrument: Instrument, facts: HelpContext): boolean {
  return instrument.help.firstWhen.some((condition) =>
    listParts(condition).every((part) => isPartMet(instrument, part, facts)),
  );
}

/** Whether one part of a condition is met. */
export function isPartMet(
  instrument: Instrument,
  condition: SingleCondition,
  { result, ans, ...facts }: HelpContext,
) {
  if ('item' in condition) return isAnswerMet(instrument.items, condition, ans);
  const { score, colour, level, from } = condition;
  const { value = null, level: actual = '' satisfies Level } = result[score] ?? {};
  if (value === null) return false;
  return (
    (colour === undefined || colour === findColour(instrument, score, value, facts)) &&
    (level === undefined || level === actual) &&
    (from === undefined || value >= from)
  );
}
