// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

import type { Report } from './report.ts';

/** One score. */
export interface Score {
  /** Short permanent id of the score, used below and in exports. */
  readonly id: string;
  /** Title on the feedback screens. */
  readonly title: string;
  /** Title in the overall summary and history, where it differs. */
  readonly summaryTitle?: string;
  /** How the score is made. */
  readonly formula: Formula;
  /**
   * What each item value counts in this score, after reversal: for a second scoring of the same answers, such as
   * 0-0-1-1. Together the rows hold every value. Default: the value itself.
   */
  readonly recode?: Recode;
  /** Decimal places kept when the score is stored; 0 for sums. */
  readonly decimals: number;
  /**
   * How the score is rounded to its decimals. Default: halves up, and scores made of it take its unrounded value.
   */
  readonly rounding?: Rounding;
  /** What happens where items of this score are unanswered. Default: the score is then not calculated. */
  readonly missing?: MissingRule;
  /** How the score is shown. Leave it out for a score that is stored but not shown. */
  readonly report?: Report;
}

/** How the score is made. */
export type Formula =
  | SumFormula
  | MeanFormula
  | WeightedSumFormula
  | SumOfScoresFormula
  | DifferenceFormula
  | RatioFormula
  | LinearFormula
  | CountFromFormula
  | HighestFormula
  | TableFormula
  | RulesFormula
  | ProductFormula
  | TimeBetweenFormula
  | LookupFormula;

/**
 * What each item value counts in this score, after reversal: for a second scoring of the same answers, such as
 * 0-0-1-1. Together the rows hold every value. Default: the value itself.
 */
export type Recode = readonly {
  /** The item value, or the lowest of several. */
  readonly from: number;
  /** The highest of several values; default: the row is for one value. */
  readonly to?: number;
  /** What it counts. */
  readonly value: number;
}[];

/**
 * How the score is rounded to its decimals. Default: halves up, and scores made of it take its unrounded value.
 */
export interface Rounding {
  /**
   * 'halfUp': 2.5 becomes 3; 'halfEven': 2.5 becomes 2 and 3.5 becomes 4; 'up' and 'down': to the next higher or
   * lower number.
   */
  readonly mode?: 'halfUp' | 'halfEven' | 'up' | 'down';
  /**
   * What scores made of this one take: 'exact': its unrounded value, the default; 'rounded': the number that is
   * shown.
   */
  readonly passedOn?: 'exact' | 'rounded';
}

/** What happens where items of this score are unanswered. Default: the score is then not calculated. */
export interface MissingRule {
  /** How many of its items must be answered; with fewer it is not calculated. */
  readonly atLeast: number;
  /**
   * 'ownMean': each unanswered item counts as the mean of the person's answered ones; 'leftOut': it does not
   * count.
   */
  readonly rest: 'ownMean' | 'leftOut';
}

/** A condition on earlier scores or on the values of items. */
export type ScoreRule = NotRules | AllOfRules | AnyOfRules | AtLeastRules | ItemComparison | ScoreComparison;

/** Compares an earlier score. */
export interface ScoreComparison {
  /** Id of an earlier score. */
  readonly score: string;
  /** This number or a higher one. */
  readonly from?: number;
  /** This number or a lower one. */
  readonly upTo?: number;
}

/** Compares the value of an item: what it counts, with reversed items reversed. */
export interface ItemComparison {
  /** Id of an item of this file. */
  readonly item: string;
  /** This number or a higher one. */
  readonly from?: number;
  /** This number or a lower one. */
  readonly upTo?: number;
}

/** Holds when all of its conditions do. */
export interface AllOfRules {
  /** The conditions. */
  readonly all: readonly ScoreRule[];
}

/** Holds when at least one of its conditions does. */
export interface AnyOfRules {
  /** The conditions. */
  readonly any: readonly ScoreRule[];
}

/** Holds when at least so many of its conditions do. */
export interface AtLeastRules {
  /** How many. */
  readonly atLeast: number;
  /** The conditions. */
  readonly of: readonly ScoreRule[];
}

/** The sum of item values, with reversed items reversed. */
export interface SumFormula {
  /** The form, as named above. */
  readonly kind: 'sum';
  /** Ids of the items, each once. */
  readonly items: readonly string[];
}

/** The mean of item values, with reversed items reversed. */
export interface MeanFormula {
  /** The form, as named above. */
  readonly kind: 'mean';
  /** Ids of the items, each once. */
  readonly items: readonly string[];
}

