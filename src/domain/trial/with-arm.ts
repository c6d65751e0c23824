import type { Instrument, LevelText, Score } from '../instrument/instrument.ts';
import { majorOf } from '../instrument/version.ts';
import { armCode, type TrialWords } from './arms.ts';
import type { Arm } from './trial-file.ts';

/**
 * An instrument with the words that an attempt's arm puts in the place of those of its levels: texts and steps, never
 * tiers, which lead to help. The instrument itself for an attempt without an arm, of an arm that changes nothing, or
 * of one that nobody knows.
 * @param code as it is stored with the attempt
 */
export function withArm<I extends Instrument>(
  instrument: I,
  trials: readonly TrialWords[] | undefined,
  code: string | null | undefined,
): I {
  if (!code || !trials) return instrument;
  const arm = trials
    .filter(({ major }) => String(major) === String(majorOf(instrument.version)))
    .flatMap((trial) => trial.arms.filter(({ id }) => armCode(trial, id) === code))[0];
  return arm?.levelTexts ? withWords(instrument, arm) : instrument;
}

/** An instrument with the words of an arm. */
export function withWords<I extends Instrument>(
  instrument: I,
  { levelTexts = {} }: Pick<Arm, 'levelTexts'>,
): I {
  const scores = instrument.scores.map((score): Score => {
    const { id, report } = score;
    const changed = levelTexts[id];
    if (!report || !changed) return score;
    const levels = Object.entries(report.levelTexts).map(([level, own]): [string, LevelText | undefined] => [
      level,
      own && { ...own, ...changed[level] },
    ]);
    return { ...score, report: { ...report, levelTexts: Object.fromEntries(levels) } };
  });
  return { ...instrument, scores };
}
