// Derived from questionnaires/instrument.schema.json by `npm run derive`: change it there.

/** A condition on earlier answers. */
export type AnswerCondition = AllOfAnswers | AnyOfAnswers | NotAnswers | AnswerSum | AnswerComparison;

/**
 * Compares the answer to an earlier item, by its stored code. It does not hold where that item is unanswered or
 * hidden.
 */
export interface AnswerComparison {
  /** Id of an item that precedes this one. */
  readonly item: string;
  /** Exactly this answer. */
  readonly is?: number;
  /** This answer or a higher one. */
  readonly from?: number;
  /** This answer or a lower one. */
  readonly upTo?: number;
  /** For several of a list: this option is among the chosen ones. */
  readonly includes?: number;
}

/**
 * Compares the score so far: the sum of the values of earlier items, with reversed items reversed. It does not
 * hold where one of them is unanswered or hidden.
 */
export interface AnswerSum {
  /** Ids of items that precede this one. */
  readonly sumOf: readonly string[];
  /** This sum or a higher one. */
  readonly from?: number;
  /** This sum or a lower one. */
  readonly upTo?: number;
}

/** Holds when all of its conditions do. */
export interface AllOfAnswers {
  /** The conditions. */
  readonly all: readonly AnswerCondition[];
}

/** Holds when at least one of its conditions does. */
export interface AnyOfAnswers {
  /** The conditions. */
  readonly any: readonly AnswerCondition[];
}

/** Holds when its condition does not, also where the answer is not there. */
export interface NotAnswers {
  /** The condition. */
  readonly not: AnswerCondition;
}
