import type { Answers } from '../../answers/answers.ts';
import type { HelpCondition, Instrument, SingleCondition } from '../../instrument/instrument.ts';
import type { Demographics } from '../demographics.ts';
import { isHelpConditionMet, listConditionParts } from '../help-shown-first-by-answers.ts';
import { isConditionPartMet } from '../help-shown-first.ts';
import { computeResult } from '../result.ts';

/** A condition of the help rules with its parts: all must be met, of an "any" one. */
export interface HelpRuleTrace {
  readonly condition: HelpCondition;
  readonly parts: readonly { readonly part: SingleCondition; readonly holds: boolean }[];
  readonly holds: boolean;
}

/** Evaluates the conditions of the help rules. Help is shown first if one of them is met. */
export function createHelpRuleTraces(
  instrument: Instrument,
  ans: Answers,
  facts: Demographics,
): HelpRuleTrace[] {
  const context = { ...facts, result: computeResult(instrument, ans, facts), ans };
  return instrument.help.firstWhen.map((condition) => {
    const isMet = (part: SingleCondition) => isConditionPartMet(instrument, part, context);
    const singles = listConditionParts(condition).flatMap((part) => ('any' in part ? part.any : [part]));
    const parts = singles.map((part) => ({ part, holds: isMet(part) }));
    return { condition, parts, holds: isHelpConditionMet(condition, isMet) };
  });
}
