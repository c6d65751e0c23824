import type { Answers } from '../../answers/answers.ts';
import type { HelpCondition, Instrument, SingleCondition } from '../../instrument/instrument.ts';
import type { Demographics } from '../demographics.ts';
import { listParts } from '../help-shown-first-by-answers.ts';
import { isPartMet } from '../help-shown-first.ts';
import { computeResult } from '../result.ts';

/** A condition of the help rules with its parts, all of which must be met. */
export interface HelpWorking {
  readonly condition: HelpCondition;
  readonly parts: readonly { readonly part: SingleCondition; readonly holds: boolean }[];
  readonly holds: boolean;
}

/** Evaluates the conditions of the help rules. Help is shown first if one of them is met. */
export function createHelpWorkings(instrument: Instrument, ans: Answers, facts: Demographics): HelpWorking[] {
  const context = { ...facts, result: computeResult(instrument, ans, facts), ans };
  return instrument.help.firstWhen.map((condition) => {
    const parts = listParts(condition).map((part) => ({ part, holds: isPartMet(instrument, part, context) }));
    return { condition, parts, holds: parts.every(({ holds }) => holds) };
  });
}
