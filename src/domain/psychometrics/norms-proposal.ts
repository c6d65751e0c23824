import { type Case, completeCases } from './complete-cases.ts';
import { type Alpha, cronbachAlpha } from './cronbach-alpha.ts';
import { type CutRule, type Cuts, type PossibleScores, proposedCuts } from './cuts.ts';
import { type Figure, noFigure } from './figure.ts';
import { type ItemStatistics, itemStatistics } from './item-statistics.ts';
import { computeMean } from './mean.ts';
import { computeStandardDeviation } from './standard-deviation.ts';
import { computeStandardError } from './standard-error.ts';

/** One score of a group of people. */
export interface GroupScores {
  /** The score of each person; null where it could not be calculated. */
  readonly scores: Case;
  /** What each person's items count, reversed items turned round; [] for all where the score does not add up items. */
  readonly items: readonly Case[];
  readonly possible: PossibleScores;
}

/** What a group's answers say of a score: mean, deviation and cuts in score points. */
export interface NormsProposal {
  /** Persons whose score could be calculated. */
  readonly n: number;
  readonly mean: Figure;
  readonly sd: Figure;
  readonly reliability: Alpha;
  /** Standard error of measurement. */
  readonly sem: Figure;
  readonly cuts: Cuts | { readonly reason: string };
  readonly items: readonly ItemStatistics[];
}

/** Norms and cuts as a group of people would set them; each figure that cannot be worked out says why. */
export function normsProposal({ scores, items, possible }: GroupScores, rule: CutRule): NormsProposal {
  const known = completeCases(scores.map((score) => [score])).flat();
  const sd = computeStandardDeviation(known);
  const reliability = cronbachAlpha(items);
  const { alpha } = reliability;
  return {
    n: known.length,
    mean: computeMean(known),
    sd,
    reliability,
    sem:
      sd.value === null || alpha.value === null
        ? noFigure('The error of measurement needs a deviation and alpha.')
        : computeStandardError(sd.value, alpha.value),
    cuts: proposedCuts(known, rule, possible),
    items: itemStatistics(items),
  };
}
