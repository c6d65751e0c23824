// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

/** A level; '' where a score has none. */
export type Level = 'High' | 'Average' | 'Low' | '';

/** A colour in the overall summary: red needs attention, green is okay, blue is good, grey is not calculated. */
export type SummaryColour = 'red' | 'green' | 'blue' | 'grey';

/** One line of the level list, read from the top: the first that holds gives the level. */
export interface LevelStep {
  /** The line holds for scores up to and including this number. */
  readonly upTo?: number;
  /** The line holds for scores below this number, which is not included. */
  readonly below?: number;
  /** The level of scores of this line; '' where a score has none. */
  readonly is: Level;
  /** Short permanent id of the level, where High, Average or Low has several levels or another name: 'mild'. */
  readonly id?: string;
  /** What the person reads as the name of the level. Default: High, Average or Low. */
  readonly name?: string;
}

/** One line of the colour list, read from the top: the first that holds gives the colour. */
export interface ColourStep {
  /** The line holds for scores up to and including this number. */
  readonly upTo?: number;
  /** The line holds for scores below this number, which is not included. */
  readonly below?: number;
  /**
   * The colour in the overall summary: red needs attention, green is okay, blue is good, grey is not calculated.
   */
  readonly is: SummaryColour;
}

/** The reference distribution of this age band, for percentiles and the band of the history chart. */
export interface Norm {
  /** Mean of the reference group, in score points. */
  readonly mean: number;
  /** Standard deviation of the reference group, in score points. */
  readonly sd: number;
  /**
   * Where mean and deviation come from, in a sentence: study, sample and year, or what they were borrowed from.
   */
  readonly basis: string;
  /** A table that replaces the normal curve, in ascending order. */
  readonly percentiles?: readonly {
    /** The lowest score of this entry. */
    readonly score: number;
    /** Its percentile, 1 to 99. */
    readonly percentile: number;
  }[];
  /** true if the value is assumed and not measured. Leave it out otherwise. */
  readonly assumed?: boolean;
}

/**
 * Norm and cuts for people like this. The first matching band applies; the last one applies if no band matches.
 */
export interface AgeBand {
  /** First age of the band, itself included, in whole years. Default, with 'to': any age. */
  readonly from?: number;
  /** Last age of the band, itself included; null means and over. */
  readonly to?: number | null;
  /** Only for people who gave this gender in their profile. Default: for all people. */
  readonly gender?: Gender;
  /**
   * Only for people who gave one of these in their profile, by code: 1 to 4 as the profile lists them. Default:
   * for all people.
   */
  readonly education?: readonly number[];
  /**
   * For a band without gender where others have one: which group its norm and cuts come from, and why people of
   * another gender, or none in their profile, are compared with it or with no one. Printed in the codebook.
   */
  readonly unlisted?: string;
  /** Reference mean and deviation of this band; null where the score has no percentile. */
  readonly norm: Norm | null;
  /** Cuts of the levels, lowest first; the last line has no limit and covers the rest. */
  readonly levels: readonly LevelStep[];
  /** Cuts of the colours in the overall summary, lowest first; leave out where the score is not in the summary. */
  readonly colours?: readonly ColourStep[];
  /** Why colours and levels are cut at different scores, if they differ. */
  readonly coloursException?: string;
  /** Where the cuts of levels and colours come from. */
  readonly cuts?: {
    /** The source in a sentence, or why they were chosen. */
    readonly basis: string;
    /** true if the value is assumed and not measured. Leave it out otherwise. */
    readonly assumed?: boolean;
  };
}

/** Only for people who gave this gender in their profile. Default: for all people. */
export type Gender = 'male' | 'female';

