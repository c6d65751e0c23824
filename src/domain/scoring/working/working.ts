import type { Answers } from '../../answers/answers.ts';
import type { Instrument } from '../../instrument/instrument.ts';
import type { Demographics } from '../demographics.ts';
import { type HelpWorking, createHelpWorkings } from './help-working.ts';
import { type ItemWorking, createItemWorkings } from './item-working.ts';
import { type ScoreWorking, createScoreWorkings } from './score-working.ts';

/** All steps from answers to results, to check them by hand. Numbers are formatted for reading: 3, 2.5, 11/3. */
export interface Working {
  readonly items: readonly ItemWorking[];
  readonly scores: readonly ScoreWorking[];
  readonly help: readonly HelpWorking[];
}

/**
 * Computes results step by step, with the same functions as for submissions. Expects answers that `checkAnswers`
 * accepts.
 */
export function createWorking(instrument: Instrument, ans: Answers, facts: Demographics): Working {
  return {
    items: createItemWorkings(instrument, ans),
    scores: createScoreWorkings(instrument, ans, facts),
    help: createHelpWorkings(instrument, ans, facts),
  };
}
