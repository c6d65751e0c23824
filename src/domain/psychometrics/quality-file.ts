/**
 * The quality report that `npm run quality` writes as JSON, and that researchers store as
 * `questionnaires/quality/S4@1.json`. The authoring page and the rule on reliability read it; the app does not.
 */
export interface QualityFile {
  /** Version of the file format. */
  readonly format: 1;
  /** 'S4@1': the questionnaire and its major version; also the name of the file. */
  readonly table: string;
  readonly instrument: string;
  readonly title: string;
  /** Day of the computation in India, as YYYY-MM-DD. */
  readonly made: string;
  /** Descriptions of the estimators, by the name that figures refer to. */
  readonly estimators: Readonly<Record<string, string>>;
  /** One group per version and language with enough people. */
  readonly groups: readonly QualityGroup[];
}

/** A statistic with its estimator and sample size. */
export interface Statistic {
  /** A key of `estimators`. */
  readonly estimator: string;
  /** Number of people; null if it would disclose a group of 1 to 10 people. */
  readonly n: number | null;
  /** Null if undefined. */
  readonly value: number | null;
  /** The reason why the value is null. */
  readonly reason?: string;
  /** Limits of the 95 % confidence interval, if there is one. */
  readonly low?: number;
  readonly high?: number;
}

/** People who answered the same version in the same language. */
export interface QualityGroup {
  readonly version: string;
  /** A language tag, such as 'en-IN'. */
  readonly language: string;
  /** SHA-256 of the content of the instrument, as stored with the submissions. */
  readonly instrumentHash: string;
  /** Number of people; the first submission of each person counts. */
  readonly people: number;
  /** Number of people whose browser had translated the questions, who are left out; null as in `Count`. */
  readonly browserTranslated: number | null;
  readonly items: readonly ItemQuality[];
  readonly scores: readonly ScoreQuality[];
  /** Each pair of scores once. */
  readonly correlations: readonly { readonly of: readonly [string, string]; readonly r: Statistic }[];
  readonly straightLining: Statistic;
  /** Notes for researchers about questions and scores, never about individuals. */
  readonly flags: readonly { readonly about: string; readonly text: string }[];
}

/** The statistics of an item. */
export interface ItemQuality {
  readonly id: string;
  readonly text: string;
  readonly isReversed: boolean;
  /** Number of people without an answer; null as in `Count`. */
  readonly missing: number | null;
  /** Of the item values, after reversal. */
  readonly mean: Statistic;
  readonly sd: Statistic;
  readonly skew: Statistic;
  /** Frequency of each answer, before reversal; null if the scale has no list of answers. */
  readonly options: readonly Count[] | null;
}

/** A frequency. */
export interface Count {
  readonly label: string;
  /** Null for 1 to 10 people, and for a second entry that would disclose them. */
  readonly people: number | null;
}

/** The statistics of a score. */
export interface ScoreQuality {
  readonly id: string;
  readonly title: string;
  /** Number of people without this score; null as in `Count`. */
  readonly missing: number | null;
  readonly mean: Statistic;
  readonly sd: Statistic;
  readonly skew: Statistic;
  readonly floor: Statistic;
  readonly ceiling: Statistic;
  /** From the minimum to the maximum possible score; null if they are unknown. */
  readonly distribution: readonly Count[] | null;
  readonly alpha: Statistic;
  readonly omega: Statistic;
  /** In score points, computed from alpha. */
  readonly standardError: Statistic;
  /** Statistics of each item within the score; empty if the score is not a sum or mean of items. */
  readonly items: readonly {
    readonly id: string;
    readonly itemTotal: Statistic;
    readonly alphaWithout: Statistic;
  }[];
  readonly retest: readonly RetestQuality[];
}

/** Test-retest statistics of people who repeated the questionnaire within a range of days. */
export interface RetestQuality {
  /** Whole days between the two submissions, inclusive. */
  readonly days: readonly [from: number, to: number];
  readonly icc: Statistic;
  /** In score points. */
  readonly standardError: Statistic;
  readonly smallestChange: Statistic;
  /** Mean of second minus first, in score points. */
  readonly shift: Statistic;
}
