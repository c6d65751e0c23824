import type { Answers } from '../../answers/answers.ts';
import type { Instrument } from '../../instrument/instrument.ts';
import type { Facts } from '../facts.ts';
import { type HelpWorking, helpWorkings } from './help-working.ts';
import { type ItemWorking, itemWorkings } from './item-working.ts';
import { type ScoreWorking, scoreWorkings } from './score-working.ts';

/** Every step from answers to results, for a check by hand. Numbers stand as one writes them: 3, 2.5, 11/3. */
export interface Working {
  readonly items: readonly ItemWorking[];
  readonly scores: readonly ScoreWorking[];
  readonly help: readonly HelpWorking[];
}

/** Works out answers step by step, by the functions that score people. Expects answers `checkAnswers` accepted. */
export function createWorking(instrument: Instrument, ans: Answers, facts: Facts): Working {
  return {
    items: itemWorkings(instrument, ans),
    scores: scoreWorkings(instrument, ans, facts),
    help: helpWorkings(instrument, ans, facts),
  };
}
