// Derived from src/domain/psychometrics/norms-file.schema.json by `npm run derive`: change it there.

/**
 * A proposal of norms, written by `npm run norms -- propose` and read by `npm run norms -- accept`. The app does
 * not read it.
 */
export interface NormsFile {
  /** Version of the file format. */
  readonly format: 1;
  /** Id of the questionnaire. */
  readonly instrument: string;
  /** The published version with the current norms. */
  readonly version: string;
  /** SHA-256 of the content of that version, as in hashes.json. */
  readonly instrumentHash: string;
  /** Title of the questionnaire. */
  readonly title: string;
  /** Languages of the questions, such as 'en-IN'. Several only if the translations are equivalent. */
  readonly languages: readonly string[];
  /** Day of the computation in India, as YYYY-MM-DD. */
  readonly made: string;
  /** Description of the sample. */
  readonly sample: string;
  /** Number of people; the first attempt of each person counts. */
  readonly people: number;
  /** Effective sample size; equal to `people` without weights. */
  readonly effective: number;
  /** How people were weighted; null without weights. */
  readonly weights: NormsWeights | null;
  /** Numbers of excluded first attempts by reason; null for 1 to 10 people. */
  readonly leftOut: NormsLeftOut;
  /** Descriptions of the estimators. */
  readonly estimators: {
    readonly [id: string]: string;
  };
  /** Scores with proposed norms. */
  readonly scores: readonly ScoreNorms[];
  /** Scores without proposed norms. The proposal can only be accepted if there are none. */
  readonly skipped: readonly SkippedScore[];
}

/** Numbers of excluded first attempts by reason; null for 1 to 10 people. */
export interface NormsLeftOut {
  /** The first attempt has another major version. */
  readonly otherVersion: number | null;
  /** The first attempt has another language. */
  readonly otherLanguage: number | null;
  /** The browser had translated the questions. */
  readonly browserTranslated: number | null;
  /** A score could not be calculated. */
  readonly incomplete: number | null;
  /** The person belongs to no category of the margins. */
  readonly outsideMargins: number | null;
}

/** A score without proposed norms. */
export interface SkippedScore {
  /** Id of the score. */
  readonly id: string;
  /** Title of the score. */
  readonly title: string;
  /** The reason. */
  readonly reason: string;
}

/** How people were weighted. */
export interface NormsWeights {
  /** Source of the margins. */
  readonly source: string;
  /** Names of the margins: 'Gender', 'Age'. */
  readonly margins: readonly string[];
  /** Maximum weight. */
  readonly cap: number;
  /** Largest weight in use. */
  readonly largest: number;
  /** Number of iterations. */
  readonly cycles: number;
}

/** A linear function of age in years. */
export interface LineOverAge {
  /** Value at age 0. */
  readonly intercept: number;
  /** Change per year. */
  readonly slope: number;
}

/** Current and proposed norms of a score. */
export interface ScoreNorms {
  /** Id of the score. */
  readonly id: string;
  /** Title of the score. */
  readonly title: string;
  /** Weighted mean of all people, in score points. */
  readonly average: number;
  readonly mean: LineOverAge;
  readonly variance: LineOverAge;
  /** The reason why cut scores do not change; null if new ones are proposed. */
  readonly cutsKept: string | null;
  /** Age bands in the order of the questionnaire. */
  readonly bands: readonly NormsBand[];
  /** Numbers of people by current and proposed level, for all pairs of levels. */
  readonly moves: readonly LevelMove[];
}

/** Current and proposed norms of an age band. */
export interface NormsBand {
  /** Minimum age, inclusive. */
  readonly from: number;
  /** Maximum age, inclusive; null for no maximum. */
  readonly to: number | null;
  /** Number of people. */
  readonly people: number;
  /** Effective sample size. */
  readonly effective: number;
  /** Current norm; null if there is none. */
  readonly present: BandFigures | null;
  /** Statistics of the band without weights and regression, to check the fit. */
  readonly plain: BandFigures;
  /** Proposed norm. */
  readonly proposed: ProposedNorm;
}

/** Proposed norm. */
export interface ProposedNorm {
  /** In score points. */
  readonly mean: number;
  /** In score points. */
  readonly sd: number;
  /** A percentile table, for 400 people or more. */
  readonly percentiles:
    | readonly {
        /** The lowest score of the entry. */
        readonly score: number;
        /** The percentile. */
        readonly percentile: number;
      }[]
    | null;
  /** New cut scores; null if they do not change. */
  readonly cuts: LevelCuts | null;
}

/** Mean and standard deviation in score points. */
export interface BandFigures {
  /** In score points. */
  readonly mean: number;
  /** In score points. */
  readonly sd: number;
}

/** Cut scores of three levels. */
export interface LevelCuts {
  /** The maximum score of the first level. */
  readonly low: number;
  /** The maximum score of the second level. */
  readonly average: number;
}

/** Number of people with a current and a proposed level. */
export interface LevelMove {
  /** The current level. */
  readonly from: string;
  /** The proposed level. */
  readonly to: string;
  /** Null for 1 to 10 people, and for other counts from which they could be computed. */
  readonly people: number | null;
}