/** The sum of item values, each times its weight. */
export interface WeightedSumFormula {
  /** The form, as named above. */
  readonly kind: 'weightedSum';
  /** Ids of the items, each once. */
  readonly items: readonly string[];
  /** The weights, one for each item in the same order. */
  readonly weights: readonly number[];
}

/** The sum of other scores. */
export interface SumOfScoresFormula {
  /** The form, as named above. */
  readonly kind: 'sumOfScores';
  /** Ids of scores that precede this one, each once. */
  readonly scores: readonly string[];
}

/** One score less another. */
export interface DifferenceFormula {
  /** The form, as named above. */
  readonly kind: 'difference';
  /** Id of the earlier score, the minuend. */
  readonly minuend: string;
  /** Id of the earlier score, the subtrahend. */
  readonly subtrahend: string;
}

/** One score divided by another. */
export interface RatioFormula {
  /** The form, as named above. */
  readonly kind: 'ratio';
  /** Id of the earlier score, the numerator. */
  readonly numerator: string;
  /** Id of the earlier score, the denominator. */
  readonly denominator: string;
}

/**
 * An earlier score on another scale: a + b times the score. With a 0 and b 25, a score of 0 to 4 becomes 0 to 100.
 */
export interface LinearFormula {
  /** The form, as named above. */
  readonly kind: 'linear';
  /** Id of the earlier score. */
  readonly score: string;
  /** What is added. */
  readonly a: number;
  /** What the score is multiplied with; not 0. */
  readonly b: number;
}

/** How many items have a value at a cut or beyond it: `from`, `upTo`, or both. */
export interface CountFromFormula {
  /** The form, as named above. */
  readonly kind: 'countFrom';
  /** Ids of the items, each once. */
  readonly items: readonly string[];
  /** Counts this value and higher ones. */
  readonly from?: number;
  /** Counts this value and lower ones. */
  readonly upTo?: number;
}

/** The highest of item values, with reversed items reversed. */
export interface HighestFormula {
  /** The form, as named above. */
  readonly kind: 'highest';
  /** Ids of the items, each once. */
  readonly items: readonly string[];
}

/** What a table gives for an earlier score, which is a whole number. */
export interface TableFormula {
  /** The form, as named above. */
  readonly kind: 'table';
  /** Id of the earlier score: a whole number. */
  readonly score: string;
  /** The table, lowest first, without gap: together its rows hold every score that is possible. */
  readonly rows: readonly {
    /** The earlier score, or the lowest of several. */
    readonly from: number;
    /** The highest of several scores; default: the row is for one score. */
    readonly to?: number;
    /** What it becomes. */
    readonly value: number;
    /** Standard error of measurement of that value, where the table gives it. */
    readonly standardError?: number;
  }[];
}

/** The number of the first case that holds: for categories, such as one of three states. */
export interface RulesFormula {
  /** The form, as named above. */
  readonly kind: 'rules';
  /** The cases, read from the top. */
  readonly cases: readonly {
    /** When it holds. */
    readonly when: ScoreRule;
    /** The number of this category. */
    readonly value: number;
  }[];
  /** The number where no case holds. */
  readonly otherwise: number;
}

/** The product of item values, such as quantity times frequency, with reversed items reversed. */
export interface ProductFormula {
  /** The form, as named above. */
  readonly kind: 'product';
  /** Ids of the items, each once. */
  readonly items: readonly string[];
}

/** The minutes from one clock time to the next time the clock says the other, over midnight if it must be. */
export interface TimeBetweenFormula {
  /** The form, as named above. */
  readonly kind: 'timeBetween';
  /** Id of the item with the clock time of the start. */
  readonly start: string;
  /** Id of the item with the clock time of the end. */
  readonly end: string;
}

/** What a table gives for the values of its items taken together, such as 1-1-2-1-3. */
export interface LookupFormula {
  /** The form, as named above. */
  readonly kind: 'lookup';
  /** Ids of the items, each once. */
  readonly items: readonly string[];
  /** The table: one row for each profile. */
  readonly rows: readonly {
    /** The values of the items, in the same order. */
    readonly values: readonly number[];
    /** What the profile becomes. */
    readonly value: number;
  }[];
  /** What every profile without a row becomes. Default: the table has all profiles. */
  readonly otherwise?: number;
}

/** Holds when its condition does not. */
export interface NotRules {
  /** The condition. */
  readonly not: ScoreRule;
}
