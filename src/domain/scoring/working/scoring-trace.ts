import type { Answers } from '../../answers/answers.ts';
import type { Instrument } from '../../instrument/instrument.ts';
import type { Demographics } from '../demographics.ts';
import { type HelpRuleTrace, createHelpRuleTraces } from './help-rule-trace.ts';
import { type ItemTrace, createItemTraces } from './item-trace.ts';
import { type ScoreTrace, createScoreTraces } from './score-trace.ts';

/** All steps from answers to results, to check them by hand. Numbers are formatted for reading: 3, 2.5, 11/3. */
export interface ScoringTrace {
  readonly items: readonly ItemTrace[];
  readonly scores: readonly ScoreTrace[];
  readonly help: readonly HelpRuleTrace[];
}

/**
 * Computes results step by step, with the same functions as for submissions. Expects answers that `checkAnswers`
 * accepts.
 */
export function createScoringTrace(instrument: Instrument, ans: Answers, facts: Demographics): ScoringTrace {
  return {
    items: createItemTraces(instrument, ans),
    scores: createScoreTraces(instrument, ans, facts),
    help: createHelpRuleTraces(instrument, ans, facts),
  };
}
