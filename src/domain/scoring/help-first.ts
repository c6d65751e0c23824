import type { Answers } from '../answers/answers.ts';
import type { Instrument, Level, SingleCondition } from '../instrument/instrument.ts';
import type { Facts } from './facts.ts';
import { isAnswerMet, listParts } from './help-by-answers.ts';
import type { Result } from './result.ts';
import { findColour } from './summary.ts';

/** What a help rule is judged by. */
export interface HelpFacts extends Facts {
  readonly result: Result;
  /** Null where they are not known: conditions on single answers then do not hold. */
  readonly ans: Answers | null;
}

/**
 * Does help come before the result? It says what to show first, never how a person is: nothing is scored by it and
 * nothing is sent.
 */
export function helpComesFirst(instrument: Instrument, facts: HelpFacts): boolean {
  return instrument.help.firstWhen.some((condition) =>
    listParts(condition).every((part) => isPartMet(instrument, part, facts)),
  );
}

/** Does one part of a help rule hold? */
export function isPartMet(
  instrument: Instrument,
  condition: SingleCondition,
  { result, ans, ...facts }: HelpFacts,
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
