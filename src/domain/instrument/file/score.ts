// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

import type { Report } from './report.ts';

/** One score. */
export interface Score {
  /** Short and lasting name of the score, used below and in exports. */
  readonly id: string;
  /** Title on the feedback screens. */
  readonly title: string;
  /** Title in the overall summary and history, where it differs. */
  readonly summaryTitle?: string;
  /** How the score is made. */
  readonly formula: Formula;
  /** Decimal places kept when the score is stored; 0 for sums. */
  readonly decimals: number;
  /** How the score is shown. Leave it out for a score that is stored but not shown. */
  readonly report?: Report;
}

/** How the score is made. */
export type Formula = SumFormula | MeanFormula | SumOfScoresFormula | RatioFormula;

/** The sum of item values, reversed items turned round first. */
export interface SumFormula {
  /** The form, as named above. */
  readonly kind: 'sum';
  /** Ids of the items, each once. */
  readonly items: readonly string[];
}

/** The mean of item values, reversed items turned round first. */
export interface MeanFormula {
  /** The form, as named above. */
  readonly kind: 'mean';
  /** Ids of the items, each once. */
  readonly items: readonly string[];
}

/** The sum of other scores. */
export interface SumOfScoresFormula {
  /** The form, as named above. */
  readonly kind: 'sumOfScores';
  /** Ids of scores that stand before this one, each once. */
  readonly scores: readonly string[];
}

/** One score divided by another. */
export interface RatioFormula {
  /** The form, as named above. */
  readonly kind: 'ratio';
  /** Id of the earlier score above the line. */
  readonly numerator: string;
  /** Id of the earlier score below the line. */
  readonly denominator: string;
}
