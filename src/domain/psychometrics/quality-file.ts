/**
 * What `npm run quality` writes beside its page, and a researcher places at `questionnaires/quality/S4@1.json`. The
 * authors' page and the rule on reliability read it; nothing that people see does.
 */
export interface QualityFile {
  /** Of this form; raised when a key changes its meaning. */
  readonly format: 1;
  /** 'S4@1': the questionnaire and its major version. The file is called so. */
  readonly table: string;
  readonly instrument: string;
  readonly title: string;
  /** Day on which the figures were worked out, YYYY-MM-DD in India. */
  readonly made: string;
  /** How each figure is worked out, by the name that figures carry. */
  readonly estimators: Readonly<Record<string, string>>;
  /** One for each version and language that enough people answered. */
  readonly groups: readonly QualityGroup[];
}

/** A statistic with what it rests on. */
export interface Measured {
  /** A key of `estimators`. */
  readonly estimator: string;
  /** How many people it is of; null where that would tell of 1 to 10, of these or of those left out. */
  readonly n: number | null;
  /** Null where there is none, which is never 0. */
  readonly value: number | null;
  /** Why there is none. */
  readonly reason?: string;
  /** Ends of the 95 % interval, where there is one. */
  readonly low?: number;
  readonly high?: number;
}

/** People who answered one version in one language. */
export interface QualityGroup {
  readonly version: string;
  /** A language tag: 'en-IN'. */
  readonly language: string;
  /** SHA-256 of the instrument's content, as their attempts carry it. */
  readonly instrumentHash: string;
  /** How many people: each counts once, by the first attempt at the questionnaire. */
  readonly people: number;
  readonly items: readonly ItemQuality[];
  readonly scores: readonly ScoreQuality[];
  /** Each pair of scores once. */
  readonly correlations: readonly { readonly of: readonly [string, string]; readonly r: Measured }[];
  readonly straightLining: Measured;
  /** What a researcher should look at, in words; about questions and scores, never about people. */
  readonly flags: readonly { readonly about: string; readonly text: string }[];
}

export interface ItemQuality {
  readonly id: string;
  readonly text: string;
  readonly isReversed: boolean;
  /** How many people left it out or were not asked; null as a count of people is. */
  readonly missing: number | null;
  /** Of what the answer counts, reversed items turned round. */
  readonly mean: Measured;
  readonly sd: Measured;
  readonly skew: Measured;
  /** How often each answer was given, as answered; null for answers that are no list. */
  readonly options: readonly Count[] | null;
}

/** How many people stand at one place. */
export interface Count {
  readonly label: string;
  /** Null for 1 to 10 people, and for a second place that would give them away. */
  readonly people: number | null;
}

export interface ScoreQuality {
  readonly id: string;
  readonly title: string;
  /** How many people have no such score; null as a count of people is. */
  readonly missing: number | null;
  readonly mean: Measured;
  readonly sd: Measured;
  readonly skew: Measured;
  readonly floor: Measured;
  readonly ceiling: Measured;
  /** From the lowest to the highest possible score; null where these are not known. */
  readonly distribution: readonly Count[] | null;
  readonly alpha: Measured;
  readonly omega: Measured;
  /** In score points, by alpha. */
  readonly standardError: Measured;
  /** Each item against the others; none where the score does not add up items. */
  readonly items: readonly {
    readonly id: string;
    readonly itemTotal: Measured;
    readonly alphaWithout: Measured;
  }[];
  readonly retest: readonly RetestQuality[];
}

/** People who came back after so many days. */
export interface RetestQuality {
  /** Whole days between the two, both ends included. */
  readonly days: readonly [from: number, to: number];
  readonly icc: Measured;
  /** In score points. */
  readonly standardError: Measured;
  readonly smallestChange: Measured;
  /** Second less first, in score points. */
  readonly shift: Measured;
}