/** What the person reads at one level. */
export interface LevelText {
  /** One to three sentences about the answers, never about the person; strengths first, no diagnosis. */
  readonly text: string;
  /** One small, concrete thing to do next. */
  readonly step: string;
  /** Further steps to choose from, at most two: with the first one a person chooses among up to three. */
  readonly steps?: readonly string[];
  /** Slugs of up to three reading pages, the most useful first. */
  readonly reading: readonly string[];
  /** A sentence next to the level for a colour that would seem to contradict it, by the colour's name. */
  readonly colourNotes?: {
    /** Shown if the colour is red. */
    readonly red?: string;
    /** Shown if the colour is green. */
    readonly green?: string;
    /** Shown if the colour is blue. */
    readonly blue?: string;
  };
  /**
   * Texts for parts of the level, most severe first: the first that holds replaces the text, steps and reading
   * above.
   */
  readonly tiers?: readonly LevelTier[];
}

/** What the person reads in one part of a level. */
export interface LevelTier {
  /** The tier holds for this score and higher ones. */
  readonly from?: number;
  /** The tier holds for this score and lower ones. */
  readonly upTo?: number;
  /** One to three sentences about the answers, never about the person; strengths first, no diagnosis. */
  readonly text: string;
  /** One small, concrete thing to do next. */
  readonly step: string;
  /** Further steps to choose from, at most two: with the first one a person chooses among up to three. */
  readonly steps?: readonly string[];
  /** Slugs of up to three reading pages, the most useful first. */
  readonly reading: readonly string[];
}

/** A number with its source. */
export interface BasedNumber {
  /** The number. */
  readonly value: number;
  /** Where the number comes from, in a sentence. */
  readonly basis: string;
  /** true if the value is assumed and not measured. Leave it out otherwise. */
  readonly assumed?: boolean;
}

/** How the score is shown on the feedback screens. Leave it out for a score that is stored but not shown. */
export interface Report {
  /**
   * 'bars': current and previous attempt, with a gauge where there is a norm; 'ratio': one bar against the
   * average; 'levels': the named levels in order with that of the person marked, for categories.
   */
  readonly chart: 'bars' | 'ratio' | 'levels';
  /** Which direction is better: 'higher', 'lower', or 'balance' when neither end is. */
  readonly direction: Direction;
  /** The possible range drawn behind the bars, in score points. */
  readonly range: {
    /** Left end. */
    readonly min: number;
    /** Right end. */
    readonly max: number;
    /** Why the axis is wider than the scores that the formula can give. Needed if it is. */
    readonly basis?: string;
  };
  /** Distance between two numbers under the chart; it must divide the range. Only for charts that draw a scale. */
  readonly tickStep?: number;
  /** The population average drawn as a dashed line: all ages. Bars may leave it out; 'ratio' needs it. */
  readonly average?: BasedNumber;
  /**
   * Reliability of the score between 0 and 1, used to decide whether a change exceeds the measurement error; null
   * if changes are not evaluated.
   */
  readonly reliability: {
    /** The coefficient, above 0 and below 1. */
    readonly value: number;
    /** Coefficient, sample and year, or that it is assumed. */
    readonly basis: string;
    /** true if the value is assumed and not measured. Leave it out otherwise. */
    readonly assumed?: boolean;
  } | null;
  /**
   * Standard error of measurement in score points, where a study gives it. Default: computed from standard
   * deviation and reliability.
   */
  readonly standardError?: BasedNumber;
  /** Norm and cuts per age band; together they cover every age from 18 on, in order, without gap or overlap. */
  readonly bands: readonly AgeBand[];
  /**
   * A text for every level the cuts can give, by the id of the level or by High, Average or Low. A level without
   * its own text uses that of High, Average or Low.
   */
  readonly levelTexts: {
    /** Shown when the level is High. */
    readonly High?: LevelText;
    /** Shown when the level is Average. */
    readonly Average?: LevelText;
    /** Shown when the level is Low. */
    readonly Low?: LevelText;
    /** Shown when the score has no level name. */
    readonly ''?: LevelText;
    readonly [id: string]: LevelText | undefined;
  };
  /** Shown next to the large figure instead of 'of {max}'. */
  readonly figureNote?: string;
}

/** Which direction is better: 'higher', 'lower', or 'balance' when neither end is. */
export type Direction = 'higher' | 'lower' | 'balance';
