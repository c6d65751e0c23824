import type { Instrument, ScoreCombination } from '../instrument/instrument.ts';
import type { Level } from '../instrument/instrument.ts';
import type { Result } from './result.ts';

/**
 * Finds the first combination of levels of a section that applies. Its text replaces the level texts, notes and
 * colours of its scores, which would contradict each other.
 * @param levels received levels by score id
 */
export function findScoreCombination(
  { feedback }: Pick<Instrument, 'feedback'>,
  levels: Readonly<Record<string, Level | undefined>>,
): ScoreCombination | undefined {
  return feedback.combinations?.find(({ all }) => all.every(({ score, level }) => levels[score] === level));
}

/** The levels of the calculated scores of a result, by score id. */
export function listScoreLevels(result: Result): Readonly<Record<string, Level | undefined>> {
  const levels = Object.entries(result).flatMap(([id, { value, level }]) =>
    value === null ? [] : [[id, level] as const],
  );
  return Object.fromEntries(levels);
}
