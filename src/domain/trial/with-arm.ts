import type { Instrument } from '../instrument/instrument.ts';
import { armCode, type TrialWords } from './arms.ts';
import type { Arm } from './trial-file.ts';

/**
 * An instrument with the words that an attempt's arm puts in the place of those of its levels: texts and steps, never
 * tiers, which lead to help. The instrument itself for an attempt without an arm, and of one that nobody knows.
 * @param code as it is stored with the attempt
 */
export function withArm<I extends Instrument>(
  instrument: I,
  trials: readonly TrialWords[] | undefined,
  code: string | null | undefined,
): I {
  const arm = trials?.flatMap((trial) => trial.arms.filter(({ id }) => armCode(trial, id) === code))[0];
  return arm ? withWords(instrument, arm) : instrument;
}

/** An instrument with the words of an arm. */
export function withWords<I extends Instrument>(
  instrument: I,
  { levelTexts = {} }: Pick<Arm, 'levelTexts'>,
): I {
  const scores = instrument.scores.map((score) => {
    const { report } = score;
    if (!report) return score;
    const words = { ...report.levelTexts };
    for (const [level, changed] of Object.entries(levelTexts[score.id] ?? {})) {
      const own = words[level];
      if (own) words[level] = { ...own, ...changed };
    }
    return { ...score, report: { ...report, levelTexts: words } };
  });
  return { ...instrument, scores };
}
