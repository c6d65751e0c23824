// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

import type { Level, SummaryColour } from './report.ts';

/** When help comes before the result, and what is said then. */
export interface HelpRule {
  /**
   * The full block of help numbers comes before the result when any of these holds. For results that need a talk
   * today, not for every red one. The server evaluates it once, when the answers arrive.
   */
  readonly firstWhen: readonly HelpCondition[];
  /**
   * One row with a help number comes before the result when any of these holds, and firstWhen does not. Conditions
   * on scores alone: the server does not send answers back.
   */
  readonly rowWhen?: readonly ScoreCondition[];
  /**
   * Replaces every level text that is not red, when help comes first: takes the answers seriously, whatever the
   * total.
   */
  readonly text?: string;
  /**
   * Up to three steps towards help, the most urgent first. They replace the steps of the levels when help comes
   * first.
   */
  readonly steps?: readonly string[];
  /** Slugs of up to three reading pages that replace those of the levels when help comes first. */
  readonly reading?: readonly string[];
  /**
   * One or two sentences in the overall summary in place of praise, when help comes first. The help numbers are
   * next to it.
   */
  readonly summary?: string;
}

/** One condition: on a score, on one answer, or several that must hold together. */
export type HelpCondition = AllCondition | PartCondition;

/** A condition on one score or on one answer. */
export type SingleCondition = ItemCondition | ScoreCondition;

/** Holds when all of its conditions do. */
export interface AllCondition {
  /** The conditions. */
  readonly all: readonly PartCondition[];
}

/** Holds when the answer to one item is as each key that is given says, whatever the total. */
export interface ItemCondition {
  /** Id of an item of this file. */
  readonly item: string;
  /** The lowest code that counts: codes as they are stored, without reversal. */
  readonly from?: number;
  /** The highest code that counts. */
  readonly upTo?: number;
  /** The only code that counts. */
  readonly is?: number;
}

/** Holds when the score is as each key that is given says. */
export interface ScoreCondition {
  /** Id of a score that is reported; in 'firstWhen' with 'from', 'upTo' or 'is' also of one that is not. */
  readonly score: string;
  /** Its colour in the overall summary. */
  readonly colour?: SummaryColour;
  /** Its level. */
  readonly level?: Level;
  /** This score or a higher one. */
  readonly from?: number;
  /** This score or a lower one. */
  readonly upTo?: number;
  /** Exactly this score. */
  readonly is?: number;
  /** This percentile of the reference group or a higher one, as the norms of the person's band give it. */
  readonly fromPercentile?: number;
}

/** Holds when at least one of its conditions does. */
export interface AnyCondition {
  /** The conditions. */
  readonly any: readonly SingleCondition[];
}

/** One part of a condition: on a score, on one answer, or several of which one must hold. */
export type PartCondition = AnyCondition | SingleCondition;
