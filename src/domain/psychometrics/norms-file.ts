// Derived from src/domain/psychometrics/norms-file.schema.json by `npm run derive`: change it there.

/**
 * What `npm run norms -- propose` writes beside its page, and `npm run norms -- accept` reads. Nothing that people
 * see reads it.
 */
export interface NormsFile {
  /** Of this form; raised when a key changes its meaning. */
  readonly format: 1;
  /** Id of the questionnaire. */
  readonly instrument: string;
  /** The published version whose norms stand beside the proposed ones. */
  readonly version: string;
  /** SHA-256 of that version's content, as hashes.json has it. */
  readonly instrumentHash: string;
  /** Title of the questionnaire. */
  readonly title: string;
  /** In which the questions were read: 'en-IN'. */
  readonly language: string;
  /** Day on which the figures were worked out, in India. */
  readonly made: string;
  /** Whom the figures are of, in words. */
  readonly sample: string;
  /** How many people: each counts once, by the first attempt at the questionnaire. */
  readonly people: number;
  /** How many people of equal weight would tell as much; the same number without weights. */
  readonly effective: number;
  /** How people were weighted; null where each counts the same. */
  readonly weights: NormsWeights | null;
  /** How many first attempts are not in it, by reason; null for 1 to 10 people. */
  readonly leftOut: NormsLeftOut;
  /** How each figure is worked out. */
  readonly estimators: {
    readonly [id: string]: string;
  };
  /** Every score with norms that can be proposed. */
  readonly scores: readonly ScoreNorms[];
  /** Scores with norms of which nothing can be proposed. While there is one, nothing can be accepted. */
  readonly skipped: readonly SkippedScore[];
}

/** How many first attempts are not in it, by reason; null for 1 to 10 people. */
export interface NormsLeftOut {
  /** First answered another major version. */
  readonly otherVersion: number | null;
  /** Read the questions in another language. */
  readonly otherLanguage: number | null;
  /** A score could not be calculated. */
  readonly incomplete: number | null;
  /** The margins have no place for them. */
  readonly outsideMargins: number | null;
}

/** A score of which nothing is proposed. */
export interface SkippedScore {
  /** Of the score. */
  readonly id: string;
  /** Of the score. */
  readonly title: string;
  /** Why, in a sentence. */
  readonly reason: string;
}

/** How people were weighted. */
export interface NormsWeights {
  /** Where the margins are from. */
  readonly source: string;
  /** What was weighted by: 'Gender', 'Age'. */
  readonly margins: readonly string[];
  /** No weight is larger. */
  readonly cap: number;
  /** The largest that was needed. */
  readonly largest: number;
  /** After so many rounds every margin was reached. */
  readonly cycles: number;
}

/** A straight line over age in years. */
export interface LineOverAge {
  /** At age 0. */
  readonly intercept: number;
  /** With each year. */
  readonly slope: number;
}

/** Present and proposed norms of a score. */
export interface ScoreNorms {
  /** Of the score. */
  readonly id: string;
  /** Of the score. */
  readonly title: string;
  /** Of everybody, by weight, in score points. */
  readonly average: number;
  readonly mean: LineOverAge;
  readonly variance: LineOverAge;
  /** Why the cuts of levels and colours stay as they are; null where new ones are proposed. */
  readonly cutsKept: string | null;
  /** The age bands of the file, in its order. */
  readonly bands: readonly NormsBand[];
  /** How many people have which level now, and which by the proposal: every pair of levels. */
  readonly moves: readonly LevelMove[];
}

/** One age band, now and as proposed. */
export interface NormsBand {
  /** First age. */
  readonly from: number;
  /** Last age; null: and over. */
  readonly to: number | null;
  /** How many. */
  readonly people: number;
  /** The same by weight. */
  readonly effective: number;
  /** As the questionnaire has it; null where it has no norm. */
  readonly present: BandFigures | null;
  /** Of the band's own people alone, without weights or age: how well the lines fit. */
  readonly plain: BandFigures;
  /** As the questionnaire would have it. */
  readonly proposed: ProposedNorm;
}

/** As the questionnaire would have it. */
export interface ProposedNorm {
  /** In score points. */
  readonly mean: number;
  /** In score points. */
  readonly sd: number;
  /** A table in place of the normal curve, from 400 people on. */
  readonly percentiles:
    | readonly {
        /** The lowest score of this entry. */
        readonly score: number;
        /** Its percentile. */
        readonly percentile: number;
      }[]
    | null;
  /** New cuts; null where they stay. */
  readonly cuts: LevelCuts | null;
}

/** Mean and deviation in score points. */
export interface BandFigures {
  /** In score points. */
  readonly mean: number;
  /** In score points. */
  readonly sd: number;
}

/** Where three levels part. */
export interface LevelCuts {
  /** The highest score of the first level. */
  readonly low: number;
  /** The highest score of the second. */
  readonly average: number;
}

/** People who have one level now and this one by the proposal. */
export interface LevelMove {
  /** The level now. */
  readonly from: string;
  /** The level by the proposal. */
  readonly to: string;
  /** Null for 1 to 10 people, and for places that would give them away. */
  readonly people: number | null;
}
