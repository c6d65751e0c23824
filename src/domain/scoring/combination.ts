import type { Instrument, ScoreCombination } from '../instrument/instrument.ts';
import type { Level } from '../instrument/instrument.ts';

/**
 * Finds the first combination of levels of a section that applies. Its text replaces the level texts, notes and
 * colours of its scores, which would contradict each other.
 * @param levels received levels by score id
 */
export function findCombination(
  { feedback }: Pick<Instrument, 'feedback'>,
  levels: Readonly<Record<string, Level | undefined>>,
): ScoreCombination | undefined {
  return feedback.combinations?.find(({ all }) => all.every(({ score, level }) => levels[score] === level));
}
