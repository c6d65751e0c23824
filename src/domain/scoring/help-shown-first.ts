import type { Answers } from '../answers/answers.ts';
import type { HelpCondition, Instrument, Level, SingleCondition } from '../instrument/instrument.ts';
import type { Demographics } from './demographics.ts';
import { isAnswerConditionMet, isHelpConditionMet } from './help-shown-first-by-answers.ts';
import type { Result } from './result.ts';
import { findColour } from './summary.ts';

/** The data for the conditions of help rules. */
export interface HelpContext extends Demographics {
  readonly result: Result;
  /** Null if unknown: conditions on answers are not met then. */
  readonly ans: Answers | null;
}

/** How prominent the help numbers are: the full block before the result, one row, or only the button of the bar. */
export type HelpProminence = 'block' | 'row' | 'none';

/** Whether help is shown before the result. This only affects the order on the screen: nothing is scored or sent. */
export function isHelpShownFirst(instrument: Instrument, facts: HelpContext): boolean {
  return isAnyMet(instrument, instrument.help.firstWhen, facts);
}

/**
 * Computes how prominent the help numbers are for a result.
 * @param isHelpFirst the server's evaluation at submission, which also covers single answers
 */
export function computeHelpProminence(
  instrument: Instrument,
  facts: HelpContext,
  isHelpFirst = false,
): HelpProminence {
  if (isHelpFirst || isHelpShownFirst(instrument, facts)) return 'block';
  return isAnyMet(instrument, instrument.help.rowWhen ?? [], facts) ? 'row' : 'none';
}

const strengths = ['none', 'row', 'block'] as const;

/** Selects the most prominent of several results; 'none' for an empty list. */
export function selectMostProminentHelp(all: readonly HelpProminence[]): HelpProminence {
  return strengths.filter((strength) => all.includes(strength)).at(-1) ?? 'none';
}

function isAnyMet(instrument: Instrument, conditions: readonly HelpCondition[], facts: HelpContext) {
  return conditions.some((condition) =>
    isHelpConditionMet(condition, (part) => isConditionPartMet(instrument, part, facts)),
  );
}

/** Whether one part of a condition is met. */
export function isConditionPartMet(
  instrument: Instrument,
  condition: SingleCondition,
  { result, ans, ...facts }: HelpContext,
) {
  if ('item' in condition) return isAnswerConditionMet(instrument.items, condition, ans);
  const { score, colour, level, from, upTo, is, fromPercentile } = condition;
  const { value = null, level: actual = '' satisfies Level, percentile = null } = result[score] ?? {};
  if (value === null) return false;
  return (
    (colour === undefined || colour === findColour(instrument, score, value, facts)) &&
    (level === undefined || level === actual) &&
    (from === undefined || value >= from) &&
    (upTo === undefined || value <= upTo) &&
    (is === undefined || value === is) &&
    (fromPercentile === undefined || (percentile !== null && percentile >= fromPercentile))
  );
}
