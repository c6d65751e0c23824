import type { AgeBand, Level, SummaryColour } from '../instrument/instrument.ts';
import { levelName } from './known-level.ts';
import type { PossibleRange } from './possible-range.ts';
import { levelAt, findStepValue } from './step.ts';

/** Scores that share level and colour. */
export interface CutRange {
  /** Lowest and highest score, both included. */
  readonly from: number;
  readonly to: number;
  readonly level: Level;
  /** Of the level, as people read it; '' for none. */
  readonly name: string;
  /** Null where the score has no colours. */
  readonly colour: SummaryColour | null;
}

/**
 * The cuts of levels and colours of an age band as ranges of scores, lowest first; together they hold every score that
 * is possible. Cuts that no score reaches are left out.
 * @param decimals to which scores are kept: two neighbours differ by one unit of the last place
 */
export function computeCutRanges(
  { levels, colours }: Pick<AgeBand, 'levels' | 'colours'>,
  { min, max }: PossibleRange,
  decimals: number,
): CutRange[] {
  const unit = 10 ** -decimals;
  const rounded = (value: number) => Number(value.toFixed(decimals));
  const starts = [...levels, ...(colours ?? [])]
    .flatMap(({ upTo, below }) => (upTo === undefined ? (below ?? []) : rounded(upTo + unit)))
    .filter((start) => start > min && start <= max);
  const inOrder = [...new Set([min, ...starts])].toSorted((a, b) => a - b);
  return inOrder.map((from, place) => {
    const next = inOrder[place + 1];
    return {
      from,
      to: next === undefined ? max : rounded(next - unit),
      level: findStepValue(levels, from),
      name: levelName(levelAt({ levels }, from)),
      colour: colours === undefined ? null : findStepValue(colours, from),
    };
  });
}
