import type { Answers } from '../../answers/answers.ts';
import type { HelpCondition, Instrument, SingleCondition } from '../../instrument/instrument.ts';
import type { Demographics } from '../demographics.ts';
import { listConditionParts } from '../help-shown-first-by-answers.ts';
import { isConditionPartMet } from '../help-shown-first.ts';
import { computeResult } from '../result.ts';

/** A condition of the help rules with its parts, all of which must be met. */
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
    const parts = listConditionParts(condition).map((part) => ({
      part,
      holds: isConditionPartMet(instrument, part, context),
    }));
    return { condition, parts, holds: parts.every(({ holds }) => holds) };
  });
}
