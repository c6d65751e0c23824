import type { AgeBand, Level, LevelStep, SummaryColour } from '../instrument/instrument.ts';
import { getEnglishLevelName } from './level.ts';
import type { PossibleRange } from './possible-range.ts';
import { findLevelStep, findThresholdValue } from './threshold-list.ts';

/** A range of scores with the same level and colour. */
export interface CutRange {
  /** Minimum and maximum score, inclusive. */
  readonly from: number;
  readonly to: number;
  readonly level: Level;
  /** Name of the level; '' for none. */
  readonly name: string;
  /** Null if the score has no colours. */
  readonly colour: SummaryColour | null;
}

/**
 * Converts the limits of a band to ranges of scores, in ascending order, which cover all possible scores. Omits
 * limits outside of the possible scores.
 * @param decimals of the scores: adjacent scores differ by one unit of the last decimal
 */
export function computeCutRanges(
  { levels, colours }: Pick<AgeBand, 'levels' | 'colours'>,
  { min, max }: PossibleRange,
  decimals: number,
  nameLevel: (step: LevelStep) => string = getEnglishLevelName,
): CutRange[] {
  const unit = 10 ** -decimals;
  const rounded = (value: number) => Number(value.toFixed(decimals));
  const starts = [...levels, ...(colours ?? [])]
    .flatMap(({ upTo, below }) => (upTo === undefined ? (below ?? []) : rounded(upTo + unit)))
    .filter((start) => start > min && start <= max);
  const inOrder = [...new Set([min, ...starts])].sort((a, b) => a - b);
  return inOrder.map((from, place) => {
    const next = inOrder[place + 1];
    return {
      from,
      to: next === undefined ? max : rounded(next - unit),
      level: findThresholdValue(levels, from),
      name: nameLevel(findLevelStep({ levels }, from)),
      colour: colours === undefined ? null : findThresholdValue(colours, from),
    };
  });
}
