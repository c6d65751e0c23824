import { type Case, selectCompleteCases } from './complete-cases.ts';
import { type Alpha, computeAlpha } from './cronbach-alpha.ts';
import { type CutRule, type Cuts, type PossibleScores, proposeCuts } from './cut-scores.ts';
import { type Figure, createUndefinedFigure } from './figure.ts';
import { type ItemStatistics, computeItemStatistics } from './item-statistics.ts';
import { computeMean } from './mean.ts';
import { computeStandardDeviation } from './standard-deviation.ts';
import { computeStandardError } from './standard-error.ts';

/** A score of a sample. */
export interface GroupScores {
  /** The score of each person; null if it could not be calculated. */
  readonly scores: Case;
  /**
   * The item values of each person, after reversal; [] for all persons if the score is not a sum or mean of
   * items.
   */
  readonly items: readonly Case[];
  readonly possible: PossibleScores;
}

/** Norms of a sample: mean, standard deviation and cut scores in score points. */
export interface NormsProposal {
  /** Number of persons with a score. */
  readonly n: number;
  readonly mean: Figure;
  readonly sd: Figure;
  readonly reliability: Alpha;
  /** Standard error of measurement, in score points. */
  readonly sem: Figure;
  readonly cuts: Cuts | { readonly reason: string };
  readonly items: readonly ItemStatistics[];
}

/** Computes norms and cut scores from a sample. Figures that cannot be computed give a reason. */
export function createNormsProposal({ scores, items, possible }: GroupScores, rule: CutRule): NormsProposal {
  const known = selectCompleteCases(scores.map((score) => [score])).flat();
  const sd = computeStandardDeviation(known);
  const reliability = computeAlpha(items);
  const { alpha } = reliability;
  return {
    n: known.length,
    mean: computeMean(known),
    sd,
    reliability,
    sem:
      sd.value === null || alpha.value === null
        ? createUndefinedFigure('The standard error of measurement needs a standard deviation and alpha.')
        : computeStandardError(sd.value, alpha.value),
    cuts: proposeCuts(known, rule, possible),
    items: computeItemStatistics(items),
  };
}
