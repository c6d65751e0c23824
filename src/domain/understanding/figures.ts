/**
 * Measured understanding: after some results people may answer what the page said. The share of right answers per
 * section, language and question shows which texts are not understood. Answers are counted without the person.
 */

/** 'change': better, the same or worse than last time? 'step': what could you do next? */
export const understandingQuestions = ['change', 'step'] as const;
export type UnderstandingQuestion = (typeof understandingQuestions)[number];

/** Share of the openings of a result after which the questions are asked. */
export const questionSampleShare = 0.1;

/** Fewer answers than this say nothing about a text. */
export const minAnswers = 50;

/** A text with a smaller share of right answers counts as broken. */
export const minRightShare = 0.8;

/** Figures include the answers of this many days, today included, so that a corrected text recovers. */
export const figureDays = 90;

/** Counted answers to one question about the result page of a section. */
export interface UnderstandingFigure {
  readonly sectionId: string;
  /** A language tag of BCP 47, such as 'en-IN'. */
  readonly language: string;
  readonly question: UnderstandingQuestion;
  readonly answers: number;
  /** How many of the answers agree with the page. */
  readonly right: number;
}

/** 'unknown': fewer than `minAnswers` answers. */
export type Clarity = 'unknown' | 'clear' | 'broken';

/** Evaluates the text that a question is about. */
export function evaluateClarity({ answers, right }: Pick<UnderstandingFigure, 'answers' | 'right'>): Clarity {
  if (answers < minAnswers) return 'unknown';
  return right / answers < minRightShare ? 'broken' : 'clear';
}
